import * as SheetJs from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { newWorkbook, oldWorkbook } from '../../../../../test/support/workbooks.ts'
import { bytesOfBuffer } from './bytes.ts'
import { judgeWorkbook } from './judge.ts'
import { openWorkbook } from './open.ts'
import { openZip, readPart } from './zip.ts'
import { zipOf } from './zip-write.ts'

// A library that is loaded first takes seconds where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const judged = (bytes: Buffer) =>
  judgeWorkbook(bytesOfBuffer(bytes)).catch((error: { error: string; params: { kind?: { en: string } } }) =>
    error.params.kind ? `${error.error}: ${error.params.kind.en}` : error.error,
  )

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const sheet = '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>'

/** The parts of a small workbook at a path. */
function partsAt(path: string, separator = '/'): Record<string, string> {
  const folder = path.split('/').slice(0, -1)
  const inFolder = (...names: string[]) => [...folder, ...names].join(separator)
  const name = path.split('/').at(-1)
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/${path}" ContentType="${MAIN}.sheet.main+xml"/></Types>`,
    [['_rels', '.rels'].join(separator)]:
      `<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="${path}"/></Relationships>`,
    [inFolder(name ?? '')]: `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="s1"/></sheets></workbook>`,
    [inFolder('_rels', `${name}.rels`)]:
      `<Relationships><Relationship Id="s1" Type="${RELATIONS}/worksheet" Target="sheet.xml"/></Relationships>`,
    [inFolder('sheet.xml')]: sheet,
  }
}

describe('a workbook is known by its content', () => {
  it('of Excel 2007 and later', async () => expect(await judged(await newWorkbook([['a']]))).toBe('xlsx'))
  it('of Excel 97', async () => expect(await judged(oldWorkbook([['a']]))).toBe('xls'))
  it('of Excel 95', async () => expect(await judged(oldWorkbook([['a']], 'biff5'))).toBe('xls'))

  it.each([
    ['in the usual folder', partsAt('xl/workbook.xml')],
    ['with backslashes in the names of the archive', partsAt('xl/workbook.xml', '\\')],
    ['at the root', partsAt('workbook.xml')],
    ['under another name', partsAt('deep/down/book.xml')],
  ])('%s', async (_, parts) => {
    const bytes = await zipOf(parts)
    expect(await judged(bytes)).toBe('xlsx')
    const workbook = await openWorkbook(bytesOfBuffer(bytes))
    const rows = await Array.fromAsync(workbook.rows(0))
    expect(rows.flat()[0]?.cells).toEqual([{ kind: 'number', text: '7' }])
  })

  it('with a password', async () => {
    const container = SheetJs.CFB.utils.cfb_new()
    SheetJs.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(300))
    SheetJs.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(6000))
    expect(await judged(Buffer.from(SheetJs.CFB.write(container, { type: 'buffer' })))).toBe('workbookPassword')
    const old = SheetJs.CFB.utils.cfb_new()
    const begin = Buffer.from('0908100000060500bb0dcc070000000006000000', 'hex')
    const filePass = Buffer.from('2f000400010001002a', 'hex')
    SheetJs.CFB.utils.cfb_add(old, '/Workbook', Buffer.concat([begin, filePass, Buffer.alloc(5000)]))
    expect(await judged(Buffer.from(SheetJs.CFB.write(old, { type: 'buffer' })))).toBe('workbookPassword')
  })
})

describe('what only bears the name is called what it is', () => {
  it.each([
    ['<html><body><table><tr><td>姓名</td></tr></table></body></html>', 'a web page (HTML)'],
    ['\ufeff<meta http-equiv="Content-Type"><table></table>', 'a web page (HTML)'],
    ['MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html', 'an archived web page (MHT)'],
    [
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'an XML Spreadsheet 2003',
    ],
    ['name,team\nChen,Sales\nLi,Sales\n', 'text with separators (CSV)'],
    ['姓名\t部门\n陈\t销售\n', 'text with separators (CSV)'],
    ['The attachment was not found.', 'plain text'],
    ['{\\rtf1 hello}', 'an RTF document'],
    ['%PDF-1.7\n', 'a PDF document'],
  ])('%s', async (text, kind) => expect(await judged(Buffer.from(text))).toBe(`workbookOther: ${kind}`))

  it('in GBK and UTF-16 too', async () => {
    expect(await judged(Buffer.from('d0d5c3fb2cb2bfc3c50ab3c22ccffacadb0a', 'hex'))).toBe('workbookOther: text with separators (CSV)')
    expect(await judged(Buffer.from('\ufeffname\tteam\nChen\tSales\n', 'utf16le'))).toBe('workbookOther: text with separators (CSV)')
  })

  it('an OpenDocument sheet, a workbook with macros', async () => {
    const ods = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }
    expect(await judged(await zipOf(ods))).toBe('workbookOther: an OpenDocument sheet (ODS)')
    const macro = partsAt('xl/workbook.xml')
    macro['[Content_Types].xml'] =
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
    expect(await judged(await zipOf(macro))).toBe('workbookOther: a workbook with macros (XLSM)')
  })

  it('and other bytes are nobody’s workbook', async () => {
    expect(await judged(Buffer.from('4d5a9000030000000400', 'hex'))).toBeNull()
    expect(await judged(await zipOf({ 'plan.txt': 'a' }))).toBeNull()
    expect(await judged(Buffer.alloc(0))).toBeNull()
  })

  it('a workbook that was cut off is damaged', async () => {
    const whole = await newWorkbook([['a']])
    expect(await judged(whole.subarray(0, whole.length - 200))).toBe('workbookDamaged')
  })
})

/** The central directory claims other numbers than there are. */
function claiming(bytes: Buffer, name: string, change: (record: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  const end = copy.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  for (let at = copy.readUInt32LE(end + 16); at < end; at += 46 + copy.readUInt16LE(at + 28) + copy.readUInt16LE(at + 30)) {
    const record = copy.subarray(at)
    if (record.toString('latin1', 46, 46 + record.readUInt16LE(28)) === name) change(record)
  }
  return copy
}

describe('the guard refuses before anything is unpacked', () => {
  it('a document type, wherever it is', async () => {
    const parts = partsAt('xl/workbook.xml')
    parts['xl/sharedStrings.xml'] = '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaa">]><sst>&a;</sst>'
    expect(await judged(await zipOf(parts))).toBe('workbookDoctype')
    const behind = partsAt('xl/workbook.xml')
    behind['xl/sheet.xml'] = `<!--${'x'.repeat(100_000)}--><!DOCTYPE a [<!ENTITY a "b">]>${sheet}`
    const workbook = await openWorkbook(bytesOfBuffer(await zipOf(behind)))
    await expect(Array.fromAsync(workbook.rows(0))).rejects.toMatchObject({ error: 'workbookDoctype' })
  })

  it('too many parts', async () => {
    const parts = partsAt('xl/workbook.xml')
    for (let i = 0; i < 2_000; i++) parts[`xl/media/${i}.txt`] = ''
    expect(await judged(await zipOf(parts))).toBe('workbookTooLarge')
  })

  it('a part that is packed too well, or claims to be too large', async () => {
    const parts = partsAt('xl/workbook.xml')
    parts['xl/sheet.xml'] = ' '.repeat(5_000_000)
    expect(await judged(await zipOf(parts))).toBe('workbookTooLarge')
    const large = claiming(await zipOf(partsAt('xl/workbook.xml')), 'xl/sheet.xml', (record) => record.writeUInt32LE(300_000_001, 24))
    expect(await judged(large)).toBe('workbookTooLarge')
  })

  it('parts that overlap', async () => {
    const bytes = await zipOf(partsAt('xl/workbook.xml'))
    let first = 0
    claiming(bytes, 'xl/workbook.xml', (record) => {
      first = record.readUInt32LE(42)
    })
    expect(await judged(claiming(bytes, 'xl/sheet.xml', (record) => record.writeUInt32LE(first, 42)))).toBe('workbookDamaged')
  })

  it('an encrypted part', async () => {
    const bytes = await zipOf(partsAt('xl/workbook.xml'))
    expect(await judged(claiming(bytes, 'xl/sheet.xml', (record) => record.writeUInt16LE(1, 8)))).toBe('workbookPassword')
  })

  it('and while unpacking, a part that is larger than it claims', async () => {
    const lying = claiming(await zipOf({ ...partsAt('xl/workbook.xml'), 'a.xml': 'x'.repeat(5_000) }), 'a.xml', (record) =>
      record.writeUInt32LE(100, 24),
    )
    const zip = await openZip(bytesOfBuffer(lying))
    const entry = zip?.find('a.xml')
    if (!zip || !entry) throw new Error('the archive has the part')
    await expect(readPart(zip, entry)).rejects.toMatchObject({ error: 'workbookTooLarge' })
  })
})
