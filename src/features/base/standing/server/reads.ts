import { type Reader, together } from '../../../../platform/server/data/database.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { blockedAccounts } from '../../account/server/reads.ts'
import { disabledCompanies } from '../../company/server/reads.ts'
import type { StoppedMark } from '../contract/schema.ts'
import { allowedBy, canBeStopped, stoppedTexts, type Use } from '../contract/standing.ts'

/** Whom money belongs to. */
export interface Party {
  ownerType: 'company' | 'person'
  ownerId: string
}

export type Stopped = StoppedMark

/** Of these owners, those whom the platform has stopped, by id. */
export async function stoppedAmong(db: Reader, parties: readonly Party[]): Promise<Map<string, Stopped>> {
  const idsOf = (ownerType: Party['ownerType']) => parties.filter((one) => one.ownerType === ownerType).map(({ ownerId }) => ownerId)
  const found = new Map<string, Stopped>()
  const [companies, people] = await together(
    () => disabledCompanies(db, idsOf('company')),
    () => blockedAccounts(db, idsOf('person')),
  )
  for (const { id, note } of companies) found.set(id, { standing: 'disabled', reason: note })
  for (const { id, status, reason } of people) found.set(id, { standing: status, reason })
  return found
}

/** The refusal of an act for a party that the platform has stopped, in the words for who asks; null if it may be done. */
export function objectionFor(actor: Actor, party: Party, stopped: Stopped | null | undefined, asked: readonly Use[]): Reason | null {
  if (!stopped || asked.every((use) => allowedBy[stopped.standing][use])) return null
  if (actor.kind === 'operator' || actor.kind === 'system')
    return reason('partyStopped', { standing: stoppedTexts[stopped.standing], reason: stopped.reason })
  const own = party.ownerId === actor.companyId || party.ownerId === actor.accountId
  return reason(own ? 'ownStopped' : 'otherStopped')
}

/** Refuses an act whose parties the platform has stopped. */
export async function needStandings(act: { db: Reader; actor: Actor }, asked: readonly (Party & { use: Use })[]): Promise<void> {
  const parties = asked.filter(({ use }) => canBeStopped(use))
  if (parties.length === 0) return
  const stopped = await stoppedAmong(act.db, parties)
  for (const party of parties) {
    const against = objectionFor(act.actor, party, stopped.get(party.ownerId), [party.use])
    if (against) throw refuseFor(against)
  }
}

/** The same for one owner. */
export const needStanding = (act: { db: Reader; actor: Actor }, { ownerType, ownerId }: Party, use: Use): Promise<void> =>
  needStandings(act, [{ ownerType, ownerId, use }])
