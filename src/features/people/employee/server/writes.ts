import { and, asc, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { type Fields, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { masksOf } from '../../../base/secret/server/reads.ts'
import { mustBeTeam } from '../../team/server/reads.ts'
import { BULK_MOST } from '../contract/columns.ts'
import {
  CREATED,
  CREATING,
  type checklistItems,
  EMPLOYED,
  type EmployeeField,
  employeeFields,
  ONBOARDING,
  secretFieldNames,
} from '../contract/employee.ts'
import { namesText } from '../contract/names.ts'
import type { EmployeeChange, EmployeeForm } from '../contract/schema.ts'
import { changeRefused } from './conflict.ts'
import { todayIn } from './days.ts'
import { recordEvent } from './events.ts'
import { factsOf } from './facts.ts'
import { type FollowUps, noFollowUps, writeFollowUps } from './follow-ups.ts'
import { changedFields, columnsAfter, emptyColumns, lockManagers } from './form.ts'
import { completeEmployee, holdEmployee, moveEach } from './machine.ts'
import { keepPlacements } from './placements.ts'
import { type Masks, missingOf } from './required.ts'
import { spellingsOf } from './spelling.ts'
import { type EmployeeRow, employee, employeeCount, onboardingWaiver, workPattern } from './tables.ts'
import { setTimers } from './timers.ts'

export { type FollowUps, noFollowUps, writeFollowUps } from './follow-ups.ts'
export { lockManagers } from './form.ts'
export { openLink, sendLink, sendLinkCode, tryLinkCode } from './links.ts'
export { dropPayees, savePayee } from './payees.ts'
export { keepEmployees, takeBackEmployees } from './taking-back.ts'

const SECRETS = 'employee'
/** The place of a number of a document, for the feature `secret`. */
export const numberPlace = (row: Pick<EmployeeRow, 'id' | 'companyId'>, column: string) => ({
  scope: row.companyId,
  table: SECRETS,
  column,
  row: row.id,
})

/**
 * A new employee of the caller's company, in state 0, or 1 if nothing is missing. 422 by field; `numberTaken` for a number that somebody
 * has.
 */
export async function createEmployee(act: Act, form: EmployeeForm): Promise<EmployeeRow> {
  const after = noFollowUps()
  const row = await addEmployee(act, form, after, false)
  await writeFollowUps(act, after)
  return row
}

/** The same for one of many: the caller writes what follows, and with `quiet` announces the proposed pay, of all of them together. */
export async function addEmployee(act: Act, form: EmployeeForm, after: FollowUps, quiet: boolean): Promise<EmployeeRow> {
  const companyId = companyOf(act.actor)
  const { number: typed, ...change } = form
  if (change.managerId) await lockManagers(act, companyId)
  const wrong: Fields = {}
  const blank = { ...emptyColumns, id: null, companyId, status: CREATING, leaveOn: null }
  const columns = await columnsAfter(act, blank, change, wrong)
  await admitPay(act, change, wrong)
  if (typed && (await isTaken(act, companyId, typed))) wrong.number = 'numberTaken'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const number = typed || (await nextEmployeeNumber(act, companyId))
  const [made] = await act.tx
    .insert(employee)
    .values({
      ...columns,
      ...(await spellingsOf({ number, ...columns })),
      companyId,
      number,
      createdBy: act.actor.accountId,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .onConflictDoNothing({ target: [employee.companyId, employee.number] })
    .returning()
  if (!made) throw refuseFields({ number: 'numberTaken' })
  const fields = [...changedFields(blank, columns), ...keepNumbers(after, made, change)]
  after.events.push({ row: made, kind: 'created', fields })
  return settle(act, made, { before: null, changed: fields, change, quiet }, after)
}

/**
 * Changes fields of an employee; those that are not named stay. `employeeChanged` if the record is no longer as the caller saw it: nothing
 * is written, and the answer says who changed what.
 */
export async function saveEmployee(
  act: Act,
  { id, version, change, quiet = false }: { id: string; version: number; change: EmployeeChange; quiet?: boolean },
): Promise<EmployeeRow> {
  if (change.managerId) await lockManagers(act, companyOf(act.actor))
  const row = await holdEmployee(act, id)
  if (row.version !== version) throw await changeRefused(act, row)
  const wrong: Fields = {}
  const columns = await columnsAfter(act, row, change, wrong)
  const changed = changedFields(row, columns)
  await admitPay(act, change, wrong, row, changed)
  const numbers = secretFieldNames.filter((field) => change[field] !== undefined)
  if (row.erasedAt && numbers.length > 0) throw refuse('employeeErased')
  if (row.status !== CREATING) await admitComplete(act, row, { ...row, ...columns }, change, wrong)
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const after = noFollowUps()
  const all = [...changed, ...keepNumbers(after, row, change)]
  if (all.length === 0) return row
  const [saved] = await act.tx
    .update(employee)
    .set({
      ...columns,
      ...(await spellingsOf({ number: row.number, ...columns })),
      version: sql`${employee.version} + 1`,
      updatedAt: act.now,
    })
    .where(and(eq(employee.id, row.id), eq(employee.version, row.version)))
    .returning()
  if (!saved) throw refuse('staleState')
  after.events.push({ row: saved, kind: 'edited', fields: all })
  const settled = await settle(act, saved, { before: row, changed: all, change, quiet }, after)
  await writeFollowUps(act, after)
  await keepPlacements(act, [{ before: row, after: settled }])
  return settled
}

interface Saved {
  /** Null for a new employee. */
  before: EmployeeRow | null
  changed: readonly EmployeeField[]
  change: EmployeeChange
  quiet: boolean
}

/** What follows from saved fields: completion, patterns, timers, the proposal of pay. */
async function settle(act: Act, row: EmployeeRow, { before, changed, change, quiet }: Saved, after: FollowUps): Promise<EmployeeRow> {
  const touched = (...fields: EmployeeField[]) => fields.some((field) => changed.includes(field))
  const kept = row.status === CREATING && before ? await masksFor(act, row) : {}
  const completes = row.status === CREATING && missingOf(row, masksAfter(kept, change)).length === 0
  const now = completes ? await completeEmployee(act, row) : row
  if (completes) after.events.push({ row, kind: 'complete' })
  if (touched('workDays', 'contractStart')) await keepPattern(act, now, before, change.workDaysFrom, after)
  if (now.status > CREATED && touched('contractStart', 'zone')) await setTimers(act, now)
  const { contractStart, cycle, currency, baseMinor } = now
  const payFacts = touched('cycle', 'currency', 'basePay', 'contractStart') || completes
  if (now.status > CREATING && now.status < EMPLOYED && payFacts && contractStart && cycle && currency && baseMinor !== null)
    after.pay.push({ employeeId: now.id, companyId: now.companyId, effectiveOn: contractStart, cycle, currency, baseMinor, quiet })
  return now
}

/** The masks of the numbers once those that were typed are kept. */
const masksAfter = (masks: Masks, change: EmployeeChange): Masks => ({
  ...masks,
  ...Object.fromEntries(secretFieldNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]))),
})

export const masksFor = async (act: Pick<Act, 'db'>, row: Pick<EmployeeRow, 'id'>): Promise<Masks> =>
  (await masksOf(act.db, SECRETS, [row.id])).get(row.id) ?? {}

/** Pay is typed by those who propose salaries, and only until it is approved or in force. */
async function admitPay(act: Act, change: EmployeeChange, wrong: Fields, row?: EmployeeRow, changed?: readonly EmployeeField[]) {
  const fields = (['cycle', 'currency', 'basePay'] as const).filter((field) =>
    row ? changed?.includes(field) && change[field] !== undefined : Boolean(change[field]),
  )
  if (fields.length === 0) return
  const fixed = row !== undefined && (row.status >= EMPLOYED || (await isApproved(act, row)))
  for (const field of fields) {
    if (!act.actor.holds('salary:propose')) wrong[field] = 'payNotAllowed'
    else if (fixed) wrong[field] = 'payFixed'
  }
}

const isApproved = async (act: Act, row: EmployeeRow) => (await factsOf(act, row.companyId, [row])).get(row.id)?.salary === 'approved'

/** A record that was complete stays so: a required field is changed, not emptied. */
async function admitComplete(act: Act, before: EmployeeRow, after: EmployeeRow, change: EmployeeChange, wrong: Fields): Promise<void> {
  const masks = await masksFor(act, before)
  const lost = new Set(missingOf(before, masks))
  for (const field of missingOf(after, masksAfter(masks, change))) if (!lost.has(field)) wrong[field] ??= 'stillNeeded'
}

/** Numbers that were typed are going to be encrypted, those that were emptied removed. Returns their names. */
function keepNumbers(after: FollowUps, row: EmployeeRow, change: EmployeeChange): EmployeeField[] {
  const names = secretFieldNames.filter((name) => change[name] !== undefined && !(change[name] === '' && row.version === 1))
  for (const name of names) after.secrets.push({ ...numberPlace(row, name), text: change[name] ?? '' })
  return names
}

/**
 * Until somebody is employed there is one pattern, from the start of the contract. Later changes hold from a day on, and the earlier
 * ones stay.
 */
async function keepPattern(
  act: Act,
  row: EmployeeRow,
  before: EmployeeRow | null,
  from: string | undefined,
  after: FollowUps,
): Promise<void> {
  const { companyId, id: employeeId, contractStart } = row
  if (row.status >= EMPLOYED && before?.workDays.join() === row.workDays.join()) return
  if (row.status < EMPLOYED && before) await act.tx.delete(workPattern).where(eq(workPattern.employeeId, employeeId))
  const fromOn = row.status < EMPLOYED ? contractStart : from || todayIn(row.zone, act.now)
  if (fromOn && row.workDays.length > 0) after.patterns.push({ companyId, employeeId, fromOn, weekdays: row.workDays, knownAt: act.now })
}

const isTaken = async (act: Act, companyId: CompanyId, number: string) =>
  (await act.tx.$count(employee, and(eq(employee.companyId, companyId), eq(employee.number, number)))) > 0

/** "E-0001", counted per company; numbers that people brought with them are left out. */
async function nextEmployeeNumber(act: Act, companyId: CompanyId): Promise<string> {
  for (;;) {
    const [counted] = await act.tx
      .insert(employeeCount)
      .values({ companyId, last: 1 })
      .onConflictDoUpdate({ target: employeeCount.companyId, set: { last: sql`${employeeCount.last} + 1` } })
      .returning({ last: employeeCount.last })
    const number = `E-${String(counted?.last ?? 1).padStart(4, '0')}`
    if (!(await isTaken(act, companyId, number))) return number
  }
}

/** An item of the checklist that is not going to be done, with the reason. Until employment is confirmed. */
export async function waiveItem(act: Act, input: { id: string; item: keyof typeof checklistItems; reason: string }) {
  const row = await holdEmployee(act, input.id)
  if (row.status !== CREATED && row.status !== ONBOARDING) throw refuse('staleState')
  const facts = (await factsOf(act, row.companyId, [row])).get(row.id)
  if (facts?.checklist.some(({ item, done }) => item === input.item && done)) throw refuse('itemDone')
  const waiver = { reason: input.reason, accountId: act.actor.accountId, at: act.now }
  await act.tx
    .insert(onboardingWaiver)
    .values({ companyId: row.companyId, employeeId: row.id, item: input.item, ...waiver })
    .onConflictDoUpdate({ target: [onboardingWaiver.employeeId, onboardingWaiver.item], set: waiver })
  await recordEvent(act, row, 'waived', { fields: [input.item], note: input.reason })
  return { id: row.id }
}

interface BulkInput {
  ids: readonly string[]
  action: 'team' | 'onboard' | 'alreadyEmployed'
  teamId?: string | undefined
}

/** One action for many: those whose state allows it; the others are named with the reason. Locked in one order against deadlocks. */
export async function changeMany(act: Act, { ids, action, teamId }: BulkInput) {
  const team = action === 'team' && teamId ? await mustBeTeam(act, teamId) : null
  const rows = await act.tx
    .select()
    .from(employee)
    .where(and(eq(employee.companyId, companyOf(act.actor)), inArray(employee.id, ids.slice(0, BULK_MOST))))
    .orderBy(asc(employee.id))
    .for('update')
  const named = ({ id, number, name }: EmployeeRow, why: string) => ({ id, number, name, why })
  if (action !== 'team') {
    const { done, refused } = await moveEach(act, action, rows)
    return { done, refused: refused.map(({ row, why }) => named(row, why)) }
  }
  const stays = (row: EmployeeRow) => !team && row.status !== CREATING
  const refused = rows.filter(stays).map((row) => named(row, namesText.pick(act.lang).needed(employeeFields.teamId[act.lang])))
  const moved = rows.filter((row) => !stays(row) && row.teamId !== (team?.id ?? null))
  if (moved.length > 0)
    await act.tx
      .update(employee)
      .set({ teamId: team?.id ?? null, version: sql`${employee.version} + 1`, updatedAt: act.now })
      .where(
        inArray(
          employee.id,
          moved.map(({ id }) => id),
        ),
      )
  for (const row of moved) {
    await recordEvent(act, row, 'edited', { fields: ['teamId'] })
    if (row.status === CREATING) await settleMoved(act, row.id)
  }
  await keepPlacements(
    act,
    moved.map((before) => ({ before, after: { ...before, teamId: team?.id ?? null } })),
  )
  return { done: rows.length - refused.length, refused }
}

/** The team may have been the last thing that was missing. */
async function settleMoved(act: Act, id: string): Promise<void> {
  const row = await holdEmployee(act, id)
  const after = noFollowUps()
  await settle(act, row, { before: row, changed: ['teamId'], change: {}, quiet: false }, after)
  await writeFollowUps(act, after)
}
