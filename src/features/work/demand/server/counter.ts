import { z } from 'zod'
import { momentPair } from '../../../../platform/server/clock.ts'
import { desc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { COUNTER_DAYS, COUNTERS_MAX } from '../../../../rules/demand.ts'
import type { CounterAnswer } from '../contract/bid-rules.ts'
import type { CounterForm } from '../contract/bids.ts'
import { isPickable } from '../contract/lifecycle.ts'
import { demandNotices } from '../contract/notices.ts'
import { applicationOf, partyOf } from './applications.ts'
import { bidOf, isTurnedDown, mustBeSeen, needValid, priceOf, type Terms, termsOf } from './bids.ts'
import type { DemandRow } from './context.ts'
import { amountPair, notifyParty, notifyPublisher } from './news.ts'
import { partyBriefs } from './parties.ts'
import { reachForMove } from './reach.ts'
import { demandBid, demandCounter, demandApplication as table } from './tables.ts'

/** Other terms that a company offers an applicant. They wait for an answer for some days; the bid stays as it is, and can be picked. */

const payload = { demandId: z.string(), partyId: z.string(), until: z.string() }
export const counterOverJob = defineJob('demand.counterOver', payload)

type ApplicationRow = typeof table.$inferSelect
type BidRow = typeof demandBid.$inferSelect
type CounterRow = typeof demandCounter.$inferSelect

/** They wait for the applicant's answer. */
export const isCountered = (
  { state, stale, counterUntil }: Pick<ApplicationRow, 'state' | 'stale' | 'counterUntil'>,
  now: Temporal.Instant,
): boolean => isPickable(state) && !stale && counterUntil !== null && Temporal.Instant.compare(counterUntil, now) > 0

/** The applicant and their bid, if other terms can be offered for it. */
export async function toCounter(act: Act, row: DemandRow, partyId: string): Promise<{ application: ApplicationRow; bid: BidRow | null }> {
  const application = await applicationOf(act, row.id, partyId)
  if (!application || !isPickable(application.state)) throw refuse('notApplied')
  if (isTurnedDown(application)) throw refuse('turnedDownAlready')
  if (isCountered(application, act.now)) throw refuse('counterOpen')
  const bid = await bidOf(act.db, application)
  needValid(act, application, bid)
  return { application, bid }
}

export const counterFormTerms = (act: Act, row: DemandRow, input: CounterForm): Terms => termsOf(act, row, { ...input, validUntil: null })

/** Refuses what the bid says already: that is picked instead. */
export function mustDiffer(row: DemandRow, bid: BidRow | null, terms: Terms): void {
  const finish = (one: Terms | null) => one?.finishesOn ?? row.expectedCompletion
  const sameStart = terms.startsOn === null || terms.startsOn === (bid?.startsOn ?? null)
  if (priceOf(row, bid) === priceOf(row, terms) && finish(bid) === finish(terms) && sameStart) throw refuse('counterSame')
}

export async function offer(act: Act, row: DemandRow, partyId: string, { validUntil: _, ...terms }: Terms): Promise<void> {
  const { application, bid } = await toCounter(act, row, partyId)
  // Who applied before bids had terms has none that could be countered.
  if (!bid) throw refuse('notApplied')
  const bids = act.tx.select({ id: demandBid.id }).from(demandBid).where(eq(demandBid.applicationId, application.id))
  if ((await act.tx.$count(demandCounter, sql`${demandCounter.bidId} in ${bids}`)) >= COUNTERS_MAX)
    throw refuse('countersMost', { most: COUNTERS_MAX })
  // As the table keeps it: the job compares.
  const until = act.now.add({ hours: 24 * COUNTER_DAYS }).round('millisecond')
  await act.tx.insert(demandCounter).values({ ...terms, bidId: bid.id, byId: act.actor.accountId, at: act.now, until })
  await act.tx.update(table).set({ counterUntil: until }).where(eq(table.id, application.id))
  await enqueue(act, counterOverJob, { demandId: row.id, partyId, until: until.toString() }, { dueAt: until })
  const finish = terms.finishesOn ?? row.expectedCompletion
  await notifyParty(act, partyOf(application), row, demandNotices.bidCountered, {
    price: amountPair(priceOf(row, terms), row),
    date: finish,
    until: momentPair(until),
  })
}

/** The terms that wait for an answer. */
export async function openCounter(act: Act, application: ApplicationRow | null): Promise<{ counter: CounterRow; bid: BidRow }> {
  const bid = application && isCountered(application, act.now) ? await bidOf(act.db, application) : null
  const [counter] = bid
    ? await act.tx.select().from(demandCounter).where(eq(demandCounter.bidId, bid.id)).orderBy(desc(demandCounter.id)).limit(1)
    : []
  if (!bid || !counter) throw refuse('noCounter')
  return { counter, bid }
}

/** The caller's own application, with the terms that wait for their answer. They answer those that they have read. */
export async function ownCounter(act: Act, row: DemandRow, bidVersion: number) {
  const application = await applicationOf(act, row.id, ownerOf(act.actor).ownerId)
  if (!application) throw refuse('noApplication')
  mustBeSeen(application, bidVersion)
  return { application, ...(await openCounter(act, application)) }
}

export async function answerCounter(act: Act, application: ApplicationRow, answer: CounterAnswer, reason = ''): Promise<CounterRow> {
  const { counter } = await openCounter(act, application)
  await act.tx.update(demandCounter).set({ answer, reason }).where(eq(demandCounter.id, counter.id))
  await act.tx.update(table).set({ counterUntil: null }).where(eq(table.id, application.id))
  return counter
}

/** The days are over. Terms that were answered or withdrawn, or that other terms followed, are left alone. */
export async function counterOver(act: Act, { demandId, partyId, until }: z.output<z.ZodObject<typeof payload>>): Promise<void> {
  const { row } = await reachForMove(act, demandId)
  const application = await applicationOf(act, demandId, partyId)
  if (!application || application.counterUntil?.toString() !== until) return
  await act.tx.update(table).set({ counterUntil: null }).where(eq(table.id, application.id))
  if (row.stage !== 'matching' || !isPickable(application.state) || application.stale || isTurnedDown(application)) return
  const who = (await partyBriefs(act.db, [partyOf(application)])).get(partyId)?.name ?? ''
  await notifyPublisher(act, row, 'demand:pick', demandNotices.counterLapsed, { who })
}
