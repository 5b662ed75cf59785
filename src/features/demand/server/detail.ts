import { refuse } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { escrowOf } from '../../ledger/server/reads.ts'
import { personBriefs } from '../../profile/server/reads.ts'
import type { FileBrief } from '../../upload/contract/calls.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import type { Status } from '../contract/lifecycle.ts'
import type { DemandDetail } from '../contract/schema.ts'
import { historyOf, type MoveRow } from './history.ts'
import { type DemandRow, possibilitiesOf, sideOf } from './policy.ts'
import { rowOf, standingOf } from './present.ts'
import { assess, inOrder } from './reach.ts'

/** One demand, whole. Candidates see what was published and their own standing; the rest concerns the two sides and the platform. */
export async function presentDetail(look: Look, demandId: string): Promise<DemandDetail> {
  const story = await historyOf(look.db, demandId, look.actor.accountId)
  if (!story) throw refuse('notFound')
  const isParty = sideOf(look.actor, story.row) !== 'candidate'
  const moves = story.moves
  const deliveries = isParty ? story.deliveries : []
  let escrow: Awaited<ReturnType<typeof escrowOf>> = []
  const [reached, people, files, names] = await inOrder(look, [
    () =>
      assess(look, story.row, {
        standing: story.mine,
        held: async (db) => {
          escrow = await escrowOf(db, demandId)
          return new Map(escrow.map((one) => [demandId, one.heldMinor]))
        },
      }),
    () => personBriefs(look.db, story.row.providerId ? [story.row.providerId] : []),
    () => fileBriefs(look.db, [story.row.attachmentId, ...deliveries.flatMap((delivery) => delivery.fileIds)]),
    () => accountsByIds(look.db, isParty ? moves.flatMap((move) => [move.actorId, ...(move.subjectId ? [move.subjectId] : [])]) : []),
  ])
  const { row, viewer, facts } = reached
  const { next: _, ...base } = rowOf(reached, people)
  return {
    ...base,
    description: row.description,
    deliverables: row.deliverables,
    acceptanceCriteria: row.acceptanceCriteria,
    prepaymentMinor: row.prepaymentMinor,
    recruitStart: row.recruitStart,
    visibility: row.visibility,
    attachment: fileOf(files, row.attachmentId),
    feeBps: row.feeBps,
    createdAt: row.createdAt.toString(),
    reviewReasons: isParty ? row.reviewReasons : null,
    side: viewer.side === 'timer' ? 'operator' : viewer.side,
    moves: possibilitiesOf(row, viewer, facts, look.lang),
    escrow: isParty ? (escrow.find((one) => one.currency === row.currency) ?? emptyEscrow(row)) : null,
    stageDates: stageDatesOf(moves),
    timeline: isParty ? moves.map((move) => timelineOf(move, names)) : [],
    deliveries: deliveries.map((delivery) => ({
      version: delivery.version,
      note: delivery.note,
      files: delivery.fileIds.flatMap((id) => fileOf(files, id) ?? []),
      at: delivery.at.toString(),
      returnedReason: delivery.returnedReason,
    })),
    myApplication: story.mine ? standingOf(story.mine) : null,
    closedBy: { publisher: row.publisherClosed, provider: row.providerClosed },
  }
}

const emptyEscrow = (row: DemandRow) => ({ currency: row.currency, hostedMinor: 0, heldMinor: 0, releasedMinor: 0, refundedMinor: 0 })

function fileOf(files: Map<string, FileBrief>, id: string | null) {
  const file = id ? files.get(id) : undefined
  return file ? { id: file.id, url: file.url, name: file.name, size: file.size } : null
}

/** When each stage was last entered, by status. A demand that went back shows the newer date. */
function stageDatesOf(moves: MoveRow[]): Record<string, string> {
  const dates: Record<string, string> = {}
  let last: Status | null = null
  for (const move of moves) {
    if (move.toStatus !== last) dates[move.toStatus] = move.at.toString()
    if (last !== null && move.toStatus < last) for (let later = move.toStatus + 1; later <= last; later++) delete dates[later]
    last = move.toStatus
  }
  return dates
}

export function timelineOf(move: MoveRow, names: Awaited<ReturnType<typeof accountsByIds>>): DemandDetail['timeline'][number] {
  return {
    id: move.id,
    at: move.at.toString(),
    move: move.move,
    side: move.side,
    actorName: move.side === 'operator' ? '' : (names.get(move.actorId)?.name ?? ''),
    subjectName: move.subjectId ? (names.get(move.subjectId)?.name ?? null) : null,
    fromStatus: move.fromStatus,
    toStatus: move.toStatus,
    reason: move.reason,
    amountMinor: move.amountMinor,
    currency: move.currency,
    postingId: move.postingId,
  }
}
