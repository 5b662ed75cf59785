import { today } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, targetsOf, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { operatorIds } from '../../../base/account/server/reads.ts'
import type { LeadState } from '../contract/states.ts'
import { leadLifecycle } from './lifecycle.ts'
import { lead, leadEvent } from './tables.ts'

type Event = Omit<typeof leadEvent.$inferInsert, 'id' | 'leadId' | 'at' | 'actorId'>

const remember = (act: Act, leadId: string, event: Event) =>
  act.tx.insert(leadEvent).values({ ...event, leadId, at: act.now, actorId: act.actor.accountId })

/** From the state that the operator saw. Moving an unassigned lead assigns it to the operator. */
export async function moveLead(act: Act, move: { id: string; from: LeadState; to: LeadState; note: string }): Promise<void> {
  if (!targetsOf(leadLifecycle, move.from, 'move').includes(move.to)) throw refuseFields({ to: 'notListed' })
  const row = await holdRow(act, leadLifecycle, move.id, { state: move.from })
  await turn(act, leadLifecycle, row, 'move', { to: move.to, set: { updatedAt: act.now } })
  await remember(act, move.id, { what: 'state', fromValue: move.from, toValue: move.to, note: move.note })
  if (row.ownerId === null && move.to !== 'spam') await assignLead(act, { id: move.id, was: null, ownerId: act.actor.accountId })
}

export async function assignLead(act: Act, given: { id: string; was: string | null; ownerId: string | null }): Promise<void> {
  if (given.ownerId && !(await operatorIds(act.db)).includes(given.ownerId)) throw refuseFields({ ownerId: 'notListed' })
  await holdRow(act, leadLifecycle, given.id, { ownerId: given.was })
  await act.tx.update(lead).set({ ownerId: given.ownerId, updatedAt: act.now }).where(eq(lead.id, given.id))
  await remember(act, given.id, { what: 'owner', fromValue: given.was ?? '', toValue: given.ownerId ?? '' })
}

export async function noteLead(act: Act, given: { id: string; note: string; followUpOn?: string | null | undefined }): Promise<void> {
  if (given.note === '' && given.followUpOn === undefined) throw refuseFields({ note: 'required' })
  const row = await holdRow(act, leadLifecycle, given.id)
  if (given.followUpOn !== undefined && given.followUpOn !== row.followUpOn) {
    if (given.followUpOn && given.followUpOn < today(act.now)) throw refuseFields({ followUpOn: 'datePast' })
    await act.tx.update(lead).set({ followUpOn: given.followUpOn, updatedAt: act.now }).where(eq(lead.id, given.id))
    await remember(act, given.id, {
      what: 'followUp',
      fromValue: row.followUpOn ?? '',
      toValue: given.followUpOn ?? '',
      note: given.note,
    })
  } else if (given.note !== '') await remember(act, given.id, { what: 'note', note: given.note })
}
