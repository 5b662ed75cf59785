import { daysAfter, today } from '../../../../platform/server/clock.ts'
import { and, eq, gt, inArray } from '../../../../platform/server/data/drizzle.ts'
import { statesOf, targetOf, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { START_DAYS } from '../../../../rules/demand.ts'
import { releaseFiles } from '../../../base/upload/server/writes.ts'
import { demandNotices } from '../contract/notices.ts'
import { askedAgain } from './agreed.ts'
import { type ApplicationMove, applicationLifecycle, stateOf } from './application-lifecycle.ts'
import { bidFilesOf, removeDraftsOfParty } from './bid-drafts.ts'
import { type DemandContext, type DemandRow, served } from './context.ts'
import type { DemandPlan } from './move.ts'
import { notifyParty } from './news.ts'
import { demandBidNote } from './notes/tables.ts'
import { demandApplication, demandBid, demandCounter, demandInvitee, demandMove } from './tables.ts'

/** The applicants, invitees and picked provider of a demand, and the outcome of each. */

type ApplicationRow = typeof demandApplication.$inferSelect

export const partyOf = ({ partyType, partyId }: Pick<ApplicationRow, 'partyType' | 'partyId'>): Owner => ({
  ownerType: partyType,
  ownerId: partyId,
})

/** With the row locked: the demand is locked as well, but who closes an account withdraws without it. */
export async function applicationOf(act: Act, demandId: string, partyId: string): Promise<ApplicationRow | null> {
  const [row] = await act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.partyId, partyId)))
    .for('update')
  return row ?? null
}

/** The applications to a demand that a move can be made on. */
export const applicationsFor = (act: Act, demandId: string, move: ApplicationMove) =>
  act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), inArray(demandApplication.state, statesOf(applicationLifecycle, move))))

/** A party's application or invitation to a demand: one row, updated by later ones. */
export async function turnApplication(
  act: Act,
  demandId: string,
  party: Owner,
  move: ApplicationMove,
  more: { message?: string; reason?: string; invited?: boolean; appliedAt?: Temporal.Instant } = {},
): Promise<ApplicationRow> {
  // Terms that wait for an answer are those for the application as it was.
  const set = { updatedAt: act.now, reason: '', counterUntil: null, ...more }
  const before = await applicationOf(act, demandId, party.ownerId)
  if (before) return turn(act, applicationLifecycle, before, move, { set })
  const state = targetOf(applicationLifecycle, stateOf(before), move)
  const who = { partyType: party.ownerType, partyId: party.ownerId }
  const [row] = await act.tx
    .insert(demandApplication)
    .values({ demandId, ...who, state, createdAt: act.now, ...set })
    .returning()
  return row!
}

/** Applications, revised bids and withdrawals of one person, for one demand within an hour, of which the publisher is notified. */
const NEWS_PER_HOUR = 2

/**
 * False for one who applies and withdraws again and again: the list shows the last state, the publisher is not notified each time. Nor is
 * it while bids are sealed.
 */
export async function isFirstNewsOf(act: Act, row: DemandRow): Promise<boolean> {
  if (row.bidding === 'sealed' && row.bidsOpenedAt === null) return false
  const lately = and(eq(demandMove.subjectId, ownerOf(act.actor).ownerId), gt(demandMove.at, act.now.subtract({ hours: 1 })))
  const moves = inArray(demandMove.move, ['apply', 'reviseBid', 'withdrawApplication'])
  return (await act.tx.$count(demandMove, and(eq(demandMove.demandId, row.id), lately, moves))) <= NEWS_PER_HOUR
}

/** At the closing of an account: what it applied or was invited to ends. */
export async function withdrawAllOwn(act: Act): Promise<void> {
  const open = await act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.partyId, act.actor.accountId), inArray(demandApplication.state, statesOf(applicationLifecycle, 'end'))))
    .for('update')
  // One that was picked meanwhile cannot be withdrawn: the account is not closed.
  await turnAll(act, applicationLifecycle, open, 'withdrawApplication', { set: { message: '', updatedAt: act.now } })
  const own = act.tx.select({ id: demandApplication.id }).from(demandApplication).where(eq(demandApplication.partyId, act.actor.accountId))
  const applied = await act.tx
    .select({ demandId: demandApplication.demandId })
    .from(demandApplication)
    .where(eq(demandApplication.partyId, act.actor.accountId))
  await removeDraftsOfParty(act, act.actor.accountId)
  for (const { demandId } of applied) await releaseFiles(act, bidFilesOf(demandId, act.actor.accountId), 'bidFile', [])
  await act.tx.update(demandBid).set({ message: '', answers: [], fileIds: [] }).where(inArray(demandBid.applicationId, own))
  await act.tx.delete(demandBidNote).where(inArray(demandBidNote.applicationId, own))
  const bids = act.tx.select({ id: demandBid.id }).from(demandBid).where(inArray(demandBid.applicationId, own))
  await act.tx.update(demandCounter).set({ reason: '' }).where(inArray(demandCounter.bidId, bids))
  await act.tx.update(demandInvitee).set({ accountId: null }).where(eq(demandInvitee.accountId, act.actor.accountId))
}

/** All pending applicants, and the picked provider of cancelled work, are closed and notified. */
export async function endApplications(act: Act, row: DemandRow): Promise<void> {
  const open = await applicationsFor(act, row.id, 'end').for('update')
  await turnAll(act, applicationLifecycle, open, 'end', { set: { updatedAt: act.now } })
  const notice = row.stage === 'ended' ? demandNotices.cancelled : demandNotices.notPicked
  for (const application of open) await notifyParty(act, partyOf(application), row, notice, {})
}

/**
 * A recruitment that ended while a provider was considering is extended by seven days: otherwise returning to matching would end the
 * demand at once. Its amounts are again those before the pick, and what was funded for a higher price returns.
 */
export function backToMatching(act: Act, context: DemandContext, reason: string): DemandPlan {
  const row = served(context.row)
  const { set, ...again } = askedAgain(context)
  const extended = today(daysAfter(act.now, START_DAYS))
  const recruitEnd = row.recruitEnd < today(act.now) ? extended : row.recruitEnd
  const expectedCompletion = row.expectedCompletion < recruitEnd ? recruitEnd : row.expectedCompletion
  return {
    set: { ...set, providerType: 'person', providerId: null, recruitEnd, expectedCompletion },
    ...again,
    reason,
    subjectId: row.providerId,
  }
}
