import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { EMPLOYED, LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employmentsOf, type Placement, placementsOf } from '../../employee/server/reads.ts'
import { covers, stretchesOf } from '../contract/leave-type.ts'
import { type LeaveEntry, lotsOf } from '../contract/ledger.ts'
import { resettled } from '../contract/replay.ts'
import { closeEntries, dueEntries, grantAhead, type Terms } from '../contract/settle.ts'
import { todayOf } from './schedules.ts'
import { type LeaveEntryRow, type LeaveOpeningRow, leaveEntry, leaveOpening } from './tables.ts'
import type { CompanyType } from './types.ts'

const CHINA = 'CN'
export const proRataOf = (type: Pick<CompanyType, 'proRata'>, { country }: Pick<EmployeeRow, 'country'>): 'months' | 'china' =>
  type.proRata === 'country' ? (country === CHINA ? 'china' : 'months') : type.proRata

/** By what rules somebody has leave of a type; null where no balance is kept, or before they have begun. */
function termsOf(
  employee: EmployeeRow,
  type: CompanyType,
  contract: number,
  opening: LeaveOpeningRow | undefined,
  earlier: readonly Placement[],
): Terms | null {
  if (type.allowance === 'none' || employee.contractStart === null || employee.neverJoined) return null
  if (employee.status !== EMPLOYED && employee.status !== LEFT) return null
  const ofYear = ({ leaveHundredths }: Pick<EmployeeRow, 'leaveHundredths'>) =>
    (type.allowance === 'fixed' ? type.yearHundredths : leaveHundredths) ?? 0
  const { country, teamId, grade, leaveHundredths } = employee
  const places = [...earlier, { country, teamId, grade, leaveHundredths, until: null }]
  const covering = places.findLast((place) => covers(type.within, place))
  return {
    // Who is not covered any more keeps what was used and what was carried on.
    yearHundredths: covers(type.within, employee) ? ofYear(employee) : 0,
    covered: earlier.length > 0 ? stretchesOf(type.within, places, ofYear) : null,
    service: type.service.length > 0 && covering ? { from: employee.serviceFrom ?? employee.contractStart, steps: type.service } : null,
    accrual: type.accrual,
    stepHundredths: type.stepHundredths,
    proRata: proRataOf(type, covering ?? employee),
    carry: type.carry,
    employed: { from: employee.contractStart, to: employee.status === LEFT ? employee.leaveOn : null },
    contract,
    fromYear: opening ? yearOf(opening.onDay) : type.fromYear,
    opened: opening?.writtenAt ? opening.onDay : null,
  }
}

/** Which contract of the year each has now: 2 for those who left and came back within it. */
async function contractsOf(db: Reader, employees: readonly EmployeeRow[]): Promise<Map<string, number>> {
  const earlier = await employmentsOf(
    db,
    employees.map(({ id }) => id),
  )
  return new Map(employees.map(({ id }) => [id, 1 + (earlier.get(id)?.length ?? 0)]))
}

/** In the order in which they were written. */
export const entryRows = (db: Reader, companyId: CompanyId, ids: readonly string[], type?: string): Promise<LeaveEntryRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(leaveEntry)
        .where(
          and(
            eq(leaveEntry.companyId, companyId),
            anyOf(leaveEntry.employeeId, ids),
            type === undefined ? undefined : inArray(leaveEntry.type, [type]),
          ),
        )
        .orderBy(asc(leaveEntry.id))

/** The opening balance of each employee and type that has one: the last that was given. */
export async function openingsOf(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, LeaveOpeningRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(leaveOpening)
    .where(and(eq(leaveOpening.companyId, companyId), anyOf(leaveOpening.employeeId, ids)))
    .orderBy(asc(leaveOpening.id))
  return new Map(rows.map((row) => [accountKey(row.employeeId, row.type), row]))
}

export const asEntry = ({ kind, lot, onDay, hundredths, validFrom, validTo, requestId }: LeaveEntryRow): LeaveEntry => ({
  kind,
  lot,
  on: onDay,
  hundredths,
  from: validFrom,
  to: validTo,
  request: requestId,
})

export interface Account {
  employee: EmployeeRow
  type: CompanyType
  terms: Terms
  /** As written. */
  rows: readonly LeaveEntryRow[]
  written: readonly LeaveEntry[]
  /** Due, and written with the next write or tonight. */
  due: readonly LeaveEntry[]
  /** Both. */
  all: readonly LeaveEntry[]
}

/** The balances of employees by `${employee} ${type}`: of every type that keeps one and is for them, or of which something is left. */
export async function accountsOf(...of: Parameters<typeof ledgersOf>): Promise<Map<string, Account>> {
  const all = await ledgersOf(...of)
  return new Map(
    [...all].filter(
      ([, { type, employee, all: entries }]) => covers(type.within, employee) || lotsOf(entries).some(({ left }) => left !== 0),
    ),
  )
}

/** Whether leave of a type can be asked for: it is for them, or something is left of it from when it was. */
export const isOpenTo = ({ within }: CompanyType, employee: EmployeeRow, account: Account | null): boolean =>
  covers(within, employee) || lotsOf(account?.all ?? []).some(({ left }) => left > 0)

/** The types in use of which an employee can ask for leave. */
export async function typesOpenTo(db: Reader, employee: EmployeeRow, types: readonly CompanyType[], now: Temporal.Instant) {
  const inUse = types.filter(({ archived }) => !archived)
  const others = inUse.filter(({ within }) => !covers(within, employee))
  const accounts = others.length === 0 ? null : await accountsOf(db, employee.companyId, [employee], others, now)
  return inUse.filter((type) => isOpenTo(type, employee, accounts?.get(accountKey(employee.id, type.code)) ?? null))
}

/** The same with those that have entries and are over, for what writes. */
async function ledgersOf(
  db: Reader,
  companyId: CompanyId,
  employees: readonly EmployeeRow[],
  types: readonly CompanyType[],
  now: Temporal.Instant,
): Promise<Map<string, Account>> {
  const ids = employees.map(({ id }) => id)
  const [contracts, placements, entries, openings] = await together(
    () => contractsOf(db, employees),
    () => placementsOf(db, ids),
    () => entryRows(db, companyId, ids),
    () => openingsOf(db, companyId, ids),
  )
  const rows = Map.groupBy(entries, ({ employeeId, type }) => accountKey(employeeId, type))
  const accounts = new Map<string, Account>()
  for (const employee of employees) {
    for (const type of types) {
      const key = accountKey(employee.id, type.code)
      const terms = termsOf(employee, type, contracts.get(employee.id) ?? 1, openings.get(key), placements.get(employee.id) ?? [])
      const own = rows.get(key) ?? []
      if (!terms || (own.length === 0 && !covers(type.within, employee) && !terms.covered?.length)) continue
      const written = own.map(asEntry)
      // The balance of somebody who has left is closed.
      const due = employee.status === EMPLOYED ? dueOf(written, terms, todayOf(employee, now)) : []
      accounts.set(key, { employee, type, terms, rows: own, written, due, all: [...written, ...due] })
    }
  }
  return accounts
}
/** What is due, and then by which parts of the balance the days away of this year are met. */
function dueOf(written: readonly LeaveEntry[], terms: Terms, today: Day): LeaveEntry[] {
  const due = dueEntries(written, terms, today)
  return [...due, ...resettled([...written, ...due], terms, today)]
}

export const accountKey = (employeeId: string, type: string): string => `${employeeId} ${type}`

/** One balance with what a request needs that reaches into the next years; null where none is kept. */
export async function accountFor(
  db: Reader,
  employee: EmployeeRow,
  type: CompanyType,
  now: Temporal.Instant,
  until: Day,
): Promise<Account | null> {
  const accounts = await ledgersOf(db, employee.companyId, [employee], [type], now)
  const account = accounts.get(accountKey(employee.id, type.code))
  if (!account) return null
  const due = [...account.due]
  for (let year = yearOf(todayOf(employee, now)) + 1; year <= yearOf(until); year++)
    due.push(...grantAhead([...account.written, ...due], account.terms, year))
  return { ...account, due, all: [...account.written, ...due] }
}

/** Writes about the leave of an employee take turns. Several are locked in one order. */
export async function lockLeave(act: Act<unknown>, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return
  const keys = [...new Set(employeeIds)].sort().map((id) => `leave:${id}`)
  await act.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) key`)
}

interface Whose {
  companyId: CompanyId
  employeeId: string
  type: string
  note?: string
}

/** Adds entries to the ledger, under the lock of the employee. */
export async function writeEntries(act: Act, whose: Whose, entries: readonly LeaveEntry[]): Promise<void> {
  await insertEntries(
    act,
    entries.map((entry) => ({ ...whose, entry })),
  )
}

const AT_ONCE = 1_000
export async function insertEntries(act: Act, all: readonly (Whose & { entry: LeaveEntry })[]): Promise<void> {
  const accountId = act.actor.kind === 'system' ? null : act.actor.accountId
  for (let from = 0; from < all.length; from += AT_ONCE)
    await act.tx.insert(leaveEntry).values(
      all.slice(from, from + AT_ONCE).map(({ entry, note, ...whose }) => ({
        ...whose,
        kind: entry.kind,
        lot: entry.lot,
        onDay: entry.on,
        hundredths: entry.hundredths,
        validFrom: entry.from,
        validTo: entry.to,
        requestId: entry.request,
        note: note ?? '',
        accountId: systemKinds.has(entry.kind) ? null : accountId,
        at: act.now,
      })),
    )
}
/** These follow from rules, no matter whose write caused them. */
const systemKinds: ReadonlySet<string> = new Set(['grant', 'carry', 'expire'])

/** Writes what is due for these employees. Returns how many entries that were. */
export async function settle(
  act: Act,
  companyId: CompanyId,
  employees: readonly EmployeeRow[],
  types: readonly CompanyType[],
): Promise<number> {
  await lockLeave(
    act,
    employees.map(({ id }) => id),
  )
  const accounts = await ledgersOf(act.db, companyId, employees, types, act.now)
  const due = [...accounts.values()].flatMap(({ employee, type, due: entries }) =>
    entries.map((entry) => ({ companyId, employeeId: employee.id, type: type.code, entry })),
  )
  await insertEntries(act, due)
  return due.length
}

/** Ends the balances of somebody who has left, and again after their leave was corrected: what came back is paid, or ends. */
export async function closeBalances(act: Act, employee: EmployeeRow, types: readonly CompanyType[]): Promise<void> {
  const { status, leaveOn, companyId, id: employeeId } = employee
  if (status !== LEFT || leaveOn === null) return
  const accounts = await ledgersOf(act.db, companyId, [employee], types, act.now)
  const closing = [...accounts.values()].flatMap(({ type, terms, written }) =>
    closeEntries(written, terms, leaveOn, type.paidOut).map((entry) => ({ companyId, employeeId, type: type.code, entry })),
  )
  await insertEntries(act, closing)
}
