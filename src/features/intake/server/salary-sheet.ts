import { companyOf } from '../../../platform/server/actor.ts'
import { type FieldReason, fieldSentence, refuse } from '../../../platform/server/refusal.ts'
import type { Act, SharedServices } from '../../../platform/server/services.ts'
import { runApart } from '../../../platform/server/workbook/apart.ts'
import { type FormColumn, formWorkbook } from '../../../platform/server/workbook/form-workbook.ts'
import { payCycles } from '../../../rules/constants.ts'
import { type SheetRow, sheetRow } from '../../salary/contract/schema.ts'
import { judgeSheet, previewsOf } from '../../salary/server/writes.ts'
import type { Arrived } from '../../upload/server/writes.ts'
import type { SalarySheetRow } from '../contract/salary-sheet.ts'
import { type SalaryColumn, salaryColumnNames, salaryColumns } from '../contract/salary-sheet-columns.ts'
import type { SalaryInput } from './apart-salary.ts'
import type { ReadSalaryRow, ReadSalarySheet } from './salary-rows.ts'

/** A small file: less than an import may take. */
const LIMITS = { seconds: 60, heapMegabytes: 128, megabytes: 300 }
const reading = new WeakMap<SharedServices, Promise<unknown>>()

/** Reads the workbook in a process of its own, one at a time on a server. Refuses as `runApart` and `readSalarySheet` do. */
export function salarySheetIn(services: SharedServices, { path, size, sealed }: Arrived): Promise<ReadSalarySheet> {
  const file = { path, ...(sealed && { sealed: { key: sealed.key, size } }) }
  const mine = (reading.get(services) ?? Promise.resolve()).then(async () => {
    const failed = (why: string) => services.log.error({ why }, 'reading a sheet of salary changes failed')
    const module = new URL('./apart-salary.ts', import.meta.url)
    for await (const sheet of runApart<SalaryInput, ReadSalarySheet>(module, { file }, LIMITS, failed)) return sheet
    throw refuse('workbookFailed')
  })
  reading.set(
    services,
    // The next sheet waits for this one, and does not care how it ended: its own caller hears of a failure.
    mine.catch(() => {}),
  )
  return mine
}

/** Holds every row against the records of the company; nothing is written. */
export async function checkSalarySheet(act: Act, file: string, { sheet, rows }: ReadSalarySheet) {
  const typed = rows.map((row) => ({ row, ready: row.problems.length === 0 ? asSheetRow(row) : null }))
  const candidates = typed.flatMap(({ ready }) => ready ?? [])
  const judged = (await judgeSheet(act, candidates)).values()
  const results = typed.map(({ row, ready }) => ({ row, ready, judged: ready && (judged.next().value ?? null) }))
  const wishes = results.flatMap(({ judged: one }) => (one && 'wished' in one ? [one.wished] : []))
  const previews = (await previewsOf(act, companyOf(act.actor), wishes)).values()
  return {
    file,
    sheet,
    rows: results.map(({ row, ready, judged: one }): SalarySheetRow => {
      const good = one && 'wished' in one
      const preview = good ? (previews.next().value ?? null) : null
      const against = one && 'problems' in one ? Object.entries(one.problems) : []
      const said = (reason: FieldReason) => fieldSentence(reason, act.lang)
      return {
        row: row.row,
        number: row.values.number ?? '',
        name: preview?.employee.name ?? row.values.name ?? '',
        problems: [
          ...row.problems.map(({ column, value, reason, proposal }) => ({ column, value, problem: said(reason), proposal })),
          ...against.map(([field, reason]) => ({
            column: columnOf(field),
            value: row.values[columnOf(field)] ?? '',
            problem: said(reason),
            proposal: '',
          })),
        ],
        preview,
        ready: good && ready ? ready : null,
      }
    }),
  }
}

const columnOf = (field: string): SalaryColumn => salaryColumnNames.find((name) => name === field) ?? 'number'

function asSheetRow({ values }: ReadSalaryRow): SheetRow {
  const { name: _, ...row } = values
  return sheetRow.parse(row)
}

const sheetName = { cn: '薪资变更', en: 'Salary changes' }

/** Our own workbook to fill in. */
export function salaryTemplate(author: string): Promise<Buffer> {
  const lists: Partial<Record<SalaryColumn, readonly string[]>> = { cycle: Object.values(payCycles).map(({ cn }) => cn) }
  const columns = salaryColumnNames.map((name): FormColumn => {
    const { cn, en, required, note } = salaryColumns[name]
    return {
      heading: `${cn} ${en}${required ? ' *' : ''}`,
      width: name === 'reason' ? 30 : 20,
      format: name === 'effectiveOn' ? 'day' : name === 'base' ? 'general' : 'text',
      list: lists[name],
      note: `${note.cn}\n${note.en}`,
    }
  })
  return formWorkbook(`${sheetName.cn} ${sheetName.en}`, columns, [], author)
}
