import { today } from '../../../../platform/server/clock.ts'
import { and, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { OVERDUE_REMINDER_DAYS, RECLAIM_AFTER_DAYS } from '../../../../rules/demand.ts'
import { demandNotices } from '../contract/notices.ts'
import { type DemandRow, served } from './context.ts'
import { notifyProvider, notifyPublisher } from './news.ts'
import { columns } from './reach.ts'
import { demand } from './tables.ts'

/** Work that is late. */

const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** From when on the escrow of what was due on a day can be reclaimed. */
export const reclaimFrom = (dueOn: string): string => plusDays(dueOn, RECLAIM_AFTER_DAYS)

/** How many days past its expected completion a demand in service is; 0 if it is not. */
export const overdueDaysOf = ({ stage, expectedCompletion }: Pick<DemandRow, 'stage' | 'expectedCompletion'>, now: string): number =>
  stage === 'service' && expectedCompletion < now ? Temporal.PlainDate.from(expectedCompletion).until(now).days : 0

/** Each night: both sides learn of what was due today, three and seven days ago and is not delivered. */
export async function remindOverdue(act: Act): Promise<void> {
  const now = today(act.now)
  const dueOn = OVERDUE_REMINDER_DAYS.map((days) => plusDays(now, -days))
  const rows = await act.tx
    .select(columns)
    .from(demand)
    .where(and(eq(demand.stage, 'service'), inArray(demand.expectedCompletion, dueOn)))
  for (const row of rows) {
    const params = { date: row.expectedCompletion, from: reclaimFrom(row.expectedCompletion) }
    await notifyProvider(act, served(row), demandNotices.overdue, params)
    await notifyPublisher(act, row, 'demand:view', demandNotices.overdue, params)
  }
}
