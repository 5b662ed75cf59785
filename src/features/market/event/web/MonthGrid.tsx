import blocks from '../../../../platform/web/blocks.module.css'
import { dateFormat } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link } from '../../../../platform/web/router.tsx'
import { formatClock } from '../../../../platform/web/ui/time.ts'
import { eventPath } from '../contract/kinds.ts'
import type { EventCard } from '../contract/schema.ts'
import { onDay, weeksOf } from './calendar.ts'
import css from './list.module.css'
import { t } from './page-texts.ts'

const MONDAY = Date.UTC(2024, 0, 1)

export const monthName = (month: string, lang: 'cn' | 'en'): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(/(?<=\d)(?=[年月])|(?<=年)(?=\d)/g, ' ')

/** The month as a calendar. On a small screen the list below it has the same information. */
export function MonthGrid({ month, events }: { month: string; events: readonly EventCard[] }) {
  const lang = useLang()
  const s = useTexts(t)
  const weekdays = Array.from({ length: 7 }, (_, at) =>
    dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(MONDAY + at * 86_400_000)),
  )
  return (
    <table className={`${lists.days} ${css.grid}`}>
      <caption>
        {monthName(month, lang)} <span className={blocks.fine}>{s.inTheirZone}</span>
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a position in the week
              <td key={at} data-empty={day === null || undefined}>
                {day && (
                  <>
                    <span className={blocks.fine}>{Number(day.slice(8))}</span>
                    {onDay(events, day).map((event) => (
                      <Link key={event.slug} to={eventPath(event.slug, event.kind)} data-phase={event.phase}>
                        {event.firstDay === day && <span>{formatClock(event.startsAt, event.zone, false)} </span>}
                        {event.title[lang]}
                      </Link>
                    ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
