import * as SheetJs from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { newWorkbook, oldWorkbook } from '../../../../../test/support/workbooks.ts'
import { annotatedWorkbook, type CellIssue } from './annotate.ts'
import { bytesOfBuffer } from './bytes.ts'
import { columnName } from './cells.ts'
import { openWorkbook } from './open.ts'
import { readXml } from './package.ts'
import { openZip, readPart, type Zip } from './zip.ts'

// A library that is loaded first takes seconds where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const words = {
  name: '问题 Issues',
  headings: { row: '行', column: '列', value: '值', cn: '问题', en: 'Problem', proposal: '建议', cell: '单元格' },
}
const issue = (row: number, column: number, value: string, more: Partial<CellIssue> = {}): CellIssue => ({
  row,
  column,
  heading: 'h',
  value,
  problem: { cn: '日期不正确', en: 'The date is not <valid> & so on' },
  proposal: '',
  ...more,
})

async function annotated(bytes: Buffer, issues: CellIssue[], hideBelow: number | null = null, sheet = 0): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of annotatedWorkbook(bytesOfBuffer(bytes), { sheet, issues, hideBelow, author: 'Hengdu', words }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

async function zipped(bytes: Buffer): Promise<Zip> {
  const zip = await openZip(bytesOfBuffer(bytes))
  if (!zip) throw new Error('no zip')
  return zip
}

/** Every cell of every sheet of theirs under another reader: kind, value, formula, format, comment of theirs. */
function underSecondReader(bytes: Buffer, marked: ReadonlySet<string> = new Set()): Record<string, unknown> {
  const book = SheetJs.read(bytes, { type: 'buffer', cellNF: true, cellFormula: true, cellStyles: true })
  const cells: Record<string, unknown> = {}
  for (const name of book.SheetNames.filter((one) => !one.startsWith(words.name))) {
    const sheet = book.Sheets[name] ?? {}
    cells[`${name} merged`] = sheet['!merges'] ?? []
    cells[`${name} widths`] = sheet['!cols']?.map((column) => column?.width)
    for (const [place, cell] of Object.entries(sheet)) {
      if (place.startsWith('!')) continue
      const { t, v, f, z, s } = cell as SheetJs.CellObject & { s?: unknown }
      cells[`${name} ${place}`] = marked.has(`${name} ${place}`) ? { t, v, f, z } : { t, v, f, z, s }
    }
  }
  return cells
}

const rich = () =>
  newWorkbook(
    [
      ['name', 'start', 'pay', 'double'],
      ['陈 & Co', new Date(Date.UTC(2026, 2, 5)), 12000.5, null],
      ['Li', '31/02/2026', -3, null],
      ['Wang', null, 7, null],
    ],
    {
      columns: [{ width: 30 }, { width: 14, numFmt: 'yyyy-mm-dd' }, { numFmt: '#,##0.00' }],
      merges: [{ startRow: 5, startCol: 0, endRow: 5, endCol: 2 }],
      cells: new Map([
        ['1,3', { formula: 'C2*2', formulaResult: 24001 }],
        ['2,0', { value: 'Li', comment: { author: 'Ann', text: 'my own remark' } }],
        [
          '2,2',
          {
            value: -3,
            style: { numFmt: '#,##0.00', font: { bold: true }, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF00FF00' } } },
          },
        ],
      ]),
    },
    [{ name: 'Secret', rows: [['hidden', 1]], hidden: true }],
  )

describe('the workbook that comes back', () => {
  const issues = [issue(3, 1, '31/02/2026'), issue(3, 0, 'Li'), issue(3, 2, '-3', { proposal: '3' }), issue(4, 1, '', { proposal: 'x' })]

  it('differs in nothing but the marks, under a second reader', async () => {
    const before = await rich()
    const after = await annotated(before, issues)
    const marked = new Set(issues.map(({ row, column }) => `People ${columnName(column)}${row}`))
    const theirs = underSecondReader(before, marked)
    const ours = underSecondReader(after, marked)
    // The empty cell that is marked is a cell now, with nothing in it.
    delete theirs['People B4']
    delete ours['People B4']
    expect(ours).toEqual(theirs)
  })

  it('has the bytes of every other part, packed as they were', async () => {
    const theirs = await rich()
    const before = await zipped(theirs)
    const after = await zipped(await annotated(theirs, issues))
    const changed: string[] = []
    for (const entry of before.entries) {
      const same = after.find(entry.name)
      if (!same) throw new Error(`${entry.name} is lost`)
      if (!(await readPart(before, entry)).equals(await readPart(after, same))) changed.push(entry.name)
      else expect([same.compressedSize, same.crc, same.method]).toEqual([entry.compressedSize, entry.crc, entry.method])
    }
    expect(changed.sort()).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/comments1.xml',
      'xl/drawings/vmlDrawing1.vml',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(after.entries.map(({ name }) => name).filter((name) => !before.find(name))).toEqual(['xl/worksheets/hengdu-issues.xml'])
  })

  it('changes no more of the sheet than the formats of the marked cells', async () => {
    const before = (await readXml(await zipped(await rich()), 'xl/worksheets/sheet1.xml')) ?? ''
    const after = (await readXml(await zipped(await annotated(await rich(), issues)), 'xl/worksheets/sheet1.xml')) ?? ''
    const unmarked = (xml: string) => xml.replace(/<c r="B4"[^>]*\/>/, '').replace(/<c [^>]*r="[ABC]3"[^>]*>/g, '<marked>')
    expect(unmarked(after)).toBe(unmarked(before))
  })

  it('shows marked cells in red, in the format that they had', async () => {
    const after = await annotated(await rich(), issues)
    const book = SheetJs.read(after, { type: 'buffer', cellNF: true, cellStyles: true })
    const sheet = book.Sheets['People'] ?? {}
    for (const place of ['A3', 'B3', 'C3']) expect(sheet[place].s, place).toMatchObject({ fgColor: { rgb: 'FFC7CE' } })
    expect(sheet['C3'].z).toBe('#,##0.00')
    expect(sheet['C2'].s.fgColor).toBeUndefined()
  })

  it('says the problems in both languages, in one comment and one box with what was there', async () => {
    const after = await annotated(await rich(), issues)
    const boxes = (await readXml(await zipped(after), 'xl/drawings/vmlDrawing1.vml')) ?? ''
    const places = [...boxes.matchAll(/<x:Row>(\d+)<\/x:Row>\s*<x:Column>(\d+)</g)].map(([, row, column]) => `${row} ${column}`)
    expect(places.sort()).toEqual(['2 0', '2 1', '2 2', '3 1'])
    const sheet = SheetJs.read(after, { type: 'buffer' }).Sheets['People'] ?? {}
    const said = (place: string) => (sheet[place].c ?? []).map(({ t }: { t: string }) => t).join('|')
    expect(said('B3')).toBe('日期不正确\nThe date is not <valid> & so on')
    expect(said('C3')).toContain('→ 3')
    expect(said('A3')).toMatch(/^my own remark[\s\S]*日期不正确/)
  })

  it('lists them on a first sheet with links, and the open sheet stays open', async () => {
    const after = await annotated(await rich(), issues)
    const book = SheetJs.read(after, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['问题 Issues', 'People', 'Secret'])
    expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 1])
    const list = book.Sheets['问题 Issues'] ?? {}
    expect(SheetJs.utils.sheet_to_json(list, { header: 1 })[3]).toEqual([3, 'h', '-3', '日期不正确', issues[0]?.problem.en, '3', 'C3'])
    expect(list['G4'].l.Target).toBe("#'People'!C3")
    expect(list['!autofilter']).toEqual({ ref: 'A1:G5' })
    expect(await readXml(await zipped(after), 'xl/workbook.xml')).toMatch(/activeTab="1"/)
  })

  it('hides the other rows on request, and removes none', async () => {
    const after = await openWorkbook(bytesOfBuffer(await annotated(await rich(), issues, 1)))
    const rows = (await Array.fromAsync(after.rows(1))).flat()
    expect(rows.map(({ number, hidden }) => [number, hidden])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ])
  })

  it('can be annotated again', async () => {
    const twice = await annotated(await annotated(await rich(), issues), [issue(2, 0, 'x')], null, 1)
    const book = SheetJs.read(twice, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['问题 Issues 2', '问题 Issues', 'People', 'Secret'])
    expect(book.Sheets['People']?.['A2'].c).toHaveLength(1)
  })

  it('of a sheet without comments, styles or relations has them now', async () => {
    const plain = await newWorkbook([['a'], ['b']])
    const sheet = SheetJs.read(await annotated(plain, [issue(2, 0, 'b')]), { type: 'buffer', cellStyles: true }).Sheets['People'] ?? {}
    expect(sheet['A2']).toMatchObject({ v: 'b', s: { fgColor: { rgb: 'FFC7CE' } }, c: [{ a: 'Hengdu' }] })
    expect(sheet['A1'].c).toBeUndefined()
  })

  it('never turns a value into a formula', async () => {
    const after = await annotated(await rich(), [issue(2, 0, '=HYPERLINK("http://x")')])
    const list = SheetJs.read(after, { type: 'buffer' }).Sheets['问题 Issues'] ?? {}
    expect(list['C2']).toMatchObject({ t: 's', v: '=HYPERLINK("http://x")' })
    expect(list['C2'].f).toBeUndefined()
  })

  it('of an .xls is an .xlsx with its values', async () => {
    const after = await annotated(
      oldWorkbook([
        ['name', 'pay'],
        ['陈', 12.5],
      ]),
      [issue(2, 1, '12.5')],
    )
    const book = SheetJs.read(after, { type: 'buffer' })
    expect(after.toString('latin1', 0, 2)).toBe('PK')
    expect(SheetJs.utils.sheet_to_json(book.Sheets['People'] ?? {}, { header: 1 })).toEqual([
      ['name', 'pay'],
      ['陈', 12.5],
    ])
    expect(book.Sheets['People']?.['B2'].c).toHaveLength(1)
  })
})
