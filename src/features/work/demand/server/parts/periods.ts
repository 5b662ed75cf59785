import { z } from 'zod'
import { moneyOf } from '../../../../../platform/contract/amount.ts'
import { today } from '../../../../../platform/server/clock.ts'
import { and, between, eq, inArray, isNotNull, lt, sql } from '../../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { SHEET_GRACE_DAYS, STANDING_ORDER_DAYS, UNFUNDED_REMINDER_DAYS } from '../../../../../rules/demand.ts'
import { goesWithoutSecond } from '../../../../base/approval/server/reads.ts'
import { balanceOf } from '../../../../money/ledger/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { missingOf, moneyOfPart } from '../../contract/plan/money.ts'
import { type DemandRow, served } from '../context.ts'
import { moveDemand } from '../machine.ts'
import { walletAccount } from '../money.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { columns, reachForMove } from '../reach.ts'
import { demand } from '../tables.ts'
import { lastOf } from './last.ts'
import { movePart, objectionToPart, partMachine } from './machine.ts'
import { partsOf } from './rows.ts'
import { demandPart } from './tables.ts'

export const periodOverJob = defineJob('demand.periodOver', { partId: z.string() })
export const noticeOverJob = defineJob('demand.noticeOver', { demandId: z.string() })
export const standingOrderJob = defineJob('demand.standingOrder', { partId: z.string() })

/** Each night: periods and weeks that are over are sent as they are, and both sides learn of those that begin soon and are not funded. */
export async function turnPeriods(act: Act): Promise<void> {
  await sendEnded(act)
  await endNoticed(act)
  await orderFunds(act)
  await remindUnfunded(act)
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
  const alone = await goesWithoutSecond(act.db, row.companyId, 'demand:hosting', moneyOf(row.amountMinor, row.currency))
  if (covered && alone && objectionToPart('fundByOrder', context) === null) await movePart(act, partId, 'fundByOrder', undefined)
  else if (reminderDays(act).includes(part.startsOn ?? '')) await remind(act, row, part)
}

const reminderDays = (act: Act): string[] =>
  UNFUNDED_REMINDER_DAYS.map((days) => Temporal.PlainDate.from(today(act.now)).add({ days }).toString())

async function remindUnfunded(act: Act): Promise<void> {
  const rows = await act.tx
    .select({ row: columns, name: demandPart.name, startsOn: demandPart.startsOn })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(
      and(
        inArray(demandPart.startsOn, reminderDays(act)),
        eq(demandPart.state, 'planned'),
        eq(demand.standingOrder, false),
        eq(demand.stage, 'service'),
      ),
    )
  for (const { row, ...part } of rows) await remind(act, row, part)
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
