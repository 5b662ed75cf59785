import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test('a session is named by its browser and system', () => {
  expect(
    deviceOf(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ),
  ).toBe('Edge · Windows')
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari · iOS')
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36')).toBe(
    'Chrome · Android',
  )
})

test('an unrecognised user agent has no name', () => {
  expect(deviceOf('')).toBe('')
  expect(deviceOf('curl/8.14.1')).toBe('')
})
