import { eq } from 'drizzle-orm'
import { digitsOf, parseAmount } from '../../../platform/contract/money.ts'
import { nextNumber } from '../../../platform/server/database.ts'
import { fieldError, refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { settingsOf } from '../../setting/server/reads.ts'
import type { DemandForm } from '../contract/schema.ts'
import { removeDraft } from './drafts.ts'
import { agreedOf, changedFields, claimAttachment, isSubstantial } from './form.ts'
import { heldOf, host, refund } from './money.ts'
import { tellOperators, tellPerson } from './news.ts'
import type { DemandRow } from './policy.ts'
import { columns } from './reach.ts'
import { demand, demandApplication } from './tables.ts'
import { type MoveOrder, recordMove, transition } from './transition.ts'

/** The publisher's moves up to matching: create, edit, host, publish, cancel. Each is one transaction; each refuses by the lifecycle table. */

export async function createDemand(act: Act, form: DemandForm, draftId: string | null): Promise<DemandRow> {
  const companyId = act.actor.companyId
  if (!companyId) throw refuse('profileIncomplete')
  const agreed = agreedOf(act, form, null)
  const { platformFeeBps } = await settingsOf(act.db)
  const [row] = await act.tx
    .insert(demand)
    .values({
      ...agreed,
      number: await nextNumber(act.tx, 'D', act.now),
      companyId,
      createdBy: act.actor.accountId,
      feeBps: platformFeeBps,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning(columns)
  await claimAttachment(act, row!.id, agreed.attachmentId)
  if (draftId) await removeDraft(act, draftId)
  await recordMove(act, row!, { move: 'create', from: null, side: 'publisher' })
  return row!
}

/**
 * An edit of the amount tops up from, or returns to, the wallet so that stages 1 and 2 stay fully funded; the currency is fixed once something is
 * hosted. A change of substance returns a published or reviewed demand to stage 1, where it is published anew.
 */
export async function editDemand(act: Act, demandId: string, form: DemandForm): Promise<DemandRow> {
  const { before, after } = await transition(act, demandId, 'edit', async (row) => {
    const agreed = agreedOf(act, form, row)
    const changed = changedFields(row, agreed)
    const held = await heldOf(act, row)
    if (held > 0 && agreed.currency !== row.currency) throw refuseFields({ currency: 'currencyFixed' })
    if (row.status > 0 && agreed.amountMinor === 0) throw refuseFields({ amount: 'amountZero' })
    await claimAttachment(act, row.id, agreed.attachmentId)
    return {
      set: { ...agreed, ...reviewAfter(row, changed) },
      to: stageAfterEdit(row, agreed.amountMinor, held, changed),
      detail: { changed },
      money: () => settleEdit(act, row, agreed.amountMinor, held),
    }
  })
  if (before.status === 2 && after.status === 1) await tellApplicants(act, after)
  return after
}

function stageAfterEdit(row: DemandRow, amountMinor: number, held: number, changed: string[]): 0 | 1 | 2 {
  if (row.status === 0) return amountMinor > 0 && held >= amountMinor ? 1 : 0
  if (row.status === 2 && !isSubstantial(changed)) return 2
  return 1
}

/** A review under way is of the text that was submitted: any edit of substance takes it back. */
function reviewAfter(row: DemandRow, changed: string[]): Partial<DemandRow> {
  return row.status > 0 && isSubstantial(changed) ? { review: 'none', reviewAskedAt: null } : {}
}

async function settleEdit(act: Act, row: DemandRow, amountMinor: number, held: number) {
  if (held > amountMinor) return refund(act, row, held - amountMinor, 'edit')
  return row.status > 0 && held < amountMinor ? host(act, row, amountMinor - held, 'edit') : null
}

async function tellApplicants(act: Act, row: DemandRow): Promise<void> {
  const waiting = await act.tx.select().from(demandApplication).where(eq(demandApplication.demandId, row.id))
  for (const application of waiting) {
    if (application.state === 'applied' || application.state === 'invited')
      await tellPerson(act, application.accountId, row, 'demandChanged')
  }
}

export async function hostDemand(act: Act, demandId: string, amount: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'hosting', async (row): Promise<MoveOrder> => {
    const amountMinor = parseAmount(amount, row.currency)
    if (amountMinor === null)
      throw refuseFields({ amount: fieldError('amountPrecision', { currency: row.currency, digits: digitsOf(row.currency) }) })
    if (amountMinor === 0) throw refuseFields({ amount: 'amountZero' })
    const held = await heldOf(act, row)
    if (amountMinor > row.amountMinor - held) throw refuseFields({ amount: 'aboveUnfunded' })
    return { to: held + amountMinor === row.amountMinor ? 1 : 0, money: () => host(act, row, amountMinor, 'hosting') }
  })
  return after
}

export async function publishDemand(act: Act, demandId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'publish', () => ({
    set: { review: 'waiting', reviewAskedAt: act.now, reviewReasons: null },
  }))
  await tellOperators(act, after)
  return after
}

export async function cancelDemand(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'cancel', (row) => ({
    set: { outcome: 'cancelled', review: 'none', reviewAskedAt: null },
    reason,
    money: async () => refund(act, row, await heldOf(act, row), 'cancel'),
  }))
  await endApplications(act, after)
  return after
}

/** Whoever still waited, or was picked for work that is cancelled, loses it and hears of it. */
export async function endApplications(act: Act, row: DemandRow): Promise<void> {
  const open = await act.tx.select().from(demandApplication).where(eq(demandApplication.demandId, row.id))
  for (const application of open) {
    if (!['invited', 'applied', 'picked'].includes(application.state)) continue
    await act.tx.update(demandApplication).set({ state: 'lost', updatedAt: act.now }).where(eq(demandApplication.id, application.id))
    await tellPerson(act, application.accountId, row, row.status === 8 ? 'cancelled' : 'notPicked')
  }
}
