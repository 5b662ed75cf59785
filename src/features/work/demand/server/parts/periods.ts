import { z } from 'zod'
import { today } from '../../../../../platform/server/clock.ts'
import { and, eq, inArray, lt, sql } from '../../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { SHEET_GRACE_DAYS, UNFUNDED_REMINDER_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { columns } from '../reach.ts'
import { demand } from '../tables.ts'
import { movePart, partMachine } from './machine.ts'
import { demandPart } from './tables.ts'

export const periodOverJob = defineJob('demand.periodOver', { partId: z.string() })

/** Each night: periods and weeks that are over are sent as they are, and both sides learn of those that begin soon and are not funded. */
export async function turnPeriods(act: Act): Promise<void> {
  await sendEnded(act)
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

async function remindUnfunded(act: Act): Promise<void> {
  const begins = UNFUNDED_REMINDER_DAYS.map((days) => Temporal.PlainDate.from(today(act.now)).add({ days }).toString())
  const rows = await act.tx
    .select({ row: columns, name: demandPart.name, startsOn: demandPart.startsOn })
    .from(demandPart)
    .innerJoin(demand, eq(demand.id, demandPart.demandId))
    .where(and(inArray(demandPart.startsOn, begins), eq(demandPart.state, 'planned'), eq(demand.stage, 'service')))
  for (const { row, name, startsOn } of rows) {
    const params = { part: name, date: startsOn! }
    await notifyPublisher(act, row, 'demand:hosting', demandNotices.partUnfunded, params)
    await notifyProvider(act, served(row), demandNotices.partUnfunded, params)
  }
}
