import { expect, test } from 'vitest'
import { addressOf, networkOf } from './addresses.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['<script>alert(1)</script>', '192.0.2.1'],
  ['x'.repeat(300), '192.0.2.1'],
  ['', '192.0.2.1'],
])('a proxy that says %s: %s', (ip, address) => {
  expect(addressOf({ ip, socket: { remoteAddress: '::ffff:192.0.2.1' } as never })).toBe(address)
})
