import { daysAfter, today } from '../../../platform/server/clock.ts'
import { and, eq, gt, inArray } from '../../../platform/server/drizzle.ts'
import type { Act } from '../../../platform/server/services.ts'
import { START_DAYS } from '../../../rules/constants.ts'
import { demandNotices } from '../contract/notices.ts'
import type { DemandRow, ServedRow } from './context.ts'
import type { DemandPlan } from './move.ts'
import { notifyPerson } from './news.ts'
import { type ApplicationState, demandApplication, demandInvitee, demandMove } from './tables.ts'

/** The applicants, invitees and picked provider of a demand, and the outcome of each. */

export async function applicationOf(act: Act, demandId: string, accountId: string) {
  const [row] = await act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.accountId, accountId)))
  return row ?? null
}

export const applicationsIn = (act: Act, demandId: string, states: readonly ApplicationState[]) =>
  act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), inArray(demandApplication.state, [...states])))

/** A person's application or invitation to a demand: one row, updated by later ones. */
export async function setApplication(
  act: Act,
  demandId: string,
  accountId: string,
  state: ApplicationState,
  more: { message?: string; reason?: string; invited?: boolean; appliedAt?: Temporal.Instant } = {},
): Promise<void> {
  const change = { state, updatedAt: act.now, reason: '', ...more }
  await act.tx
    .insert(demandApplication)
    .values({ demandId, accountId, createdAt: act.now, ...change })
    .onConflictDoUpdate({ target: [demandApplication.demandId, demandApplication.accountId], set: change })
}

/** Applications and withdrawals of one person, for one demand within an hour, of which the publisher is notified. */
const NEWS_PER_HOUR = 2

/** False for one who applies and withdraws again and again: the list shows the last state, the publisher is not notified each time. */
export async function isFirstNewsOf(act: Act, row: DemandRow): Promise<boolean> {
  const lately = and(eq(demandMove.actorId, act.actor.accountId), gt(demandMove.at, act.now.subtract({ hours: 1 })))
  const moves = inArray(demandMove.move, ['apply', 'withdrawApplication'])
  return (await act.tx.$count(demandMove, and(eq(demandMove.demandId, row.id), lately, moves))) <= NEWS_PER_HOUR
}

/** At the closing of an account: what it applied or was invited to ends. */
export async function withdrawAllOwn(act: Act): Promise<void> {
  await act.tx
    .update(demandApplication)
    .set({ state: 'withdrawn', message: '', updatedAt: act.now })
    .where(and(eq(demandApplication.accountId, act.actor.accountId), inArray(demandApplication.state, ['applied', 'invited'])))
  await act.tx.update(demandInvitee).set({ accountId: null }).where(eq(demandInvitee.accountId, act.actor.accountId))
}

/** All pending applicants, and the picked provider of cancelled work, are closed and notified. */
export async function endApplications(act: Act, row: DemandRow): Promise<void> {
  const open = await applicationsIn(act, row.id, ['invited', 'applied', 'picked'])
  if (open.length === 0) return
  const ids = open.map((application) => application.id)
  await act.tx.update(demandApplication).set({ state: 'lost', updatedAt: act.now }).where(inArray(demandApplication.id, ids))
  const notice = row.stage === 'ended' ? demandNotices.cancelled : demandNotices.notPicked
  for (const application of open) await notifyPerson(act, application.accountId, row, notice, {})
}

/**
 * A recruitment that ended while a provider was considering is extended by seven days: otherwise returning to matching would end the
 * demand at once.
 */
export function backToMatching(act: Act, row: ServedRow, reason: string): DemandPlan {
  const extended = today(daysAfter(act.now, START_DAYS))
  const recruitEnd = row.recruitEnd < today(act.now) ? extended : row.recruitEnd
  const expectedCompletion = row.expectedCompletion < recruitEnd ? recruitEnd : row.expectedCompletion
  return { set: { providerId: null, recruitEnd, expectedCompletion }, reason, subjectId: row.providerId }
}
