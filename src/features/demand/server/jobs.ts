import type { Jobs } from '../../../platform/server/jobs.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { Move } from '../contract/lifecycle.ts'
import { startOverdue } from './matching.ts'
import { heldOf, refund } from './money.ts'
import { tellPerson, tellPublisher } from './news.ts'
import type { DemandRow } from './policy.ts'
import { reachForMove } from './reach.ts'
import { acceptWork, closeWork, confirmWork } from './service.ts'
import { type TimerPayload, timerJob, timerMoveOf, warningJob } from './timers.ts'
import { transition } from './transition.ts'
import { endApplications } from './writes.ts'

export function demandJobs(jobs: Jobs): void {
  jobs.on(timerJob, fire)
  jobs.on(warningJob, warn)
}

const firing: Partial<Record<Move, (act: Act, demandId: string) => Promise<unknown>>> = {
  recruitmentOver,
  startOverdue,
  confirmOverdue: (act, id) => confirmWork(act, id, 'confirmOverdue', null),
  acceptOverdue: (act, id) => acceptWork(act, id, 'acceptOverdue'),
  closeOverdue: (act, id) => closeWork(act, id, 'closeOverdue'),
}

/** A timer whose stage is over, or whose date was moved, does nothing: the one of the new stage is set. */
async function fire(act: Act, { demandId, move }: TimerPayload): Promise<void> {
  if (!(await stillDue(act, demandId, move, act.now))) return
  const run = firing[move]
  if (!run) throw refuse('notFound')
  await run(act, demandId)
}

async function stillDue(act: Act, demandId: string, move: Move, by: Temporal.Instant | null): Promise<DemandRow | null> {
  const { row } = await reachForMove(act, demandId)
  if (timerMoveOf(row.status) !== move || !row.deadlineAt) return null
  return by && Temporal.Instant.compare(row.deadlineAt, by) > 0 ? null : row
}

async function recruitmentOver(act: Act, demandId: string): Promise<void> {
  const { after } = await transition(act, demandId, 'recruitmentOver', (row) => ({
    set: { outcome: 'recruitmentOver' },
    money: async () => refund(act, row, await heldOf(act, row), 'recruitmentOver'),
  }))
  await endApplications(act, after)
  const what = {
    cn: '招募结束未选定服务商，托管资金已退回钱包',
    en: 'recruitment ended without a pick and the escrow went back to your wallet',
  }
  await tellPublisher(act, after, 'demand:view', 'timerFired', { what })
}

const warnings: Partial<Record<Move, { cn: string; en: string }>> = {
  recruitmentOver: { cn: '招募结束，未选定服务商将退回托管资金', en: 'recruitment ends; without a pick the escrow is refunded' },
  startOverdue: { cn: '未开始的选定将取消', en: 'a selection that has not started is cancelled' },
  confirmOverdue: { cn: '未回应的交付将视为确认并放款', en: 'an unanswered delivery counts as confirmed and is paid' },
  acceptOverdue: { cn: '自动进入验收', en: 'it moves on to acceptance' },
  closeOverdue: { cn: '自动结束', en: 'it ends' },
}

async function warn(act: Act, { demandId, move }: TimerPayload): Promise<void> {
  const row = await stillDue(act, demandId, move, null)
  if (!row?.deadlineAt) return
  const params = {
    what: warnings[move]!,
    due: row.deadlineAt.toZonedDateTimeISO('Asia/Shanghai').toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' '),
  }
  await tellPublisher(act, row, 'demand:view', 'timerWarning', params)
  if (row.providerId) await tellPerson(act, row.providerId, row, 'timerWarning', params)
}
