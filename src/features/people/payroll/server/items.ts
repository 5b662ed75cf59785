import { digitsOf } from '../../../../platform/contract/amount.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { ITEM_MAX_MINOR } from '../../../../rules/constants.ts'
import { employeeIn } from '../../employee/server/reads.ts'
import { keepEmployees } from '../../employee/server/writes.ts'
import type { PayCurrency } from '../../salary/contract/currency.ts'
import { payOf, termsOf } from '../../salary/server/reads.ts'
import type { ItemForm } from '../contract/item-schema.ts'
import { amountOf } from './item-list.ts'
import { addPreparer } from './preparers.ts'
import { runIn } from './reach.ts'
import { type PayItemRow, payItem } from './tables.ts'

/** Items in force, by employee; those that were taken back are missing. */
export async function itemsOf(db: Reader, employeeIds: readonly string[]): Promise<Map<string, PayItemRow[]>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payItem)
    .where(and(anyOf(payItem.employeeId, employeeIds), eq(payItem.removed, false)))
    .orderBy(asc(payItem.fromOn), asc(payItem.id))
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}

/** The currency that somebody is paid in on a day. */
async function currencyOf(db: Reader, employeeId: string, own: PayCurrency | null, on: string): Promise<PayCurrency> {
  const terms = (await termsOf(db, [employeeId])).get(employeeId) ?? []
  return terms.findLast(({ effectiveOn }) => effectiveOn <= on)?.currency ?? own ?? 'CNY'
}

export async function addItem(act: Act, form: ItemForm): Promise<{ id: string }> {
  const employee = await employeeIn(act, form.employeeId)
  await keepEmployees(act, employee.companyId, [employee.id])
  if (form.kind === 'leaving' && employee.leaveOn === null) throw refuse('notLeaving')
  const currency = form.currency ?? (await currencyOf(act.db, employee.id, employee.currency, form.from))
  const unitMinor = form.kind === 'leaving' && form.parts.length > 0 ? 0 : payOf(form.amount, currency, 'amount') * (form.negative ? -1 : 1)
  const parts = form.parts.map((part, at) => ({ minor: payOf(part.amount, currency, `parts.${at}.amount`), hundredths: part.hundredths }))
  const paid = amountOf({ ...form, unitMinor, parts: parts.length > 0 ? parts : null })
  if (Math.abs(paid) > ITEM_MAX_MINOR) {
    const max = `${currency} ${(ITEM_MAX_MINOR / 10 ** digitsOf(currency)).toLocaleString('en')}`
    throw refuseFields({ [parts.length > 0 ? 'parts.0.amount' : 'amount']: fieldError('payTooHigh', { max }) })
  }
  if (form.runId) {
    const run = await runIn(act, form.runId)
    if (run.state !== 'draft' || run.kind === 'regular') throw refuseFields({ runId: 'notListed' })
    await addPreparer(act, run.id, 'item')
  }
  const [row] = await act.tx
    .insert(payItem)
    .values({
      companyId: employee.companyId,
      employeeId: employee.id,
      kind: form.kind,
      code: form.code,
      label: form.label,
      every: form.every,
      fromOn: form.from,
      toOn: form.every === 'once' ? null : (form.to ?? null),
      currency,
      unitMinor,
      quantityHundredths: form.quantityHundredths,
      rateBps: form.rateBps,
      replaces: form.replaces,
      parts: parts.length > 0 ? parts : null,
      reason: form.reason,
      runId: form.runId ?? null,
      addedBy: act.actor.accountId,
      addedAt: act.now,
    })
    .returning({ id: payItem.id })
  return { id: row!.id }
}

/** Ends a recurring item on a day, or takes one back that no approved run has paid. */
export async function endItem(act: Act, input: { id: string; on?: string | undefined }): Promise<{ id: string }> {
  const [row] = await act.tx
    .select()
    .from(payItem)
    .where(and(eq(payItem.companyId, companyOf(act.actor)), eq(payItem.id, input.id), eq(payItem.removed, false)))
    .for('update')
  if (!row) throw refuse('notFound')
  const ended = { endedBy: act.actor.accountId, endedAt: act.now }
  if (input.on === undefined) {
    if (await wasPaid(act.db, row)) throw refuse('itemUsed')
    await act.tx
      .update(payItem)
      .set({ ...ended, removed: true })
      .where(eq(payItem.id, row.id))
  } else {
    if (input.on < row.fromOn) throw refuseFields({ on: 'itemSpan' })
    if (row.every === 'once') throw refuseFields({ on: 'notListed' })
    await act.tx
      .update(payItem)
      .set({ ...ended, toOn: input.on })
      .where(eq(payItem.id, row.id))
  }
  if (row.runId) await addPreparer(act, row.runId, 'item')
  return { id: row.id }
}

/** Whether a slip of an approved run was calculated from it. */
async function wasPaid(db: Reader, { id, employeeId }: PayItemRow): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from pay_slip s join pay_run r on r.id = s.run_id where s.employee_id = ${employeeId}
      and r.state in ('approved', 'paying', 'paid', 'published', 'locked') and position(${id} in s.snapshot) > 0) as found`)
  return rows[0]?.found ?? false
}
