import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { type FieldReason, fieldError, fieldSentence, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { EMPLOYED, LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn, employeesKnownBy } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import { covers } from '../contract/leave-type.ts'
import type { LeaveEntry } from '../contract/ledger.ts'
import { lotsOf } from '../contract/ledger.ts'
import { type Opening, openedWith } from '../contract/opening.ts'
import type { OpeningForm } from '../contract/schema.ts'
import { type Account, accountKey, accountsOf, insertEntries, lockLeave, openingsOf } from './ledger.ts'
import { todayOf } from './schedules.ts'
import { type LeaveOpeningRow, leaveOpening } from './tables.ts'
import { type CompanyType, ensureTypes, leaveTypesOf, typeIn, typeName } from './types.ts'

type Row = OpeningForm['rows'][number]
interface Judged {
  row: Row
  employee: EmployeeRow | null
  /** By field of the row. */
  problem: { field: keyof Row | 'on'; reason: FieldReason } | null
  before: LeaveOpeningRow | undefined
}

/** The first day that an opening balance may be of: the beginning of last year. */
const earliest = (today: Day): Day => `${yearOf(today) - 1}-01-01`

async function judge(look: Pick<Look, 'db' | 'actor' | 'now'>, kept: CompanyType, { on, rows }: OpeningForm): Promise<Judged[]> {
  const type = kept.code
  const companyId = companyOf(look.actor)
  const found = await employeesKnownBy(look.db, companyId, { numbers: [...new Set(rows.map(({ number }) => number))] })
  const byNumber = new Map(found.map((one) => [one.number, one]))
  const before = await openingsOf(
    look.db,
    companyId,
    found.map(({ id }) => id),
  )
  const seen = new Set<string>()
  return rows.map((row): Judged => {
    const employee = byNumber.get(row.number) ?? null
    const twice = seen.has(row.number)
    seen.add(row.number)
    const last = employee ? before.get(accountKey(employee.id, type)) : undefined
    return { row, employee, before: last, problem: problemOf(row, employee, kept, on, twice, last, look.now) }
  })
}

function problemOf(
  row: Row,
  employee: EmployeeRow | null,
  type: CompanyType,
  on: Day,
  twice: boolean,
  last: LeaveOpeningRow | undefined,
  now: Temporal.Instant,
): Judged['problem'] {
  if (!employee) return { field: 'number', reason: fieldError('openingNobody', { number: row.number }) }
  if (twice) return { field: 'number', reason: fieldError('openingTwice') }
  if (employee.status === LEFT || employee.erasedAt) return { field: 'number', reason: fieldError('openingLeft') }
  if (!covers(type.within, employee)) return { field: 'number', reason: fieldError('openingNotFor') }
  const opening = openingOf(row, on)
  const wrong = whyNotOpened(opening, employee, last, now)
  return wrong && { field: wrong.field === 'on' ? 'on' : wrong.field, reason: wrong.reason }
}

const openingOf = ({ days, carried, until }: Pick<Row, 'days' | 'carried' | 'until'>, on: Day): Opening => ({
  on,
  hundredths: days,
  carriedHundredths: carried,
  carriedTo: carried > 0 && until !== '' ? until : null,
})

/** What is wrong with the opening balance of somebody, and in which field; null if nothing is. */
export function whyNotOpened(
  { on, hundredths, carriedHundredths, carriedTo }: Opening,
  employee: EmployeeRow,
  last: Pick<LeaveOpeningRow, 'onDay'> | undefined,
  now: Temporal.Instant,
): { field: 'on' | 'carried' | 'until'; reason: FieldReason } | null {
  const today = todayOf(employee, now)
  if (on > today || on < earliest(today)) return { field: 'on', reason: fieldError('openingDay', { from: earliest(today) }) }
  if (last && yearOf(on) < yearOf(last.onDay)) return { field: 'on', reason: fieldError('openingEarlier', { day: last.onDay }) }
  if (carriedHundredths > Math.max(0, hundredths)) return { field: 'carried', reason: fieldError('openingCarried') }
  return carriedTo !== null && carriedTo < on ? { field: 'until', reason: fieldError('openingUntil') } : null
}

const entriesOf = ({ written, due, terms, employee }: Account, now: Temporal.Instant, opening: Opening, id: string): LeaveEntry[] => [
  ...due,
  ...openedWith([...written, ...due], terms, todayOf(employee, now), opening, id),
]

const leftOn = (entries: readonly LeaveEntry[], day: Day): number =>
  lotsOf(entries).reduce((sum, { from, left }) => sum + (from <= day ? left : 0), 0)

const keptType = (types: readonly CompanyType[], code: string): CompanyType => {
  const type = typeIn(types, code)
  if (type.allowance === 'none') throw refuse('leaveNotKept', { type: typeName(type) })
  return type
}

/** The accounts by the terms that hold once the opening balance is there: nothing is counted before its year. */
const accountsFrom = (look: Pick<Look, 'db' | 'now' | 'actor'>, employees: readonly EmployeeRow[], type: CompanyType, on: Day) =>
  accountsOf(look.db, companyOf(look.actor), employees, [{ ...type, fromYear: yearOf(on) }], look.now)

export async function checkOpenings(look: Look, form: OpeningForm) {
  const type = keptType(await leaveTypesOf(look.db, companyOf(look.actor), look.now), form.type)
  const judged = await judge(look, type, form)
  const employed = judged.flatMap(({ employee }) => (employee?.status === EMPLOYED ? [employee] : []))
  const accounts = employed.length === 0 ? new Map<string, Account>() : await accountsFrom(look, employed, type, form.on)
  const now = employed.length === 0 ? accounts : await accountsOf(look.db, companyOf(look.actor), employed, [type], look.now)
  return judged.map(({ row, employee, problem }) => {
    const key = employee ? accountKey(employee.id, type.code) : ''
    const account = accounts.get(key)
    const day = employee ? todayOf(employee, look.now) : form.on
    const after = account && !problem ? [...account.written, ...entriesOf(account, look.now, openingOf(row, form.on), 'preview')] : null
    return {
      number: row.number,
      name: employee?.name ?? '',
      beforeHundredths: now.has(key) ? leftOn(now.get(key)?.all ?? [], day) : null,
      afterHundredths: after && leftOn(after, day),
      problem: problem && fieldSentence(problem.reason, look.lang),
    }
  })
}

export async function saveOpenings(act: Act, form: OpeningForm): Promise<{ saved: number }> {
  const companyId = companyOf(act.actor)
  const type = keptType(await ensureTypes(act, companyId), form.type)
  const known = await judge(act, type, form)
  const ids = known.flatMap(({ employee }) => employee?.id ?? [])
  await keepEmployees(act, companyId, ids)
  await lockLeave(act, ids)
  // Read after the lock: they may have left meanwhile.
  const judged = await judge(act, type, form)
  const wrong = judged.flatMap(({ problem }, nth) =>
    problem ? [[problem.field === 'on' ? 'on' : `rows.${nth}.${problem.field}`, problem.reason] as const] : [],
  )
  if (wrong.length > 0) throw refuseFields(Object.fromEntries(wrong))
  await addOpenings(
    act,
    companyId,
    type,
    judged.flatMap(({ row, employee }) => (employee ? [{ employeeId: employee.id, opening: openingOf(row, form.on) }] : [])),
  )
  return { saved: judged.length }
}

/** Gives employees opening balances that were judged before; the caller holds their leave (`lockLeave`). */
export async function addOpenings(
  act: Act,
  companyId: CompanyId,
  { code: type }: CompanyType,
  added: readonly { employeeId: string; opening: Opening }[],
): Promise<void> {
  await act.tx.insert(leaveOpening).values(
    added.map(({ employeeId, opening: { on, hundredths, carriedHundredths, carriedTo } }) => ({
      ...{ companyId, employeeId, type, onDay: on, hundredths, carriedHundredths, carriedTo },
      accountId: act.actor.accountId,
      at: act.now,
    })),
  )
  const ids = added.map(({ employeeId }) => employeeId)
  const employees = await employeesIn(act.db, companyId, { ids, statuses: [EMPLOYED] })
  await enterOpenings(act, companyId, employees, await ensureTypes(act, companyId))
}

/**
 * Enters in the ledger what waits for it; for those who are employed, and of types that keep a balance for them. What is not entered waits
 * on. The caller holds their leave.
 */
export async function enterOpenings(
  act: Act,
  companyId: CompanyId,
  employees: readonly EmployeeRow[],
  types: readonly CompanyType[],
): Promise<void> {
  const openings = await openingsOf(
    act.db,
    companyId,
    employees.map(({ id }) => id),
  )
  const waiting = [...openings.values()].filter(({ writtenAt }) => writtenAt === null)
  if (waiting.length === 0) return
  const whose = new Set(waiting.map(({ employeeId }) => employeeId))
  const accounts = await accountsOf(
    act.db,
    companyId,
    employees.filter(({ id }) => whose.has(id)),
    types,
    act.now,
  )
  const entered = waiting.flatMap((row) => {
    const account = accounts.get(accountKey(row.employeeId, row.type))
    return account && covers(account.type.within, account.employee) ? [{ row, account }] : []
  })
  if (entered.length === 0) return
  const entries = entered.flatMap(({ row, account }) =>
    entriesOf(account, act.now, { on: row.onDay, ...row }, row.id).map((entry) => ({
      ...{ companyId, employeeId: row.employeeId, type: row.type, entry },
    })),
  )
  await insertEntries(act, entries)
  const column = (pick: (row: LeaveOpeningRow) => string) => sql.param(entered.map(({ row }) => pick(row)))
  await act.tx
    .update(leaveOpening)
    .set({ writtenAt: act.now })
    .where(
      and(
        eq(leaveOpening.companyId, companyId),
        isNull(leaveOpening.writtenAt),
        sql`(${leaveOpening.employeeId}, ${leaveOpening.type}) in (select * from unnest(${column(({ employeeId }) => employeeId)}::uuid[],
          ${column(({ type }) => type)}::text[]))`,
      ),
    )
}

/** The same for all employees of the company for whom one waits, or for those of `among`: a type may keep a balance for them by now. */
export async function enterWaiting(act: Act, companyId: CompanyId, among?: readonly string[]): Promise<void> {
  const rows = await act.tx
    .selectDistinct({ id: leaveOpening.employeeId })
    .from(leaveOpening)
    .where(and(eq(leaveOpening.companyId, companyId), isNull(leaveOpening.writtenAt), among && anyOf(leaveOpening.employeeId, among)))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await lockLeave(act, ids)
  const employees = await employeesIn(act.db, companyId, { ids, statuses: [EMPLOYED] })
  await enterOpenings(act, companyId, employees, await leaveTypesOf(act.db, companyId, act.now))
}

/** Opening balances of employees that an import created by mistake go with them. */
export async function dropOpenings(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  await act.tx.delete(leaveOpening).where(and(eq(leaveOpening.companyId, companyId), anyOf(leaveOpening.employeeId, ids)))
}
