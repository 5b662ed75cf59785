import { describe, expect, it, vi } from 'vitest'
import { newWorkbook, oldWorkbook } from '../../../../../test/support/workbooks.ts'
import { bytesOfBuffer } from './bytes.ts'
import { type Cell, columnName, numberText, type Row } from './cells.ts'
import { dayOfSerial, isDateFormat } from './days.ts'
import { openWorkbook } from './open.ts'
import { attributesOf, decodeXml, encodeXml, tagsOf, XmlScanner } from './xml.ts'
import { zipOf } from './zip-write.ts'

// A library that is loaded first takes seconds where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

interface Parts {
  sheet: string
  strings?: string
  styles?: string
  properties?: string
}

/** A workbook of one sheet, as raw XML. */
const rawWorkbook = ({ sheet, strings, styles, properties = '' }: Parts) =>
  zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}">${properties}<sheets><sheet name="S" sheetId="1" r:id="s1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s1" Type="${RELATIONS}/worksheet" Target="/xl/sheet.xml"/><Relationship Id="s2" Type="${RELATIONS}/sharedStrings" Target="strings.xml"/><Relationship Id="s3" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sheet.xml': sheet,
    ...(strings && { 'xl/strings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  })

async function rowsOf(bytes: Buffer, sheet = 0): Promise<Row[]> {
  const workbook = await openWorkbook(bytesOfBuffer(bytes))
  return (await Array.fromAsync(workbook.rows(sheet))).flat()
}
const shown = (cell: Cell | null | undefined) => (cell ? `${cell.kind} ${cell.text}${cell.formula ? ' (formula)' : ''}` : null)
const cellsOf = async (sheet: string, more: Omit<Parts, 'sheet'> = {}) =>
  (await rowsOf(await rawWorkbook({ sheet: `<worksheet><sheetData>${sheet}</sheetData></worksheet>`, ...more }))).map((row) =>
    row.cells.map(shown),
  )

describe('cells', () => {
  it('of every kind', async () => {
    const row =
      '<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="str"><f>A1&amp;"x"</f><v>1.5x</v></c><c r="F1" t="inlineStr"><is><r><t>in </t></r><r><t xml:space="preserve">line</t></r></is></c><c r="G1"><f>A1*2</f><v>3</v></c><c r="H1" t="d"><v>2026-03-05T00:00:00</v></c></row>'
    expect(await cellsOf(row)).toEqual([
      ['number 1.5', 'boolean TRUE', 'error #N/A', 'text 1.5x (formula)', null, 'text in line', 'number 3 (formula)', 'date 2026-03-05'],
    ])
  })

  it('share texts; readings above the words are no part of them', async () => {
    const strings =
      '<sst><si><t>衡渡 &amp; Co</t></si><si><r><t>陈</t></r><rPh><t>chen</t></rPh><r><t xml:space="preserve"> 晓雯</t></r></si><si><t/></si><si><t>a_x000D_b</t></si><si><t><![CDATA[<x>]]></t></si></sst>'
    const row = [0, 1, 2, 3, 4, 99].map((at, i) => `<c r="${columnName(i)}1" t="s"><v>${at}</v></c>`).join('')
    expect(await cellsOf(`<row r="1">${row}</row>`, { strings })).toEqual([
      ['text 衡渡 & Co', 'text 陈 晓雯', null, 'text a\rb', 'text <x>'],
    ])
  })

  it('without places follow each other, and prefixes change nothing', async () => {
    expect(await cellsOf('<row><c><v>1</v></c><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>')).toEqual([
      ['number 1', 'number 2'],
      ['number 3'],
    ])
    const sheet = '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="4"><x:c r="B4"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect((await rowsOf(await rawWorkbook({ sheet })))[0]).toMatchObject({ number: 4, cells: [null, { text: '7' }] })
  })

  it('that are only formatted are no rows; hidden rows are reported', async () => {
    const found = await rowsOf(
      await rawWorkbook({
        sheet:
          '<worksheet><sheetData><row r="1"><c r="A1" s="1"/></row><row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3" t="str"><v>  </v></c></row></sheetData></worksheet>',
      }),
    )
    expect(found).toEqual([{ number: 2, hidden: true, cells: [{ kind: 'number', text: '1' }] }])
  })

  it('of a merged block have its first value', async () => {
    const bytes = await newWorkbook(
      [
        ['Sales', 'a', null],
        [null, 'b', 'wide'],
        [null, 'c', null],
      ],
      {
        merges: [
          { startRow: 0, startCol: 0, endRow: 2, endCol: 0 },
          { startRow: 1, startCol: 2, endRow: 1, endCol: 3 },
        ],
      },
    )
    expect((await rowsOf(bytes)).map((row) => row.cells.map((cell) => cell?.text ?? null))).toEqual([
      ['Sales', 'a'],
      ['Sales', 'b', 'wide', 'wide'],
      ['Sales', 'c'],
    ])
    expect(await (await openWorkbook(bytesOfBuffer(bytes))).blocks(0)).toHaveLength(2)
  })

  it('outside the sheet are damage', async () => {
    await expect(cellsOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')).rejects.toMatchObject({ error: 'workbookDamaged' })
    await expect(cellsOf('<row r="2000000"><c r="A1"><v>1</v></c></row>')).rejects.toMatchObject({ error: 'workbookDamaged' })
    await expect(cellsOf('<row r="1"><c r="A1"><v>1</v>')).resolves.toEqual([])
  })
})

describe('days', () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="31"/></cellXfs></styleSheet>'
  const row =
    '<row r="1"><c r="A1" s="1"><v>46086</v></c><c r="B1" s="2"><v>46086.5</v></c><c r="C1" s="3"><v>46086</v></c><c r="D1" s="0"><v>46086</v></c></row>'

  it('are calendar days by the format of the cell', async () => {
    expect(await cellsOf(row, { styles })).toEqual([['date 2026-03-05', 'date 2026-03-05T12:00:00', 'date 2026-03-05', 'number 46086']])
  })
  it('count from 1904 where the workbook says so', async () => {
    const found = await cellsOf(row, { styles, properties: '<workbookPr date1904="1"/>' })
    expect(found[0]?.[0]).toBe('date 2030-03-06')
  })
  it('of the first years, and the one that never was', () => {
    expect([1, 59, 60, 61, 0, 0.5, -1, 2_958_465, 2_958_466].map((serial) => dayOfSerial(serial, 1900))).toEqual([
      '1900-01-01',
      '1900-02-28',
      null,
      '1900-03-01',
      null,
      '12:00:00',
      null,
      '9999-12-31',
      null,
    ])
    expect([0, 1, 44_558].map((serial) => dayOfSerial(serial, 1904))).toEqual(['1904-01-01', '1904-01-02', '2025-12-29'])
  })
  it('agree with the calendar over two centuries', () => {
    const start = Temporal.PlainDate.from('1900-03-01')
    for (let i = 0; i < 80_000; i += 37) expect(dayOfSerial(61 + i, 1900)).toBe(start.add({ days: i }).toString())
  })
  it('are distinguished from numbers by their format', () => {
    const dates = ['yyyy-mm-dd', 'm/d/yy h:mm', '[$-804]yyyy"年"m"月"', '[h]:mm:ss', 'dd\\.mm\\.yyyy', 'mm:ss.0', 'yyyy\\-mm\\-dd;@']
    const numbers = ['General', '0.00', '#,##0', '[Red]0', '"days"0', '0.00E+00', '# ?/?', '_ "￥"* #,##0_ ', '@']
    expect(dates.filter((code) => !isDateFormat(200, code))).toEqual([])
    expect(numbers.filter((code) => isDateFormat(200, code))).toEqual([])
  })
})

describe('numbers', () => {
  it('have the 15 digits that Excel keeps', () => {
    expect(['12', '0.1', '0.30000000000000004', '1.1010119900307E+17', '1E-7', 'x', '', '1234.5600000000001'].map(numberText)).toEqual([
      '12',
      '0.1',
      '0.3',
      '110101199003070000',
      '1e-7',
      null,
      null,
      '1234.56',
    ])
  })
})

describe('old workbooks', () => {
  it.each(['biff8', 'biff5'] as const)('%s give the same rows', async (kind) => {
    const rows = await rowsOf(
      oldWorkbook(
        [
          ['name', 'pay'],
          ['Chen', 12000.5],
          ['Li', true],
        ],
        kind,
      ),
    )
    expect(rows.map((row) => row.cells.map(shown))).toEqual([
      ['text name', 'text pay'],
      ['text Chen', 'number 12000.5'],
      ['text Li', 'boolean TRUE'],
    ])
  })
  it('of Excel 95 are read by the code page that they name', async () => {
    const bytes = oldWorkbook([['AAAA', 'x']], 'biff5')
    Buffer.from('d0d5c3fb', 'hex').copy(bytes, bytes.indexOf('AAAA'))
    bytes.writeUInt16LE(936, bytes.indexOf(Buffer.from('42000200', 'hex')) + 4)
    expect((await rowsOf(bytes))[0]?.cells.map((cell) => cell?.text)).toEqual(['姓名', 'x'])
  })
  it('keep Chinese', async () => {
    const [row] = await rowsOf(oldWorkbook([['姓名', '部门']], 'biff8', '员工'))
    expect(row?.cells.map((cell) => cell?.text)).toEqual(['姓名', '部门'])
  })
})

describe('the second reader', () => {
  it('tries what the first cannot open', async () => {
    const broken = await rawWorkbook({
      sheet: '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
      styles: '<styleSheet><cellXfs><xf></cellXfs></styleSheet>',
    })
    expect((await rowsOf(broken)).map((row) => row.cells.map(shown))).toEqual([['number 7']])
  })
})

describe('sheets', () => {
  it('that are hidden are named', async () => {
    const bytes = await newWorkbook([['a']], {}, [
      { name: '隐藏', rows: [['b']], hidden: true },
      { name: 'Very', rows: [['c']], veryHidden: true },
    ])
    const { sheets } = await openWorkbook(bytesOfBuffer(bytes))
    expect(sheets.map(({ name, state }) => `${name} ${state}`)).toEqual(['People visible', '隐藏 hidden', 'Very veryHidden'])
  })
  it('are read in pieces, and only as far as wanted', async () => {
    const workbook = await openWorkbook(bytesOfBuffer(await newWorkbook(Array.from({ length: 1_000 }, (_, i) => [i]))))
    const sizes: number[] = []
    for await (const rows of workbook.rows(0)) sizes.push(rows.length)
    expect(sizes).toEqual([200, 200, 200, 200, 200])
    for await (const rows of workbook.rows(0)) {
      expect(rows[0]?.number).toBe(1)
      break
    }
  })
})

describe('XML', () => {
  const document = '<?xml version="1.0"?><!-- a > b --><r a="x>y" b=\'"\'><t>1 &lt; 2</t><e/><![CDATA[<z>]]></r>\n'
  it('comes out as it went in, wherever it is cut', () => {
    for (const size of [1, 2, 7, document.length]) {
      let out = ''
      const keep = (text: string, from: number, to: number) => {
        out += text.slice(from, to)
      }
      const scanner = new XmlScanner({ tag: keep, text: keep, other: keep })
      for (let at = 0; at < document.length; at += size) scanner.feed(document.slice(at, at + size))
      scanner.end()
      expect(out).toBe(document)
    }
  })
  it('knows where its elements end', () => {
    const tags = tagsOf(document)
    expect(tags.map(({ name, depth }) => `${depth} ${name}`)).toEqual(['0 r', '1 t', '1 e'])
    expect(document.slice(tags[1]?.from, tags[1]?.end)).toBe('<t>1 &lt; 2</t>')
    expect(attributesOf('<r a="x>y" n:b=\'"\' c = "&#65;&#x4e2d;"/>')).toEqual({ a: 'x>y', b: '"', c: 'A中' })
  })
  it('declares no entities, and those that are unknown stay', () => {
    expect(decodeXml('&amp;&lol;&#x110000;')).toBe('&&lol;&#x110000;')
    expect(() => tagsOf('<!DOCTYPE a><a/>')).toThrow(expect.objectContaining({ error: 'workbookDoctype' }))
    expect(() => tagsOf('<a><b></a>')).toThrow(expect.objectContaining({ error: 'workbookDamaged' }))
    expect(encodeXml('<a b="c">\u0001&')).toBe('&lt;a b=&quot;c&quot;&gt;\uFFFD&amp;')
  })
})
