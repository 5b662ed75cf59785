import { streamWorkbook } from '../../../platform/server/workbook/open.ts'
import type { CheckedRows } from '../contract/checked.ts'
import type { SheetMapping } from '../contract/mapping.ts'
import { rowChecker } from './check.ts'

/** Runs in a process of its own (`runApart`): gives the checked rows, 200 at a time. */
export async function* run({
  path,
  mapping,
  teams,
}: {
  path: string
  mapping: SheetMapping
  teams: readonly string[]
}): AsyncGenerator<CheckedRows> {
  yield* streamWorkbook(path, async function* (workbook) {
    const check = rowChecker({ mapping, epoch: workbook.epoch, teams })
    for await (const rows of workbook.rows(mapping.sheet)) yield check(rows)
  })
}
