import { texts } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { documentKinds, flagNames, flags } from '../../contract/employee.ts'
import { dueSoonPath, employeePath } from '../../contract/paths.ts'
import { daysText } from '../due/days-text.ts'
import { t as due } from '../due/texts.ts'
import { useList } from '../queries.ts'

const t = texts({
  title: { cn: '到期事项', en: 'Due soon' },
  all: { cn: '全部', en: 'See all' },
})

const SHOWN = 6

/** How much of each kind is due, and what comes first. */
export default function DuePart() {
  const s = useTexts(t)
  const d = useTexts(due)
  const lang = useLang()
  const { data } = useList('GET /ws/employee/due', { pageSize: SHOWN, order: 'asc' })
  if (!data || data.total === 0) return null
  return (
    <SectionCard title={s.title} actions={<Link to={dueSoonPath}>{s.all}</Link>}>
      <div className={blocks.form}>
        <p className={blocks.line}>
          {flagNames
            .filter((flag) => data.counts[flag])
            .map((flag) => (
              <Link key={flag} to={`${dueSoonPath}?flag=${flag}`}>
                {flags[flag][lang]} {data.counts[flag]}
              </Link>
            ))}
        </p>
        <ul className={lists.lines}>
          {data.records.map((row) => (
            <li key={`${row.id} ${row.flag} ${row.document}`} className={blocks.between}>
              <span className={blocks.named}>
                <Link to={employeePath(row.id)}>{row.name}</Link>
                <small>{row.document ? `${documentKinds[row.document][lang]} · ${flags[row.flag][lang]}` : flags[row.flag][lang]}</small>
              </span>
              {row.dueOn && (
                <span className={blocks.fine}>
                  {formatDate(row.dueOn, lang)} · {daysText(row.days ?? 0, d)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </SectionCard>
  )
}
