import { z } from 'zod'
import { moneyOf } from '../../../../../platform/contract/amount.ts'
import { startOfDay, today } from '../../../../../platform/server/clock.ts'
import { and, between, eq, isNotNull, lt, sql } from '../../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { SHEET_GRACE_DAYS, STANDING_ORDER_DAYS, UNFUNDED_REMINDER_HOURS } from '../../../../../rules/demand.ts'
import { goesWithoutSecond } from '../../../../base/approval/server/reads.ts'
import { balanceOf } from '../../../../money/ledger/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { missingOf, moneyOfPart } from '../../contract/plan/money.ts'
import { type DemandRow, served } from '../context.ts'
import { moveDemand } from '../machine.ts'
import { walletAccount } from '../money.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { reachForMove } from '../reach.ts'
import { demand } from '../tables.ts'
import { lastOf } from './last.ts'
import { movePart, objectionToPart, partMachine } from './machine.ts'
import { partsOf } from './rows.ts'
import { demandPart } from './tables.ts'

export const periodOverJob = defineJob('demand.periodOver', { partId: z.string() })
export const noticeOverJob = defineJob('demand.noticeOver', { demandId: z.string() })
export const standingOrderJob = defineJob('demand.standingOrder', { partId: z.string() })

export const unfundedJob = defineJob('demand.unfunded', { partId: z.string(), hours: z.number() })
/** The first reminder is set in the night before its day. */
const REMINDED_DAYS = Math.ceil(UNFUNDED_REMINDER_HOURS[0] / 24) + 1

/** Each night: periods and weeks that are over are sent as they are, and both sides learn of those that begin soon and are not funded. */
export async function turnPeriods(act: Act): Promise<void> {
  await sendEnded(act)
  await endNoticed(act)
  await orderFunds(act)
  await setReminders(act)
}

/** Each in a transaction of its own: one that cannot be sent holds up no other. The last period is the demand, which is delivered. */
async function sendEnded(act: Act): Promise<void> {
  const over = await act.tx
    .select({ id: demandPart.id, version: demandPart.version })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(
      and(
        lt(demandPart.startsOn, today(act.now)),
        lt(
          demandPart.dueOn,
          sql`case when work is null then ${today(act.now)}::date else ${today(act.now)}::date - ${SHEET_GRACE_DAYS}::int end`,
        ),
        eq(demandPart.state, 'funded'),
        eq(demandPart.isLast, false),
        eq(demand.stage, 'service'),
      ),
    )
  for (const { id, version } of over)
    await enqueue(act, periodOverJob, { partId: id }, { dueAt: act.now, uniqueKey: `demandPeriod:${id}:v${version}` })
}

/** What was submitted, reclaimed or ended since the night is left as it is. */
export async function sendPeriod(act: Act, { partId }: { partId: string }): Promise<void> {
  const { row, part } = await partMachine.load(act, partId)
  if (part.state === 'funded' && row.stage === 'service') await movePart(act, partId, 'sendOverdue', undefined)
}

/** Contracts whose notice is over and that were not delivered, once all before the last period is settled. */
async function endNoticed(act: Act): Promise<void> {
  const over = await act.tx
    .select({ id: demand.id, version: demand.version })
    .from(demand)
    .where(and(isNotNull(demand.noticeAt), lt(demand.expectedCompletion, today(act.now)), eq(demand.stage, 'service')))
  for (const { id, version } of over)
    await enqueue(act, noticeOverJob, { demandId: id }, { dueAt: act.now, uniqueKey: `demandNotice:${id}:v${version}:${today(act.now)}` })
}

/** A delivery that the company returned is the provider's to correct: it is not delivered again by itself. */
export async function endNoticedContract(act: Act, { demandId }: { demandId: string }): Promise<void> {
  const { row, facts } = await reachForMove(act, demandId)
  if (row.stage !== 'service' || row.noticeAt === null || row.expectedCompletion >= today(act.now) || facts.parts?.open) return
  const last = lastOf(await partsOf(act.db, demandId))
  if (last?.state === 'funded' || last?.state === 'planned') await moveDemand(act, demandId, 'noticeOver', undefined)
}

/** Those that begin soon and whose company has ordered it, each in a transaction of its own. */
async function orderFunds(act: Act): Promise<void> {
  const day = Temporal.PlainDate.from(today(act.now))
  const soon = await act.tx
    .select({ id: demandPart.id })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(
      and(
        between(demandPart.startsOn, day.toString(), day.add({ days: STANDING_ORDER_DAYS }).toString()),
        eq(demandPart.state, 'planned'),
        eq(demand.standingOrder, true),
        eq(demand.stage, 'service'),
      ),
    )
  for (const { id } of soon) await enqueue(act, standingOrderJob, { partId: id }, { dueAt: act.now, uniqueKey: `demandOrder:${id}:${day}` })
}

/** What cannot be funded now is reminded of as any other, and tried again the next night. */
export async function fundOrdered(act: Act, { partId }: { partId: string }): Promise<void> {
  const context = await partMachine.load(act, partId)
  const { row, part } = context
  if (part.state !== 'planned' || row.stage !== 'service' || !row.standingOrder) return
  const missing = missingOf(moneyOfPart(part))
  const covered = (await balanceOf(act.db, walletAccount(row.companyId), row.currency)) >= missing
  const alone = await goesWithoutSecond(act, row.companyId, 'demand:hosting', moneyOf(row.amountMinor, row.currency))
  if (covered && alone && objectionToPart('fundByOrder', context) === null) await movePart(act, partId, 'fundByOrder', undefined)
  // The first attempt takes the place of the first reminder; the others come by their own time.
  else if (part.startsOn === Temporal.PlainDate.from(today(act.now)).add({ days: STANDING_ORDER_DAYS }).toString())
    await remind(act, row, part)
}

/**
 * Each reminder has its moment before the midnight at which the period begins: the night sets those of the day that begins now, its last
 * midnight included. Each moment belongs to one night, so that nothing is said twice.
 */
async function setReminders(act: Act): Promise<void> {
  const day = today(act.now)
  const [from, to] = [startOfDay(day), startOfDay(day, 1)]
  const isOfToday = (at: Temporal.Instant) => Temporal.Instant.compare(at, from) > 0 && Temporal.Instant.compare(at, to) <= 0
  const soon = await act.tx
    .select({ id: demandPart.id, startsOn: demandPart.startsOn })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(
      and(
        between(demandPart.startsOn, day, Temporal.PlainDate.from(day).add({ days: REMINDED_DAYS }).toString()),
        eq(demandPart.state, 'planned'),
        eq(demand.stage, 'service'),
      ),
    )
  for (const { id, startsOn } of soon)
    for (const hours of UNFUNDED_REMINDER_HOURS) {
      const at = startOfDay(startsOn!).subtract({ hours })
      if (!isOfToday(at)) continue
      const dueAt = Temporal.Instant.compare(at, act.now) > 0 ? at : act.now
      await enqueue(act, unfundedJob, { partId: id, hours }, { dueAt, uniqueKey: `demandUnfunded:${id}:${startsOn}:${hours}` })
    }
}

/** What was funded or dropped since the night needs none. A standing order is tried before the first one is due. */
export async function remindUnfunded(act: Act, { partId, hours }: { partId: string; hours: number }): Promise<void> {
  const { row, part } = await partMachine.load(act, partId)
  const isFirst = hours === UNFUNDED_REMINDER_HOURS[0]
  if (part.state !== 'planned' || row.stage !== 'service' || (isFirst && row.standingOrder)) return
  await remind(act, row, part)
}

async function remind(
  act: Act,
  row: DemandRow,
  { name, startsOn }: Pick<typeof demandPart.$inferSelect, 'name' | 'startsOn'>,
): Promise<void> {
  const params = { part: name, date: startsOn! }
  await notifyPublisher(act, row, 'demand:hosting', demandNotices.partUnfunded, params)
  await notifyProvider(act, served(row), demandNotices.partUnfunded, params)
}
