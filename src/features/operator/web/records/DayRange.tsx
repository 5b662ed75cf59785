import { useTexts } from '../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../platform/web/ui/DateField.tsx'
import type { ListState } from '../../../../platform/web/ui/useListState.ts'
import css from './records.module.css'
import { t } from './texts.ts'

/** Two days of a list's filters: `from` and `to`. */
// biome-ignore lint/suspicious/noExplicitAny: any list that has the two
export function DayRange({ list }: { list: ListState<any> }) {
  const s = useTexts(t)
  const { from, to } = list.filters
  return (
    <>
      <div className={css.date}>
        <DateField label={s.from} value={from} max={to || undefined} clearable onChange={(value) => list.setFilters({ from: value })} />
      </div>
      <div className={css.date}>
        <DateField label={s.to} value={to} min={from || undefined} clearable onChange={(value) => list.setFilters({ to: value })} />
      </div>
    </>
  )
}
