import { lessFee } from '../../../../platform/contract/amount.ts'
import { together } from '../../../../platform/server/data/database.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { type CompanyBrief, companyBriefs } from '../../../base/company/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { isBefore, isParty, type Side, type Stage, stageNames, statusOf } from '../contract/lifecycle.ts'
import { lostOf } from '../contract/plan/lost.ts'
import type { DemandDetail, TimelineEntry } from '../contract/schema.ts'
import { type DemandContext, type DemandRow, providerOf, sideOf } from './context.ts'
import { escrowOf } from './escrow.ts'
import { historyOf, type MoveRow } from './history.ts'
import { moveOf, possibilitiesOf } from './machine.ts'
import { type Parties, peopleShown } from './parties.ts'
import { openChange } from './parts/change.ts'
import { planOf, presentParts } from './parts/present.ts'
import { applicationAnswer, rowOf } from './present.ts'
import { assessDemand } from './reach.ts'
import { type Receipts, receiptsOf } from './receipts.ts'
import { asPlannedNow, contentOf, decidedOn, fileOf } from './reviewed.ts'
import { isUnseen } from './sealed.ts'
import { secondOf } from './second.ts'
import { splitShown, subjectsShown } from './split/present.ts'
import { timerMoveOf } from './timers.ts'

/** One demand with its details. Viewers other than the two sides and the platform see the published part and their own application. */
export async function presentDetail(look: Look, demandId: string): Promise<DemandDetail> {
  const history = await historyOf(look.db, demandId, ownerOf(look.actor).ownerId)
  if (!history) throw refuse('notFound')
  const side = sideOf(look.actor, history.row, history.mine)
  const inside = isParty(side)
  const moves = history.moves
  const decided = look.actor.kind === 'operator' ? decidedOn(history.row, moves) : null
  // An operator reads what was delivered in a split case, while both sides consent.
  const deliveries = inside && side !== 'operator' ? history.deliveries : []
  let escrow: Awaited<ReturnType<typeof escrowOf>> = []
  const [reached, people, files, names, receipts, second, plan] = await together(
    () =>
      assessDemand(look, history.row, {
        standing: history.mine,
        held: async (db) => {
          escrow = await escrowOf(db, demandId)
          return new Map(escrow.map((one) => [demandId, one.heldMinor]))
        },
      }),
    () => peopleShown(look.db, [providerOf(history.row), side === 'publisher' ? invitesOf(history.row) : null]),
    () =>
      fileBriefs(look.db, [
        ...[history.row.attachmentId, decided?.attachmentId ?? null],
        ...[...deliveries, ...history.bids].flatMap(({ fileIds }) => fileIds),
      ]),
    () => accountsByIds(look.db, inside ? moves.flatMap(namedIn) : []),
    () => receiptsOf(look.db, history.row, inside ? moves : []),
    () => secondOf(look, { row: history.row, side }),
    () => planOf(look.db, history.row, side),
  )
  const { row } = reached
  const subjects = await subjectNames(look, moves, names)
  const parts = await presentParts(look, reached, plan)
  const shown = rowOf(reached, people)
  return {
    ...shown,
    netMinor: shown.netMinor === null ? null : lessFee(row.amountMinor - lostOf(parts), row.feeBps).netMinor,
    ...contentOf(row, files, parts),
    feeBps: row.feeBps,
    createdAt: row.createdAt.toString(),
    reviewReasons: inside && reached.side !== 'provider' ? row.reviewReasons : null,
    reviewed: decided && contentOf(decided, files, decided.plan?.map(asPlannedNow) ?? parts),
    continues: linkedOf(history.linked, true, side),
    continuedBy: linkedOf(history.linked, false, side),
    invitesOnPublish: side === 'publisher' && row.publishedAt === null ? invitedName(row, people) : null,
    isUnchangedCopy: side === 'operator' && row.isUnchangedCopy,
    askedMinor: inside ? (row.asked?.amountMinor ?? null) : null,
    side: reached.side,
    moves: possibilitiesOf(reached).map(({ against, ...one }) => ({
      ...one,
      possible: against === null,
      reason: against && sentenceOf(against, look.lang),
    })),
    parts,
    timerMove: row.deadlineAt && timerMoveOf(row.stage),
    escrow: inside ? (escrow.find((one) => one.currency === row.currency) ?? emptyEscrow(row)) : null,
    stageDates: stageDatesOf(moves),
    timeline: inside ? historyFor(reached, moves).map((move) => timelineOf(move, names, subjects, receipts)) : [],
    deliveries: deliveries.map((delivery) => ({
      version: delivery.version,
      note: delivery.note,
      files: delivery.fileIds.flatMap((id) => fileOf(files, id) ?? []),
      at: delivery.at.toString(),
      returnedReason: delivery.returnedReason,
    })),
    noticed: inside && row.noticeAt !== null,
    planChange: inside && row.stage === 'service' ? changeShown(reached, names) : null,
    split: inside ? await splitShown(look, reached) : null,
    splitSubjects: inside ? subjectsShown(reached) : [],
    capAsked: inside && row.stage === 'service' ? row.capAsked : null,
    standingOrder: side === 'publisher' && row.standingOrder,
    myApplication: history.mine ? applicationAnswer(row, history.mine, history.bids, files, look.now) : null,
    stopped: { publisher: inside && reached.facts.stopped.publisher !== null, provider: inside && reached.facts.stopped.provider !== null },
    reclaimAsked: row.reclaimAskedAt !== null,
    closedBy: { publisher: row.publisherClosed, provider: row.providerClosed },
    second,
  }
}

const invitesOf = ({ invitesPartyType, invitesPartyId }: DemandRow): Owner | null =>
  invitesPartyType && invitesPartyId ? { ownerType: invitesPartyType, ownerId: invitesPartyId } : null

/** A company is named by its page. */
const invitedName = (row: DemandRow, people: Parties): string | null =>
  row.invitesEntry ?? (row.invitesPartyId && (people.get(row.invitesPartyId)?.name ?? ''))

/** Who only looks at an open demand does not learn what came before it. */
function linkedOf(linked: readonly { id: string; number: string; isBefore: boolean }[], isBefore: boolean, side: Side) {
  const one = side === 'outsider' || (side === 'applicant' && !isBefore) ? undefined : linked.find((each) => each.isBefore === isBefore)
  return one ? { id: one.id, number: one.number } : null
}

const emptyEscrow = (row: DemandRow) => ({ currency: row.currency, hostedMinor: 0, heldMinor: 0, releasedMinor: 0, refundedMinor: 0 })

/** The proposal that waits, with the name of who made it. */
function changeShown({ row, side, now }: Pick<DemandContext, 'row' | 'side' | 'now'>, names: Names): DemandDetail['planChange'] {
  const change = openChange(row, now)
  if (!change) return null
  const { periodMinor: _, ...shown } = change
  return { ...shown, byName: names.get(change.byId)?.name ?? '', isMine: change.side === side }
}

/**
 * When each stage was last entered, by status. A demand that returned to an earlier stage shows the newer date, and none for the later
 * stages.
 */
function stageDatesOf(moves: MoveRow[]): Record<string, string> {
  const dates = new Map<Stage, string>()
  let last: Stage | null = null
  for (const move of moves) {
    if (move.toStage !== last) dates.set(move.toStage, move.at.toString())
    for (const stage of stageNames) if (isBefore(move.toStage, stage)) dates.delete(stage)
    last = move.toStage
  }
  return Object.fromEntries([...dates].map(([stage, at]) => [statusOf(stage), at]))
}

/** What of the history is for this side: a provider does not see everything (`providerSees` of each move). */
function historyFor({ side, actor, row }: Pick<DemandContext, 'side' | 'actor' | 'row'>, moves: MoveRow[]): MoveRow[] {
  if (side !== 'provider') return moves.filter(({ move }) => !isUnseen(move, row))
  return moves.filter(({ move, subjectId, actorId }) => {
    const sees = move === 'create' ? 'always' : moveOf(move).providerSees
    return sees === 'always' || (sees === 'own' && (subjectId ?? actorId) === ownerOf(actor).ownerId)
  })
}

type Names = Awaited<ReturnType<typeof accountsByIds>>

/** Who asked for a move that a second person approved. */
const askedByIn = ({ detail }: MoveRow): string | null => (typeof detail?.['askedBy'] === 'string' ? detail['askedBy'] : null)
/** The people whom a move names, and its subject, who may be a company. */
const namedIn = (move: MoveRow): string[] => [move.actorId, move.subjectId, askedByIn(move)].filter((one) => one !== null)

/** The companies among those whom moves are about; asked only where there are any. */
async function subjectNames(look: Look, moves: MoveRow[], people: Names) {
  const others = moves.flatMap(({ subjectId }) => (subjectId && !people.has(subjectId) ? [subjectId] : []))
  return people.size === 0 ? new Map<string, CompanyBrief>() : companyBriefs(look.db, others)
}

function timelineOf(move: MoveRow, names: Names, companies: ReadonlyMap<string, CompanyBrief>, receipts: Receipts): TimelineEntry {
  return {
    id: move.id,
    at: move.at.toString(),
    move: move.move,
    side: move.side,
    actorName: move.side === 'operator' ? '' : (names.get(move.actorId)?.name ?? ''),
    subjectName: (move.subjectId && (names.get(move.subjectId)?.name ?? companies.get(move.subjectId)?.name)) || null,
    askedByName: names.get(askedByIn(move) ?? '')?.name ?? null,
    fromStatus: move.fromStage && statusOf(move.fromStage),
    toStatus: statusOf(move.toStage),
    reason: move.reason,
    amountMinor: move.amountMinor,
    currency: move.currency,
    postingId: move.postingId,
    receipt: (move.postingId && receipts.get(move.postingId)) || null,
  }
}
