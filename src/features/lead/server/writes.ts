import { and, eq, isNull } from 'drizzle-orm'
import { today } from '../../../platform/server/clock.ts'
import { refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { operatorIds } from '../../account/server/reads.ts'
import { type LeadState, leadMoves } from '../contract/states.ts'
import { lead, leadEvent } from './tables.ts'

type Event = Omit<typeof leadEvent.$inferInsert, 'id' | 'leadId' | 'at' | 'actorId'>

const remember = (act: Act, leadId: string, event: Event) =>
  act.tx.insert(leadEvent).values({ ...event, leadId, at: act.now, actorId: act.actor.accountId })

/** Guarded by the state that the operator saw. Whoever moves a lead of nobody takes it. */
export async function moveLead(act: Act, move: { id: string; from: LeadState; to: LeadState; note: string }): Promise<void> {
  if (!leadMoves[move.from].includes(move.to)) throw refuseFields({ to: 'notListed' })
  const moved = await act.tx
    .update(lead)
    .set({ state: move.to, updatedAt: act.now })
    .where(and(eq(lead.id, move.id), eq(lead.state, move.from)))
    .returning({ ownerId: lead.ownerId })
  if (moved.length === 0) throw refuse((await exists(act, move.id)) ? 'staleState' : 'notFound')
  await remember(act, move.id, { what: 'state', fromValue: move.from, toValue: move.to, note: move.note })
  if (moved[0]?.ownerId === null && move.to !== 'spam') await assignLead(act, { id: move.id, was: null, ownerId: act.actor.accountId })
}

export async function assignLead(act: Act, given: { id: string; was: string | null; ownerId: string | null }): Promise<void> {
  if (given.ownerId && !(await operatorIds(act.db)).includes(given.ownerId)) throw refuseFields({ ownerId: 'notListed' })
  const taken = await act.tx
    .update(lead)
    .set({ ownerId: given.ownerId, updatedAt: act.now })
    .where(and(eq(lead.id, given.id), given.was ? eq(lead.ownerId, given.was) : isNull(lead.ownerId)))
    .returning({ id: lead.id })
  if (taken.length === 0) throw refuse((await exists(act, given.id)) ? 'staleState' : 'notFound')
  await remember(act, given.id, { what: 'owner', fromValue: given.was ?? '', toValue: given.ownerId ?? '' })
}

export async function noteLead(act: Act, given: { id: string; note: string; followUpOn?: string | null | undefined }): Promise<void> {
  if (given.note === '' && given.followUpOn === undefined) throw refuseFields({ note: 'required' })
  const [row] = await act.tx.select({ followUpOn: lead.followUpOn }).from(lead).where(eq(lead.id, given.id)).for('update')
  if (!row) throw refuse('notFound')
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

const exists = async (act: Act, id: string): Promise<boolean> => (await act.tx.$count(lead, eq(lead.id, id))) > 0
