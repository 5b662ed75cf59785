import type { ParsedOf } from '../../../../../platform/contract/call.ts'
import { namesOf } from '../../../../../platform/contract/names.ts'
import { eq } from '../../../../../platform/server/data/drizzle.ts'
import { notifyPages } from '../../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import type { Handlers } from '../../../../../platform/server/wire/http.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { providerOf } from '../context.ts'
import { peopleOf } from '../parties.ts'
import { reachDemand } from '../reach.ts'
import { historyOfPart } from './history.ts'
import { partMovesOf } from './lifecycle.ts'
import { acceptedOf, countBefore } from './lowering.ts'
import { partMoveOf, reachedPart } from './machine.ts'
import type { PartContext } from './move.ts'
import { ownParts } from './own.ts'
import { releasingPart } from './release.ts'
import { movePartOrAsk, type PartResult } from './second.ts'
import { openSending } from './sendings.ts'
import { demandPart } from './tables.ts'
import { waitingParts } from './waiting.ts'

const moved = ({ part, context: { row }, waits, money }: PartResult) => ({
  id: part.id,
  demandId: row.id,
  state: part.state,
  waits,
  money: money && {
    netMinor: money.release?.netMinor ?? 0,
    amountMinor: money.amountMinor,
    currency: row.currency as Exclude<typeof row.currency, 'BEAN'>,
  },
})

/** Calls whose input names a part and whose result is its current state. */
type PartCall = Exclude<Extract<keyof DemandCalls, `POST /ws/demand/part/${string}`>, 'POST /ws/demand/part/opened'>

const moveRoutes = Object.fromEntries(
  namesOf(partMovesOf).map((move) => [
    partMoveOf(move).call,
    async (act: Act, input: ParsedOf<DemandCalls[PartCall]>) => moved(await movePartOrAsk(act, input.id, move, input)),
  ]),
) as Handlers<Pick<DemandCalls, PartCall>>

/** Every call that makes a move of a part, and the preview of what it pays. */
export const partRoutes = {
  ...moveRoutes,
  'POST /ws/demand/part/opened': async (act, input) => {
    const { side, part, row } = await reachPart(act, input.id)
    if (side !== 'publisher') throw refuse('notFound')
    await openSending(act, part)
    notifyPages(act, 'demand', await peopleOf(act.db, [providerOf(row)]))
    return { id: part.id }
  },
  'GET /ws/demand/part/waiting': waitingParts,
  'GET /ws/demand/part/mine': ownParts,
  'GET /ws/demand/part/history': async (look, input) => historyOfPart(look, await reachPart(look, input.id)),
  'GET /ws/demand/part/preview': async (look, input) => {
    const context = await reachPart(look, input.id)
    if (context.part.state !== 'sent' && context.part.state !== 'supplemented')
      return { ...nothing(context), acceptedMinor: 0, fundMinor: 0 }
    const lower = input.value !== undefined || input.amount !== undefined
    const acceptedMinor = lower
      ? acceptedOf(context, input, await countBefore(look, context.part)).acceptedMinor
      : (context.part.claimedMinor ?? 0)
    const { preview, fundMinor } = await releasingPart(look, context, { uptoMinor: acceptedMinor, isLast: !lower })
    return { ...preview, acceptedMinor, fundMinor }
  },
} satisfies Partial<Handlers<DemandCalls>>

/** What a part pays that was not sent. */
const nothing = ({ row, demand: { facts } }: PartContext) => ({
  currency: row.currency,
  grossMinor: 0,
  feeBps: row.feeBps,
  feeMinor: 0,
  channelShareMinor: 0,
  netMinor: 0,
  backMinor: 0,
  heldBeforeMinor: facts.heldMinor,
  heldAfterMinor: facts.heldMinor,
})

/** A part whose money the caller may see: `notFound` otherwise. */
async function reachPart(look: Look, partId: string): Promise<PartContext> {
  const [found] = await look.db.select({ demandId: demandPart.demandId }).from(demandPart).where(eq(demandPart.id, partId))
  if (!found) throw refuse('notFound')
  return reachedPart(look, await reachDemand(look, found.demandId), partId)
}
