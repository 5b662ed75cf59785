import { useTexts } from '../i18n.tsx'
import { DateField } from './DateField.tsx'
import css from './DayRange.module.css'
import { t } from './texts.ts'

/** Any list whose filters have the two. */
interface DayRangeProps {
  list: { filters: { from: string; to: string }; setFilters: (change: { from?: string; to?: string }) => void }
}

/** Two days of a list's filters: `from` and `to`. */
export function DayRange({ list }: DayRangeProps) {
  const s = useTexts(t)
  const { from, to } = list.filters
  return (
    <>
      <div className={css.date}>
        <DateField label={s.fromDay} value={from} max={to || undefined} clearable onChange={(value) => list.setFilters({ from: value })} />
      </div>
      <div className={css.date}>
        <DateField label={s.toDay} value={to} min={from || undefined} clearable onChange={(value) => list.setFilters({ to: value })} />
      </div>
    </>
  )
}
