import { createHash } from 'node:crypto'
import type { Day } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type PgColumn,
  sql,
} from '../../../../platform/server/data/drizzle.ts'
import { contains } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import { fingerprintsAt } from '../../../base/secret/server/reads.ts'
import { EMPLOYED, type EmployeeField, type EmployeeMove, type EmployeeState, LEFT } from '../contract/employee.ts'
import { type EmployeeRow, employee, employeeDocument, employeeEvent, employment, payee, workPattern } from './tables.ts'

export { linkedAmong, openedLink } from './links.ts'
export { type Placement, placementsOf } from './placements.ts'
export type { EmployeeRow } from './tables.ts'

type Who = Pick<Look, 'db' | 'actor'>

/** An employee of the caller's company, else `notFound`. */
export async function employeeIn(look: Who, id: string): Promise<EmployeeRow> {
  const [row] = await look.db
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, companyOf(look.actor)), eq(employee.id, id)))
  if (!row) throw refuse('notFound')
  return row
}

/** The same for a field of a form: 422 on the field. */
export async function mustBeEmployee(look: Who, id: string, field = 'employeeId'): Promise<EmployeeRow> {
  const [row] = await employeesIn(look.db, companyOf(look.actor), { ids: [id] })
  if (!row) throw refuseFields({ [field]: 'employeeUnknown' })
  return row
}

interface EmployeeFilter {
  ids?: readonly string[]
  numbers?: readonly string[]
  /** Part of a name, of its pinyin, or of a number. */
  search?: string | undefined
  statuses?: readonly EmployeeState[]
  teamIds?: readonly string[]
  countries?: readonly string[]
  cycle?: Cycle
  /** Those who worked on at least one of these days under their current contract: employed now, or left within or after them. */
  employedWithin?: { from: Day; to: Day }
  /** Those whose last day, past or to come, is on this day or later. */
  leavingSince?: Day
}

/** The employees of a company, by the order of the list. Secrets are not among the columns. */
export function employeesIn(db: Reader, companyId: CompanyId, filter: EmployeeFilter = {}): Promise<EmployeeRow[]> {
  const { ids, numbers, search, statuses, teamIds, countries, cycle, employedWithin, leavingSince } = filter
  return db
    .select()
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        ids && anyOf(employee.id, ids),
        numbers && inArray(employee.number, [...numbers]),
        contains([employee.name, employee.searchText, employee.number], search),
        statuses && inArray(employee.status, [...statuses]),
        teamIds && anyOf(employee.teamId, teamIds),
        countries && inArray(employee.country, [...countries]),
        cycle && eq(employee.cycle, cycle),
        leavingSince === undefined ? undefined : and(gte(employee.leaveOn, leavingSince), eq(employee.neverJoined, false)),
        employedWithin &&
          and(
            inArray(employee.status, [EMPLOYED, LEFT]),
            eq(employee.neverJoined, false),
            lte(employee.contractStart, employedWithin.to),
            or(isNull(employee.leaveOn), gte(employee.leaveOn, employedWithin.from)),
          ),
      ),
    )
    .orderBy(asc(employee.sortName), asc(employee.id))
}

/** Weekdays of work (Monday is 1) from a day on, and since when that is known. */
export interface WorkPattern {
  from: Day
  weekdays: readonly number[]
  knownAt: Temporal.Instant
}

/** Work patterns by employee, in the order of their days. Of two for one day, the one that became known later holds. */
export async function patternsOf(db: Reader, ids: readonly string[]): Promise<Map<string, WorkPattern[]>> {
  const patterns = new Map<string, WorkPattern[]>()
  if (ids.length === 0) return patterns
  const rows = await db
    .selectDistinctOn([workPattern.employeeId, workPattern.fromOn])
    .from(workPattern)
    .where(anyOf(workPattern.employeeId, ids))
    .orderBy(workPattern.employeeId, workPattern.fromOn, sql`${workPattern.knownAt} desc`)
  for (const { employeeId, fromOn, weekdays, knownAt } of rows) {
    const own = patterns.get(employeeId) ?? []
    own.push({ from: fromOn, weekdays, knownAt })
    patterns.set(employeeId, own)
  }
  return patterns
}

/** Contract periods that ended before the current one, oldest first, by employee. */
export async function employmentsOf(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, { startOn: Day; endOn: Day; reason: string }[]>> {
  const periods = new Map<string, { startOn: Day; endOn: Day; reason: string }[]>()
  if (ids.length === 0) return periods
  const rows = await db.select().from(employment).where(anyOf(employment.employeeId, ids)).orderBy(employment.startOn)
  for (const { employeeId, startOn, endOn, reason } of rows)
    periods.set(employeeId, [...(periods.get(employeeId) ?? []), { startOn, endOn, reason }])
  return periods
}

/** What of a record says where and from when on somebody is employed. */
const employmentFields = ['contractStart', 'country', 'subdivision'] as const satisfies readonly EmployeeField[]
const employmentMoves = ['leave', 'withdrawLeave', 'didNotJoin', 'rehire'] as const satisfies readonly EmployeeMove[]

/** When it was last changed of each who is employed otherwise since a moment: from or until another day, or in another place. */
export async function employmentChangesSince(
  db: Reader,
  companyId: CompanyId,
  ids: readonly string[],
  since: Temporal.Instant,
): Promise<Map<string, Temporal.Instant>> {
  const rows = await db
    .select({ id: employeeEvent.employeeId, at: employeeEvent.at })
    .from(employeeEvent)
    .where(
      and(
        eq(employeeEvent.companyId, companyId),
        anyOf(employeeEvent.employeeId, ids),
        gt(employeeEvent.at, since),
        or(
          inArray(employeeEvent.kind, [...employmentMoves]),
          sql`${employeeEvent.kind} = 'edited' and ${employeeEvent.fields} && ${sql.param([...employmentFields])}::text[]`,
        ),
      ),
    )
    .orderBy(asc(employeeEvent.at))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export { dueCount } from './due.ts'
export { accountsToConfirm } from './payees.ts'

/** The account that somebody is paid to. Its number is a secret at `payeePlace`. */
export interface Payee {
  employeeId: string
  holder: string
  bankName: string
  bankArea: string
  swift: string
  changedBy: string
  changedAt: Temporal.Instant
  /** A second person has confirmed the last change. */
  confirmed: boolean
  /** Equal for equal account numbers of one company; null without a number. */
  numberPrint: string | null
  /** Equal only while holder, bank, country, SWIFT code and number are all the same; null without a number. */
  print: string | null
  /** The holder is neither the name nor the Latin name. Order of words, case and marks do not count. */
  holderDiffers: boolean
}

/** By employee; somebody without an account is missing. */
export async function payeesOf(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, Payee>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...getTableColumns(payee), name: employee.name, latinName: employee.latinName })
    .from(payee)
    .innerJoin(employee, eq(employee.id, payee.employeeId))
    .where(and(eq(payee.companyId, companyId), anyOf(payee.employeeId, ids)))
  const numbers = await fingerprintsAt(db, payeePlace(companyId, ''), ids)
  return new Map(
    rows.map(({ confirmedBy, confirmedAt: _, companyId: __, name, latinName, ...row }) => {
      const numberPrint = numbers.get(row.employeeId) ?? null
      const print = numberPrint && hashOf(JSON.stringify([numberPrint, row.holder, row.bankName, row.bankArea, row.swift]))
      return [
        row.employeeId,
        { ...row, confirmed: confirmedBy !== null, numberPrint, print, holderDiffers: !isHolder(row.holder, [name, latinName]) },
      ]
    }),
  )
}

/** Whether an account is in one of these names. Order of words, case and marks do not count. */
export const isHolder = (holder: string, names: readonly string[]): boolean => names.some((name) => wordsOf(name) === wordsOf(holder))

/** "Müller, Anna" and "ANNA MULLER" are one. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join('')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Where the number of the account is kept, for the feature `secret`. */
export const payeePlace = (companyId: CompanyId, employeeId: string) => ({
  scope: companyId,
  table: 'payee',
  column: 'accountNumber',
  row: employeeId,
})

/** Employees by id with what lists of others show; those of other companies are missing. */
export async function employeeBriefs(
  db: Reader,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<Map<string, { id: string; number: string; name: string; latinName: string; teamId: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: employee.id, number: employee.number, name: employee.name, latinName: employee.latinName, teamId: employee.teamId })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), anyOf(employee.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of these employees, those whose last visa or work permit on record ends before a day, with that end. */
export async function visaEndsBefore(db: Reader, companyId: CompanyId, ids: readonly string[], day: Day): Promise<Map<string, Day>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ employeeId: employeeDocument.employeeId, endsOn: sql<Day>`max(${employeeDocument.expiresOn})` })
    .from(employeeDocument)
    .where(
      and(
        eq(employeeDocument.companyId, companyId),
        anyOf(employeeDocument.employeeId, ids),
        eq(employeeDocument.kind, 'visa'),
        isNull(employeeDocument.supersededAt),
      ),
    )
    .groupBy(employeeDocument.employeeId)
  return new Map(rows.flatMap(({ employeeId, endsOn }) => (endsOn && endsOn < day ? [[employeeId, endsOn]] : [])))
}

/** Employees of a company with one of these numbers, e-mail addresses, phones (without calling code) or names. */
export async function employeesKnownBy(
  db: Reader,
  companyId: CompanyId,
  by: Partial<Record<'numbers' | 'emails' | 'phones' | 'names' | 'ids', readonly string[]>>,
): Promise<EmployeeRow[]> {
  const among = (column: PgColumn, values: readonly string[] = []) =>
    values.length > 0 ? sql`${column} = any(${sql.param([...new Set(values)])}::text[])` : undefined
  const conditions = [
    among(employee.number, by.numbers),
    among(employee.email, by.emails),
    among(employee.phone, by.phones),
    among(employee.name, by.names),
    by.ids && by.ids.length > 0 ? anyOf(employee.id, by.ids) : undefined,
  ].filter((condition) => condition !== undefined)
  if (conditions.length === 0) return []
  return db
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, companyId), or(...conditions)))
}
