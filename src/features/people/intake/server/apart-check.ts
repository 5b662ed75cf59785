import type { StoredFile } from '../../../../platform/server/files/workbook/bytes.ts'
import { streamWorkbook } from '../../../../platform/server/files/workbook/open.ts'
import type { CheckedRows } from '../contract/checked.ts'
import { type CheckContext, rowChecker } from './check.ts'

export interface CheckInput extends Omit<CheckContext, 'epoch'> {
  readonly file: StoredFile
}

/** Runs in a process of its own (`runApart`): gives the checked rows, 200 at a time. */
export const run = ({ file, ...context }: CheckInput): AsyncGenerator<CheckedRows> =>
  streamWorkbook(file, async function* (workbook) {
    const check = rowChecker({ ...context, epoch: workbook.epoch })
    for await (const rows of workbook.rows(context.mapping.sheet)) yield check(rows)
  })
