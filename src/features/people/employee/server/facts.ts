import type { Day } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNull, type PgUpdateSetSource } from '../../../../platform/server/data/drizzle.ts'
import type { Move } from '../../../../platform/server/data/lifecycle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor, CompanyId } from '../../../../platform/server/wire/actor.ts'
import { type ChecklistItem, checklistItemNames, type DocumentKind, type EmployeeState } from '../contract/employee.ts'
import { todayIn } from './days.ts'
import { everPaid, type SalaryStanding, salaryStandings } from './hooks.ts'
import { type EmployeeRow, type employee, employeeDocument, onboardingWaiver, payee } from './tables.ts'

interface ChecklistLine {
  item: ChecklistItem
  done: boolean
  waived: { reason: string; accountId: string; at: Temporal.Instant } | null
}

/** Everything beyond the row that decides which moves can be made. */
export interface Facts {
  today: Day
  checklist: ChecklistLine[]
  /** `unknown`: no feature knows of salaries. */
  salary: SalaryStanding | 'none' | 'unknown'
  paid: boolean
}

/** What decides a move, read under the lock of the row when it is made. */
export interface Context {
  side: 'company'
  actor: Actor
  now: Temporal.Instant
  row: EmployeeRow
  facts: Facts
}

/** What a move changes. */
export interface Plan {
  set?: PgUpdateSetSource<typeof employee>
  to?: EmployeeState
  note?: string
}
export type EmployeeMoveRule<I = unknown> = Move<Context, I, Plan, EmployeeRow>

type Looking = Pick<Look<unknown>, 'db' | 'services' | 'now'>

/** The facts of several employees of one company, by id. */
export async function factsOf(look: Looking, companyId: CompanyId, rows: readonly EmployeeRow[]): Promise<Map<string, Facts>> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return new Map()
  const { db } = look
  const known = look.services.hooks.of(salaryStandings)
  const salaries = new Map<string, SalaryStanding>()
  const paid = new Set<string>()
  const [documents, payees, waivers] = await together(
    () =>
      db
        .select({ employeeId: employeeDocument.employeeId, kind: employeeDocument.kind })
        .from(employeeDocument)
        .where(
          and(
            eq(employeeDocument.companyId, companyId),
            anyOf(employeeDocument.employeeId, ids),
            isNull(employeeDocument.supersededAt),
            inArray(employeeDocument.kind, ['id', 'passport', 'contract']),
          ),
        ),
    () =>
      db
        .select({ id: payee.employeeId })
        .from(payee)
        .where(and(eq(payee.companyId, companyId), anyOf(payee.employeeId, ids))),
    () =>
      db
        .select()
        .from(onboardingWaiver)
        .where(and(eq(onboardingWaiver.companyId, companyId), anyOf(onboardingWaiver.employeeId, ids))),
    async () => {
      for (const standings of known.values()) for (const [id, standing] of await standings(db, companyId, ids)) salaries.set(id, standing)
    },
    async () => {
      for (const asked of look.services.hooks.of(everPaid).values()) for (const id of await asked(db, companyId, ids)) paid.add(id)
    },
  )

  return new Map(
    rows.map((row) => {
      const has = (...kinds: DocumentKind[]) => documents.some((one) => one.employeeId === row.id && kinds.includes(one.kind))
      const done: Record<ChecklistItem, boolean> = {
        documents: has('id', 'passport'),
        bankAccount: payees.some(({ id }) => id === row.id),
        contractFile: has('contract'),
      }
      const facts: Facts = {
        today: todayIn(row.zone, look.now),
        checklist: checklistItemNames.map((item) => {
          const waiver = waivers.find((one) => one.employeeId === row.id && one.item === item)
          return { item, done: done[item], waived: waiver ? { reason: waiver.reason, accountId: waiver.accountId, at: waiver.at } : null }
        }),
        salary: known.size > 0 ? (salaries.get(row.id) ?? 'none') : 'unknown',
        paid: paid.has(row.id),
      }
      return [row.id, facts]
    }),
  )
}
