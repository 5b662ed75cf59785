import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { employeePath } from '../../../employee/contract/paths.ts'
import type { Who } from '../../contract/views.ts'
import { spanText } from '../leave-texts.ts'
import { useOverview } from '../queries.ts'
import { t } from './texts.ts'

/** Who is away today, who will be within a week, and the requests that wait for the reader. */
export default function OutPart() {
  const s = useTexts(t)
  const lang = useLang()
  const { data } = useOverview()
  if (!data || data.employed === 0) return null
  return (
    <SectionCard title={s.out} actions={<Link to="/companyHome/absenceCalendar">{s.toCalendar}</Link>}>
      <div className={blocks.form}>
        {data.waiting > 0 && (
          <p>
            <Link to="/companyHome/leaveRequests?state=asked">{s.waiting(data.waiting)}</Link>
          </p>
        )}
        <People
          title={data.outCount > 0 ? s.today(data.outCount) : s.nobodyToday}
          rows={data.out.map(({ employee, back }) => ({ employee, when: s.back(formatDate(back, lang)) }))}
          count={data.outCount}
        />
        <People
          title={data.nextCount > 0 ? s.next(data.nextCount) : s.nobodyNext}
          rows={data.next.map(({ employee, from, to }) => ({ employee, when: spanText(from, to, lang) }))}
          count={data.nextCount}
        />
      </div>
    </SectionCard>
  )
}

function People({ title, rows, count }: { title: string; rows: readonly { employee: Who; when: string }[]; count: number }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <section className={blocks.tight}>
      <h3>{title}</h3>
      {rows.length > 0 && (
        <ul className={lists.lines}>
          {rows.map(({ employee, when }) => (
            <li key={`${employee.id} ${when}`} className={blocks.between}>
              <span className={blocks.named}>
                <Link to={employeePath(employee.id)}>{employee.name}</Link>
                <small>{[employee.team?.name, employee.country?.name[lang]].filter(Boolean).join(' · ')}</small>
              </span>
              <span className={blocks.fine}>{when}</span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <p className={blocks.fine}>
          <Link to="/companyHome/absenceCalendar">{s.more(count - rows.length)}</Link>
        </p>
      )}
    </section>
  )
}
