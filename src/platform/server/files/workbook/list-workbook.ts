import { EXPORT_MOST } from '../../../../rules/constants.ts'
import { onPage, type Page, type Paging, page } from '../../../contract/page.ts'
import type { Lang, Pair } from '../../../contract/texts.ts'
import { today } from '../../clock.ts'
import { refuse } from '../../wire/refusal.ts'
import type { ExportColumn, ExportRows } from './export.ts'
import type { ExportSheet } from './packing.ts'

export interface ListColumn<Row> {
  heading: Pair
  kind?: ExportColumn['kind']
  width?: number
  /** Empty where there is nothing. Of `kind: 'day'` a day or a moment (its day in the books), of `number` a plain decimal. */
  cell: (row: Row) => string | number | null | undefined
}

interface Listed<Row, Line> {
  title: Pair
  columns: readonly ListColumn<Line>[]
  /** The read of the list itself, so that list and export always agree. It is asked for every page, in one snapshot of the database. */
  list: (paging: Paging) => Page<Row> | Promise<Page<Row>>
  /** Before the title in the name of the file. */
  prefix?: string
}

/** A list as its export needs it, whatever its rows are. */
export interface ListExport {
  title: Pair
  prefix: string
  columns: readonly ListColumn<never>[]
  page: (pageNo: number) => Promise<{ total: number; pieces: Iterable<ExportRows> }>
}

/** So many rows are read at once, and so many are put into words and sent to the thread at once: some milliseconds of work. */
export const EXPORT_PAGE = 500

/** A list that has one row in the workbook for each of its rows. */
export const listExport = <Row>(listed: Listed<Row, Row>): ListExport => linesExport({ ...listed, lines: (row) => [row] })

/** A list that has several rows in the workbook for one of its rows. The limit counts those of the list. */
export function linesExport<Row, Line>(listed: Listed<Row, Line> & { lines: (row: Row) => readonly Line[] }): ListExport {
  const { title, prefix = '', columns, list, lines } = listed
  return {
    ...{ title, prefix, columns },
    page: async (pageNo) => {
      const { total, records } = await list({ pageNo, pageSize: EXPORT_PAGE })
      return { total, pieces: piecesOf(records.flatMap(lines), columns) }
    },
  }
}

function* piecesOf<Line>(lines: readonly Line[], columns: readonly ListColumn<Line>[]): Generator<ExportRows> {
  for (let from = 0; from < lines.length; from += EXPORT_PAGE)
    yield lines.slice(from, from + EXPORT_PAGE).map((line) => columns.map((column) => textOf(column, line)))
}

/** The pages of a list that has to be known as a whole. */
export const pagesOf =
  <Row>(all: readonly Row[]) =>
  (paging: Paging): Page<Row> =>
    page(onPage(all, paging), all.length, paging)

function textOf<Line>({ kind, cell }: ListColumn<Line>, line: Line): string {
  const text = String(cell(line) ?? '')
  return kind === 'day' && text.includes('T') ? today(Temporal.Instant.from(text)) : text
}

export const sheetOf = ({ title, columns }: ListExport, lang: Lang): ExportSheet => ({
  name: title[lang],
  columns: columns.map(({ heading, kind = 'text', width = 16 }) => ({ heading: heading[lang], kind, width })),
})

export const fileNameOf = ({ title, prefix }: ListExport, lang: Lang, now: Temporal.Instant): string =>
  `${prefix}${title[lang]}-${today(now)}.xlsx`

/** Refuses an export of more rows than a workbook may have. */
export function refuseAbove(total: number): void {
  if (total > EXPORT_MOST) throw refuse('exportTooMany', { most: EXPORT_MOST })
}

/**
 * The rows page by page; the next page is read while the one before is packed. Refuses a list above the limit with its first page; `begun`
 * is called when that is read and allowed. Ends only when no read is under way any more.
 */
export async function* everyPage({ page: read }: Pick<ListExport, 'page'>, begun = () => {}): AsyncGenerator<ExportRows> {
  let reading = read(1)
  try {
    for (let pageNo = 1; ; pageNo++) {
      const { total, pieces } = await reading
      refuseAbove(total)
      if (pageNo === 1) begun()
      const isLast = pageNo * EXPORT_PAGE >= total
      if (!isLast) {
        reading = read(pageNo + 1)
        // It is awaited in the next round.
        reading.catch(() => undefined)
      }
      yield* pieces
      if (isLast) return
    }
  } finally {
    await reading.catch(() => undefined)
  }
}
