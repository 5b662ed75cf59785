import { expect, it } from 'vitest'
import { demoProviders } from '../../seed/data/providers/all.ts'

const firms = demoProviders()
const langs = ['cn', 'en'] as const
const introOf = (firm: (typeof firms)[number], lang: 'cn' | 'en') => (lang === 'cn' ? firm.introCn : firm.introEn)
const sentencesOf = (text: string) => text.split(/(?<=[。！？])|(?<=[.!?])\s+(?=[A-Z0-9])/u).filter(Boolean)
/** Without numbers, so that a template stays the same whatever is filled in; a Chinese text as its characters alone. */
const partsOf = (text: string, lang: 'cn' | 'en') =>
  lang === 'cn' ? (text.match(/\p{Script=Han}/gu) ?? []) : (text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [])

it.each([
  ['cn', 10],
  ['en', 7],
] as const)('no two firms share a sentence in %s, nor %i of its characters or words in a row', (lang, length) => {
  const users = new Map<string, Set<string>>()
  const add = (key: string, name: string) => users.set(key, (users.get(key) ?? new Set()).add(name))
  for (const firm of firms)
    for (const sentence of sentencesOf(introOf(firm, lang))) {
      const parts = partsOf(sentence, lang)
      add(parts.join(' '), firm.nameEn)
      for (let at = 0; at + length <= parts.length; at += 1) add(parts.slice(at, at + length).join(' '), firm.nameEn)
    }
  expect([...users].filter(([, names]) => names.size > 1).map(([text, names]) => [text, ...names])).toEqual([])
})

it.each(langs)('an intro in %s has one or two short sentences', (lang) => {
  const long = firms.filter((firm) => {
    const sentences = sentencesOf(introOf(firm, lang))
    return sentences.length > 2 || sentences.some((one) => one.length > (lang === 'cn' ? 80 : 160))
  })
  expect(long.map((firm) => firm.nameEn)).toEqual([])
})

it('an intro is in the language that it is given as', () => {
  const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
  const foreign = /[^\p{Script=Han}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
  const wrong = firms.filter(
    (firm) => han(firm.introCn) * 4 < firm.introCn.length || han(firm.introEn) > 0 || foreign.test(firm.introCn + firm.introEn),
  )
  expect(wrong.map((firm) => firm.nameEn)).toEqual([])
})

it('nothing reads as a translation or as a saying', () => {
  const odd =
    /10,000 characters|unsettled|added to a cheap|called for ninety|is its trade|fits no list|wants watching|waits for the term|fourteen parts|kept apart|as the law there wants|撞上|长名单|打包票|凑数|雇佣服务|自由职业管理/i
  expect(firms.filter((firm) => odd.test(firm.nameCn + firm.introCn + firm.introEn)).map((firm) => firm.nameEn)).toEqual([])
})
