import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { smsPurposes } from '../../contract/sms.ts'
import { templateCodes } from './templates.ts'

const folder = mkdtempSync(join(tmpdir(), 'hengdu-templates-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'templates.json')
const all = Object.fromEntries(Object.keys(smsPurposes).map((purpose) => [purpose, { cn: `${purpose}-cn`, en: `${purpose}-en` }]))

it('templates are taken by purpose and language', () => {
  writeFileSync(file, JSON.stringify({ main: all }))
  expect(templateCodes(file, 'main')({ purpose: 'invitation', lang: 'en', values: {} })).toBe('invitation-en')
})

it('what is missing is named: the file, the set, each template', () => {
  expect(() => templateCodes(undefined, 'main')).toThrow('SMS_TEMPLATES is required')
  expect(() => templateCodes(join(folder, 'none.json'), 'main')).toThrow('cannot be read')
  expect(() => templateCodes(file, 'other')).toThrow('no set "other"')
  writeFileSync(file, JSON.stringify({ main: { ...all, code: { cn: 'code-cn' } } }))
  expect(() => templateCodes(file, 'main')).toThrow(/lacks templates in "main": code\.en$/)
  writeFileSync(file, JSON.stringify({ main: { ...all, cod: { cn: 'x' } } }))
  expect(() => templateCodes(file, 'main')).toThrow('is not usable')
})
