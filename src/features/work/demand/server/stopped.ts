import { and, eq, inArray, or } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Party } from '../../../base/standing/server/reads.ts'
import { demandNotices } from '../contract/notices.ts'
import { served } from './context.ts'
import { notifyProvider, notifyPublisher } from './news.ts'
import { columns } from './reach.ts'
import { demand } from './tables.ts'

/** The stages at which one side depends on the other and money is in escrow. */
const running = ['selected', 'service', 'complete'] as const

/** The platform has stopped a party, or restored it: the other side of each running demand learns of it, without the reason. */
export async function tellOtherSides(act: Act, { ownerId }: Party, isStopped: boolean): Promise<void> {
  const rows = await act.tx
    .select(columns)
    .from(demand)
    .where(and(or(eq(demand.companyId, ownerId), eq(demand.providerId, ownerId)), inArray(demand.stage, [...running])))
  const kind = isStopped ? demandNotices.otherSideStopped : demandNotices.otherSideBack
  for (const row of rows) {
    if (row.companyId === ownerId) await notifyProvider(act, served(row), kind, {})
    else await notifyPublisher(act, row, 'demand:view', kind, {})
  }
}
