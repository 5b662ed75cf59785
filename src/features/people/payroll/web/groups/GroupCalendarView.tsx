import { Alert } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import type { GroupCalendar } from '../../contract/group-schema.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** The year in which its first period ends. */
export const yearOf = ({ periods }: GroupCalendar): number => Number(periods[0]?.to.slice(0, 4) ?? 0)

/** Periods with their cut-off and pay dates. `few`: the first of them, while a group is typed. */
export function GroupCalendarView({ calendar, few = false }: { calendar: GroupCalendar; few?: boolean }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const basis = { none: s.basisNone, public: s.basisPublic, verified: s.basisVerified }[calendar.basis]
  const periods = few ? calendar.periods.slice(0, 4) : calendar.periods
  return (
    <div className={blocks.tight}>
      {calendar.extra.map(({ year, dates }) => (
        <Alert key={year} color="warn">
          {s.extra(year, dates)}
        </Alert>
      ))}
      <Scrollable label={s.calendarTitle(yearOf(calendar))}>
        <table className={lists.table}>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              <th scope="col">{words.cutOff}</th>
              <th scope="col">{words.payOn}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.from}>
                <td className={blocks.nowrap}>{words.span(period.from, period.to)}</td>
                <td className={blocks.nowrap}>{words.day(period.cutOffOn)}</td>
                <td>
                  {words.day(period.payOn)} {period.moved && <span className={blocks.fine}>{s.moved}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p className={blocks.fine}>{basis}</p>
    </div>
  )
}
