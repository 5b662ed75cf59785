import { withComments, withShapes } from './annotate-comments.ts'
import { columnName } from './cells.ts'
import { encodeXml } from './xml.ts'
import { zipOf } from './zip-write.ts'

export interface FormColumn {
  readonly heading: string
  readonly width: number
  /** Text keeps long numbers and leading zeros as they are typed. */
  readonly format: 'text' | 'day' | 'general'
  /** What a cell offers; other values are allowed too, since the check proposes. */
  readonly list?: readonly string[]
  /** Shown when the heading is pointed at. */
  readonly note: string
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = { general: 0, heading: 1, text: 2, day: 3 } as const
const ROWS_MAX = 1_048_576

/** A workbook to be filled in: headings with notes, formatted columns, lists, and rows to start from. */
export async function formWorkbook(
  sheetName: string,
  columns: readonly FormColumn[],
  rows: readonly (readonly string[])[],
  author: string,
) {
  const notes = columns.map(({ note }, column) => ({ row: 1, column, text: note }))
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
  const override = (path: string, type: string) => `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    override('/xl/workbook.xml', 'sheet.main'),
    override('/xl/worksheets/sheet1.xml', 'worksheet'),
    override('/xl/styles.xml', 'styles'),
    override('/xl/comments1.xml', 'comments'),
  ]
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${encodeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml(),
    'xl/worksheets/sheet1.xml': sheetXml(columns, rows),
    'xl/worksheets/_rels/sheet1.xml.rels': relations(
      relation('rId1', 'vmlDrawing', '../drawings/vmlDrawing1.vml'),
      relation('rId2', 'comments', '../comments1.xml'),
    ),
    'xl/comments1.xml': withComments(null, author, notes, MAIN),
    'xl/drawings/vmlDrawing1.vml': withShapes(null, notes),
  })
}

function stylesXml(): string {
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>'
  const fills = ['none', 'gray125'].map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`).join('')
  const xf = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
    `<fonts count="2">${fonts}</fonts><fills count="2">${fills}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    // General, heading, text (49 is "@"), day: the order of FORMATS.
    `<cellXfs count="4">${xf(0, 0)}${xf(49, 1)}${xf(49, 0)}${xf(164, 0)}</cellXfs></styleSheet>`,
  ].join('')
}

function sheetXml(columns: readonly FormColumn[], rows: readonly (readonly string[])[]): string {
  const cell = (row: number, column: number, text: string, format: number) =>
    text === ''
      ? ''
      : `<c r="${columnName(column)}${row}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${encodeXml(text)}</t></is></c>`
  const heading = columns.map((column, i) => cell(1, i, column.heading, FORMATS.heading)).join('')
  const lines = rows.map((row, i) => {
    const cells = row.map((text, column) => cell(i + 2, column, text, FORMATS[columns[column]?.format ?? 'general']))
    return `<row r="${i + 2}">${cells.join('')}</row>`
  })
  const widths = columns.map(
    ({ width, format }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${FORMATS[format]}" customWidth="1"/>`,
  )
  const lists = columns.flatMap(({ list }, i) => {
    if (!list) return []
    const range = `${columnName(i)}2:${columnName(i)}${ROWS_MAX}`
    return `<dataValidation type="list" errorStyle="information" allowBlank="1" sqref="${range}"><formula1>"${encodeXml(list.join(','))}"</formula1></dataValidation>`
  })
  return [
    `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row>${lines.join('')}</sheetData>`,
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '',
    '<legacyDrawing r:id="rId1"/></worksheet>',
  ].join('')
}
