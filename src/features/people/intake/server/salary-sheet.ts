import { fieldProblems } from '../../../../platform/contract/fields.ts'
import { APART_LIMITS, runApart } from '../../../../platform/server/files/apart.ts'
import { type FormColumn, formWorkbook } from '../../../../platform/server/files/workbook/form-workbook.ts'
import type { Act, SharedServices } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { type FieldReason, fieldSentence, refuse } from '../../../../platform/server/wire/refusal.ts'
import { payCycles } from '../../../../rules/constants.ts'
import type { Arrived } from '../../../base/upload/server/writes.ts'
import { type SheetRow, sheetRow } from '../../salary/contract/schema.ts'
import { judgeSheet, previewsOf } from '../../salary/server/writes.ts'
import type { SalarySheetRow } from '../contract/salary-sheet.ts'
import { type SalaryColumn, salaryColumnNames, salaryColumns } from '../contract/salary-sheet-columns.ts'
import type { SalaryInput } from './apart-salary.ts'
import type { ReadSalaryRow, ReadSalarySheet } from './salary-rows.ts'

/** A small file: less than an import may take. */
const LIMITS = { ...APART_LIMITS, heapMegabytes: 128, megabytes: 300 }
/** The sheets that are being read or wait for it: the end of the last, and whose they are. */
interface Queue {
  last: Promise<unknown>
  companies: Set<string>
}
const queues = new WeakMap<SharedServices, Queue>()

/**
 * Reads the workbook in a process of its own, one at a time on a server and at most one of a company: nobody can fill the queue for
 * others. Refuses as `runApart` and `readSalarySheet` do, and with `tooMany`.
 */
export async function salarySheetIn(services: SharedServices, companyId: CompanyId, arrived: Arrived): Promise<ReadSalarySheet> {
  const queue = queues.get(services) ?? { last: Promise.resolve(), companies: new Set() }
  queues.set(services, queue)
  if (queue.companies.has(companyId)) throw refuse('tooMany')
  queue.companies.add(companyId)
  const mine = queue.last.then(() => readApart(services, arrived)).finally(() => queue.companies.delete(companyId))
  // The next sheet waits for this one, and does not care how it ended: its own caller learns of a failure.
  queue.last = mine.catch(() => {})
  return mine
}

async function readApart(services: SharedServices, { path, size, sealed }: Arrived): Promise<ReadSalarySheet> {
  const file = { path, ...(sealed && { sealed: { key: sealed.key, size } }) }
  const failed = (why: string) => services.log.error({ why }, 'reading a sheet of salary changes failed')
  const module = new URL('./apart-salary.ts', import.meta.url)
  for await (const sheet of runApart<SalaryInput, ReadSalarySheet>(module, { file }, LIMITS, failed)) return sheet
  throw refuse('workbookFailed')
}

/** Holds every row against the records of the company; nothing is written. */
export async function checkSalarySheet(act: Act, file: string, { sheet, rows }: ReadSalarySheet) {
  const typed = rows.map((row) => asSheetRow(row))
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

/** The row as it would be sent to be proposed, or with what that call would refuse. */
function asSheetRow(row: ReadSalaryRow): { row: ReadSalaryRow; ready: SheetRow | null } {
  if (row.problems.length > 0) return { row, ready: null }
  const { name: _, ...values } = row.values
  const read = sheetRow.safeParse(values)
  if (read.success) return { row, ready: read.data }
  const problems = Object.entries(fieldProblems(read.error)).map(([field, reason]) => ({
    column: columnOf(field),
    value: row.values[columnOf(field)]?.slice(0, 200) ?? '',
    reason,
    proposal: '',
  }))
  return { row: { ...row, problems }, ready: null }
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
