import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { features } from '../../src/app/server/features.ts'
import { catalogue } from '../../src/features/desk/operator/contract/catalogue.ts'
import { fill } from '../../src/platform/contract/texts.ts'
import { noticeKindsOf } from '../../src/platform/server/notice-kinds.ts'
import { fieldErrors } from '../../src/rules/field-errors.ts'

/** Every English text of a count is read with one. */

const root = join(import.meta.dirname, '../..')
/** Words ending in s that are no plurals. */
const NO_PLURAL =
  /^(is|was|has|as|its|this|less|weekends|invites|brings|writes|mentions|receives|owns|stops|starts|gross|differs|allows|accepts|belongs|requests|locks|stays)$/
/** Take a name (of a kind of file, a currency, a column, a language), or count the pay dates of a year, which are never one. */
const NO_COUNT = new Set([
  'fileKind',
  'src/platform/web/ui/texts.ts uploadKind',
  'src/features/money/wallet/web/settle/texts.ts selectAllOf',
  'src/features/people/intake/web/texts.ts order',
  'src/features/market/article/web/desk/texts.ts keepStep',
  'src/features/people/payroll/web/home/texts.ts extraYear',
  'src/features/people/payroll/web/groups/texts.ts extra',
])
const wrong = (said: string) =>
  [...said.matchAll(/(?<![\d.,:/–-])1 (?:[a-z]+ )?([a-z]+s)\b(?! of)/g)].map((match) => match[1]!).filter((word) => !NO_PLURAL.test(word))

async function* pairs(): AsyncGenerator<{ where: string; en: (...values: unknown[]) => unknown }> {
  for await (const file of glob('src/**/*texts*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    for (const made of Object.values((await import(join(root, file))) as object)) {
      if (typeof (made as { pick?: unknown } | null)?.pick !== 'function') continue
      const texts = (made as { pick: (lang: 'en') => Record<string, unknown> }).pick('en')
      for (const [key, en] of Object.entries(texts)) if (typeof en === 'function') yield { where: `${file} ${key}`, en: en as never }
    }
  }
}

it('every English text of a count has a singular', async () => {
  const found: string[] = []
  let read = 0
  for await (const { where, en } of pairs()) {
    // Some take a number, some a number that is formatted already, and some neither.
    const said = [1, '1'].flatMap((one) => {
      try {
        return String(en(...Array.from({ length: en.length }, () => one)))
      } catch {
        return []
      }
    })
    read += said.length
    if (!NO_COUNT.has(where) && said.length > 0 && said.every((text) => wrong(text).length > 0)) found.push(`${where}: ${said[0]}`)
  }
  expect(read).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('every English refusal and notice of a count has a singular', () => {
  const notices = [...noticeKindsOf(features).values()].map(({ name, text }) => [name, text] as const)
  const texts = [...Object.entries({ ...catalogue, ...fieldErrors }), ...notices]
  const found = texts.flatMap(([name, { en }]) => {
    const said = fill(en, new Proxy({}, { get: () => 1 }))
    return wrong(said).length > 0 && !NO_COUNT.has(name) ? [`${name}: ${said}`] : []
  })
  expect(texts.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('counts with one and with many', () => {
  const text = 'At most {max|item|items} of {who}'
  expect([1, '1', 0, 2, '1,200'].map((max) => fill(text, { max, who: 'Lin' }))).toEqual([
    'At most 1 item of Lin',
    'At most 1 item of Lin',
    'At most 0 items of Lin',
    'At most 2 items of Lin',
    'At most 1,200 items of Lin',
  ])
})
