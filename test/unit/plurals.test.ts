import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fill } from '../../src/platform/contract/texts.ts'
import { errors } from '../../src/rules/errors.ts'
import { fieldErrors } from '../../src/rules/field-errors.ts'

/** Every English text of a count is read with one. */

const root = join(import.meta.dirname, '../..')
/** Words ending in s that are no plurals. */
const NO_PLURAL =
  /^(is|was|has|as|its|this|less|weekends|invites|brings|writes|mentions|receives|owns|stops|starts|gross|differs|allows|accepts|belongs)$/
/** Texts that take a name, and years of more than twelve dates. */
const NO_COUNT = new Set(['uploadKind', 'fileKind', 'selectAllOf', 'order', 'keepStep', 'extraYear', 'extra'])
const wrong = (said: string) =>
  [...said.matchAll(/(?<![\d.,:/–-])1 (?:[a-z]+ )?([a-z]+s)\b(?! of)/g)].map((match) => match[1]!).filter((word) => !NO_PLURAL.test(word))

async function* pairs(): AsyncGenerator<{ where: string; en: (...values: unknown[]) => unknown }> {
  for await (const file of glob('src/**/*texts*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    for (const [name, made] of Object.entries((await import(join(root, file))) as Record<string, unknown>)) {
      if (typeof (made as { pick?: unknown } | null)?.pick !== 'function') continue
      const texts = (made as { pick: (lang: 'en') => Record<string, unknown> }).pick('en')
      for (const [key, en] of Object.entries(texts))
        if (typeof en === 'function' && !NO_COUNT.has(key)) yield { where: `${file} ${name}.${key}`, en: en as never }
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
    if (said.length > 0 && said.every((text) => wrong(text).length > 0)) found.push(`${where}: ${said[0]}`)
  }
  expect(read).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('every English refusal of a count has a singular', () => {
  const texts = Object.entries({ ...errors, ...fieldErrors })
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
