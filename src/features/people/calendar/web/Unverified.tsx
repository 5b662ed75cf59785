import { useTexts } from '../../../../platform/web/i18n.tsx'
import css from './planner.module.css'
import type { YearShown } from './queries.ts'
import { t } from './texts.ts'

/** Beside a number that was counted by holidays which nobody has verified. */
export function Unverified({ bases }: { bases: readonly YearShown['basis'][] }) {
  const s = useTexts(t)
  const text = bases.includes('none') ? s.noCalendar : bases.includes('public') ? s.unverified : null
  return text && <span className={css.unverified}>{text}</span>
}
