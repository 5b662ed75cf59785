import { useTexts } from '../../../../platform/web/i18n.tsx'
import type { Queue } from '../contract/queues.ts'
import { useQueueTimes } from './queries.ts'
import { t } from './texts.ts'

/** How long the platform usually takes, as a sentence; nothing while it is unknown. */
export function UsualTime({ queue }: { queue: Queue }) {
  const s = useTexts(t)
  const minutes = useQueueTimes().data?.find((one) => one.queue === queue)?.minutes
  if (minutes === undefined) return null
  const hours = Math.ceil(minutes / 60)
  return <span>{hours <= 1 ? s.withinHour : hours <= 36 ? s.withinHours(hours) : s.withinDays(Math.ceil(hours / 24))}</span>
}
