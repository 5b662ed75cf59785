import { describe, expect, it } from 'vitest'
import { agreementVersion, documentPath, documents, findDocument } from './contract/documents.ts'
import { load, loaders } from './web/documents/load.ts'
import type { Block, BothTexts } from './web/documents/section.ts'
import { countIn, countInSection } from './web/find.tsx'

const linesOf = (block: Block): readonly string[] =>
  typeof block === 'string' ? [block] : 'head' in block ? [...block.head, ...block.rows.flat()] : block
const allOf = (text: BothTexts['cn']): string[] => [
  ...text.summary,
  ...text.sections.flatMap((one) => [one.heading, ...one.body.flatMap(linesOf)]),
]
const shape = (block: Block): string =>
  typeof block === 'string' ? 'p' : 'head' in block ? `table ${block.head.length}x${block.rows.length}` : `list ${block.length}`

describe('agreements', () => {
  it('are at the fifteen routes of the source, each with a text of its own', () => {
    const counts = { platformProtocol: 4, privacyAgreement: 2, serviceRegulations: 3, relevantLaws: 6 }
    for (const [group, count] of Object.entries(counts)) {
      for (let n = 1; n <= count; n++) expect(findDocument(group, String(n)), `${group}/${n}`).toBeDefined()
      expect(findDocument(group, String(count + 1))).toBeUndefined()
    }
    expect(documents.map((one) => one.file).sort()).toEqual(Object.keys(loaders).sort())
    expect(new Set(documents.map(documentPath)).size).toBe(15)
    expect(agreementVersion(findDocument('platformProtocol', '1')!)).toBe('platformProtocol/1@1.0')
    for (const n of ['0', '01', '', '1.0', 'x']) expect(findDocument('relevantLaws', n)).toBeUndefined()
  })

  it.each(documents)('$file says the same in both languages, section by section', async ({ file, group }) => {
    const { cn, en } = await load(file)
    expect(cn.sections.map((one) => one.body.map(shape))).toEqual(en.sections.map((one) => one.body.map(shape)))
    expect(cn.summary.length).toBe(en.summary.length)
    const [least, most] = group === 'relevantLaws' ? [5, 8] : [8, 15]
    expect(cn.sections.length).toBeGreaterThanOrEqual(least)
    expect(cn.sections.length).toBeLessThanOrEqual(most)
    for (const line of allOf(cn)) expect(line).toMatch(/\p{Script=Han}|^(KPI|Cookie)/u)
    for (const line of allOf(en)) expect(line).toMatch(/^[^\p{Script=Han}！!]+$/u)
    for (const text of [cn, en]) {
      expect(new Set(text.sections.map((one) => one.heading)).size).toBe(text.sections.length)
      for (const one of text.sections) expect(new Set(one.body.map((block) => JSON.stringify(block))).size).toBe(one.body.length)
      for (const table of text.sections.flatMap((one) => one.body.filter((block) => typeof block !== 'string' && 'head' in block))) {
        if (typeof table === 'string' || !('head' in table)) continue
        for (const row of table.rows) expect(row).toHaveLength(table.head.length)
      }
    }
  })

  it('counts matches regardless of case, and none for an empty search', async () => {
    expect(countIn('Escrow and escrow', 'ESCROW')).toBe(2)
    expect(countIn('a', '')).toBe(0)
    const { cn } = await load('user-agreement')
    const escrow = cn.sections.find((one) => one.heading === '资金托管')!
    expect(countInSection(escrow, '托管')).toBeGreaterThan(3)
    await expect(load('no-such-text')).rejects.toThrow('no-such-text')
  })
})
