import { type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/server/columns.ts'
import { CONTRACT_DAYS, DOCUMENT_DAYS, PROBATION_DAYS, START_RISK_DAYS } from '../../../rules/constants.ts'
import type { Flag } from '../contract/employee.ts'
import { employee, employeeDocument, payee } from './tables.ts'

/** A day of the books, and who of the company is on leave on it. */
export interface Today {
  day: string
  onLeave: readonly string[]
}

const within = (column: unknown, day: string, days: number) => sql`${column} between ${day}::date and ${day}::date + ${days}::int`
const until = (column: unknown, day: string, days: number) => sql`${column} <= ${day}::date + ${days}::int`

/** When each flag is raised: the one definition, for the list, its filter and counts, and for what is due. */
export const flagRules = ({ day, onLeave }: Today): Record<Flag, SQL> => ({
  incomplete: sql`${employee.status} = 0`,
  overdue: sql`${employee.status} in (1, 2) and ${employee.contractStart} < ${day}::date`,
  atRisk: sql`${employee.status} = 2 and ${within(employee.contractStart, day, START_RISK_DAYS)}`,
  noBankAccount: sql`${employee.status} in (2, 3) and ${employee.id} not in (select ${payee.employeeId} from ${payee})`,
  payeeUnconfirmed: sql`${employee.status} <> 4 and ${employee.id} in (select ${payee.employeeId} from ${payee}
    where ${payee.confirmedBy} is null)`,
  probationEnds: sql`${employee.status} = 3 and ${within(employee.probationEnd, day, PROBATION_DAYS)}`,
  contractEnds: sql`${employee.status} in (2, 3) and ${until(employee.contractEnd, day, CONTRACT_DAYS)}`,
  documentEnds: sql`${employee.status} in (2, 3) and ${employee.id} in (select ${employeeDocument.employeeId} from ${employeeDocument}
    where ${endingDocument(day)})`,
  onLeave: onLeave.length === 0 ? sql`false` : anyOf(employee.id, onLeave),
})

/** Passports and visas in force that end within the widest threshold, or have ended. */
export const endingDocument = (day: string): SQL =>
  sql`${employeeDocument.kind} in ('passport', 'visa') and ${employeeDocument.supersededAt} is null
    and ${until(employeeDocument.expiresOn, day, DOCUMENT_DAYS[0])}`

/** The flags of a row as an array of their names. */
export function flagsColumn(today: Today): SQL<Flag[]> {
  const cases = Object.entries(flagRules(today)).map(([flag, rule]) => sql`case when ${rule} then ${flag} end`)
  return sql<Flag[]>`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`
}
