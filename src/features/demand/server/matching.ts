import { and, eq } from 'drizzle-orm'
import { daysAfter, today } from '../../../platform/server/clock.ts'
import { refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { START_DAYS } from '../../../rules/constants.ts'
import { findIndividual } from '../../account/server/reads.ts'
import { companyName, personName, tellPerson, tellPublisher } from './news.ts'
import type { DemandRow } from './policy.ts'
import { type ApplicationState, demandApplication } from './tables.ts'
import { type MoveOrder, transition } from './transition.ts'
import { endApplications } from './writes.ts'

/** Stages 2 and 3: who applies, who is invited, who is picked, and every way back to matching. */

export async function applyTo(act: Act, demandId: string, message: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'apply', () => ({ subjectId: act.actor.accountId }))
  await setStanding(act, after.id, act.actor.accountId, 'applied', { message })
  await tellPublisher(act, after, 'demand:pick', 'applied', { who: await personName(act, act.actor.accountId) })
  return after
}

export async function withdrawApplication(act: Act, demandId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'withdrawApplication', () => ({ subjectId: act.actor.accountId }))
  await setStanding(act, after.id, act.actor.accountId, 'withdrawn')
  await tellPublisher(act, after, 'demand:pick', 'applicationWithdrawn', { who: await personName(act, act.actor.accountId) })
  return after
}

/** *add* of the source: invites one individual. */
export async function invite(
  act: Act,
  demandId: string,
  whom: { accountId?: string; areaCode?: string; phone?: string; message: string },
): Promise<DemandRow> {
  const accountId = await findIndividual(act.db, whom)
  if (!accountId) throw refuseFields({ phone: 'individualUnknown' })
  const { after } = await transition(act, demandId, 'add', async (row) => {
    const standing = await standingOf(act, row.id, accountId)
    if (standing && standing.state !== 'withdrawn') throw refuseFields({ phone: 'invitedAlready' })
    return { subjectId: accountId }
  })
  await setStanding(act, after.id, accountId, 'invited', { message: whom.message, invited: true })
  await tellPerson(act, accountId, after, 'invited', { who: await companyName(act, after) })
  return after
}

export async function pick(act: Act, demandId: string, accountId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'pick', async (row) => {
    const standing = await standingOf(act, row.id, accountId)
    if (standing?.state !== 'applied') throw refuse('notApplied')
    return { set: { providerId: accountId }, subjectId: accountId }
  })
  await setStanding(act, after.id, accountId, 'picked')
  await tellPerson(act, accountId, after, 'picked', { who: await companyName(act, after), days: START_DAYS })
  return after
}

export async function start(act: Act, demandId: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'start')
  await setStanding(act, after.id, act.actor.accountId, 'served')
  await endApplications(act, after)
  await tellPublisher(act, after, 'demand:view', 'started', { who: await personName(act, act.actor.accountId) })
  return after
}

export async function decline(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  const { after } = await transition(act, demandId, 'decline', (row) => backToMatching(act, row, reason))
  await setStanding(act, after.id, act.actor.accountId, 'declined', { reason })
  await tellPublisher(act, after, 'demand:pick', 'declined', { who: await personName(act, act.actor.accountId) })
  return after
}

export async function cancelPick(act: Act, demandId: string, reason: string): Promise<DemandRow> {
  const { before, after } = await transition(act, demandId, 'cancelPick', (row) => backToMatching(act, row, reason))
  await setStanding(act, after.id, before.providerId!, 'unpicked', { reason })
  await tellPerson(act, before.providerId!, after, 'unpicked')
  return after
}

/** The provider did not start in time. */
export async function startOverdue(act: Act, demandId: string): Promise<DemandRow> {
  const { before, after } = await transition(act, demandId, 'startOverdue', (row) => backToMatching(act, row, ''))
  await setStanding(act, after.id, before.providerId!, 'overdue')
  const what = { cn: '服务商未按时开始，需求回到匹配中', en: 'the provider did not start in time, so it is back in matching' }
  await tellPerson(act, before.providerId!, after, 'timerFired', { what })
  await tellPublisher(act, after, 'demand:pick', 'timerFired', { what })
  return after
}

/** A recruitment that ran out while a provider was considering gets seven days more: otherwise the way back would end the demand at once. */
function backToMatching(act: Act, row: DemandRow, reason: string): MoveOrder {
  const extended = today(daysAfter(act.now, START_DAYS))
  const recruitEnd = row.recruitEnd < today(act.now) ? extended : row.recruitEnd
  const expectedCompletion = row.expectedCompletion < recruitEnd ? recruitEnd : row.expectedCompletion
  return { set: { providerId: null, recruitEnd, expectedCompletion }, reason, subjectId: row.providerId! }
}

async function standingOf(act: Act, demandId: string, accountId: string) {
  const [row] = await act.tx
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.accountId, accountId)))
  return row ?? null
}

async function setStanding(
  act: Act,
  demandId: string,
  accountId: string,
  state: ApplicationState,
  more: { message?: string; reason?: string; invited?: boolean } = {},
): Promise<void> {
  const change = { state, updatedAt: act.now, reason: '', ...more }
  await act.tx
    .insert(demandApplication)
    .values({ demandId, accountId, createdAt: act.now, ...change })
    .onConflictDoUpdate({ target: [demandApplication.demandId, demandApplication.accountId], set: change })
}
