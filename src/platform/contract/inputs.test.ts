import { expect, it } from 'vitest'
import type { fieldErrors } from '../../rules/field-errors.ts'
import { nameLine, optionalNameLine } from './inputs.ts'

const messageOf = (name: string) => nameLine(60).safeParse(name).error?.issues[0]?.message

it('accepts names of every script as they are written', () => {
  for (const name of [
    '沈嘉禾',
    'Søren Kjær',
    'Łukasz Żak',
    'Ελένη',
    'Жанна Ким',
    'می‌خواهم',
    'क्‍ष',
    'O’Brien & Söhne',
    '横渡物流',
    'Anna (Анна)',
  ])
    expect(nameLine(60).parse(name)).toBe(name)
})

it('takes out what nobody sees', () => {
  expect(nameLine(60).parse('Lan\u200bgong\u2060 \u202eRobotics\ufeff')).toBe('Langong Robotics')
  expect(nameLine(60).parse('澜\u200d工')).toBe('澜工')
  expect(nameLine(60).safeParse('\u200b\u200d').success).toBe(false)
})

it('refuses the name of the platform, however it is spelled, and words of look-alike letters', () => {
  for (const name of ['衡渡客服 Hengdu', 'Hengdu Support', 'HENG-DU official', 'H e n g d u', 'Ｈｅｎｇｄｕ', 'héngdù', '衡\u200b渡官方'])
    expect(messageOf(name), name).toBe('namePlatform' satisfies keyof typeof fieldErrors)
  for (const name of ['L\u0430ngong Robotics', 'Hеngdu Support', 'Αcme']) expect(messageOf(name), name).toBe('nameMixed')
  expect(optionalNameLine(60).safeParse('Hengdu').success).toBe(false)
  expect(optionalNameLine(60).parse('')).toBe('')
})

it('judges a name of any length in one pass', () => {
  // A quadratic search would take hours for this one.
  expect(nameLine(60).safeParse('ж'.repeat(900_000)).success).toBe(false)
})
