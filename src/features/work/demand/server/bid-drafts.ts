import { today } from '../../../../platform/server/clock.ts'
import { and, eq, inArray, lt, notInArray, or, type SQL } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { claimFile, releaseFiles } from '../../../base/upload/server/writes.ts'
import type { DemandRow } from './context.ts'
import { reachDemand } from './reach.ts'
import { demand, demandApplication, demandBid, demandBidDraft as table } from './tables.ts'

/** Bids that have not been sent, one for each party and demand. Nobody else learns that they exist. */

const DRAFTS_MAX = 50
/** Drafts of ended recruitments that one night removes for each round. */
const REMOVED_AT_ONCE = 500

type DraftRow = typeof table.$inferSelect

/** The files of a party's bid for a demand, in all its versions and before it is sent. */
export const bidFilesOf = (demandId: string, partyId: string): string => `bid:${demandId}:${partyId}`

const ofParty = (demandId: string, { ownerId }: Owner) => and(eq(table.demandId, demandId), eq(table.partyId, ownerId))

export async function bidDraftOf(look: Look, demandId: string) {
  const { row } = await reachDemand(look, demandId)
  const [draft] = await look.db
    .select()
    .from(table)
    .where(ofParty(row.id, ownerOf(look.actor)))
  if (!draft) return null
  const files = await fileBriefs(look.db, draft.fileIds)
  return { ...savedAs(draft), form: draft.form, files: draft.fileIds.flatMap((id) => files.get(id) ?? []) }
}

const savedAs = ({ id, version, updatedAt }: DraftRow) => ({ id, version, updatedAt: updatedAt.toString() })

interface Typed {
  demandId: string
  id?: string | null | undefined
  form: Record<string, string>
  fileIds: string[]
}

export async function saveBidDraft(act: Act, { demandId, id, form, fileIds }: Typed): Promise<ReturnType<typeof savedAs>> {
  const { row, side, facts } = await reachDemand(act, demandId)
  if (side !== 'applicant' && side !== 'outsider') throw refuse('notFound')
  if (row.stage !== 'matching' || (facts.today > row.recruitEnd && row.bidsOpenedAt === null)) throw refuse('recruitmentEnded')
  const party = ownerOf(act.actor)
  const set = { form, fileIds, updatedAt: act.now }
  const [draft] = id
    ? await act.tx
        .update(table)
        .set(set)
        .where(and(eq(table.id, id), ofParty(row.id, party)))
        .returning()
    : await newDraft(act, row, party, set)
  if (!draft) throw refuse('notFound')
  for (const [at, fileId] of fileIds.entries())
    await claimFile(act, fileId, { purpose: 'bidFile', usedBy: bidFilesOf(row.id, party.ownerId), field: `fileIds.${at}` })
  await releaseUnsent(act, draft)
  return savedAs(draft)
}

async function newDraft(act: Act, row: DemandRow, party: Owner, set: Pick<DraftRow, 'form' | 'fileIds' | 'updatedAt'>) {
  // One after the other, so that each sees the others.
  await takeTurn(act.tx, `bidDraft:${party.ownerId}`)
  if ((await act.tx.$count(table, eq(table.partyId, party.ownerId))) >= DRAFTS_MAX) throw refuse('draftsFull', { most: DRAFTS_MAX })
  const made = await act.tx
    .insert(table)
    .values({ demandId: row.id, partyType: party.ownerType, partyId: party.ownerId, byId: act.actor.accountId, ...set })
    .onConflictDoNothing()
    .returning()
  // Another device, or another member, has begun one meanwhile.
  if (made.length === 0) throw refuse('changedMeanwhile', { by: '', at: act.now.toString() })
  return made
}

/** Files that neither the draft nor a version of the bid has any more. */
async function releaseUnsent(act: Act, { demandId, partyId, fileIds }: Pick<DraftRow, 'demandId' | 'partyId' | 'fileIds'>): Promise<void> {
  const sent = await act.tx
    .select({ fileIds: demandBid.fileIds })
    .from(demandBid)
    .innerJoin(demandApplication, eq(demandApplication.id, demandBid.applicationId))
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.partyId, partyId)))
  const kept = [...fileIds, ...sent.flatMap((one) => one.fileIds)]
  await releaseFiles(act, bidFilesOf(demandId, partyId), 'bidFile', [...new Set(kept)])
}

export async function removeBidDraft(act: Act, id: string): Promise<void> {
  if (!(await removeDrafts(act, and(eq(table.id, id), eq(table.partyId, ownerOf(act.actor).ownerId))))) throw refuse('notFound')
}

/** The bid has been sent. */
export const removeDraftOf = (act: Act, demandId: string, partyId: string): Promise<number> =>
  removeDrafts(act, and(eq(table.demandId, demandId), eq(table.partyId, partyId)))

export const removeDraftsOfParty = (act: Act, partyId: string): Promise<number> => removeDrafts(act, eq(table.partyId, partyId))

async function removeDrafts(act: Act, which: SQL | undefined): Promise<number> {
  const gone = await act.tx.delete(table).where(which).returning()
  for (const { demandId, partyId } of gone) await releaseUnsent(act, { demandId, partyId, fileIds: [] })
  return gone.length
}

/** Each night: what was not sent while the demand recruited. */
export async function removeOldBidDrafts(act: Act): Promise<void> {
  const over = act.tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(demand, eq(demand.id, table.demandId))
    .where(or(notInArray(demand.stage, ['review', 'matching', 'selected']), lt(demand.recruitEnd, today(act.now))))
    .limit(REMOVED_AT_ONCE)
  await removeDrafts(act, inArray(table.id, over))
}
