import { z } from 'zod'
import { daysAfter, momentPair } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { SEALED_PICK_DAYS } from '../../../../rules/demand.ts'
import { demandNotices } from '../contract/notices.ts'
import type { Move } from '../contract/texts.ts'
import { applicationsFor, partyOf } from './applications.ts'
import type { DemandContext, DemandRow } from './context.ts'
import { notifyParty, notifyPublisher } from './news.ts'
import { reachForMove } from './reach.ts'
import { demand } from './tables.ts'

/**
 * Sealed bids: until recruitment ends nobody but its applicant learns anything of a bid, except roughly how many there are. Every read of
 * bids for the company and for operators passes `isSealed`, or `isUnsealedSql` of `sealed-sql.ts` where it is a statement.
 */

type Sealing = Pick<DemandRow, 'bidding' | 'bidsOpenedAt'>

/** A demand that ended while they were sealed keeps them so. */
export const isSealed = ({ bidding, bidsOpenedAt }: Sealing): boolean => bidding === 'sealed' && bidsOpenedAt === null

/** For the refusals of a move. */
export const sealedNow = ({ row }: Pick<DemandContext, 'row'>) => isSealed(row) && { date: row.recruitEnd }

export function mustBeOpened(row: Sealing & Pick<DemandRow, 'recruitEnd'>): void {
  if (isSealed(row)) throw refuse('bidsSealed', { date: row.recruitEnd })
}

const unseen: ReadonlySet<Move | 'create'> = new Set<Move>(['apply', 'reviseBid', 'withdrawApplication'])

/** A move of an applicant of which the company learns nothing: not that it was made, and not when. */
export const isUnseen = (move: Move | 'create', row: Sealing): boolean => unseen.has(move) && isSealed(row)

/** Recruitment closes at the end of the day in the time zone of the platform's books. */
const recruitmentCloses = (row: Pick<DemandRow, 'recruitEnd'>): Temporal.Instant =>
  Temporal.PlainDate.from(row.recruitEnd).add({ days: 1 }).toZonedDateTime(BOOKS_ZONE).toInstant()

/** Until when somebody has to be picked. Recruitment that a pick has extended after the bids were opened closes as any other. */
export function pickUntil(row: Sealing & Pick<DemandRow, 'recruitEnd'>): Temporal.Instant {
  const closes = recruitmentCloses(row)
  const wasExtended = row.bidsOpenedAt !== null && Temporal.Instant.compare(closes, row.bidsOpenedAt) > 0
  return row.bidding === 'sealed' && !wasExtended ? daysAfter(closes, SEALED_PICK_DAYS) : closes
}

const payload = { demandId: z.string() }
export const openBidsJob = defineJob('demand.openBids', payload)

/** Whenever it is open to applicants: the job of a day that was moved does nothing. */
export async function setOpening(act: Act, row: DemandRow): Promise<void> {
  if (row.stage === 'matching' && isSealed(row)) await enqueue(act, openBidsJob, { demandId: row.id }, { dueAt: recruitmentCloses(row) })
}

/** Recruitment is over: the company reads the bids from now on, and both sides are notified once. */
export async function openBids(act: Act, { demandId }: z.output<z.ZodObject<typeof payload>>): Promise<void> {
  const { row } = await reachForMove(act, demandId)
  if (row.stage !== 'matching' || !isSealed(row) || Temporal.Instant.compare(recruitmentCloses(row), act.now) > 0) return
  await act.tx.update(demand).set({ bidsOpenedAt: act.now, updatedAt: act.now }).where(eq(demand.id, row.id))
  const bids = await applicationsFor(act, row.id, 'pick')
  const until = momentPair(pickUntil({ ...row, bidsOpenedAt: act.now }))
  await notifyPublisher(act, row, 'demand:view', demandNotices.bidsOpened, { count: bids.length, until })
  for (const application of bids) await notifyParty(act, partyOf(application), row, demandNotices.bidOpened, { until })
}
