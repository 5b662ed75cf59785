import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, isNull, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Actor, companyOf, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import type { InvitationRow, InvitationState, InvitationView } from '../contract/invitations.ts'
import { isBefore } from '../contract/lifecycle.ts'
import { applicationLifecycle, canTurn } from './application-lifecycle.ts'
import { applicationOf, turnApplication } from './applications.ts'
import type { DemandRow } from './context.ts'
import { hashOf, type Invitee, sentTo } from './invitations.ts'
import { reachDemand } from './reach.ts'
import { isSealed } from './sealed.ts'
import { type ApplicationState, demand, demandApplication, demandInvitee } from './tables.ts'

/** What an invited party has done with it, if it has a party. */
interface Answer {
  state: ApplicationState
  appliedAt: Temporal.Instant | null
}

/** What became of an invitation: the strongest thing that is known. */
export function stateOfInvitation(
  row: Invitee,
  answer: Answer | null,
  { stage, ...sealing }: Pick<DemandRow, 'stage' | 'bidding' | 'bidsOpenedAt'>,
  now: Temporal.Instant,
): InvitationState {
  if (row.revokedAt) return 'revoked'
  if (answer?.appliedAt && !isSealed(sealing)) return 'applied'
  if (row.declinedAt || (answer?.state === 'withdrawn' && answer.appliedAt === null)) return 'declined'
  if (!isBefore(stage, 'selected') || (row.expiresAt && !row.registeredAt && Temporal.Instant.compare(row.expiresAt, now) <= 0))
    return 'expired'
  if (row.usesMost !== null && row.uses >= row.usesMost) return 'expired'
  // Of a number or an address it would say that nobody had registered it.
  if (row.registeredAt) return row.kind === 'entry' ? 'registered' : 'seen'
  return row.seenAt ? 'seen' : 'sent'
}

/** The application of the party that an invitation reached. */
export const answering = and(eq(demandApplication.demandId, demandInvitee.demandId), eq(demandApplication.partyId, demandInvitee.accountId))
const answerColumns = { state: demandApplication.state, appliedAt: demandApplication.appliedAt }
const isOpen = (state: InvitationState) => state === 'sent' || state === 'seen' || state === 'registered'

export async function invitationsOf(look: Look, demandId: string): Promise<InvitationRow[]> {
  const { row, side } = await reachDemand(look, demandId)
  if (side !== 'publisher') throw refuse('notFound')
  const rows = await look.db
    .select({ invitee: demandInvitee, answer: answerColumns })
    .from(demandInvitee)
    .leftJoin(demandApplication, answering)
    .where(eq(demandInvitee.demandId, row.id))
    .orderBy(desc(demandInvitee.createdAt), desc(demandInvitee.id))
  return rows.map(({ invitee, answer }) => {
    const state = stateOfInvitation(invitee, answer, row, look.now)
    return {
      id: invitee.id,
      kind: invitee.kind,
      state,
      to: sentTo(invitee),
      message: invitee.message,
      sentAt: invitee.createdAt.toString(),
      expiresAt: invitee.expiresAt?.toString() ?? null,
      uses: invitee.uses,
      usesMost: invitee.usesMost,
      revocable: isOpen(state),
    }
  })
}

async function byToken(db: Reader, token: string) {
  const [found] = await db
    .select({ invitee: demandInvitee, demand, answer: answerColumns })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .leftJoin(demandApplication, answering)
    .where(eq(demandInvitee.tokenHash, hashOf(token)))
  if (!found) throw refuse('demandInvitationUnknown')
  return found
}

/** Under the lock of the invitation, while it can still be answered. */
async function openOne(act: Act<unknown>, token: string) {
  const found = await byToken(act.db, token)
  const [invitee] = await act.tx.select().from(demandInvitee).where(eq(demandInvitee.id, found.invitee.id)).for('update')
  if (!isOpen(stateOfInvitation(invitee!, found.answer, found.demand, act.now))) throw refuse('demandInvitationOver')
  return { invitee: invitee!, row: found.demand }
}

export async function viewInvitation(look: Look<Actor | null>, token: string): Promise<InvitationView> {
  const { invitee, demand: row, answer } = await byToken(look.db, token)
  const state = stateOfInvitation(invitee, answer, row, look.now)
  const fit = fitOf(look.actor, invitee, row, state)
  return {
    kind: invitee.kind,
    state,
    fit: fit === 'accept' && look.actor && (await isInvited(look.db, row.id, ownerOf(look.actor))) ? 'open' : fit,
    company: await companyName(look.db, row.companyId),
    demand: {
      id: row.id,
      number: row.number,
      title: row.title,
      category: row.category,
      area: row.areaCode ? namedArea(row.areaCode) : null,
      description: row.description,
      currency: row.currency,
      amountMinor: row.asked?.amountMinor ?? row.amountMinor,
      recruitEnd: row.recruitEnd,
      expectedCompletion: row.expectedCompletion,
    },
    message: invitee.message,
    entry: invitee.kind === 'entry' ? sentTo(invitee) : null,
    expiresAt: invitee.expiresAt?.toString() ?? null,
  }
}

function fitOf(actor: Actor | null, invitee: Invitee, row: DemandRow, state: InvitationState): InvitationView['fit'] {
  const party = actor && (actor.kind === 'company' ? actor.companyId !== null : actor.kind === 'individual') ? ownerOf(actor) : null
  const isTheirs = party !== null && invitee.accountId === party.ownerId
  if (state === 'applied' && isTheirs) return 'open'
  if (!isOpen(state)) return 'ended'
  if (!actor) return 'signIn'
  if (party === null) return actor.kind === 'company' ? 'card' : 'other'
  if (!actor.complete) return 'card'
  if (party.ownerId === row.companyId) return 'own'
  if (isTheirs) return 'open'
  if (invitee.accountId) return 'other'
  return invitee.kind === 'entry' ? 'claim' : 'accept'
}

export async function markSeen(act: Act<unknown>, token: string): Promise<void> {
  const { demand: row } = await byToken(act.db, token)
  const first = await act.tx
    .update(demandInvitee)
    .set({ seenAt: act.now })
    .where(and(eq(demandInvitee.tokenHash, hashOf(token)), isNull(demandInvitee.seenAt)))
    .returning({ id: demandInvitee.id })
  if (first.length > 0) await showInviter(act, row.companyId)
}

/** The pages of the company that invited show how far it got. */
const showInviter = async (act: Act<unknown>, companyId: string): Promise<void> =>
  notifyPages(act, 'demand', await memberIdsHolding(act.db, companyId, 'demand:view'))

export async function declineInvitation(act: Act<unknown>, token: string): Promise<void> {
  const { invitee, row } = await openOne(act, token)
  // A link is for several: one who declines does not answer for the others.
  if (invitee.kind === 'link') return
  await act.tx.update(demandInvitee).set({ declinedAt: act.now }).where(eq(demandInvitee.id, invitee.id))
  await showInviter(act, row.companyId)
}

/** The entry of the directory that this token was sent to. */
export async function entryOfToken(db: Reader, token: string): Promise<string> {
  const { invitee } = await byToken(db, token)
  if (!invitee.entryId) throw refuse('demandInvitationUnknown')
  return invitee.entryId
}

/** Who has the link takes the invitation for the side they act for. */
export async function acceptInvitation(act: Act, token: string): Promise<{ id: string }> {
  const { invitee, row } = await openOne(act, token)
  const party = ownerOf(act.actor)
  if (fitOf(act.actor, invitee, row, 'seen') !== 'accept') throw refuse('demandInvitationOver')
  if (invitee.kind === 'link') {
    if (await isInvited(act.db, row.id, party)) return { id: row.id }
    await act.tx
      .update(demandInvitee)
      .set({ uses: sql`${demandInvitee.uses} + 1`, seenAt: invitee.seenAt ?? act.now })
      .where(eq(demandInvitee.id, invitee.id))
  } else
    await act.tx
      .update(demandInvitee)
      .set({ partyType: party.ownerType, accountId: party.ownerId, registeredAt: act.now, seenAt: invitee.seenAt ?? act.now })
      .where(eq(demandInvitee.id, invitee.id))
  await inviteParty(act, invitee, party)
  await showInviter(act, row.companyId)
  return { id: row.id }
}

/** It has an invitation or an application already. */
async function isInvited(db: Reader, demandId: string, party: Owner): Promise<boolean> {
  const own = and(
    eq(demandApplication.demandId, demandId),
    eq(demandApplication.partyId, party.ownerId),
    ne(demandApplication.state, 'withdrawn'),
  )
  return (await db.$count(demandApplication, own)) > 0
}

/** The caller's side has opened a demand to which it was invited. */
export async function markOpened(act: Act, demandId: string): Promise<void> {
  const { row } = await reachDemand(act, demandId)
  const first = await act.tx
    .update(demandInvitee)
    .set({ seenAt: act.now })
    .where(and(eq(demandInvitee.demandId, demandId), eq(demandInvitee.accountId, ownerOf(act.actor).ownerId), isNull(demandInvitee.seenAt)))
    .returning({ id: demandInvitee.id })
  if (first.length > 0) await showInviter(act, row.companyId)
}

async function inviteParty(act: Act, { demandId, message }: Invitee, party: Owner): Promise<void> {
  if (canTurn(await applicationOf(act, demandId, party.ownerId), 'invite'))
    await turnApplication(act, demandId, party, 'invite', { message, invited: true })
}

/** Somebody has claimed an entry of the directory: the invitations that wait for it are theirs. Returns the demands. */
export async function giveInvitations(act: Act, entryId: string, party: Owner): Promise<string[]> {
  const rows = await act.tx
    .select({ invitee: demandInvitee, row: demand })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .where(and(eq(demandInvitee.entryId, entryId), isNull(demandInvitee.accountId)))
    .for('update', { of: demandInvitee })
  const open = rows.filter(({ invitee, row }) => row.companyId !== party.ownerId && isOpen(stateOfInvitation(invitee, null, row, act.now)))
  for (const { invitee } of open) {
    await act.tx
      .update(demandInvitee)
      .set({ partyType: party.ownerType, accountId: party.ownerId, registeredAt: act.now, seenAt: invitee.seenAt ?? act.now })
      .where(eq(demandInvitee.id, invitee.id))
    await inviteParty(act, invitee, party)
  }
  for (const companyId of new Set(open.map(({ row }) => row.companyId))) await showInviter(act, companyId)
  return open.map(({ row }) => row.id)
}

export async function revokeInvitation(act: Act, id: string): Promise<void> {
  const [found] = await act.tx
    .select({ invitee: demandInvitee, row: demand })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .where(and(eq(demandInvitee.id, id), eq(demand.companyId, companyOf(act.actor))))
    .for('update', { of: demandInvitee })
  if (!found) throw refuse('notFound')
  const { invitee, row } = found
  const application = invitee.accountId ? await applicationOf(act, row.id, invitee.accountId) : null
  if (!isOpen(stateOfInvitation(invitee, application, row, act.now))) throw refuse('demandInvitationOver')
  await act.tx.update(demandInvitee).set({ revokedAt: act.now }).where(eq(demandInvitee.id, id))
  if (application?.state === 'invited')
    await turn(act, applicationLifecycle, application, 'withdrawApplication', { set: { invited: false, updatedAt: act.now } })
}
