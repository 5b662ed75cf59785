import { expect, it } from 'vitest'
import { z } from 'zod'
import { features } from '../../src/app/server/features.ts'
import { titlesOf } from '../../src/features/base/audit/server/titles.ts'
import { defineCalls } from '../../src/platform/contract/call.ts'

it('every write has a title of its own in both languages, so that the audit log shows words', () => {
  const writes = features
    .flatMap((feature) => ('calls' in feature ? Object.keys(feature.calls) : []))
    .filter((key) => key.startsWith('POST '))
  const titles = titlesOf(features)
  expect(writes.filter((key) => !titles.has(key))).toEqual([])
  for (const lang of ['cn', 'en'] as const) {
    const words = [...titles.values()].map((title) => title[lang])
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([])
    expect(words.filter((text) => /\p{Script=Han}/u.test(text) !== (lang === 'cn'))).toEqual([])
  }
})

it('a write without a title does not compile', () => {
  const write = { audience: 'member', input: z.object({}), result: z.null(), about: 'Launches.' } as const
  // @ts-expect-error it has no title
  defineCalls({ 'POST /ws/ship/launch': write })
  defineCalls({ 'POST /ws/ship/launch': { ...write, title: { cn: '启航', en: 'Launch a ship' } } })
})
