import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { monthName, shortDay, weekdayName } from './day.ts'
import css from './planner.module.css'
import type { YearShown } from './queries.ts'
import { t } from './texts.ts'

const DAY_MS = 86_400_000

/** Days of a month in weeks from Monday; blanks before the first and after the last. */
function weeksOf(year: number, month: number): (string | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => {
    const day = at - before
    return day < 0 || day >= length ? null : new Date(first.getTime() + day * DAY_MS).toISOString().slice(0, 10)
  })
  return Array.from({ length: cells.length / 7 }, (_, nth) => cells.slice(nth * 7, nth * 7 + 7))
}

export function MonthTable({ year, month, onMove }: { year: YearShown; month: number; onMove: (year: number, month: number) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const move = (by: number) => {
    const to = new Date(Date.UTC(year.year, month - 1 + by, 1))
    onMove(to.getUTCFullYear(), to.getUTCMonth() + 1)
  }
  const atEdge = (by: number) => (by < 0 ? year.year === 2024 && month === 1 : year.year === 2030 && month === 12)
  return (
    <div className={`${blocks.form} ${css.month}`}>
      <div className={blocks.ends}>
        <ActionButton look="outline" aria-label={s.previous} disabled={atEdge(-1)} onClick={() => move(-1)}>
          ←
        </ActionButton>
        <strong aria-live="polite">{monthName(year.year, month, lang)}</strong>
        <ActionButton look="outline" aria-label={s.next} disabled={atEdge(1)} onClick={() => move(1)}>
          →
        </ActionButton>
      </div>
      <table className={lists.days}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <th key={day} scope="col">
                {weekdayName(`2024-01-0${day}`, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year.year, month).map((week, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position of the week is its identity
            <tr key={nth}>
              {week.map((date, at) => (
                <Day key={date ?? at} date={date} weekday={at + 1} year={year} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.monthList}>
        {daysOf(year, month).map((day) => (
          <li key={day.date + day.name.en}>
            <strong>{shortDay(day.date, lang)}</strong> <span lang={lang === 'cn' ? day.cnLang : 'en'}>{day.name[lang]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Named days of a month, for screens whose cells are too small for names. */
const daysOf = (year: YearShown, month: number) =>
  [...year.holidays, ...year.workdays]
    .filter(({ date }) => Number(date.slice(5, 7)) === month)
    .sort((one, other) => one.date.localeCompare(other.date))

function Day({ date, weekday, year }: { date: string | null; weekday: number; year: YearShown }) {
  const s = useTexts(t)
  const lang = useLang()
  if (!date) return <td data-state="none" />
  const holidays = year.holidays.filter((day) => day.date === date)
  const worked = year.workdays.find((day) => day.date === date)
  const state = holidays.length > 0 ? 'holiday' : worked ? 'worked' : year.region.weekend.includes(weekday) ? 'rest' : 'work'
  return (
    <td data-state={state}>
      <span className="sr-only">{shortDay(date, lang)} </span>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      {holidays.map((day) => (
        <span key={day.name.en} className={css.name} lang={lang === 'cn' ? day.cnLang : 'en'}>
          {day.name[lang]}
        </span>
      ))}
      {worked && <span className={css.name}>{s.exchange}</span>}
      {state === 'rest' && <span className="sr-only">{s.rest}</span>}
    </td>
  )
}
