import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/database.ts'
import type { Act, Look } from '../../../platform/server/house.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { areaName, findArea } from '../../area/server/reads.ts'
import { escrowOf } from '../../ledger/server/reads.ts'
import { personBriefs } from '../../profile/server/reads.ts'
import type { FileBrief } from '../../upload/contract/calls.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import { actionsOf, type Status } from '../contract/lifecycle.ts'
import type { Application, DemandRow as DemandAnswer, DemandDetail, Person } from '../contract/schema.ts'
import { type DemandRow, flagsOf, nextOf, possibilitiesOf } from './policy.ts'
import { assessAll, type CountedRow, inOrder, type Reached, reach } from './reach.ts'
import { demandApplication, demandDelivery, demandMove } from './tables.ts'

/** A page of demands as a viewer sees them: flags, actions and the next thing that waits, in a fixed number of queries. */
export async function presentRows(look: Look, rows: CountedRow[]): Promise<DemandAnswer[]> {
  if (rows.length === 0) return []
  const [reached, people] = await inOrder(look, [
    () => assessAll(look, rows),
    () => personBriefs(look.db, [...new Set(rows.flatMap((row) => row.providerId ?? []))]),
  ])
  return reached.map((one) => rowOf(one, people))
}

type People = Awaited<ReturnType<typeof personBriefs>>

function rowOf({ row, company, viewer, facts }: Reached, people: People): DemandAnswer {
  const flags = flagsOf(row, viewer)
  const isParty = viewer.side !== 'candidate'
  return {
    ...flags,
    seaServiceStatus: row.status,
    id: row.id,
    number: row.number,
    title: row.title,
    category: row.category as DemandAnswer['category'],
    areaCode: row.areaCode,
    area: areaOf(row.areaCode),
    currency: row.currency,
    amountMinor: row.amountMinor,
    contractKind: row.contractKind as DemandAnswer['contractKind'],
    workLanguage: row.workLanguage as DemandAnswer['workLanguage'],
    recruitEnd: row.recruitEnd,
    expectedCompletion: row.expectedCompletion,
    publishedAt: row.publishedAt?.toString() ?? null,
    updatedAt: row.updatedAt.toString(),
    deadlineAt: row.deadlineAt?.toString() ?? null,
    review: row.review,
    outcome: row.outcome,
    company: { id: row.companyId, name: company?.name ?? '', logoUrl: company?.logoUrl ?? null, verified: facts.companyVerified },
    provider: isParty && row.providerId ? personOr(people, row.providerId) : null,
    applicants: facts.applicants,
    escrowHeldMinor: isParty ? facts.heldMinor : null,
    actions: actionsOf(flags).filter((action) => mayPress(action, viewer.side)),
    next: nextOf(row, viewer, facts),
  }
}

/** The cells of the source's table that need `applyStatus` are the provider's, the others the publisher's; the acceptance room is for both (product §2). */
const providerActions: readonly string[] = ['start', 'complete', 'changeComplete', 'completeDetails', 'withdraw', 'postpone', 'joinIn']
const publisherActions: readonly string[] = [
  'edit',
  'hosting',
  'publish',
  'pick',
  'add',
  'cancelPick',
  'providerList',
  'imprest',
  'postpone',
  'submit',
  'joinIn',
]

const mayPress = (action: string, side: string): boolean =>
  side === 'publisher'
    ? publisherActions.includes(action)
    : side === 'provider'
      ? providerActions.includes(action)
      : side === 'operator' && action === 'providerList'

export const areaOf = (code: string) => ({ cn: areaName(code, 'cn'), en: areaName(code, 'en') })

const personOr = (people: People, id: string): Person =>
  people.get(id) ?? { id, name: '', headline: '', avatarUrl: null, areaCode: null, verified: false }

const movesOf = prepared((db) =>
  db
    .select()
    .from(demandMove)
    .where(eq(demandMove.demandId, sql.placeholder('id')))
    .orderBy(asc(demandMove.id))
    .prepare('demand_moves'),
)
const deliveriesOf = prepared((db) =>
  db
    .select()
    .from(demandDelivery)
    .where(eq(demandDelivery.demandId, sql.placeholder('id')))
    .orderBy(desc(demandDelivery.version))
    .prepare('demand_deliveries'),
)

/** One demand, whole. Candidates see what was published and their own standing; the rest concerns the two sides and the platform. */
export async function presentDetail(look: Look, demandId: string): Promise<DemandDetail> {
  let escrow: Awaited<ReturnType<typeof escrowOf>> = []
  const reached = await reach(look, demandId, async (db) => {
    escrow = await escrowOf(db, demandId)
    return new Map(escrow.map((one) => [demandId, one.heldMinor]))
  })
  const { row, viewer, facts } = reached
  const isParty = viewer.side !== 'candidate'
  const [moves, deliveries, application, people] = await inOrder(look, [
    () => movesOf(look.db).execute({ id: row.id }),
    () => (isParty && row.status >= 4 ? deliveriesOf(look.db).execute({ id: row.id }) : nothing()),
    () => myApplication(look, row.id),
    () => personBriefs(look.db, row.providerId ? [row.providerId] : []),
  ])
  const [files, names] = await inOrder(look, [
    () => fileBriefs(look.db, [row.attachmentId, ...deliveries.flatMap((delivery) => delivery.fileIds)]),
    () => accountsByIds(look.db, isParty ? moves.flatMap((move) => [move.actorId, ...(move.subjectId ? [move.subjectId] : [])]) : []),
  ])
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
    myApplication: application,
    closedBy: { publisher: row.publisherClosed, provider: row.providerClosed },
  }
}

const nothing = async <T = never>(): Promise<T[]> => []
const emptyEscrow = (row: DemandRow) => ({ currency: row.currency, hostedMinor: 0, heldMinor: 0, releasedMinor: 0, refundedMinor: 0 })

function fileOf(files: Map<string, FileBrief>, id: string | null) {
  const file = id ? files.get(id) : undefined
  return file ? { id: file.id, url: file.url, name: file.name, size: file.size } : null
}

type MoveRow = typeof demandMove.$inferSelect

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

async function myApplication(look: Look | Act, demandId: string): Promise<DemandDetail['myApplication']> {
  if (look.actor.userType !== 2) return null
  const [mine] = await look.db
    .select()
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.accountId, look.actor.accountId)))
  return mine ? standingOf(mine) : null
}

const standingOf = (row: typeof demandApplication.$inferSelect): Omit<Application, 'person'> => ({
  id: row.id,
  state: row.state,
  invited: row.invited,
  message: row.message,
  reason: row.reason,
  createdAt: row.createdAt.toString(),
  updatedAt: row.updatedAt.toString(),
})

/** Every applicant and what became of them, newest first. */
export async function presentApplicants(look: Look, demandId: string): Promise<Application[]> {
  const rows = await look.db
    .select()
    .from(demandApplication)
    .where(eq(demandApplication.demandId, demandId))
    .orderBy(desc(demandApplication.updatedAt))
  const people = await personBriefs(
    look.db,
    rows.map((row) => row.accountId),
  )
  return rows.map((row) => ({ ...standingOf(row), person: personOr(people, row.accountId) }))
}

export const zoneOf = (code: string): string | null => findArea(code)?.path[0]?.zone ?? null
