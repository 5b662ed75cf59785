import type { Day } from '../../../../platform/contract/day.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import { type CountedDay, countedDays, daysInConflict, totalOf } from '../contract/days.ts'
import type { LeaveEntry } from '../contract/ledger.ts'
import type { Half } from '../contract/schema.ts'
import { dueEntries, takeAllowed } from '../contract/settle.ts'
import { accountKey, accountsOf, insertEntries, lockLeave } from './ledger.ts'
import { schedulesOf, todayOf } from './schedules.ts'
import { leaveDay, leaveEvent, leaveRequest } from './tables.ts'
import { type CompanyType, typeIn } from './types.ts'

/** Leave that was taken before the company kept it here. */
interface PastLeave {
  employeeId: string
  type: string
  from: Day
  to: Day
  halves: readonly Half[]
  note: string
  askedBy: string
  decidedBy: string
  askedAt: Temporal.Instant
  decidedAt: Temporal.Instant
}

/**
 * Brings granted leave of the past into the books, in the order of its days, with the grants and year-ends between. Only for employees
 * whose ledger is empty. What overlaps, does not count, or exceeds the balance of its time is left out; returns how much was taken in.
 */
export async function takeInHistory(
  act: Act,
  companyId: CompanyId,
  employees: readonly EmployeeRow[],
  types: readonly CompanyType[],
  leaves: readonly PastLeave[],
): Promise<number> {
  await lockLeave(
    act,
    employees.map(({ id }) => id),
  )
  const accounts = await accountsOf(act.db, companyId, employees, types, act.now)
  const schedules = await schedulesOf(act.db, employees, spanOf(leaves))
  const byEmployee = Map.groupBy(leaves, ({ employeeId }) => employeeId)
  const entries: { companyId: CompanyId; employeeId: string; type: string; entry: LeaveEntry }[] = []
  const taken: { id: string; leave: PastLeave; days: CountedDay[] }[] = []
  for (const employee of employees) {
    const schedule = schedules.get(employee.id)?.schedule
    if (!schedule) continue
    const ledgers = new Map<string, LeaveEntry[]>()
    const own: PastLeave[] = []
    const settle = (code: string, day: Day): LeaveEntry[] => {
      const account = accounts.get(accountKey(employee.id, code))
      const ledger = ledgers.get(code) ?? []
      ledgers.set(code, ledger)
      if (account) ledger.push(...dueEntries(ledger, account.terms, day))
      return ledger
    }
    for (const leave of (byEmployee.get(employee.id) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
      const type = typeIn(types, leave.type)
      const days = countedDays(leave, type, schedule)
      const kept = accounts.has(accountKey(employee.id, type.code))
      if (totalOf(days) === 0 || own.some((other) => daysInConflict(other, leave).length > 0)) continue
      const id = crypto.randomUUID()
      const ledger = settle(type.code, leave.from)
      const use = kept ? takeAllowed(ledger, days, id, type.advanceHundredths) : { entries: [], short: 0 }
      if (use.short > 0) continue
      ledger.push(...use.entries)
      own.push(leave)
      taken.push({ id, leave, days })
    }
    for (const type of types) settle(type.code, todayOf(employee, act.now))
    for (const [type, ledger] of ledgers) entries.push(...ledger.map((entry) => ({ companyId, employeeId: employee.id, type, entry })))
  }
  await write(act, companyId, types, taken)
  await insertEntries(act, entries)
  return taken.length
}

const spanOf = (leaves: readonly PastLeave[]) => ({
  from: leaves.reduce((first, { from }) => (from < first ? from : first), '9999-12-31'),
  to: leaves.reduce((last, { to }) => (to > last ? to : last), '0001-01-01'),
})

const AT_ONCE = 500

async function write(
  act: Act,
  companyId: CompanyId,
  types: readonly CompanyType[],
  taken: readonly { id: string; leave: PastLeave; days: CountedDay[] }[],
): Promise<void> {
  const inParts = async <T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += AT_ONCE) await insert(rows.slice(from, from + AT_ONCE))
  }
  const requests = taken.map(({ id, leave, days }) => {
    const { paidBps, countsHolidays } = typeIn(types, leave.type)
    const { employeeId, type, note, askedBy, askedAt, decidedBy, decidedAt } = leave
    return {
      ...{ id, companyId, employeeId, type, note, paidBps, countsHolidays, askedBy, askedAt, decidedBy, decidedAt },
      state: 'granted' as const,
      fromOn: leave.from,
      toOn: leave.to,
      halves: [...leave.halves],
      totalHundredths: totalOf(days),
      createdAt: askedAt,
      knownAt: decidedAt,
    }
  })
  await inParts(requests, (part) => act.tx.insert(leaveRequest).values(part))
  const days = taken.flatMap(({ id, leave, days: counted }) =>
    counted.map((day) => ({ ...day, companyId, requestId: id, employeeId: leave.employeeId })),
  )
  await inParts(days, (part) => act.tx.insert(leaveDay).values(part))
  const events = requests.flatMap(({ id, fromOn, toOn, totalHundredths, askedBy, askedAt, decidedBy, decidedAt }) => {
    const common = { companyId, requestId: id, fromOn, toOn, totalHundredths }
    return [
      { ...common, kind: 'asked' as const, accountId: askedBy, at: askedAt },
      { ...common, kind: 'granted' as const, accountId: decidedBy, at: decidedAt },
    ]
  })
  await inParts(events, (part) => act.tx.insert(leaveEvent).values(part))
}
