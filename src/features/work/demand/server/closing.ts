import type { Act } from '../../../../platform/server/services.ts'
import type { Side } from '../contract/lifecycle.ts'
import { demandNotices } from '../contract/notices.ts'
import { type DemandRow, served } from './context.ts'
import { notifyProvider, notifyPublisher } from './news.ts'

/** The recipients of notices of acceptance and of the end: both sides, except the one that acted. */

export async function announceAcceptance(act: Act, row: DemandRow, by: Side): Promise<void> {
  if (by !== 'provider') await notifyProvider(act, served(row), demandNotices.accepted, {})
  if (by !== 'publisher') await notifyPublisher(act, row, 'demand:accept', demandNotices.accepted, {})
}

export async function announceClosing(act: Act, row: DemandRow, by: Side): Promise<void> {
  const notice = row.stage === 'ended' ? demandNotices.closed : demandNotices.closeWaits
  if (by !== 'provider') await notifyProvider(act, served(row), notice, {})
  if (by !== 'publisher') await notifyPublisher(act, row, 'demand:accept', notice, {})
}
