import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const live = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example' }

it('production takes no lines for debugging', () => {
  expect(() => readConfig({ ...live, LOG_LEVEL: 'debug' }, 1000)).toThrow('Setting LOG_LEVEL=debug is for development')
  expect(readConfig({ ...live, LOG_LEVEL: 'warn' }, 1000).LOG_LEVEL).toBe('warn')
  expect(readConfig({ LOG_LEVEL: 'debug' }, 1000).LOG_LEVEL).toBe('debug')
})

it('production does not run as root, unless its setting allows it', () => {
  expect(() => readConfig(live, 0)).toThrow('Production does not run as root: start it as a user of its own')
  expect(readConfig({ ...live, RUN_AS_ROOT: 'yes' }, 0).HENGDU_ENV).toBe('production')
  for (const uid of [1000, null]) expect(readConfig(live, uid).HENGDU_ENV).toBe('production')
  expect(readConfig({}, 0).HENGDU_ENV).toBe('development')
})
