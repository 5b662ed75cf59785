import type { Pair } from '../../../contract/texts.ts'
import { refuse } from '../../wire/refusal.ts'
import type { Bytes } from './bytes.ts'
import { compoundStreams, isCompound } from './compound.ts'
import { contentTypesOf, workbookPath } from './package.ts'
import { openZip, readPart, readPartStart, type Zip } from './zip.ts'

export type WorkbookKind = 'xlsx' | 'xls'

/** What is uploaded under a workbook's name and is none. */
const others = {
  html: { cn: '网页（HTML）', en: 'a web page (HTML)' },
  archive: { cn: '网页归档（MHT）', en: 'an archived web page (MHT)' },
  xml2003: { cn: 'XML 电子表格 2003', en: 'an XML Spreadsheet 2003' },
  csv: { cn: '逗号或制表符分隔的文本（CSV）', en: 'text with separators (CSV)' },
  text: { cn: '纯文本', en: 'plain text' },
  rtf: { cn: 'RTF 文档', en: 'an RTF document' },
  sylk: { cn: 'SYLK 表格', en: 'a SYLK sheet' },
  pdf: { cn: 'PDF 文档', en: 'a PDF document' },
  macro: { cn: '启用宏的工作簿（XLSM）', en: 'a workbook with macros (XLSM)' },
  binary: { cn: '二进制工作簿（XLSB）', en: 'a binary workbook (XLSB)' },
  ods: { cn: 'OpenDocument 表格（ODS）', en: 'an OpenDocument sheet (ODS)' },
  numbers: { cn: 'Numbers 表格', en: 'a Numbers sheet' },
  word: { cn: 'Word 文档', en: 'a Word document' },
  slides: { cn: 'PowerPoint 演示文稿', en: 'PowerPoint slides' },
  ancient: { cn: 'Excel 4.0 或更早的工作簿', en: 'a workbook of Excel 4.0 or older' },
} as const satisfies Record<string, Pair>
type OtherKind = keyof typeof others

const other = (kind: OtherKind) => refuse('workbookOther', { kind: others[kind] })

/**
 * What a file is by its content, without unpacking it. Null where it is something that no one takes for a workbook.
 * Refuses with workbookPassword, workbookOther, workbookDamaged, workbookTooLarge or workbookDoctype.
 */
export async function judgeWorkbook(bytes: Bytes): Promise<WorkbookKind | null> {
  const start = await bytes.read(0, 4096)
  if (isCompound(start)) return judgeCompound(bytes)
  if (start.subarray(0, 2).toString('latin1') === 'PK') return judgeZip(bytes, start)
  const kind = kindOfText(start)
  if (kind) throw other(kind)
  return null
}

async function judgeZip(bytes: Bytes, start: Buffer): Promise<'xlsx' | null> {
  const zip = await openZip(bytes)
  if (!zip) {
    // Without its end the directory is missing. The first part shows whether it was to be a workbook.
    const first = start.toString('latin1', 30, 30 + start.readUInt16LE(26))
    if (/^(\[Content_Types\]|_rels|docProps|xl)/.test(first)) throw refuse('workbookDamaged')
    return null
  }
  const types = await contentTypesOf(zip)
  if (!types) return otherZip(zip)
  const path = await workbookPath(zip, types)
  if (!path) {
    const all = [...types.values()].join()
    if (all.includes('sheet.binary')) throw other('binary')
    if (/ms-excel\.(sheet|template)\.macroEnabled\.main/.test(all)) throw other('macro')
    if (all.includes('wordprocessingml')) throw other('word')
    if (all.includes('presentationml')) throw other('slides')
    return null
  }
  await refuseDoctypes(zip)
  return 'xlsx'
}

async function otherZip(zip: Zip): Promise<null> {
  const mime = zip.find('mimetype')
  if (mime && mime.size < 200 && (await readPart(zip, mime)).includes('opendocument.spreadsheet')) throw other('ods')
  if (zip.find('Index/Document.iwa') || zip.find('Index.zip')) throw other('numbers')
  return null
}

/** A document type can only be at the beginning of a part. The scanner refuses it again wherever a part is read. */
async function refuseDoctypes(zip: Zip): Promise<void> {
  for (const entry of zip.entries) {
    if (!/\.(xml|rels|vml)$/i.test(entry.name)) continue
    const start = (await readPartStart(zip, entry, 512)).toString('latin1').replaceAll('\0', '')
    if (/<!(DOCTYPE|ENTITY)/i.test(start)) throw refuse('workbookDoctype')
  }
}

const FILE_PASS = 0x2f
const BEGIN = 0x0809

async function judgeCompound(bytes: Bytes): Promise<'xls' | null> {
  const streams = await compoundStreams(bytes)
  if (!streams) return null
  const named = (...names: readonly string[]) => streams.find(({ name }) => names.includes(name.toLowerCase()))
  if (named('encryptedpackage')) throw refuse('workbookPassword')
  const workbook = named('workbook') ?? named('book')
  if (!workbook) {
    if (named('worddocument')) throw other('word')
    if (named('powerpoint document')) throw other('slides')
    return null
  }
  const start = await workbook.start()
  if (start.length < 8 || start.readUInt16LE(0) !== BEGIN) throw refuse('workbookDamaged')
  for (let at = 0; at + 4 <= start.length; at += 4 + start.readUInt16LE(at + 2))
    if (start.readUInt16LE(at) === FILE_PASS) throw refuse('workbookPassword')
  return 'xls'
}

function kindOfText(start: Buffer): OtherKind | null {
  if (/^09(00|02|04)0[46]00/.test(start.toString('hex', 0, 4))) return 'ancient'
  if (start.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  const wide = start.subarray(0, 2).toString('hex')
  const text = wide === 'fffe' ? start.toString('utf16le') : start.toString('latin1')
  const plain = text.replace(/^(\u00ef\u00bb\u00bf|\ufeff)/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish text from other bytes
  if (plain.trim() === '' || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(plain)) return null
  if (/^\s*\{\\rtf/.test(plain)) return 'rtf'
  if (/^ID;P/.test(plain)) return 'sylk'
  if (/^MIME-Version:/im.test(plain) && /multipart|html/i.test(plain)) return 'archive'
  if (/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/.test(plain) && !/<html/i.test(plain)) return 'xml2003'
  if (/<(html|table|!doctype html|meta|body|head|div)\b/i.test(plain)) return 'html'
  const lines = plain.split(/\r?\n|\r/).filter((line) => line.trim() !== '')
  const separated = lines.filter((line) => /[^\t;,]*[\t;,][^\t;,]/.test(line)).length
  return separated > 0 && separated >= lines.length * 0.6 ? 'csv' : 'text'
}
