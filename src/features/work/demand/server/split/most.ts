import { and, eq, inArray } from '../../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../../platform/server/data/query.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { SPLITS_OPEN_MAX } from '../../../../../rules/demand.ts'
import { type DemandContext, served } from '../context.ts'
import { demand } from '../tables.ts'
import { sideOfSplit } from './case.ts'
import { demandSplit } from './tables.ts'

/** An operator decides each case: one party cannot fill the queue. */
export async function oneMoreCase(act: Act, context: Pick<DemandContext, 'side' | 'row'>): Promise<void> {
  const side = sideOfSplit(context)
  const { companyId, provider } = served(context.row)
  const ownerId = side === 'publisher' ? companyId : provider.ownerId
  await takeTurn(act.tx, `splits:${ownerId}`)
  const whose =
    side === 'publisher'
      ? eq(demand.companyId, companyId)
      : and(eq(demand.providerType, provider.ownerType), eq(demand.providerId, ownerId))
  const open = act.tx
    .select({ id: demandSplit.id })
    .from(demandSplit)
    .innerJoin(demand, eq(demand.id, demandSplit.demandId))
    .where(and(inArray(demandSplit.state, ['asked', 'proposed']), eq(demandSplit.askedBy, side), whose))
  if ((await act.tx.$count(open.as('cases'))) >= SPLITS_OPEN_MAX) throw refuse('splitsMost', { most: SPLITS_OPEN_MAX })
}
