import { mkdtempSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesOf, readConfig } from './config.ts'

const live = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none' }

it('production takes no lines for debugging', () => {
  expect(() => readConfig({ ...live, LOG_LEVEL: 'debug' }, 1000)).toThrow('Setting LOG_LEVEL=debug is for development')
  expect(readConfig({ ...live, LOG_LEVEL: 'warn' }, 1000).LOG_LEVEL).toBe('warn')
  expect(readConfig({ LOG_LEVEL: 'debug' }, 1000).LOG_LEVEL).toBe('debug')
})

it('production listens on every address, of both families where the machine has them; development on this machine only', () => {
  const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'))
  expect(readConfig(live, 1000).HOST).toBe(hasIpv6 ? '::' : '0.0.0.0')
  expect(readConfig({ ...live, HOST: '127.0.0.1' }, 1000).HOST).toBe('127.0.0.1')
  expect(readConfig({}, 1000)).toMatchObject({ HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', ROLE: 'all' })
  expect(readConfig({}, 1000).METRICS_PORT).toBeUndefined()
})

it('production keeps its limits of requests', () => {
  expect(() => readConfig({ ...live, REQUESTS_PER_MINUTE: '1000000' }, 1000)).toThrow('Setting REQUESTS_PER_MINUTE is for measuring')
  expect(readConfig({ REQUESTS_PER_MINUTE: '1000000' }, 1000).REQUESTS_PER_MINUTE).toBe(1_000_000)
})

it('the way past a pooler is that of what migrates, too, and needs a pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://there' }, 1000)).toThrow('DATABASE_DIRECT_URL goes past the pooler')
  const [url, direct, owner] = ['postgres://pooler', 'postgres://there', 'postgres://owner@there']
  expect(addressesOf(readConfig({ DATABASE_URL: url }, 1000))).toEqual({ url, direct: url, owner: url })
  const past = { DATABASE_URL: url, DATABASE_DIRECT_URL: direct }
  expect(addressesOf(readConfig(past, 1000))).toEqual({ url, direct, owner: direct })
  expect(addressesOf(readConfig({ ...past, DATABASE_OWNER_URL: owner }, 1000))).toEqual({ url, direct, owner })
  expect(addressesOf(readConfig({}, 1000))).toBeUndefined()
})

it('production does not run as root, unless its setting allows it', () => {
  expect(() => readConfig(live, 0)).toThrow('Production does not run as root: start it as a user of its own')
  expect(readConfig({ ...live, RUN_AS_ROOT: 'yes' }, 0).HENGDU_ENV).toBe('production')
  for (const uid of [1000, null]) expect(readConfig(live, uid).HENGDU_ENV).toBe('production')
  expect(readConfig({}, 0).HENGDU_ENV).toBe('development')
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://localhost/hengdu'],
  ['HENGDU_ENV', 'x'],
  ['SEED', 'perhaps'],
  ['DATABASE_POOL', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['PUBLIC_URL', 'javascript://hengdu.example'],
  ['PUBLIC_URL', 'https://hengdu.example/?a=1'],
])('an invalid setting is refused with one line that names it: %s=%s', (name, value) => {
  expect(lineOf({ [name]: value })).toContain(`Setting ${name}="${value}" is not usable`)
})

it('an invalid setting is named without the password or the key that it contains', () => {
  const address = lineOf({ DATABASE_URL: 'mysql://hengdu:secret@db.example/hengdu' })
  expect(address).toContain('DATABASE_URL="mysql://hengdu:…@db.example/hengdu"')
  expect(address).not.toContain('secret')
  const key = lineOf({ SECRET_KEY: 'half-of-a-key' })
  expect(key).toMatch(/^Setting SECRET_KEY is not usable: every key must be 32 bytes in base64/)
  expect(key).not.toContain('half')
})

it('a setting that production needs is named if it is missing or too weak', () => {
  const external = { HENGDU_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' }
  expect(lineOf(external)).toMatch(/^Setting SECRET_KEY is required in production with an external database/)
  expect(lineOf({ HENGDU_ENV: 'production' })).toMatch(/^Setting PUBLIC_URL is required in production/)
  expect(lineOf({ ...live, PUBLIC_URL: 'http://hengdu.example' })).toMatch(/^Setting PUBLIC_URL must begin with https: in production/)
})

it('production without a sender of SMS or mail starts only if that is meant', () => {
  const { MESSAGES: _, ...open } = live
  expect(lineOf(open)).toMatch(/^Setting SMS_URL and SMTP_URL is required in production/)
  const SMTP_URL = 'smtps://mail.example'
  expect(lineOf({ ...open, SMTP_URL })).toMatch(/^Setting SMS_URL is required in production/)
  const SMS_URL = 'webhook+https://:secret@sms.example/'
  expect(lineOf({ ...open, SMS_URL })).toMatch(/^Setting SMTP_URL is required in production/)
  expect(readConfig({ ...open, SMS_URL, SMTP_URL }, 1000).SMS_URL).toBe(SMS_URL)
  expect(readConfig({}, 1000).MESSAGES).toBe('needed')
})

it('the demo world is refused in production, not left out in silence', () => {
  expect(lineOf({ ...live, SEED: 'always' })).toMatch(/^Setting SEED=always is for development/)
})

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hengdu-setting-'))
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  it('is its content without the line end', () => {
    const path = file('smtp', 'smtps://user:secret@mail.example\n')
    expect(readConfig({ SMTP_URL_FILE: path }, 1000).SMTP_URL).toBe('smtps://user:secret@mail.example')
    expect(readConfig({ PORT_FILE: file('port', '9090') }, 1000).PORT).toBe(9090)
  })

  it('is refused beside the same setting, or when it cannot be read, in one line', () => {
    const path = file('both', 'a')
    expect(lineOf({ MAIL_FROM: 'a', MAIL_FROM_FILE: path })).toMatch(/^Settings MAIL_FROM and MAIL_FROM_FILE are both given/)
    expect(lineOf({ MAIL_FROM_FILE: join(folder, 'none') })).toMatch(/^Setting MAIL_FROM_FILE: .* cannot be read \(ENOENT\)/)
  })

  it('is not repeated when it is not usable', () => {
    const line = lineOf({ DATABASE_URL_FILE: file('database', 'mysql://hengdu:secret@db.example/hengdu') })
    expect(line).toMatch(/^Setting DATABASE_URL_FILE is not usable/)
    expect(line).not.toContain('secret')
  })
})

/** What is said about settings that are not taken, which is one line. */
function lineOf(settings: Record<string, string>): string {
  try {
    readConfig(settings, 1000)
  } catch (error) {
    const { message } = error as Error
    expect(message).not.toContain('\n')
    return message
  }
  throw new Error('the settings are taken')
}
