import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { demandNotices } from '../contract/notices.ts'
import { moveText } from '../contract/texts.ts'
import { applicationsFor } from './applications.ts'
import type { DemandRow } from './context.ts'
import { moveDemand } from './machine.ts'
import { notifyPerson, notifyPublisher } from './news.ts'
import { reachForMove } from './reach.ts'
import { type TimerPayload, timerJob, timerMoveOf, warningJob } from './timers.ts'

export function demandJobs(jobs: Jobs): void {
  jobs.on(timerJob, fire)
  jobs.on(warningJob, warn)
}

/** A timer whose stage is over, or whose date was changed, does nothing: the new one has been set. */
async function fire(act: Act, { demandId, move }: TimerPayload): Promise<void> {
  if (await stillDue(act, { demandId, move }, act.now)) await moveDemand(act, demandId, move, undefined)
}

async function stillDue(act: Act, { demandId, move }: TimerPayload, by: Temporal.Instant | null): Promise<DemandRow | null> {
  const { row } = await reachForMove(act, demandId)
  if (timerMoveOf(row.stage) !== move || !row.deadlineAt) return null
  return by && Temporal.Instant.compare(row.deadlineAt, by) > 0 ? null : row
}

async function warn(act: Act, payload: TimerPayload): Promise<void> {
  const row = await stillDue(act, payload, null)
  const what = moveText(payload.move).warning
  if (!row?.deadlineAt || !what) return
  const local = row.deadlineAt.toZonedDateTimeISO(BOOKS_ZONE).toPlainDateTime()
  const params = { what, due: local.toString({ smallestUnit: 'minute' }).replace('T', ' ') }
  await notifyPublisher(act, row, 'demand:view', demandNotices.timerWarning, params)
  const others = payload.move === 'recruitmentOver' ? await applicationsFor(act, row.id, 'withdrawApplication') : []
  for (const { accountId } of others) await notifyPerson(act, accountId, row, demandNotices.timerWarning, params)
  if (row.providerId) await notifyPerson(act, row.providerId, row, demandNotices.timerWarning, params)
}
