import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, isNotNull, ne, or, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import type { FileViewer } from '../../../base/upload/server/hooks.ts'
import { isUnsealed } from './sealed-sql.ts'
import { demand, demandApplication, demandBid } from './tables.ts'

/**
 * What demands add to lower features: who sees their files and their applicants, what prevents closing an account, their section of the
 * export.
 */

export const seesDemandFile: FileViewer = (db, actor, file) =>
  isPartyOrReader(db, actor, file.usedBy?.split(':')[1] ?? '', file.purpose === 'taskAttachment')

/**
 * The files of a bid: the applicant's side, and of what was sent the members of the company who may see bids; never a rival.
 */
export const seesBidFile: FileViewer = async (db, actor, file) => {
  const [, demandId = '', partyId = ''] = file.usedBy?.split(':') ?? []
  if (actor.kind === 'operator') return false
  if (partyId === ownerOf(actor).ownerId) return actor.kind === 'individual' || actor.holds('demand:serve')
  if (!actor.companyId || !actor.holds('demand:view')) return false
  const sent = await db.$count(
    db
      .select({ id: demandBid.id })
      .from(demandBid)
      .innerJoin(demandApplication, eq(demandApplication.id, demandBid.applicationId))
      .innerJoin(demand, eq(demand.id, demandApplication.demandId))
      .where(
        and(
          eq(demand.id, demandId),
          eq(demand.companyId, actor.companyId),
          eq(demandApplication.partyId, partyId),
          sql`${file.id} = any(${demandBid.fileIds})`,
          isUnsealed,
        ),
      ),
  )
  return sent > 0
}

/** A delivery is visible to the two sides; the attachment of a published demand to everyone who may read the demand. */
async function isPartyOrReader(db: Reader, actor: Actor, demandId: string, isAttachment: boolean): Promise<boolean> {
  const [row] = await db
    .select({ companyId: demand.companyId, providerId: demand.providerId, stage: demand.stage, visibility: demand.visibility })
    .from(demand)
    .where(eq(demand.id, demandId))
  if (!row) return false
  if (row.companyId === actor.companyId || row.providerId === ownerOf(actor).ownerId) return true
  if (!isAttachment) return false
  if (row.stage === 'matching' && row.visibility === 'public') return true
  const applications = await db.$count(
    demandApplication,
    and(eq(demandApplication.demandId, demandId), eq(demandApplication.partyId, ownerOf(actor).ownerId)),
  )
  return applications > 0
}

/** A publisher sees the profiles of those who applied to one of the company's demands; not of those whom it invited alone. */
export async function publisherSees(db: Reader, actor: Actor, accountId: string): Promise<boolean> {
  if (!actor.companyId) return false
  const [found] = await db
    .select({ one: sql`1` })
    .from(demandApplication)
    .innerJoin(demand, eq(demand.id, demandApplication.demandId))
    .where(and(eq(demandApplication.partyId, accountId), eq(demand.companyId, actor.companyId), hasApplied, isUnsealed))
    .limit(1)
  return found !== undefined
}

const hasApplied = and(isNotNull(demandApplication.appliedAt), ne(demandApplication.state, 'withdrawn'))

const mine = (actor: Actor) =>
  actor.companyId
    ? or(eq(demand.companyId, actor.companyId), eq(demand.providerId, actor.companyId))
    : eq(demand.providerId, actor.accountId)

export async function openDemands(db: Reader, actor: Actor) {
  const open = await db.$count(demand, and(mine(actor), ne(demand.stage, 'ended')))
  return open > 0
    ? [{ cn: `还有 ${open} 个未结束的需求`, en: open === 1 ? '1 request has not ended' : `${open} requests have not ended` }]
    : []
}

export async function demandsOf({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const rows = await db
    .select({
      number: demand.number,
      title: demand.title,
      stage: demand.stage,
      currency: demand.currency,
      amountMinor: demand.amountMinor,
    })
    .from(demand)
    .where(mine(actor))
  return rows
}
