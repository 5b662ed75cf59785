import { prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { type Status, stageOf } from '../contract/lifecycle.ts'
import { lastCounter, type ShownBid } from './bids.ts'
import { type CountedRow, columnsAndApplicants } from './reach.ts'
import { demand, type demandApplication, type demandDelivery, type demandMove } from './tables.ts'

export type MoveRow = typeof demandMove.$inferSelect
type DeliveryRow = typeof demandDelivery.$inferSelect
/** What the applicant may see of their application. */
export type OwnApplication = Omit<typeof demandApplication.$inferSelect, 'appliedAt' | 'shortlisted' | 'turnDownAt' | 'turnDownText'>

interface DemandHistory {
  row: CountedRow
  moves: MoveRow[]
  deliveries: DeliveryRow[]
  /** The caller's own application or invitation; null if there is none. */
  mine: OwnApplication | null
  /** Their bid in all its versions, the current one first. */
  bids: ShownBid[]
  /** The demands that it continues, and that continue it. */
  linked: { id: string; number: string; isBefore: boolean }[]
}

/** As JSON returns it: times are texts. */
type Json<T> = { [K in keyof T]: T[K] extends Temporal.Instant ? string : T[K] }
/** Stages are numbers. */
type JsonMove = Omit<Json<MoveRow>, 'fromStage' | 'toStage'> & { fromStage: Status | null; toStage: Status }

/**
 * A demand with all of its history in one statement: a round trip costs more than reading these rows. The presenter decides what the
 * caller may see of it.
 */
const historyQuery = prepared((db) =>
  db
    .select({
      ...columnsAndApplicants,
      moves: sql<
        JsonMove[]
      >`(select coalesce(json_agg(json_build_object('id', m.id, 'demandId', m.demand_id, 'at', m.at, 'actorId', m.actor_id, 'side', m.side,
        'move', m.move, 'fromStage', m.from_status, 'toStage', m.to_status, 'reason', m.reason, 'postingId', m.posting_id, 'amountMinor', m.amount_minor,
        'currency', m.currency, 'subjectId', m.subject_id, 'detail', m.detail) order by m.id), '[]') from demand_move m where m.demand_id = "demand"."id")`,
      deliveries: sql<
        Json<DeliveryRow>[]
      >`(select coalesce(json_agg(json_build_object('id', d.id, 'demandId', d.demand_id, 'version', d.version, 'note', d.note,
        'fileIds', d.file_ids, 'at', d.at, 'returnedReason', d.returned_reason) order by d.version desc), '[]') from demand_delivery d where d.demand_id = "demand"."id")`,
      mine: sql<Json<OwnApplication> | null>`(select json_build_object('id', a.id, 'demandId', a.demand_id, 'partyType', a.party_type, 'partyId', a.account_id, 'state', a.state, 'invited', a.invited, 'bidVersion', a.bid_version,
        'stale', a.stale, 'counterUntil', a.counter_until, 'turnDownCategory', a.turn_down_category,
        'message', a.message, 'reason', a.reason, 'createdAt', a.created_at, 'updatedAt', a.updated_at)
        from demand_application a where a.demand_id = "demand"."id" and a.account_id = ${sql.placeholder('partyId')}::uuid)`,
      linked: sql<
        DemandHistory['linked']
      >`(select coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'isBefore', x.id is not distinct from "demand"."continues_id") order by x.id desc), '[]')
        from demand x where x.id = "demand"."continues_id" or x.continues_id = "demand"."id")`,
      bids: sql<
        Json<ShownBid>[]
      >`(select coalesce(json_agg(json_build_object('version', b.version, 'priceMinor', b.price_minor, 'startsOn', b.starts_on,
        'finishesOn', b.finishes_on, 'validUntil', b.valid_until, 'message', b.message, 'answers', b.answers, 'fileIds', b.file_ids, 'at', b.at, 'agreed', b.agreed, 'counter', ${lastCounter}) order by b.version desc), '[]') from demand_bid b
        join demand_application a on a.id = b.application_id where a.demand_id = "demand"."id" and a.account_id = ${sql.placeholder('partyId')}::uuid)`,
    })
    .from(demand)
    .where(eq(demand.id, sql.placeholder('id')))
    .prepare('demand_story'),
)

export async function historyOf(db: Reader, demandId: string, partyId: string): Promise<DemandHistory | null> {
  const [found] = await historyQuery(db).execute({ id: demandId, partyId })
  if (!found) return null
  const { moves, deliveries, mine, bids, linked, ...row } = found
  return {
    row,
    linked,
    moves: moves.map((move) => ({
      ...move,
      at: Temporal.Instant.from(move.at),
      fromStage: move.fromStage === null ? null : stageOf(move.fromStage),
      toStage: stageOf(move.toStage),
    })),
    deliveries: deliveries.map((delivery) => ({ ...delivery, at: Temporal.Instant.from(delivery.at) })),
    bids: bids.map((one) => ({ ...one, at: Temporal.Instant.from(one.at) })),
    mine: mine && {
      ...mine,
      counterUntil: mine.counterUntil === null ? null : Temporal.Instant.from(mine.counterUntil),
      createdAt: Temporal.Instant.from(mine.createdAt),
      updatedAt: Temporal.Instant.from(mine.updatedAt),
    },
  }
}
