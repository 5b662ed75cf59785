import type { z } from 'zod'
import type { DemandContext, DemandRow } from '../../../src/features/work/demand/server/context.ts'
import type { DemandMove, DemandPlan } from '../../../src/features/work/demand/server/move.ts'
import { demand } from '../../../src/features/work/demand/server/tables.ts'
import { eq } from '../../../src/platform/server/data/drizzle.ts'
import type { Move } from '../../../src/platform/server/data/lifecycle.ts'
import type { remindCalls } from './contract.ts'

type Call = keyof typeof remindCalls
type Input = z.output<(typeof remindCalls)[Call]['input']>
type MadeUpMove = Move<DemandContext, Input, DemandPlan, DemandRow> & Omit<DemandMove<Input>, 'call'> & { call: Call }

/** A whole move in one file, as those of `src/features/work/demand/server/moves` are. */
export const remind: MadeUpMove = {
  call: 'POST /ws/demand/remind',
  by: ['publisher'],
  providerSees: 'always',
  refusedWhen: { postponedOnce: ({ row }) => row.postpone === 'granted' },
  waits: { publisher: ({ row }) => row.postpone === 'none' },
  waitsForPublisher: eq(demand.stage, 'service'),
  prepare: ({ row }, { note }) => ({ set: { deliverables: `${row.deliverables} (${note})` }, reason: note }),
}
