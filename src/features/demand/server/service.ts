import { desc, eq } from 'drizzle-orm'
import { digitsOf, parseAmount } from '../../../platform/contract/money.ts'
import { fieldError, refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { CONFIRM_DAYS, POSTPONE_DAYS } from '../../../rules/constants.ts'
import { claimFile } from '../../upload/server/writes.ts'
import type { ReleasePreview } from '../contract/schema.ts'
import { type ChannelShare, channelShareOf } from './hooks.ts'
import { heldOf, refund, release, releaseOf } from './money.ts'
import { amountPair, personName, tellPerson, tellPublisher } from './news.ts'
import { type DemandRow, sideOf } from './policy.ts'
import { reach } from './reach.ts'
import { demandDelivery } from './tables.ts'
import { transition } from './transition.ts'

/** Stages 4 to 8: advance, postponement, delivery, confirmation, acceptance, end. */

/** The advance as it will be posted. 0 < amount ≤ what is hosted and not released (source §5, product §2). */
export function advanceOf(row: DemandRow, amount: string, heldMinor: number, share: ChannelShare | null = null): ReleasePreview {
  const amountMinor = parseAmount(amount, row.currency)
  if (amountMinor === null)
    throw refuseFields({ amount: fieldError('amountPrecision', { currency: row.currency, digits: digitsOf(row.currency) }) })
  if (amountMinor === 0) throw refuseFields({ amount: 'amountZero' })
  if (amountMinor > heldMinor) throw refuseFields({ amount: 'prepaymentAbove' })
  return releaseOf(row, amountMinor, heldMinor, share)
}

export async function payAdvance(act: Act, demandId: string, amount: string, netMinor: number): Promise<DemandRow> {
  let paid: ReleasePreview | undefined
  const { after } = await transition(act, demandId, 'imprest', async (row) => {
    const share = await channelShareOf(act, row.companyId)
    paid = advanceOf(row, amount, await heldOf(act, row), share)
    if (paid.netMinor !== netMinor) throw refuse('previewChanged')
    return { set: { isImprest: true }, money: () => release(act, row, paid!, 'imprest', share) }
  })
  await tellPerson(act, after.providerId!, after, 'imprestPaid', { amount: amountPair(paid!.netMinor, after) })
  return after
}

/** One button, two sides: the provider asks, the company grants (product §2). Seven days exactly, once. */
export async function postpone(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  const { row } = await reach(act, demandId)
  return sideOf(act.actor, row) === 'publisher' ? grantPostponement(act, demandId) : askPostponement(act, demandId, reason)
}

async function askPostponement(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  if (reason === '') throw refuseFields({ reason: 'required' })
  const { after } = await transition(act, demandId, 'askPostpone', () => ({ set: { postpone: 'asked' }, reason }))
  await tellPublisher(act, after, 'demand:grant', 'postponeAsked', { who: await personName(act, act.actor.accountId), reason })
  return after
}

async function grantPostponement(act: Act, demandId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'grantPostpone', (row) => {
    const expectedCompletion = Temporal.PlainDate.from(row.expectedCompletion).add({ days: POSTPONE_DAYS }).toString()
    return { set: { postpone: 'granted', expectedCompletion }, detail: { from: row.expectedCompletion, to: expectedCompletion } }
  })
  await tellPerson(act, after.providerId!, after, 'postponeGranted', { date: after.expectedCompletion })
  return after
}

export async function deliver(
  act: Act,
  demandId: string,
  move: 'complete' | 'changeComplete',
  note: string,
  fileIds: string[],
): Promise<DemandRow> {
  const { after } = await transition(act, demandId, move, () => ({ rearm: true, detail: { files: fileIds.length } }))
  for (const [index, fileId] of fileIds.entries()) {
    await claimFile(act, fileId, { purpose: ['document', 'taskAttachment'], usedBy: `demand:${after.id}`, field: `fileIds.${index}` })
  }
  const last = await lastDelivery(act, after.id)
  await act.tx.insert(demandDelivery).values({ demandId: after.id, version: (last?.version ?? 0) + 1, note, fileIds, at: act.now })
  const who = await personName(act, act.actor.accountId)
  await tellPublisher(act, after, 'demand:confirm', move === 'complete' ? 'delivered' : 'redelivered', { who, days: CONFIRM_DAYS })
  return after
}

export async function returnWork(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'returnWork', () => ({ reason }))
  const last = await lastDelivery(act, after.id)
  if (last) await act.tx.update(demandDelivery).set({ returnedReason: reason }).where(eq(demandDelivery.id, last.id))
  await tellPerson(act, after.providerId!, after, 'returned', { reason })
  return after
}

/** Releases the rest. `netMinor` is what the preview showed; null when the timer confirms. */
export async function confirmWork(
  act: Act,
  demandId: string,
  move: 'confirm' | 'confirmOverdue',
  netMinor: number | null,
): Promise<DemandRow> {
  let paid: ReleasePreview | undefined
  const { after } = await transition(act, demandId, move, async (row) => {
    const held = await heldOf(act, row)
    const share = await channelShareOf(act, row.companyId)
    paid = releaseOf(row, held, held, share)
    if (netMinor !== null && paid.netMinor !== netMinor) throw refuse('previewChanged')
    return { money: () => release(act, row, paid!, move, share) }
  })
  await tellPerson(act, after.providerId!, after, 'confirmed', { amount: amountPair(paid!.netMinor, after) })
  if (move === 'confirmOverdue') {
    const what = { cn: '交付已视为确认，余款已放出', en: 'the delivery counts as confirmed and the rest was released' }
    await tellPublisher(act, after, 'demand:confirm', 'timerFired', { what })
  }
  return after
}

export async function acceptWork(act: Act, demandId: string, move: 'accept' | 'acceptOverdue'): Promise<DemandRow> {
  const { after, viewer } = await transition(act, demandId, move)
  if (viewer.side !== 'provider') await tellPerson(act, after.providerId!, after, 'accepted')
  if (viewer.side !== 'publisher') await tellPublisher(act, after, 'demand:accept', 'accepted')
  return after
}

/** Each side closes for itself; the second one, or the timer, ends the demand. */
export async function closeWork(act: Act, demandId: string, move: 'close' | 'closeOverdue'): Promise<DemandRow> {
  const { after, viewer } = await transition(act, demandId, move, (row, { side }) => {
    const publisherClosed = row.publisherClosed || side === 'publisher'
    const providerClosed = row.providerClosed || side === 'provider'
    const ends = side === 'timer' || (publisherClosed && providerClosed)
    if (!ends) return { to: 7, set: { publisherClosed, providerClosed } }
    return {
      to: 8,
      set: { publisherClosed, providerClosed, outcome: 'completed' },
      money: async () => refund(act, row, await heldOf(act, row), move),
    }
  })
  if (after.status !== 8) {
    if (viewer.side === 'publisher') await tellPerson(act, after.providerId!, after, 'closeWaits')
    else await tellPublisher(act, after, 'demand:accept', 'closeWaits')
    return after
  }
  if (viewer.side !== 'provider') await tellPerson(act, after.providerId!, after, 'closed')
  if (viewer.side !== 'publisher') await tellPublisher(act, after, 'demand:accept', 'closed')
  return after
}

async function lastDelivery(act: Act, demandId: string) {
  const [row] = await act.tx
    .select()
    .from(demandDelivery)
    .where(eq(demandDelivery.demandId, demandId))
    .orderBy(desc(demandDelivery.version))
    .limit(1)
  return row ?? null
}
