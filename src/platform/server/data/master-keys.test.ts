import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { masterKeysOf } from './master-keys.ts'

const directory = mkdtempSync(join(tmpdir(), 'hengdu-keys-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const text = () => randomBytes(32).toString('base64')
const keysOf = (setting: string) => masterKeysOf(readConfig({ SECRET_KEY: setting }))

describe('master keys of the setting', () => {
  it('wrap with the first and open what any of them wrapped', () => {
    const [one, two] = [text(), text()]
    const key = randomBytes(32)
    const before = keysOf(one)
    const after = keysOf(`${two}, ${one}`)
    const wrapped = before.wrap(key, 'place')
    expect(after.current).not.toBe(before.current)
    expect(after.has(before.current)).toBe(true)
    expect(after.unwrap(before.current, wrapped, 'place').equals(key)).toBe(true)
    expect(() => after.unwrap(after.current, wrapped, 'place')).toThrow()
    expect(() => before.unwrap(before.current, wrapped, 'elsewhere')).toThrow()
    expect(keysOf(two).has(before.current)).toBe(false)
    expect(() => keysOf(two).unwrap(before.current, wrapped, 'place')).toThrow('is missing')
    expect(before.digest('a')).toBe(keysOf(one).digest('a'))
    expect(before.digest('a')).not.toBe(after.digest('a'))
  })

  it('are refused unless each has 32 bytes, without repeating them', () => {
    for (const wrong of ['secret', 'c2hvcnQ=', `${text()},`, `${text()},x`]) {
      const read = () => readConfig({ SECRET_KEY: wrong })
      expect(read).toThrow(ConfigError)
      expect(read).toThrow(/^Setting SECRET_KEY is not usable: [^=]*$/)
    }
  })

  it('are required in production with an external database', () => {
    const production = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none', RUN_AS_ROOT: 'yes' }
    const external = { ...production, DATABASE_URL: 'postgres://db.example/hengdu' }
    expect(() => readConfig(external)).toThrow('Setting SECRET_KEY is required in production with an external database')
    expect(() => readConfig({ ...external, SECRET_KEY: text() })).not.toThrow()
    expect(() => readConfig(production)).not.toThrow()
  })
})

describe('the master key in a file', () => {
  const DATA_DIR = join(directory, 'data')
  const path = join(DATA_DIR, 'secret.key')

  it('is made when the first secret needs it, for its owner only, and found again', () => {
    const keys = masterKeysOf(readConfig({ DATA_DIR }))
    expect(keys.has('x')).toBe(false)
    expect(existsSync(DATA_DIR)).toBe(false)
    const wrapped = keys.wrap(Buffer.from('key'), 'place')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const again = masterKeysOf(readConfig({ DATA_DIR }))
    expect(again.unwrap(keys.current, wrapped, 'place').toString()).toBe('key')
    expect(keysOf(readFileSync(path, 'utf8').trim()).current).toBe(keys.current)
  })

  it('is not replaced when it is damaged', () => {
    writeFileSync(path, 'half')
    expect(() => masterKeysOf(readConfig({ DATA_DIR })).current).toThrow('restore it from the backup')
    expect(readFileSync(path, 'utf8')).toBe('half')
  })
})
