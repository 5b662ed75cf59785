import * as SheetJs from '@e965/xlsx'
import { expect, it } from 'vitest'
import { exportWorkbook } from './export.ts'

const sheet = (bytes: Buffer) => {
  const book = SheetJs.read(bytes, { cellNF: true })
  const name = book.SheetNames[0] ?? ''
  return { name, cells: book.Sheets[name] as Record<string, { t: string; v: unknown; f?: string; z?: string }> }
}
const columns = [
  { heading: '号码 Number' },
  { heading: '日期', kind: 'day' as const },
  { heading: '金额', kind: 'number' as const, width: 12 },
]

it('writes long numbers as texts, days as days and amounts as numbers', async () => {
  const { name, cells } = sheet(
    await exportWorkbook('员工/2026', columns, [
      ['008613800000001', '2026-11-22', '6200.50'],
      ['', '', ''],
    ]),
  )
  expect(name).toBe('员工 2026')
  expect([cells['A1']?.v, cells['A2']?.t, cells['A2']?.v, cells['A2']?.z]).toEqual(['号码 Number', 's', '008613800000001', '@'])
  expect([cells['B2']?.t, cells['B2']?.v]).toEqual(['n', 46348])
  expect([cells['C2']?.t, cells['C2']?.v]).toEqual(['n', 6200.5])
  expect(cells['A3']).toBeUndefined()
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])(
  '%j stays a text that no spreadsheet runs',
  async (text) => {
    const { cells } = sheet(await exportWorkbook('x', columns, [[text, text, text]]))
    for (const at of ['A2', 'C2']) {
      if (at === 'C2' && /^-?\d/.test(text)) continue
      expect([cells[at]?.t, cells[at]?.f]).toEqual(['s', undefined])
    }
  },
)

it('keeps what looks like an escape of Office as it is written', async () => {
  const texts = ['_x003D_HYPERLINK("http://x")', '_x0041__x0042_', 'a_x_b']
  const { cells } = sheet(await exportWorkbook('x', [{ heading: 'a' }], [...texts.map((text) => [text])]))
  expect(texts.map((_, nth) => cells[`A${nth + 2}`]?.v)).toEqual(texts)
})

it('keeps signs of XML, emoji and very long texts, cut at the limit of a cell', async () => {
  const long = 'a'.repeat(40_000)
  const { cells } = sheet(await exportWorkbook('x', [{ heading: '<&>"' }, { heading: 'b' }], [['🙂 <b>&amp;</b>', long]]))
  expect([cells['A1']?.v, cells['A2']?.v, String(cells['B2']?.v).length]).toEqual(['<&>"', '🙂 <b>&amp;</b>', 32_767])
})

it('a day that is none, or before the calendar of spreadsheets, is a text', async () => {
  const { cells } = sheet(await exportWorkbook('x', [{ heading: 'a', kind: 'day' }], [['soon'], ['1899-01-01'], ['1900-03-01']]))
  expect([cells['A2']?.t, cells['A3']?.t, cells['A4']?.t, cells['A4']?.v]).toEqual(['s', 's', 'n', 61])
})
