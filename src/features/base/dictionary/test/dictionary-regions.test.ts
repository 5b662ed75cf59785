import { expect, it } from 'vitest'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** Typed words as countries and regions, by the vocabulary of every search. */

const h = serverForFile()

const first = async (search: string) => (await h.ok('GET /ws/dict/regions', { search })).map(({ code }) => code)

it.each([
  ['越南', 'VN'],
  ['越南商标', 'VN'],
  ['yuenan', 'VN'],
  ['vietnm', 'VN'],
  ['德國', 'DE'],
  ['Germ', 'DE'],
  ['ＵＫ', 'GB'],
  ['慕尼黑', 'DE'],
  ['payroll in Singapore', 'SG'],
])('“%s” names %s', async (typed, code) => {
  expect((await first(typed))[0]).toBe(code)
})

it('names each of several, and nothing for other words', async () => {
  expect(await first('德国 法国')).toEqual(['DE', 'FR'])
  expect(await first('商标')).toEqual([])
  expect(await first('')).toEqual([])
  expect(await first('zzzz')).toEqual([])
})
