import { columnName } from './cells.ts'
import { encodeXml } from './xml.ts'
import { zipStream } from './zip-write.ts'

export interface ExportColumn {
  readonly heading: string
  /** In characters; as wide as the heading and the usual value need. */
  readonly width?: number
  /**
   * `text` keeps numbers of people, phones and documents as they are written; `number` is a decimal that can be summed; `day` a calendar
   * day (YYYY-MM-DD).
   */
  readonly kind?: 'text' | 'number' | 'day'
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const STYLES = { number: 0, heading: 1, text: 2, day: 3, quoted: 4 } as const
/** The most characters that a cell may hold. */
const CELL_MAX = 32_767

/** The texts of some rows, cell by cell. */
export type ExportRows = readonly (readonly string[])[]

/** A short list as a workbook, made at once. */
export async function exportWorkbook(sheetName: string, columns: readonly ExportColumn[], rows: ExportRows): Promise<Buffer> {
  async function* once() {
    yield rows
  }
  return Buffer.concat(await Array.fromAsync(workbookPieces(sheetName, columns, once())))
}

/**
 * A list as the bytes of an .xlsx workbook with one sheet, a frozen bold heading and a filter, made as its rows come. Texts are texts
 * whatever they look like: one that a spreadsheet would run as a formula is marked as quoted, so that it also stays text when somebody
 * edits the cell.
 */
export function workbookPieces(
  sheetName: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<ExportRows>,
): AsyncGenerator<Buffer> {
  const override = (path: string, type: string) => `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    override('/xl/workbook.xml', 'sheet.main'),
    override('/xl/worksheets/sheet1.xml', 'worksheet'),
    override('/xl/styles.xml', 'styles'),
  ]
  const sheet = `<sheet name="${encodeXml(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/>`
  const small = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheet}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml(),
  }
  return zipStream(small, 'xl/worksheets/sheet1.xml', sheetXml(columns, batches))
}

/** Names of sheets have at most 31 characters, and none of these. */
const sheetTitle = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

function stylesXml(): string {
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>'
  const fills = ['none', 'gray125'].map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`).join('')
  const xf = (format: number, font: number, quoted = '') =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${quoted}/>`
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
    `<fonts count="2">${fonts}</fonts><fills count="2">${fills}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    // The order of STYLES: number, heading, text (49 is "@"), day, text that begins like a formula.
    `<cellXfs count="5">${xf(0, 0)}${xf(49, 1)}${xf(49, 0)}${xf(164, 0)}${xf(49, 0, ' quotePrefix="1"')}</cellXfs></styleSheet>`,
  ].join('')
}

/** Spreadsheets run a text that begins with one of these. */
const RUNS = /^[=+\-@\t\r]/
/** A text that looks like Office's escape of a character, such as `_x003D_` for "=", would be read as that character. */
const plainText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
const DECIMAL = /^-?\d{1,15}(\.\d+)?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

/** The number of a day in the calendar of 1900; before March 1900 that calendar is wrong, and the day stays text. */
function serialOf(day: string): number | null {
  const serial = Date.parse(`${day}T00:00:00Z`) / DAY_MS + 25_569
  return Number.isInteger(serial) && serial > 60 ? serial : null
}

/** So many rows make one text. */
const ROWS_OF_A_PIECE = 100

async function* sheetXml(columns: readonly ExportColumn[], batches: AsyncIterable<ExportRows>): AsyncGenerator<string> {
  const names = columns.map((_, column) => columnName(column))
  const inline = (at: string, text: string, style: number) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${encodeXml(plainText(text.slice(0, CELL_MAX)))}</t></is></c>`
  const cell = (text: string, row: number, column: number): string => {
    if (text === '') return ''
    const at = `${names[column]}${row}`
    const kind = columns[column]?.kind ?? 'text'
    if (kind === 'number' && DECIMAL.test(text)) return `<c r="${at}" s="${STYLES.number}"><v>${text}</v></c>`
    const serial = kind === 'day' && DAY.test(text) ? serialOf(text) : null
    if (serial !== null) return `<c r="${at}" s="${STYLES.day}"><v>${serial}</v></c>`
    return inline(at, text, RUNS.test(text) ? STYLES.quoted : STYLES.text)
  }
  const heading = columns.map(({ heading: text }, column) => inline(`${names[column]}1`, text, STYLES.heading)).join('')
  const widths = columns.map(({ width = 16 }, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="${width}" customWidth="1"/>`)
  yield [
    `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row>`,
  ].join('')
  let last = 1
  for await (const rows of batches)
    for (let from = 0; from < rows.length; from += ROWS_OF_A_PIECE) {
      let piece = ''
      for (const row of rows.slice(from, from + ROWS_OF_A_PIECE)) {
        last++
        piece += `<row r="${last}">${row.map((text, column) => cell(text, last, column)).join('')}</row>`
      }
      yield piece
    }
  yield `</sheetData><autoFilter ref="A1:${columnName(Math.max(columns.length - 1, 0))}${last}"/></worksheet>`
}
