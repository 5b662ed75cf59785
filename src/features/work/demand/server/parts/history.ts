import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { and, desc, eq, ne } from '../../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { accountsByIds } from '../../../../base/account/server/reads.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import type { PartContext } from './move.ts'
import { demandPartMove } from './tables.ts'

const MOST = 200

/** The record of a part. Each saving of a sheet is a move as well, and says nothing to anybody. */
export async function historyOfPart(
  look: Look,
  { row, part }: Pick<PartContext, 'row' | 'part'>,
): Promise<ResultOf<DemandCalls['GET /ws/demand/part/history']>> {
  const moves = await look.db
    .select()
    .from(demandPartMove)
    .where(and(eq(demandPartMove.demandId, row.id), eq(demandPartMove.partId, part.id), ne(demandPartMove.move, 'log')))
    .orderBy(desc(demandPartMove.id))
    .limit(MOST)
  const names = await accountsByIds(
    look.db,
    moves.map(({ actorId }) => actorId),
  )
  return moves.map((move) => ({
    id: move.id,
    at: move.at.toString(),
    move: move.move,
    side: move.side,
    actorName: names.get(move.actorId)?.name ?? '',
    fromState: move.fromState,
    toState: move.toState,
    reason: move.reason,
    amountMinor: move.amountMinor,
    currency: move.currency as Exclude<typeof move.currency, 'BEAN'>,
  }))
}
