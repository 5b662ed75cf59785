import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Fold } from '../../../../platform/web/portal/Fold.tsx'
import { shortDay, weekdayName } from './day.ts'
import css from './overlap.module.css'
import type { OverlapResult } from './queries.ts'
import { t } from './texts.ts'

type Day = OverlapResult['days'][number]

/** Four weeks, a row each: the days that both sides work, and the reasons for absences. */
export function SharedWeeks({ result }: { result: OverlapResult }) {
  const s = useTexts(t)
  const lang = useLang()
  const weeks = [0, 1, 2, 3].map((nth) => result.days.slice(nth * 7, nth * 7 + 7))
  const away = result.days.filter((day) => day.aHoliday || day.bHoliday)
  return (
    <Fold title={s.weekTable} wide="plain" className={css.month}>
      <div className={css.weeks}>
        <table className={lists.days}>
          <caption>{s.weekTable}</caption>
          <thead>
            <tr>
              {(weeks[0] ?? []).map((day) => (
                <th key={day.date} scope="col">
                  {weekdayName(day.date, lang)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                {week.map((day) => (
                  <Cell key={day.date} day={day} result={result} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={blocks.fine}>{s.legend}</p>
      {away.length > 0 && (
        <ul className={css.away} aria-label={s.holidaysHere}>
          {away.flatMap((day) =>
            [[result.a, day.aHoliday] as const, [result.b, day.bHoliday] as const].map(
              ([side, holiday]) =>
                holiday && (
                  <li key={day.date + side.code}>
                    <span className={css.awayDay}>{shortDay(holiday.date, lang)}</span>
                    {side.code} <span lang={lang === 'cn' ? holiday.cnLang : 'en'}>{holiday.name[lang]}</span>
                  </li>
                ),
            ),
          )}
        </ul>
      )}
    </Fold>
  )
}

function Cell({ day, result }: { day: Day; result: OverlapResult }) {
  const s = useTexts(t)
  const lang = useLang()
  const codes = [day.aHoliday && result.a.code, day.bHoliday && result.b.code].filter(Boolean).join(' ')
  const state = day.shared ? (day.minutes > 0 ? 'shared' : 'apart') : codes ? 'holiday' : 'rest'
  return (
    <td data-state={state}>
      <span className={css.date}>
        <span className="sr-only">{shortDay(day.date, lang)} </span>
        <span aria-hidden="true">{Number(day.date.slice(8))}</span>
      </span>
      {state === 'shared' && <span>{s.hoursShort(day.minutes)}</span>}
      {state === 'apart' && (
        <span>
          <span aria-hidden="true">0</span>
          <span className="sr-only">
            {s.bothWork}, {s.noHours}
          </span>
        </span>
      )}
      {state === 'holiday' && <span>{codes}</span>}
      {state === 'rest' && (
        <span>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{s.rest}</span>
        </span>
      )}
    </td>
  )
}
