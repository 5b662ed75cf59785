import { expect, it } from 'vitest'
import { checkDays } from '../../../scripts/check/days.ts'

const problems = (text: string, path = 'src/features/base/a/web/A.tsx') => checkDays([{ path, text }]).length

it.each([
  'const today = new Date().toISOString().slice(0, 10)',
  'lastAdultBirth(new Date().toISOString().slice(0, 10))',
  "const [day] = new Date().toISOString().split('T')",
  'const thisYear = new Date().getFullYear()',
  "const today = () => new Date().toLocaleDateString('sv')",
  'const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)',
  'const now = new Date()\n  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())',
  'const day = act.now.toString().slice(0, 10)',
  'const day = services.clock.now().toString().slice(0, 10)',
  'const day = Temporal.Now.plainDateISO()',
])('refuses %j', (text) => {
  expect(problems(text)).toBe(1)
})

it.each([
  'const day = new Date(Date.parse(given) + DAY_MS).toISOString().slice(0, 10)',
  'formatTime(new Date().toISOString(), lang)',
  'const day = new Date(ms)\n  return day.getFullYear()',
  'const now = new Date()\n}\nfunction other(now: Date) {\n  return now.getFullYear()',
  'const day = today()',
])('allows %j', (text) => {
  expect(problems(text)).toBe(0)
})

it('leaves alone where both are defined, and tests', () => {
  expect(problems('Temporal.Now.instant()', 'src/platform/server/clock.ts')).toBe(0)
  expect(problems('Temporal.Now.instant()', 'src/platform/server/clock.test.ts')).toBe(0)
})
