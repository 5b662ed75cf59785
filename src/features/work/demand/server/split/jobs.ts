import type { Act } from '../../../../../platform/server/services.ts'
import { moveDemand } from '../machine.ts'
import { reachForMove } from '../reach.ts'
import { openSplit } from './facts.ts'

/** A proposal whose case is over, or that another one has replaced, does nothing. */
export async function splitOver(act: Act, { demandId, until }: { demandId: string; until: string }): Promise<void> {
  const open = openSplit(await reachForMove(act, demandId))
  if (open?.state !== 'proposed' || open.until === null) return
  if (Temporal.Instant.from(open.until).equals(Temporal.Instant.from(until))) await moveDemand(act, demandId, 'lapseSplit', undefined)
}
