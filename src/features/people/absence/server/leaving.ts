import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, gt, inArray } from '../../../../platform/server/data/drizzle.ts'
import { holdRow } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import type { Departing } from '../../team/server/hooks.ts'
import { closeBalances, lockLeave, settle } from './ledger.ts'
import { requestLifecycle } from './lifecycle.ts'
import { enterOpenings } from './opening.ts'
import { cancelRow, changeRow, withdrawRow } from './requests.ts'
import { leaveEntry, leaveEvent, leaveFeed, leaveRequest } from './tables.ts'
import { ensureTypes } from './types.ts'

/** What follows for leave when an employee joins, leaves or is erased, and when a member leaves. */

export async function joined(act: Act, employee: Readonly<EmployeeRow>): Promise<void> {
  const types = await ensureTypes(act, employee.companyId)
  await settle(act, employee.companyId, [employee], types)
  await enterOpenings(act, employee.companyId, [employee], types)
}

/** Leave after the last day is cancelled or shortened, what waits is withdrawn, and the balances end: what is left is paid or expires. */
export async function left(act: Act, employee: Readonly<EmployeeRow>): Promise<void> {
  const { companyId, id, leaveOn } = employee
  if (leaveOn === null) return
  const types = await ensureTypes(act, companyId)
  await lockLeave(act, [id])
  const open = await act.tx
    .select()
    .from(leaveRequest)
    .where(
      and(
        eq(leaveRequest.companyId, companyId),
        eq(leaveRequest.employeeId, id),
        inArray(leaveRequest.state, ['draft', 'asked', 'granted']),
        gt(leaveRequest.toOn, leaveOn),
      ),
    )
  for (const { id: requestId } of open) {
    const row = await holdRow(act, requestLifecycle, requestId)
    if (row.state !== 'granted') await withdrawRow(act, row)
    else if (row.fromOn > leaveOn) await cancelRow(act, row, employee, types, leaveOn)
    else {
      const halves = row.halves.filter(({ day }) => day <= leaveOn)
      await changeRow(act, row, employee, types, { from: row.fromOn, to: leaveOn, halves }, leaveOn)
    }
  }
  await closeBalances(act, employee, types)
}

/** Of employees that an import created by mistake, those who have leave, even a draft: they stay. */
export async function withLeave(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<string[]> {
  const requests = act.tx
    .select({ id: leaveRequest.employeeId })
    .from(leaveRequest)
    .where(and(eq(leaveRequest.companyId, companyId), anyOf(leaveRequest.employeeId, ids)))
  const entries = act.tx
    .select({ id: leaveEntry.employeeId })
    .from(leaveEntry)
    .where(and(eq(leaveEntry.companyId, companyId), anyOf(leaveEntry.employeeId, ids)))
  return [...(await requests), ...(await entries)].map(({ id }) => id)
}

/** What people wrote about the leave of those who left long ago. */
export async function erased(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await act.tx
    .update(leaveRequest)
    .set({ note: '', reason: '' })
    .where(and(eq(leaveRequest.companyId, companyId), anyOf(leaveRequest.employeeId, ids)))
    .returning({ id: leaveRequest.id })
  if (rows.length === 0) return
  await act.tx
    .update(leaveEvent)
    .set({ note: '' })
    .where(
      and(
        eq(leaveEvent.companyId, companyId),
        anyOf(
          leaveEvent.requestId,
          rows.map((row) => row.id),
        ),
      ),
    )
}

/** A member leaves the company: their drafts, which nobody else sees, are withdrawn, and their calendar's address ends. */
export async function memberLeft(act: Act, { companyId, accountId }: Departing): Promise<void> {
  const drafts = await act.tx
    .select()
    .from(leaveRequest)
    .where(and(eq(leaveRequest.companyId, companyId), eq(leaveRequest.askedBy, accountId), eq(leaveRequest.state, 'draft')))
  for (const row of drafts) await withdrawRow(act, row)
  await act.tx.delete(leaveFeed).where(and(eq(leaveFeed.companyId, companyId), eq(leaveFeed.accountId, accountId)))
}
