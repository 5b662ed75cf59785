import type { StoredFile } from '../../../../platform/server/files/workbook/bytes.ts'
import { streamWorkbook } from '../../../../platform/server/files/workbook/open.ts'
import { type ReadSalarySheet, readSalarySheet } from './salary-rows.ts'

export interface SalaryInput {
  readonly file: StoredFile
}

/** Runs in a process of its own (`runApart`): gives one sheet. */
export const run = ({ file }: SalaryInput): AsyncGenerator<ReadSalarySheet> =>
  streamWorkbook(file, async function* (workbook) {
    yield await readSalarySheet(workbook)
  })
