import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq, type PgColumn, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { CONTRACT_DAYS, DOCUMENT_DAYS, PROBATION_DAYS, START_RISK_DAYS } from '../../../../rules/constants.ts'
import { CREATED, CREATING, EMPLOYED, type Flag, LEFT, ONBOARDING } from '../contract/employee.ts'
import { employee, employeeDocument, payee } from './tables.ts'

/** A day of the books, the company (null: all of them), and who of it is on leave on that day. */
export interface Today {
  day: string
  companyId: CompanyId | null
  onLeave: readonly string[]
}

const within = (column: unknown, day: string, days: number) => sql`${column} between ${day}::date and ${day}::date + ${days}::int`
const until = (column: unknown, day: string, days: number) => sql`${column} <= ${day}::date + ${days}::int`

/** The rows that a flag has to look at: of a few employees, of a company, or all. */
interface Owned {
  companyId: PgColumn
  employeeId: PgColumn
}
const owned = (table: Owned, companyId: CompanyId | null, ids: readonly string[] | undefined): SQL =>
  ids ? anyOf(table.employeeId, ids) : companyId === null ? sql`true` : eq(table.companyId, companyId)

/** When each flag is raised: the one definition, for the list, its filter and counts, and for what is due. With `ids` for these only. */
export const flagRules = ({ day, companyId, onLeave }: Today, ids?: readonly string[]): Record<Flag, SQL> => ({
  incomplete: sql`${employee.status} = ${CREATING}`,
  overdue: sql`${employee.status} in (${CREATED}, ${ONBOARDING}) and ${employee.contractStart} < ${day}::date`,
  atRisk: sql`${employee.status} = ${ONBOARDING} and ${within(employee.contractStart, day, START_RISK_DAYS)}`,
  noBankAccount: sql`${employee.status} in (${ONBOARDING}, ${EMPLOYED}) and ${employee.id} not in (select ${payee.employeeId} from ${payee}
    where ${owned(payee, companyId, ids)})`,
  payeeUnconfirmed: sql`${employee.status} <> ${LEFT} and ${employee.id} in (select ${payee.employeeId} from ${payee}
    where ${owned(payee, companyId, ids)} and ${payee.confirmedBy} is null)`,
  probationEnds: sql`${employee.status} = ${EMPLOYED} and ${within(employee.probationEnd, day, PROBATION_DAYS)}`,
  contractEnds: sql`${employee.status} in (${ONBOARDING}, ${EMPLOYED}) and ${until(employee.contractEnd, day, CONTRACT_DAYS)}`,
  documentEnds: sql`${employee.status} in (${ONBOARDING}, ${EMPLOYED}) and ${employee.id} in (select ${employeeDocument.employeeId}
    from ${employeeDocument} where ${owned(employeeDocument, companyId, ids)} and ${endingDocument(day)})`,
  onLeave: onLeave.length === 0 ? sql`false` : anyOf(employee.id, onLeave),
})

/** Passports and visas in force that end within the widest threshold, or have ended. */
export const endingDocument = (day: string): SQL =>
  sql`${employeeDocument.kind} in ('passport', 'visa') and ${employeeDocument.supersededAt} is null
    and ${until(employeeDocument.expiresOn, day, DOCUMENT_DAYS[0])}`

/** The flags of these employees of a company, by id. */
export async function flagsOf(db: Reader, now: Today, ids: readonly string[]): Promise<Map<string, Flag[]>> {
  if (ids.length === 0) return new Map()
  const cases = Object.entries(flagRules(now, ids)).map(([flag, rule]) => sql`case when ${rule} then ${flag} end`)
  const rows = await db
    .select({ id: employee.id, flags: sql<Flag[]>`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)` })
    .from(employee)
    .where(anyOf(employee.id, ids))
  return new Map(rows.map(({ id, flags }) => [id, flags]))
}
