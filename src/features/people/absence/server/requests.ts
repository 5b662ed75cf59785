import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { allows, holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuse, refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { type EmployeeRow, employeeIn, mustBeEmployee } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import type { CountedDay } from '../contract/days.ts'
import { giveBack } from '../contract/ledger.ts'
import type { RequestForm } from '../contract/schema.ts'
import type { RequestEvent, RequestMove } from '../contract/states.ts'
import { type Evaluation, evaluate, keptDays, type Wanted } from './evaluate.ts'
import { asEntry, closeBalances, entryRows, lockLeave, settle, typesOpenTo, writeEntries } from './ledger.ts'
import { requestLifecycle } from './lifecycle.ts'
import { notifyAsker, notifyDeciders } from './news.ts'
import { isSelf, needAsks, type Scope, type Self, scopeOf, selfOf, within } from './scope.ts'
import { type LeaveRequestRow, leaveDay, leaveEvent, leaveRequest } from './tables.ts'
import { type CompanyType, ensureTypes, typeIn, typeName } from './types.ts'

interface Case {
  row: LeaveRequestRow
  employee: EmployeeRow
  scope: Scope
  self: Self
}

/** Why a move is not possible, or null: read by the list and by the move itself. */
export function objectionTo(move: RequestMove, { row, employee, scope, self }: Case): Reason | null {
  const own = row.askedBy === self.accountId
  const allowed =
    move === 'ask' || move === 'withdraw'
      ? own || (row.state !== 'draft' && within(scope.asks, employee))
      : within(move === 'cancel' ? scope.asks : scope.decides, employee) || within(scope.decides, employee)
  if (!allowed) return reason('absenceNotYours')
  if (!allows(requestLifecycle, row.state, move)) return reason('absenceDecided')
  if (move === 'ask' || move === 'withdraw' || self.members === 1) return null
  if (isSelf(self, employee)) return reason('absenceOwn')
  return own && move !== 'cancel' ? reason('absenceAsker') : null
}

/** A request of the caller's company that they may see; otherwise `notFound`, whatever the reason. */
export async function requestIn(look: Pick<Look, 'db' | 'actor' | 'now'>, id: string): Promise<Case> {
  const [row] = await look.db
    .select()
    .from(leaveRequest)
    .where(and(eq(leaveRequest.companyId, companyOf(look.actor)), eq(leaveRequest.id, id)))
  if (!row) throw refuse('notFound')
  const [employee, scope, self] = [await employeeIn(look, row.employeeId), await scopeOf(look), await selfOf(look)]
  const own = row.askedBy === self.accountId
  if (!own && (row.state === 'draft' || !within(scope.sees, employee))) throw refuse('notFound')
  return { row, employee, scope, self }
}

interface Seen {
  id: string
  version: number
}

/** Loads a request under the lock of its employee's leave, and checks that the caller may make the move. */
async function opened(act: Act, move: RequestMove, { id, version }: Seen): Promise<Case> {
  const seen = await requestIn(act, id)
  await lockLeave(act, [seen.row.employeeId])
  const row = await holdRow(act, requestLifecycle, id, { companyId: companyOf(act.actor) })
  // Read after the lock: they may have left meanwhile.
  const now = { ...seen, row, employee: await employeeIn(act, row.employeeId) }
  const against = objectionTo(move, now)
  if (against) throw refuseFor(against)
  if (row.version !== version) throw refuse('staleState')
  return now
}

const result = ({ id, version, state }: LeaveRequestRow) => ({ id, version, state })
const typesFor = (act: Act) => ensureTypes(act, companyOf(act.actor))

export async function recordRequest(act: Act, row: LeaveRequestRow, kind: RequestEvent, note = ''): Promise<void> {
  await act.tx.insert(leaveEvent).values({
    companyId: row.companyId,
    requestId: row.id,
    kind,
    fromOn: row.fromOn,
    toOn: row.toOn,
    totalHundredths: row.totalHundredths,
    note,
    accountId: act.actor.kind === 'system' ? null : act.actor.accountId,
    at: act.now,
  })
}

/** Replaces the days of a request; without days it has none any more. */
async function keepDays(act: Act, row: LeaveRequestRow, days: readonly CountedDay[]): Promise<void> {
  await act.tx.delete(leaveDay).where(eq(leaveDay.requestId, row.id))
  if (days.length === 0) return
  await act.tx
    .insert(leaveDay)
    .values(days.map((day) => ({ ...day, companyId: row.companyId, requestId: row.id, employeeId: row.employeeId })))
}

/** The employee and the type of a form: who may be asked for, and a type that is in use. */
async function namedIn(act: Act, form: RequestForm): Promise<{ employee: EmployeeRow; type: CompanyType }> {
  const employee = await mustBeEmployee(act, form.employeeId)
  needAsks(await scopeOf(act), employee)
  await keepEmployees(act, employee.companyId, [employee.id])
  const type = typeIn(await typesFor(act), form.type)
  if (type.archived) throw refuse('leaveTypeArchived', { type: typeName(type) })
  const isOpen = (await typesOpenTo(act.db, employee, [type], act.now)).length > 0
  if (!isOpen) throw refuse('leaveTypeNotFor', { type: typeName(type) })
  return { employee, type }
}

interface Draft {
  id?: string | undefined
  version?: number | undefined
  form: RequestForm
}

/** A new draft, or the caller's own changed. */
async function writeDraft(act: Act, { id, version, form }: Draft, type: CompanyType, total: number): Promise<LeaveRequestRow> {
  const columns = {
    employeeId: form.employeeId,
    type: form.type,
    fromOn: form.from,
    toOn: form.to,
    halves: form.halves,
    note: form.note,
    totalHundredths: total,
    paidBps: type.paidBps,
    countsHolidays: type.countsHolidays,
  }
  if (id === undefined) {
    const [made] = await act.tx
      .insert(leaveRequest)
      .values({ ...columns, companyId: companyOf(act.actor), askedBy: act.actor.accountId, createdAt: act.now })
      .returning()
    if (!made) throw new Error('a draft was not stored')
    return made
  }
  const { row } = await requestIn(act, id)
  if (row.askedBy !== act.actor.accountId) throw refuse('absenceNotYours')
  if (row.state !== 'draft') throw refuse('absenceDecided')
  const held = await holdRow(act, requestLifecycle, id, version === undefined ? {} : { version })
  return turn(act, requestLifecycle, held, 'save', { set: columns })
}

/** A draft may be anything that the form allows; its days are counted, not judged. */
export async function saveDraft(act: Act, draft: Draft) {
  const { employee, type } = await namedIn(act, draft.form)
  const { total } = await evaluate(act, employee, type, draft.form)
  const row = await writeDraft(act, draft, type, total)
  if (draft.id === undefined) await recordRequest(act, row, 'saved')
  return result(row)
}

/** Submits a request. The days are taken from the balance only when it is granted, and refused here if they could not be. */
export async function askForLeave(act: Act, draft: Draft) {
  const { employee: named, type } = await namedIn(act, draft.form)
  await lockLeave(act, [named.id])
  const employee = await mustBeEmployee(act, named.id)
  const found = await evaluate(act, employee, type, draft.form)
  if (found.objection) throw refuseFor(found.objection)
  const row = await turn(act, requestLifecycle, await writeDraft(act, draft, type, found.total), 'ask', { set: { askedAt: act.now } })
  await keepDays(act, row, found.days)
  await recordRequest(act, row, 'asked')
  await notifyDeciders(act, row, employee, type)
  return result(row)
}

/** Grants a request as it counts today: what it shows is what it takes. */
export async function grant(act: Act, seen: Seen) {
  const { row, employee } = await opened(act, 'grant', seen)
  const types = await typesFor(act)
  const type = typeIn(types, row.type)
  const wanted = { from: row.fromOn, to: row.toOn, halves: row.halves }
  const found = await evaluate(act, employee, type, wanted, row)
  if (found.objection) throw refuseFor(found.objection)
  await writeFound(act, row, found, '')
  const after = await turn(act, requestLifecycle, row, 'grant', {
    set: {
      decidedBy: act.actor.accountId,
      decidedAt: act.now,
      knownAt: act.now,
      totalHundredths: found.total,
      paidBps: type.paidBps,
      countsHolidays: type.countsHolidays,
    },
  })
  await keepDays(act, after, found.days)
  await recordRequest(act, after, 'granted')
  await closeBalances(act, employee, types)
  await notifyAsker(act, 'leaveGranted', after, employee, type)
  return result(after)
}

export async function refuseRequest(act: Act, { reason: why, ...seen }: Seen & { reason: string }) {
  const { row, employee } = await opened(act, 'refuse', seen)
  const type = typeIn(await typesFor(act), row.type)
  const after = await turn(act, requestLifecycle, row, 'refuse', {
    set: { decidedBy: act.actor.accountId, decidedAt: act.now, reason: why },
  })
  await keepDays(act, after, [])
  await recordRequest(act, after, 'refused', why)
  await notifyAsker(act, 'leaveRefused', after, employee, type)
  return result(after)
}

export async function withdrawRequest(act: Act, seen: Seen) {
  const { row } = await opened(act, 'withdraw', seen)
  return result(await withdrawRow(act, row))
}

export async function withdrawRow(act: Act, row: LeaveRequestRow): Promise<LeaveRequestRow> {
  const after = await turn(act, requestLifecycle, row, 'withdraw')
  await keepDays(act, after, [])
  await recordRequest(act, after, 'withdrawn')
  return after
}

interface Moved extends Seen {
  from: string
  to: string
  halves: RequestForm['halves']
  reason: string
}

/** Moves or shortens a granted leave; the rules of the type are those of the day on which it was granted. */
export async function change(act: Act, { from, to, halves, reason: why, ...seen }: Moved) {
  const { row, employee } = await opened(act, 'change', seen)
  const types = await typesFor(act)
  const after = await changeRow(act, row, employee, types, { from, to, halves }, why)
  await closeBalances(act, employee, types)
  await notifyAsker(act, 'leaveChanged', after, employee, typeIn(types, row.type))
  return result(after)
}

/** Writes other days for a granted leave; refused as a new request would be. Under the lock of the employee's leave. */
export async function changeRow(
  act: Act,
  row: LeaveRequestRow,
  employee: EmployeeRow,
  types: readonly CompanyType[],
  wanted: Wanted,
  note: string,
): Promise<LeaveRequestRow> {
  const found = await evaluate(act, employee, typeIn(types, row.type), wanted, row)
  if (found.objection) throw refuseFor(found.objection)
  return applyDays(act, row, wanted, found, { move: 'change', note })
}

/** Makes a request as it was evaluated: its entries, its days, its state. */
export async function applyDays(
  act: Act,
  row: LeaveRequestRow,
  wanted: Wanted,
  found: Evaluation,
  { move, note }: { move: 'change' | 'recount'; note: string },
): Promise<LeaveRequestRow> {
  const granted = row.state === 'granted'
  if (granted) await writeFound(act, row, found, note)
  const after = await turn(act, requestLifecycle, row, move, {
    set: {
      fromOn: wanted.from,
      toOn: wanted.to,
      halves: [...wanted.halves],
      totalHundredths: found.total,
      ...(granted && { knownAt: act.now }),
    },
  })
  await keepDays(act, after, found.days)
  await recordRequest(act, after, move === 'change' ? 'changed' : 'recounted', note)
  return after
}

/** The entries of an evaluation, after those that are due: they were taken into account. */
async function writeFound(act: Act, { companyId, employeeId, type }: LeaveRequestRow, { account, entries }: Evaluation, note: string) {
  if (!account) return
  await writeEntries(act, { companyId, employeeId, type }, account.due)
  await writeEntries(act, { companyId, employeeId, type, note }, entries)
}

export async function cancel(act: Act, { reason: why, ...seen }: Seen & { reason: string }) {
  const { row, employee } = await opened(act, 'cancel', seen)
  const types = await typesFor(act)
  const after = await cancelRow(act, row, employee, types, why)
  await closeBalances(act, employee, types)
  await notifyAsker(act, 'leaveCancelled', after, employee, typeIn(types, row.type))
  return result(after)
}

/** Gives every day back. Under the lock of the employee's leave. */
export async function cancelRow(
  act: Act,
  row: LeaveRequestRow,
  employee: EmployeeRow,
  types: readonly CompanyType[],
  why: string,
): Promise<LeaveRequestRow> {
  const type = typeIn(types, row.type)
  await returnDays(act, row, employee, type, why)
  const decided = act.actor.kind === 'system' ? {} : { decidedBy: act.actor.accountId, decidedAt: act.now }
  const after = await turn(act, requestLifecycle, row, 'cancel', { set: { ...decided, reason: why, knownAt: act.now } })
  await keepDays(act, after, [])
  await recordRequest(act, after, 'cancelled', why)
  await settle(act, row.companyId, [employee], types)
  return after
}

/** By the ledger alone: what was taken goes back, also if the type keeps no balance any more. */
async function returnDays(act: Act, row: LeaveRequestRow, employee: EmployeeRow, type: CompanyType, note: string): Promise<void> {
  const days = (await keptDays(act.db, row.companyId, [row.id])).get(row.id) ?? []
  const entries = (await entryRows(act.db, row.companyId, [row.employeeId], row.type)).map(asEntry)
  await writeEntries(act, { companyId: row.companyId, employeeId: employee.id, type: type.code, note }, giveBack(entries, row.id, days))
}
