import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, gte, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { accountById, memberIdsHolding, membersLately } from '../../../base/account/server/reads.ts'
import { assertSecond } from '../../../base/account/server/writes.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import type { TypedPay } from '../../employee/server/hooks.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import { salaryNotices } from '../contract/notices.ts'
import type { SalaryForm, SheetRow } from '../contract/schema.ts'
import { objectionTo } from './decisions.ts'
import { changeLifecycle } from './lifecycle.ts'
import { currencyCuts, readForm, readSheet, type Wished } from './preview.ts'
import { changeIn, changesByIds, holding, termOfRow, termsOf } from './reads.ts'
import { type SalaryChangeRow, salaryChange } from './tables.ts'

/** For the sheet of the import. */
export { judgeSheet, previewsOf } from './preview.ts'

const LINK = '/companyHome/salaryChanges'

export async function propose(act: Act, form: SalaryForm) {
  const [row] = await insert(act, [await readForm(act, form)])
  await announce(act, [row!])
  return { id: row!.id, state: row!.state }
}

export async function proposeSheet(act: Act, rows: readonly SheetRow[]) {
  const made = await insert(act, await readSheet(act, rows))
  await announce(act, made)
  return { proposed: made.length }
}

async function insert(act: Act, wishes: readonly Wished[]): Promise<SalaryChangeRow[]> {
  const companyId = companyOf(act.actor)
  await keepEmployees(
    act,
    companyId,
    wishes.map(({ employee }) => employee.id),
  )
  return act.tx
    .insert(salaryChange)
    .values(
      wishes.map(({ employee, term, reason }) => ({
        companyId,
        employeeId: employee.id,
        effectiveOn: term.effectiveOn,
        cycle: term.cycle,
        currency: term.currency,
        baseMinor: term.baseMinor,
        reason,
        proposedBy: act.actor.accountId,
        proposedAt: act.now,
      })),
    )
    .returning()
}

/**
 * The base pay that somebody typed into an employee's record: it holds once it is approved. What they typed before and nobody has decided
 * is withdrawn.
 */
export async function proposeTyped(act: Act, typed: readonly TypedPay[]): Promise<void> {
  const open = await act.tx
    .select()
    .from(salaryChange)
    .where(
      and(
        anyOf(
          salaryChange.employeeId,
          typed.map(({ employeeId }) => employeeId),
        ),
        eq(salaryChange.state, 'proposed'),
      ),
    )
    .orderBy(salaryChange.id)
    .for('update')
  const openOf = Map.groupBy(open, ({ employeeId }) => employeeId)
  const fresh = typed.filter((one) => !openOf.get(one.employeeId)?.some((row) => isSame(row, one)))
  for (const { employeeId } of fresh) for (const row of openOf.get(employeeId) ?? []) await turn(act, changeLifecycle, row, 'withdraw')
  if (fresh.length === 0) return
  const rows = await act.tx
    .insert(salaryChange)
    .values(fresh.map(({ quiet: _, ...pay }) => ({ ...pay, proposedBy: act.actor.accountId, proposedAt: act.now })))
    .returning()
  const quiet = new Set(fresh.flatMap((one) => (one.quiet ? one.employeeId : [])))
  await announce(
    act,
    rows.filter(({ employeeId }) => !quiet.has(employeeId)),
  )
}

const isSame = (row: SalaryChangeRow, typed: TypedPay): boolean =>
  row.baseMinor === typed.baseMinor && row.cycle === typed.cycle && row.currency === typed.currency && row.effectiveOn === typed.effectiveOn

/** Announces together what was proposed quietly for these employees since a moment, as far as it still waits. */
export async function announceQuiet(
  act: Act,
  { companyId, by, since }: { companyId: CompanyId; by: string; since: Temporal.Instant },
  employeeIds: readonly string[],
): Promise<void> {
  const rows = await act.db
    .select()
    .from(salaryChange)
    .where(
      and(
        eq(salaryChange.companyId, companyId),
        eq(salaryChange.state, 'proposed'),
        eq(salaryChange.proposedBy, by),
        anyOf(salaryChange.employeeId, employeeIds),
        gte(salaryChange.proposedAt, since),
      ),
    )
    .orderBy(salaryChange.proposedAt, salaryChange.id)
  await announce(act, rows)
}

/** Withdraws a proposal that an import made. False if it was approved meanwhile. */
export async function takeBackProposal(act: Act, companyId: CompanyId, id: string): Promise<boolean> {
  const row = await holdRow(act, changeLifecycle, sql`${salaryChange.id} = ${id} and ${salaryChange.companyId} = ${companyId}`)
  if (row.state === 'proposed') await turn(act, changeLifecycle, row, 'withdraw')
  return row.state !== 'approved'
}

/** Employees that an import created by mistake: approved pay keeps them, every other change goes with them. */
export async function approvedAmong(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<string[]> {
  const held = await act.tx
    .select({ employeeId: salaryChange.employeeId, state: salaryChange.state })
    .from(salaryChange)
    .where(and(eq(salaryChange.companyId, companyId), anyOf(salaryChange.employeeId, ids)))
    .orderBy(salaryChange.id)
    .for('update')
  return held.filter(({ state }) => state === 'approved').map(({ employeeId }) => employeeId)
}

export async function takeBackChanges(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  await act.tx.delete(salaryChange).where(and(eq(salaryChange.companyId, companyId), anyOf(salaryChange.employeeId, ids)))
}

/** All of them or none. A change that the caller may not approve refuses the whole. */
export async function approveChanges(act: Act, input: { ids: readonly string[]; remark: string }) {
  const ids = [...new Set(input.ids)]
  const rows = await changesByIds(act.db, companyOf(act.actor), ids)
  if (rows.length < ids.length) throw refuse('notFound')
  for (const row of rows) await mayDecide(act, row, 'approve')
  await holdsFromItsDay(act, rows)
  for (const row of rows) {
    await turn(act, changeLifecycle, row, 'approve', { set: decided(act, input.remark) })
    await notifyProposer(act, row, 'salaryApproved', '')
  }
  return { approved: rows.length }
}

export async function refuseChange(act: Act, input: { id: string; reason: string }) {
  const row = await changeIn(act, input.id)
  await mayDecide(act, row, 'refuse')
  const after = await turn(act, changeLifecycle, row, 'refuse', { set: decided(act, input.reason) })
  await notifyProposer(act, row, 'salaryRefused', input.reason)
  return { id: after.id, state: after.state }
}

export async function withdrawChange(act: Act, id: string) {
  const row = await changeIn(act, id)
  await mayDecide(act, row, 'withdraw')
  const after = await turn(act, changeLifecycle, row, 'withdraw')
  return { id: after.id, state: after.state }
}

/** A proposal may have waited while periods moved, and pay that was typed into a record is read here for the first time. */
async function holdsFromItsDay(act: Act, rows: readonly SalaryChangeRow[]): Promise<void> {
  const companyId = companyOf(act.actor)
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const employees = new Map((await employeesIn(act.db, companyId, { ids })).map((one) => [one.id, one]))
  const terms = await termsOf(act.db, ids)
  const wishes = rows.flatMap((row) => {
    const employee = employees.get(row.employeeId)
    const old = holding(terms.get(row.employeeId) ?? [], row.effectiveOn)
    return employee ? [{ employee, old, term: termOfRow(row, act.now) }] : []
  })
  if ((await currencyCuts(act, companyId, wishes)).some(Boolean)) throw refuse('salaryMidPeriod')
}

const decided = (act: Act, remark: string) => ({ decidedBy: act.actor.accountId, decidedAt: act.now, remark })

async function mayDecide(act: Act, row: SalaryChangeRow, move: 'approve' | 'refuse' | 'withdraw'): Promise<void> {
  const [employee] = await employeesIn(act.db, row.companyId, { ids: [row.employeeId] })
  // Taken back meanwhile by the undo of an import, and the change with it.
  if (!employee) throw refuse('notFound')
  const against = objectionTo(move, {
    row,
    employee,
    members: await membersLately(act.db, row.companyId, act.now),
    actor: act.actor,
    account: await accountById(act.db, act.actor.accountId),
  })
  if (against) throw refuseFor(against)
  if (move !== 'withdraw') await assertSecond(act, { companyId: row.companyId, by: [row.proposedBy], at: row.proposedAt })
}

async function announce(act: Act, rows: readonly SalaryChangeRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const to = (await memberIdsHolding(act.db, first.companyId, 'salary:approve')).filter((id) => id !== first.proposedBy)
  const [employee] = await employeesIn(act.db, first.companyId, { ids: [first.employeeId] })
  const others = rows.length - 1
  const named = {
    cn: others > 0 ? `${employee!.name} 等 ${rows.length} 人` : employee!.name,
    en: others > 0 ? `${employee!.name} and ${others} more` : employee!.name,
  }
  await notify(act, salaryNotices.salaryProposed, {
    to,
    params: { who: await nameOf(act, first.proposedBy), employee: named, date: first.effectiveOn },
    link: `${LINK}?state=proposed`,
  })
}

async function notifyProposer(act: Act, row: SalaryChangeRow, kind: 'salaryApproved' | 'salaryRefused', reason: string): Promise<void> {
  if (row.proposedBy === act.actor.accountId) return
  const [employee] = await employeesIn(act.db, row.companyId, { ids: [row.employeeId] })
  const params = { who: await nameOf(act), employee: employee!.name, date: row.effectiveOn, reason }
  await notify(act, salaryNotices[kind], { to: [row.proposedBy], params, link: `${LINK}?id=${row.id}` })
}

const nameOf = async (act: Act, id: string = act.actor.accountId): Promise<string> => (await accountById(act.db, id))?.name ?? ''
