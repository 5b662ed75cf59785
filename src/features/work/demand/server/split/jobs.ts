import { momentPair } from '../../../../../platform/server/clock.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { moveDemand } from '../machine.ts'
import { notifyProvider, notifyPublisher } from '../news.ts'
import { reachForMove } from '../reach.ts'
import { openSplit, waitingSplit } from './facts.ts'

interface Timed {
  demandId: string
  until: string
}

/** A proposal whose case is over, or that another one has replaced, does nothing. */
export async function splitOver(act: Act, timed: Timed): Promise<void> {
  if (standing(await reachForMove(act, timed.demandId), timed)) await moveDemand(act, timed.demandId, 'lapseSplit', undefined)
}

export async function splitDue(act: Act, timed: Timed): Promise<void> {
  const context = await reachForMove(act, timed.demandId)
  const open = standing(context, timed)
  if (!open || waitingSplit(context) === null) return
  const { row } = context
  const due = { due: momentPair(Temporal.Instant.from(timed.until)) }
  if (!open.publisher.accepted) await notifyPublisher(act, row, 'demand:confirm', demandNotices.splitDue, due)
  if (!open.provider.accepted) await notifyProvider(act, served(row), demandNotices.splitDue, due)
}

function standing(context: Parameters<typeof openSplit>[0], { until }: Timed) {
  const open = openSplit(context)
  const same = open?.state === 'proposed' && open.until !== null && Temporal.Instant.from(open.until).equals(Temporal.Instant.from(until))
  return same ? open : null
}
