import { moneyPair } from '../../../../platform/contract/amount.ts'
import type { NoticeKind, ParamsFor } from '../../../../platform/contract/notice.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import type { Side } from '../contract/lifecycle.ts'
import { demandNotices } from '../contract/notices.ts'
import { type DemandRow, type ServedRow, served } from './context.ts'
import { partyBriefs, peopleOf } from './parties.ts'

/** A kind of notice about a demand. `{demand}` is filled here. */
type DemandNotice = (typeof demandNotices)[keyof typeof demandNotices]
type Params<K extends NoticeKind> = Omit<ParamsFor<K>, 'demand'>

export const linkTo = (row: Pick<DemandRow, 'id'>): string => `/personalHome/demandDetails?id=${row.id}`

const demandName = (row: DemandRow): Pair => ({ cn: `${row.number}《${row.title}》`, en: `${row.number} "${row.title}"` })

export const amountPair = (amountMinor: number, row: DemandRow): Pair => moneyPair(amountMinor, row.currency)

const aboutDemand = <K extends DemandNotice>(row: DemandRow, params: Params<K>) =>
  ({ demand: demandName(row), ...params }) as unknown as ParamsFor<K>

/**
 * Notifies a party about a demand: the person, or the members of the company who may serve for it, except the actor. What they have open of
 * it is read again.
 */
export async function notifyParty<K extends DemandNotice>(
  act: Act,
  party: Owner,
  row: DemandRow,
  kind: K,
  params: Params<K>,
): Promise<void> {
  const to = (await peopleOf(act.db, [party])).filter((id) => id !== act.actor.accountId || party.ownerType === 'person')
  notifyPages(act, 'demand', to)
  await notify(act, kind, { to, params: aboutDemand<K>(row, params), link: linkTo(row) })
}

export const notifyProvider = <K extends DemandNotice>(act: Act, row: ServedRow, kind: K, params: Params<K>): Promise<void> =>
  notifyParty(act, row.provider, row, kind, params)

/** Notifies those members of the publisher who can do what now waits, except the actor. */
export async function notifyPublisher<K extends DemandNotice>(
  act: Act,
  row: DemandRow,
  permission: Permission,
  kind: K,
  params: Params<K>,
): Promise<void> {
  const to = (await memberIdsHolding(act.db, row.companyId, permission)).filter((id) => id !== act.actor.accountId)
  await notify(act, kind, { to, params: aboutDemand<K>(row, params), link: linkTo(row) })
}

export async function notifyReviewers(act: Act, row: DemandRow): Promise<void> {
  await notifyOperators(act, demandNotices.demandWaits, {
    params: { demand: demandName(row), who: await publisherName(act, row) },
    link: `/operatorHome/demandReview?id=${row.id}`,
  })
}

/** Notifies the other one of the two sides: the provider, or those of the company who can do what now waits. */
export const notifyOther = <K extends DemandNotice>(
  act: Act,
  { side, row }: { side: Side; row: DemandRow },
  permission: Permission,
  kind: K,
  params: Params<K>,
): Promise<void> =>
  side === 'publisher' ? notifyProvider(act, served(row), kind, params) : notifyPublisher(act, row, permission, kind, params)

/** Operators learn of a demand that only they can set going again. */
export const notifyDesk = async <K extends DemandNotice>(act: Act, row: DemandRow, kind: K, params: Params<K>): Promise<void> => {
  await notifyOperators(act, kind, { params: aboutDemand<K>(row, params), link: `/operatorHome/demandReview?review=all&id=${row.id}` })
}

/** Operators learn of a split case that waits for them, or of what happened to it. */
export const notifySplitDesk = async <K extends DemandNotice>(act: Act, row: DemandRow, kind: K, params: Params<K>): Promise<void> => {
  await notifyOperators(act, kind, { params: aboutDemand<K>(row, params), link: `/operatorHome/splits?state=all&search=${row.number}` })
}

export const publisherName = (act: Act, row: DemandRow): Promise<string> => companyName(act.db, row.companyId)

/** The name of the party that the actor acts for: the company's, or the person's own. */
export async function actorName(act: Act): Promise<string> {
  const party = ownerOf(act.actor)
  return (await partyBriefs(act.db, [party])).get(party.ownerId)?.name ?? ''
}
