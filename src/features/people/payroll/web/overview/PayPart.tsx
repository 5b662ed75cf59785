import { plural, texts } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useList as useSalaryList } from '../../../salary/web/queries.ts'
import { Pay, RunTag, runPath } from '../parts.tsx'
import { useList } from '../queries.ts'
import { t as shared } from '../texts.ts'

const t = texts({
  title: { cn: '薪酬', en: 'Pay' },
  toPayroll: { cn: '发薪', en: 'Payroll' },
  changes: {
    cn: (n: number) => `${n} 项薪资变更待审批`,
    en: (n: number) => `${plural(n, 'salary change')} to approve`,
  },
  failed: {
    cn: (n: number) => `${n} 笔工资付款失败，待处理`,
    en: (n: number) => (n === 1 ? '1 payment failed and waits for you' : `${n} payments failed and wait for you`),
  },
  currencies: { cn: (n: number) => `${n} 种货币`, en: (n: number) => `${n} currencies` },
  questions: {
    cn: (blocking: number, open: number) =>
      [blocking > 0 && `${blocking} 项须处理`, open > 0 && `${open} 项待查看`].filter(Boolean).join('，'),
    en: (blocking: number, open: number) =>
      [blocking > 0 && `${blocking} to resolve`, open > 0 && `${open} to look at`].filter(Boolean).join(', '),
  },
})

const SHOWN = 5

/** The latest pay runs with their state and questions, and the salary changes that wait. */
export default function PayPart() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const runs = useList('GET /ws/payroll/runs', { pageSize: SHOWN })
  const changes = useSalaryList('GET /ws/salary/changes', { state: 'proposed', pageSize: 1 })
  const failed = useList('GET /ws/payroll/run/payments', { state: 'failed', pageSize: 1 }).data?.total ?? 0
  const waiting = changes.data?.waiting ?? 0
  const records = runs.data?.records ?? []
  if (records.length === 0 && waiting === 0) return null
  return (
    <SectionCard title={s.title} actions={<Link to="/companyHome/payroll">{s.toPayroll}</Link>}>
      <div className={blocks.form}>
        {failed > 0 && (
          <p className={blocks.bad}>
            <Link to="/companyHome/payments?state=failed">{s.failed(failed)}</Link>
          </p>
        )}
        {waiting > 0 && (
          <p>
            <Link to="/companyHome/salaryChanges?state=proposed">{s.changes(waiting)}</Link>
          </p>
        )}
        <ul className={lists.lines}>
          {records.map((run) => (
            <li key={run.id} className={blocks.between}>
              <span className={blocks.named}>
                <Link to={runPath(run.id)}>{run.group.name}</Link>
                <small>
                  {words.span(run.period.from, run.period.to)} · {words.payOn} {words.day(run.payOn)}
                </small>
                <small>
                  {run.totals.length > 1
                    ? s.currencies(run.totals.length)
                    : run.totals.map((one) => <Pay key={one.currency} minor={one.netMinor} currency={one.currency} />)}
                </small>
                {(run.state === 'draft' || run.state === 'review') && run.blocking + run.unticked > 0 && (
                  <small>
                    <Link to={runPath(run.id, 'checks')}>{s.questions(run.blocking, run.unticked)}</Link>
                  </small>
                )}
              </span>
              <RunTag state={run.state} />
            </li>
          ))}
        </ul>
      </div>
    </SectionCard>
  )
}
