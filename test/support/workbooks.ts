import * as SheetJs from '@e965/xlsx'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'

export type Value = string | number | boolean | Date | null

/** A small .xlsx, by a library that the product does not use. */
export async function newWorkbook(rows: Value[][], sheet: Partial<WriteSheet> = {}, more: WriteSheet[] = []): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows, ...sheet }, ...more] }))
}

/** A small .xls of Excel 97 (biff8) or 95 (biff5). */
export function oldWorkbook(rows: Value[][], bookType: 'biff8' | 'biff5' = 'biff8', name = 'People'): Buffer {
  const book = SheetJs.utils.book_new()
  SheetJs.utils.book_append_sheet(book, SheetJs.utils.aoa_to_sheet(rows, { UTC: true }), name)
  return SheetJs.write(book, { type: 'buffer', bookType }) as Buffer
}

/** The rows of a workbook that an export answered, headings first: texts as texts, numbers and days as the numbers that cells hold. */
export function rowsOfExport({ base64 }: { base64: string }): (string | number | undefined)[][] {
  const book = SheetJs.read(Buffer.from(base64, 'base64'))
  return SheetJs.utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
}

/** A day as a spreadsheet counts it. */
export const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569
