import type { Lang } from '../../../../../platform/contract/texts.ts'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { POSTPONE_DAYS } from '../../../../../rules/demand.ts'
import type { DemandDetail } from '../../contract/schema.ts'

const DAY_MS = 86_400_000

/** The expected completion date, and the date after a postponement. */
export function postponedDates({ expectedCompletion: day }: DemandDetail, lang: Lang): [from: string, to: string] {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + POSTPONE_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [formatDate(day, lang), formatDate(moved, lang)]
}
