import { expect, it } from 'vitest'
import { bankCalendar, publicCalendar } from './public-calendar.ts'

const YEARS = [2026, 2027]
/** Every place that has a calendar of its own. */
const places = async () => {
  const codes = Array.from({ length: 26 * 26 }, (_, n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)))
  const known = await Promise.all(codes.map(async (code) => ((await publicCalendar(code, 2026)) ? code : null)))
  return known.filter((code) => code !== null)
}

it('names no day of any country twice', async () => {
  const all = await places()
  expect(all.length).toBeGreaterThan(100)
  const doubled: string[] = []
  for (const code of all)
    for (const year of YEARS) {
      const seen = new Set<string>()
      for (const { date, english } of (await publicCalendar(code, year)) ?? []) {
        const one = `${code} ${date} ${english.replace(/ \(substitute day\)$/, '')}`
        if (seen.has(one)) doubled.push(one)
        seen.add(one)
      }
    }
  expect(doubled).toEqual([])
})

it('says a day by the name that its country uses now, in both languages', async () => {
  const kenya = (await publicCalendar('KE', 2026)) ?? []
  expect(kenya.find(({ date }) => date === '2026-10-10')).toMatchObject({ english: 'Mazingira Day' })
  expect(kenya.filter(({ english }) => /Moi/.test(english))).toEqual([])
  for (const code of ['KE', 'NG', 'KZ', 'VN', 'DE'])
    for (const { chinese, english } of (await publicCalendar(code, 2026)) ?? [])
      expect(`${chinese} ${english}`).toMatch(/\p{Script=Han}.* .*[A-Za-z]/u)
})

it('knows nothing of a place that does not exist', async () => {
  expect(await bankCalendar('ZZ', 2026)).toBeNull()
  expect(await publicCalendar('ZZ', 2026)).toBeNull()
})
