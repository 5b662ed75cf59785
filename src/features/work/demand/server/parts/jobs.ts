import { momentPair } from '../../../../../platform/server/clock.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { sentenceOf } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { partMoves } from '../../contract/plan/states.ts'
import { served } from '../context.ts'
import { notifyDesk, notifyProvider, notifyPublisher } from '../news.ts'
import { movePart, partMachine } from './machine.ts'
import { type PartTimer, postponePartTimer } from './timers.ts'

/** A timer whose state is over, or whose deadline has changed, does nothing: the new one has been set. */
export async function runPartTimer(act: Act, { partId, what, state, deadline }: PartTimer): Promise<void> {
  const context = await partMachine.load(act, partId)
  const { row, part } = context
  // The last part is lowered while its delivery waits.
  const lives = part.isLast ? 'complete' : 'service'
  const isSupplement = part.state === 'supplemented'
  if (part.state !== state || part.deadlineAt?.toString() !== deadline || (row.stage !== lives && !isSupplement)) return
  const named = { part: part.name }
  const unanswered = isSupplement ? demandNotices.supplementUnanswered : demandNotices.partUnanswered
  const stopped = what === 'release' || what === 'warn' ? partMachine.standing?.('releaseOverdue', context) : null
  if (what === 'warn' && !stopped) {
    const params = { ...named, what: partMoves.releaseOverdue.label, due: momentPair(part.deadlineAt!) }
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partTimerWarning, params)
  } else if (what === 'release' && stopped) {
    await postponePartTimer(act, part)
    const why = { cn: sentenceOf(stopped, 'cn'), en: sentenceOf(stopped, 'en') }
    await notifyDesk(act, row, demandNotices.timerStopped, { what: partMoves.releaseOverdue.label, why })
  } else if (what === 'release') await movePart(act, partId, 'releaseOverdue', undefined)
  else if (what === 'reclaim') await movePart(act, partId, 'reclaimOver', undefined)
  else if (what === 'silent') {
    await notifyPublisher(act, row, 'demand:confirm', unanswered, named)
    await notifyProvider(act, served(row), unanswered, named)
  } else if (what === 'desk') await notifyDesk(act, row, unanswered, named)
}
