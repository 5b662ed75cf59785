import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { DEMAND_INVITATION_DAYS } from '../../../../rules/demand.ts'
import { demandNotices } from '../contract/notices.ts'
import type { DemandOrigin } from '../contract/origin.ts'
import { asAsked } from './agreed.ts'
import { canTurn } from './application-lifecycle.ts'
import { applicationOf, turnApplication } from './applications.ts'
import type { DemandRow } from './context.ts'
import { type Agreed, changedFields, isSubstantial } from './form.ts'
import { entryInvites } from './hooks.ts'
import { deliverTo } from './invitation-mail.ts'
import { keepInvitee } from './invitations.ts'
import { notifyParty, publisherName } from './news.ts'
import { partyBriefs, servingParty } from './parties.ts'
import { plannedAlike, type plannedOf } from './parts/plan.ts'
import { partsOf } from './parts/rows.ts'
import { columns } from './reach.ts'
import { demand, demandMove } from './tables.ts'

/** Where a new demand comes from: an entry of the directory, somebody who has worked for the company, or an earlier demand. */

type Planned = ReturnType<typeof plannedOf>

export async function originOf(act: Act, companyId: CompanyId, origin: DemandOrigin, made: Agreed, planned: Planned) {
  const { entry = null, partyId, copyOf, continues } = origin
  const party = partyId ? await servingParty(act.db, partyId) : null
  if (partyId && (!party || party.ownerId === companyId)) throw refuseFields({ 'origin.partyId': 'individualUnknown' })
  const [source] = copyOf
    ? await act.db
        .select(columns)
        .from(demand)
        .where(and(eq(demand.id, copyOf), eq(demand.companyId, companyId)))
    : []
  if (copyOf && !source) throw refuse('notFound')
  return {
    invitesEntry: entry,
    invitesPartyType: party?.ownerType ?? null,
    invitesPartyId: party?.ownerId ?? null,
    continuesId: continues ? (source?.id ?? null) : null,
    isUnchangedCopy: source !== undefined && (await isUnchanged(act, source, made, planned)),
  }
}

/** It says what was published before, except for the days. */
async function isUnchanged(act: Act, source: DemandRow, made: Agreed, planned: Planned): Promise<boolean> {
  const before = asAsked(source)
  const changed = changedFields({ ...before, attachmentId: made.attachmentId === null ? null : before.attachmentId }, made)
  const moved = changed.filter((name) => name !== 'hostingMinor' || (before.hostingMinor === null) !== (made.hostingMinor === null))
  return (
    source.publishedAt !== null &&
    before.currency === made.currency &&
    !isSubstantial(moved) &&
    plannedAlike(await partsOf(act.db, source.id), planned)
  )
}

/** The platform has published it: who it was begun for is invited, once. That it cannot be invited is no reason not to publish. */
export async function inviteOrdered(act: Act, row: DemandRow): Promise<void> {
  const names = row.invitesEntry === null ? null : await invitedEntry(act, row, row.invitesEntry)
  if (row.invitesPartyId === null || row.invitesPartyType === null) {
    if (names) await recordInvitation(act, row, null)
    return
  }
  const party = { ownerType: row.invitesPartyType, ownerId: row.invitesPartyId }
  if (!(await servingParty(act.db, party.ownerId)) || !canTurn(await applicationOf(act, row.id, party.ownerId), 'invite')) return
  const name = (await partyBriefs(act.db, [party])).get(party.ownerId)?.name ?? ''
  await keepInvitee(act, row.id, { kind: 'party', nameCn: name, nameEn: name, message: '', party })
  await turnApplication(act, row.id, party, 'invite', { invited: true })
  await recordInvitation(act, row, party.ownerId)
  await notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
}

async function invitedEntry(act: Act, row: DemandRow, number: string): Promise<boolean> {
  const [find] = act.services.hooks.of(entryInvites).values()
  const entry = await find?.(act, number, row.companyId)
  if (!entry) return false
  const { owner: party, delivery, ...names } = entry
  const kept = await keepInvitee(act, row.id, {
    kind: 'entry',
    ...names,
    message: '',
    party,
    ...(!party && { days: DEMAND_INVITATION_DAYS }),
  })
  if (!kept) return false
  if (delivery) await deliverTo(act, row, delivery, kept.token)
  if (party && canTurn(await applicationOf(act, row.id, party.ownerId), 'invite')) {
    await turnApplication(act, row.id, party, 'invite', { invited: true })
    await notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
  }
  return true
}

/** As an invitation of who made the demand. */
async function recordInvitation(act: Act, row: DemandRow, subjectId: string | null): Promise<void> {
  const at = act.now.add({ milliseconds: 1 })
  const stage = { fromStage: row.stage, toStage: row.stage }
  await act.tx
    .insert(demandMove)
    .values({ demandId: row.id, at, actorId: row.createdBy, side: 'publisher', move: 'invite', ...stage, subjectId })
}
