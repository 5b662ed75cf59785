import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const live = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example' }

it('production takes no lines for debugging', () => {
  expect(() => readConfig({ ...live, LOG_LEVEL: 'debug' }, 1000)).toThrow('Setting LOG_LEVEL=debug is for development')
  expect(readConfig({ ...live, LOG_LEVEL: 'warn' }, 1000).LOG_LEVEL).toBe('warn')
  expect(readConfig({ LOG_LEVEL: 'debug' }, 1000).LOG_LEVEL).toBe('debug')
})

it('production keeps its limits of requests', () => {
  expect(() => readConfig({ ...live, REQUESTS_PER_MINUTE: '1000000' }, 1000)).toThrow('Setting REQUESTS_PER_MINUTE is for measuring')
  expect(readConfig({ REQUESTS_PER_MINUTE: '1000000' }, 1000).REQUESTS_PER_MINUTE).toBe(1_000_000)
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
