import { EXPORT_MOST } from '../../../../rules/constants.ts'
import type { WorkbookFile } from '../../../contract/export.ts'
import type { Page, Paging } from '../../../contract/page.ts'
import type { Pair } from '../../../contract/texts.ts'
import { today } from '../../clock.ts'
import type { Look } from '../../services.ts'
import { refuse } from '../../wire/refusal.ts'
import { type ExportColumn, exportWorkbook } from './export.ts'

export interface ListColumn<Row> {
  heading: Pair
  kind?: ExportColumn['kind']
  width?: number
  /** Empty where there is nothing. Of `kind: 'day'` a day or a moment (its day in the books), of `number` a plain decimal. */
  cell: (row: Row) => string | number | null | undefined
}

/** A list as a workbook in the caller's language, named by its title and the day. */
export async function listWorkbook<Row>(
  { lang, now }: Pick<Look, 'lang' | 'now'>,
  title: Pair,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Promise<WorkbookFile> {
  if (rows.length > EXPORT_MOST) throw tooMany()
  const bytes = await exportWorkbook(
    title[lang],
    columns.map(({ heading, kind = 'text', width = 16 }) => ({ heading: heading[lang], kind, width })),
    rows.map((row) =>
      columns.map(({ kind, cell }) => {
        const text = String(cell(row) ?? '')
        return kind === 'day' && text.includes('T') ? today(Temporal.Instant.from(text)) : text
      }),
    ),
  )
  return { name: `${title[lang]}-${today(now)}.xlsx`, base64: bytes.toString('base64') }
}

/** All rows of a list under its filters, by the read of the list itself, so that list and export always agree. */
export async function everyRow<Row>(list: (paging: Paging) => Promise<Page<Row>>): Promise<Row[]> {
  const { total } = await list({ pageNo: 1, pageSize: 1 })
  if (total > EXPORT_MOST) throw tooMany()
  return (await list({ pageNo: 1, pageSize: EXPORT_MOST })).records
}

const tooMany = () => refuse('exportTooMany', { most: EXPORT_MOST })
