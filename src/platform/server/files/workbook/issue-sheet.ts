import type { Pair } from '../../../contract/texts.ts'
import { columnName } from './cells.ts'
import { encodeXml } from './xml.ts'

/** Words of the first sheet that lists the problems. Excel takes names of sheets up to 31 characters. */
export interface IssueSheet {
  readonly name: string
  readonly headings: {
    readonly row: string
    readonly column: string
    readonly value: string
    readonly cn: string
    readonly en: string
    readonly proposal: string
    readonly cell: string
  }
}

interface Issue {
  readonly row: number
  readonly column: number
  readonly heading: string
  readonly value: string
  readonly problem: Pair
  readonly proposal: string
}

const WIDTHS = [8, 22, 26, 48, 56, 26, 12]
const TEXT_MAX = 32_000

/** One line for each problem, with a filter over all columns and a link to the cell. */
export function issueSheetXml(words: IssueSheet, sheetName: string, issues: readonly Issue[], mainNamespace: string): string {
  const { row, column, value, cn, en, proposal, cell } = words.headings
  const last = issues.length + 1
  const lines = [rowXml(1, [row, column, value, cn, en, proposal, cell])]
  const links: string[] = []
  for (const [i, issue] of issues.entries()) {
    const place = `${columnName(issue.column)}${issue.row}`
    lines.push(rowXml(i + 2, [issue.row, issue.heading, issue.value, issue.problem.cn, issue.problem.en, issue.proposal, place]))
    const target = `'${sheetName.replaceAll("'", "''")}'!${place}`
    links.push(`<hyperlink ref="G${i + 2}" location="${encodeXml(target)}" display="${place}"/>`)
  }
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${mainNamespace}"><dimension ref="A1:G${last}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${WIDTHS.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`,
    `<sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:G${last}"/>`,
    links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '',
    '</worksheet>',
  ].join('')
}

function rowXml(number: number, values: readonly (string | number)[]): string {
  const cells = values.map((value, i) => {
    const place = `${columnName(i)}${number}`
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    // A text of its own is never taken for a formula.
    return value === ''
      ? ''
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${encodeXml(value.slice(0, TEXT_MAX))}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}
