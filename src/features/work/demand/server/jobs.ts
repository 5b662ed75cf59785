import { daysAfter, momentPair } from '../../../../platform/server/clock.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Reason, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { APPROVAL_DAYS } from '../../../../rules/constants.ts'
import { RECLAIM_OBJECTION_DAYS } from '../../../../rules/demand.ts'
import { demandNotices } from '../contract/notices.ts'
import type { Move } from '../contract/texts.ts'
import { moveText } from '../contract/texts.ts'
import { applicationsFor, partyOf } from './applications.ts'
import { removeOldBidDrafts } from './bid-drafts.ts'
import { type DemandContext, type DemandRow, providerOf } from './context.ts'
import { counterOver, counterOverJob } from './counter.ts'
import { remindOverdue } from './late.ts'
import { demandMachine, moveDemand } from './machine.ts'
import { notifyDesk, notifyParty, notifyPublisher } from './news.ts'
import { planChangeOver, planChangeOverJob } from './parts/change.ts'
import { runPartTimer } from './parts/jobs.ts'
import {
  endNoticedContract,
  fundOrdered,
  noticeOverJob,
  periodOverJob,
  remindUnfunded,
  sendPeriod,
  standingOrderJob,
  turnPeriods,
  unfundedJob,
} from './parts/periods.ts'
import { partTimerJob } from './parts/timers.ts'
import { reachForMove } from './reach.ts'
import { openBids, openBidsJob } from './sealed.ts'
import { deliveryAskedAt } from './second.ts'
import { splitDueJob, splitOverJob } from './split/case.ts'
import { splitDue, splitOver } from './split/jobs.ts'
import { runTemplates } from './templates/templates.ts'
import { postponeTimer, type TimerPayload, timerJob, timerMoveOf, warningJob } from './timers.ts'
import { expireBids, notifyTurnedDown, turnDownJob } from './turn-down.ts'

export function demandJobs(jobs: Jobs): void {
  jobs.on(timerJob, fire)
  jobs.on(warningJob, warn)
  jobs.nightly('demand.overdue', remindOverdue)
  jobs.nightly('demand.periods', turnPeriods)
  jobs.on(periodOverJob, sendPeriod)
  jobs.on(standingOrderJob, fundOrdered)
  jobs.on(unfundedJob, remindUnfunded)
  jobs.on(noticeOverJob, endNoticedContract)
  jobs.on(planChangeOverJob, planChangeOver)
  jobs.on(partTimerJob, runPartTimer)
  jobs.on(splitOverJob, splitOver)
  jobs.on(splitDueJob, splitDue)
  jobs.on(turnDownJob, notifyTurnedDown)
  jobs.on(counterOverJob, counterOver)
  jobs.on(openBidsJob, openBids)
  jobs.nightly('demand.bids', expireBids)
  jobs.nightly('demand.templates', runTemplates)
  jobs.nightly('demand.bidDrafts', removeOldBidDrafts)
}

/** A timer whose stage is over, or whose date was changed, does nothing: the new one has been set. */
async function fire(act: Act, { demandId, move }: TimerPayload): Promise<void> {
  const context = await stillDue(act, { demandId, move }, act.now)
  if (!context) return
  const stopped = demandMachine.standing?.(move, context)
  if (stopped) await waitForStanding(act, context.row, move, stopped)
  else if (move === 'reclaimOver' && (await isDeliveryReady(act, context.row))) await waitForDelivery(act, context.row)
  else await moveDemand(act, demandId, move, undefined)
}

/** A party is stopped by the platform: the money stays in escrow, and operators are reminded of it each day. */
async function waitForStanding(act: Act, row: DemandRow, move: Move, stopped: Reason): Promise<void> {
  await postponeTimer(act, row)
  await notifyDesk(act, row, demandNotices.timerStopped, {
    what: moveText(move).label,
    why: { cn: sentenceOf(stopped, 'cn'), en: sentenceOf(stopped, 'en') },
  })
}

const objectionEnds = (reclaimAskedAt: Temporal.Instant) => daysAfter(reclaimAskedAt, RECLAIM_OBJECTION_DAYS)

/** A delivery that only waits for a second person was ready in time. One that was asked for later is not. */
async function isDeliveryReady(act: Act, row: DemandRow): Promise<boolean> {
  const askedAt = row.reclaimAskedAt && (await deliveryAskedAt(act, row))
  return askedAt !== null && Temporal.Instant.compare(askedAt, objectionEnds(row.reclaimAskedAt!)) < 0
}

/** The reclaim looks again each day; the request is decided, withdrawn or lapses within a week. The company is notified once. */
async function waitForDelivery(act: Act, row: DemandRow): Promise<void> {
  const isFirst = row.deadlineAt?.equals(objectionEnds(row.reclaimAskedAt!))
  await postponeTimer(act, row)
  if (isFirst) await notifyPublisher(act, row, 'demand:view', demandNotices.deliveryAwaitsSecond, { days: APPROVAL_DAYS })
}

async function stillDue(act: Act, { demandId, move }: TimerPayload, by: Temporal.Instant | null): Promise<DemandContext | null> {
  const context = await reachForMove(act, demandId)
  const { row } = context
  if (timerMoveOf(row.stage) !== move || !row.deadlineAt) return null
  return by && Temporal.Instant.compare(row.deadlineAt, by) > 0 ? null : context
}

async function warn(act: Act, payload: TimerPayload): Promise<void> {
  const context = await stillDue(act, payload, null)
  const row = context?.row
  const what = moveText(payload.move).warning
  if (!row?.deadlineAt || !what || demandMachine.standing?.(payload.move, context!)) return
  const params = { what, due: momentPair(row.deadlineAt) }
  await notifyPublisher(act, row, 'demand:view', demandNotices.timerWarning, params)
  const others = payload.move === 'recruitmentOver' ? await applicationsFor(act, row.id, 'withdrawApplication') : []
  for (const party of [...others.map(partyOf), ...[providerOf(row) ?? []].flat()])
    await notifyParty(act, party, row, demandNotices.timerWarning, params)
}
