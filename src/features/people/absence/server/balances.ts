import type { z } from 'zod'
import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import { onPage, type Page, type Paging, page } from '../../../../platform/contract/page.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { EMPLOYED, LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeeIn, employeesIn, mustBeEmployee } from '../../employee/server/reads.ts'
import type { absenceCalls } from '../contract/calls.ts'
import { balanceOf, type LeaveEntry, lotsOf, takeLeave } from '../contract/ledger.ts'
import { type AdjustForm, daysOfHundredths } from '../contract/schema.ts'
import { grantAhead, grantLot, yearEndOf } from '../contract/settle.ts'
import type { BalanceRow, YearEndRow } from '../contract/views.ts'
import { type Account, accountFor, accountKey, accountsOf, insertEntries, lockLeave, openingsOf, proRataOf } from './ledger.ts'
import { requestsOf } from './list.ts'
import { filtered, type PeopleFilter, whoAre } from './people.ts'
import { annualOf } from './reads.ts'
import { todayOf } from './schedules.ts'
import { scopeOf, within } from './scope.ts'
import { ensureTypes, leaveTypesOf, typeIn, typeName } from './types.ts'

type Result<K extends keyof typeof absenceCalls> = z.output<(typeof absenceCalls)[K]['result']>

const employedIn = async (look: Look, filter: PeopleFilter): Promise<EmployeeRow[]> =>
  filtered(await employeesIn(look.db, companyOf(look.actor), { statuses: [EMPLOYED] }), filter)

async function rowsOf(look: Look, employees: readonly EmployeeRow[]): Promise<BalanceRow[]> {
  const companyId = companyOf(look.actor)
  const types = (await leaveTypesOf(look.db, companyId, look.now)).filter(({ allowance }) => allowance !== 'none')
  const accounts = await accountsOf(look.db, companyId, employees, types, look.now)
  const people = await whoAre(look, employees)
  return [...people.values()].map((who) => ({
    ...who,
    balances: types.flatMap(({ code }) => {
      const account = accounts.get(accountKey(who.id, code))
      return account ? [balanceIn(account, todayOf(account.employee, look.now))] : []
    }),
  }))
}

/** What ends next without being carried on, and when. */
function nextEnd({ all, terms }: Account, day: Day): { on: Day; hundredths: number } | null {
  const year = yearOf(day)
  const last = `${year}-12-31`
  const ending = lotsOf(all).filter(({ from, to, left }) => from <= day && to !== null && to >= day && left > 0)
  const [first] = ending
  if (!first?.to) return null
  const hundredths = first.to === last ? yearEndOf(all, terms, year).expiredHundredths : first.left
  return hundredths > 0 ? { on: first.to, hundredths } : null
}

export function balanceIn(account: Account, day: Day) {
  const { type, all } = account
  // What a later year gives is not there yet.
  const lots = lotsOf(all).filter(({ from }) => from <= day)
  const next = nextEnd(account, day)
  const used = all.filter(({ kind, on }) => (kind === 'use' || kind === 'return') && yearOf(on) === yearOf(day))
  return {
    type: type.code,
    leftHundredths: lots.reduce((sum, { left }) => sum + left, 0),
    usedHundredths: 0 - balanceOf(used),
    ending: next,
  }
}

export async function listBalances(look: Look, { pageNo, pageSize, ...filter }: Paging & PeopleFilter): Promise<Page<BalanceRow>> {
  const employees = await employedIn(look, filter)
  return page(await rowsOf(look, onPage(employees, { pageNo, pageSize })), employees.length, { pageNo, pageSize })
}

/** One employee's leave; for HR, for who pays, and for the lead of the team. */
export async function balanceDetail(look: Look, employeeId: string): Promise<Result<'GET /ws/absence/balance'>> {
  const employee = await employeeIn(look, employeeId)
  const scope = await scopeOf(look)
  if (!within(scope.sees, employee)) throw refuse('absenceNotYours')
  const types = await leaveTypesOf(look.db, employee.companyId, look.now)
  const accounts = [...(await accountsOf(look.db, employee.companyId, [employee], types, look.now)).values()]
  const day = todayOf(employee, look.now)
  const [who] = (await whoAre(look, [employee])).values()
  if (!who) throw new Error('nobody')
  const authors = await accountsByIds(
    look.db,
    accounts.flatMap(({ rows }) => rows.flatMap(({ accountId }) => accountId ?? [])),
  )
  const entries = entriesOf(accounts).map(({ accountId, ...entry }) => ({
    ...entry,
    by: accountId ? (authors.get(accountId)?.name ?? '') : '',
  }))
  const contract = annualOf(types, employee)
  return {
    employee: who,
    today: day,
    proRata: proRataOf(contract ?? { proRata: 'country' }, employee),
    leaveHundredths: employee.leaveHundredths,
    mayAdjust: look.actor.holds('absence:edit') && employee.status === EMPLOYED,
    mayAsk: within(scope.asks, employee) && employee.status === EMPLOYED,
    mayOpen: look.actor.holds('absence:edit') && employee.status !== LEFT,
    openings: [...(await openingsOf(look.db, employee.companyId, [employeeId])).values()].map(
      ({ type, onDay: on, hundredths, writtenAt }) => ({ type, on, hundredths, waits: writtenAt === null }),
    ),
    balances: accounts.map((account) => ({ ...balanceIn(account, day), lots: lotsIn(account) })),
    entries,
    requests: await requestsOf(look, employeeId),
  }
}

/** What is left of each part of a balance. */
export const lotsIn = ({ all }: Account) =>
  lotsOf(all)
    .filter(({ left }) => left !== 0)
    .map(({ left, ...lot }) => ({ ...lot, leftHundredths: left }))

/** Every entry, the latest first; those that are due and not written yet come before and have no moment. */
export function entriesOf(accounts: readonly Account[]) {
  const due = accounts.flatMap(({ type, due: entries }) =>
    entries.map((entry, nth) => ({ ...shown(type.code, entry), id: `due ${type.code} ${nth}`, note: '', accountId: null, at: null })),
  )
  const written = accounts
    .flatMap(({ type, rows, written: entries }) => rows.map((row, nth) => ({ row, shown: shown(type.code, entries[nth]!) })))
    .sort((a, b) => (a.row.id < b.row.id ? 1 : -1))
    .map(({ row: { id, note, accountId, at }, shown: entry }) => ({ ...entry, id, note, accountId, at: at.toString() }))
  return [...due, ...written]
}

const shown = (type: string, { kind, on, hundredths, lot, to, request }: LeaveEntry) => ({
  ...{ type, kind, on, hundredths, lot, to },
  requestId: request,
})

/** Adds days, or takes them off from what is valid today, with a reason. Never further than there is. */
export async function adjust(act: Act, form: AdjustForm): Promise<{ leftHundredths: number }> {
  await lockLeave(act, [(await mustBeEmployee(act, form.employeeId)).id])
  // Read after the lock: they may have left meanwhile.
  const employee = await mustBeEmployee(act, form.employeeId)
  const type = typeIn(await ensureTypes(act, employee.companyId), form.type)
  const day = todayOf(employee, act.now)
  const account = await accountFor(act.db, employee, type, act.now, day)
  if (!account || employee.status !== EMPLOYED) throw refuse('leaveNotKept', { type: typeName(type) })
  if (form.until !== '' && form.until <= day) throw refuseFields({ until: 'leaveUntilPast' })
  const made = form.days > 0 ? [added(account, form, day)] : takenOff(account, -form.days, day)
  const whose = { companyId: employee.companyId, employeeId: employee.id, type: type.code }
  await insertEntries(act, [
    ...account.due.map((entry) => ({ ...whose, entry })),
    ...made.map((entry) => ({ ...whose, entry, note: form.reason })),
  ])
  return { leftHundredths: balanceOf([...account.all, ...made]) }
}

/** To the grant of the year, or, with an end of its own, as a part of its own. */
function added({ terms }: Account, { days: hundredths, until }: AdjustForm, day: Day): LeaveEntry {
  const year = yearOf(day)
  const common = { kind: 'adjust', on: day, hundredths, request: null } as const
  return until === ''
    ? { ...common, lot: grantLot(year, terms.contract), from: `${year}-01-01`, to: `${year}-12-31` }
    : { ...common, lot: `extra:${crypto.randomUUID()}`, from: day, to: until }
}

function takenOff({ all }: Account, hundredths: number, day: Day): LeaveEntry[] {
  const taken = takeLeave(all, [{ day, hundredths }], { kind: 'adjust', request: null })
  if (taken.missing > 0) throw refuse('leaveAdjustShort', { left: daysOfHundredths(hundredths - taken.missing) })
  return taken.entries
}

/** What the end of a year would do, by the terms of today; nothing is written. Leave that was granted until then is taken off already. */
export async function yearEndRows(look: Look, filter: PeopleFilter, year: number): Promise<YearEndRow[]> {
  const companyId = companyOf(look.actor)
  const employees = await employedIn(look, filter)
  const types = (await leaveTypesOf(look.db, companyId, look.now)).filter(({ allowance }) => allowance !== 'none')
  const accounts = await accountsOf(look.db, companyId, employees, types, look.now)
  const people = await whoAre(look, employees)
  return [...accounts.values()].flatMap(({ employee, type, terms, all }) => {
    const who = people.get(employee.id)
    const ending = lotsOf(all).filter(({ to, left }) => to !== null && to <= `${year}-12-31` && left > 0)
    if (!who || ending.length === 0) return []
    const end = yearEndOf(all, terms, year)
    return {
      id: accountKey(employee.id, type.code),
      employee: who,
      type: type.code,
      leftHundredths: ending.reduce((sum, { left }) => sum + left, 0),
      carriedHundredths: end.carriedHundredths,
      expiredHundredths: end.expiredHundredths,
      until: end.until,
      nextHundredths: balanceOf(grantAhead(all, terms, year + 1)),
    }
  })
}

export async function listYearEnd(look: Look, { pageNo, pageSize, year, ...filter }: Paging & PeopleFilter & { year: number }) {
  const rows = await yearEndRows(look, filter, year)
  return page(onPage(rows, { pageNo, pageSize }), rows.length, { pageNo, pageSize })
}
