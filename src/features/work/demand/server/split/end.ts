import type { Act } from '../../../../../platform/server/services.ts'
import type { DemandContext } from '../context.ts'
import type { DemandPlan } from '../move.ts'
import { restSplit, setTimersOfSplit } from './case.ts'
import { openSplit } from './facts.ts'

/** A case ends without a split: its part goes on, and its time begins again. */
export async function goOn(context: DemandContext, _input: unknown, act: Act): Promise<DemandPlan> {
  const open = openSplit(context)
  const { parts, isLowered } = await restSplit(act, context.row, open?.partId ?? null, false)
  return { parts, ...(open?.isLast && !isLowered && { restartTimer: true as const }) }
}

export const wentOn = (act: Act, context: DemandContext): Promise<void> =>
  setTimersOfSplit(act, context.row.id, openSplit(context)?.partId ?? null)
