import type { StoredFile } from '../src/platform/server/files/workbook/bytes.ts'
import { streamWorkbook } from '../src/platform/server/files/workbook/open.ts'

/** Runs in a process apart: the bare reading of a sheet, with nothing done to its rows. */
export const run = ({ file, sheet }: { file: StoredFile; sheet: number }): AsyncGenerator<number> =>
  streamWorkbook(file, async function* (workbook) {
    for await (const rows of workbook.rows(sheet)) yield rows.length
  })
