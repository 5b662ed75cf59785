import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay, runPath, Shortage } from '../parts.tsx'
import css from '../payroll.module.css'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** What the run comes to per currency, in view while its people scroll. */
export function RunTotals({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const waits = run.state === 'draft' || run.state === 'review'
  return (
    <section className={`${blocks.card} ${css.totals}`} aria-label={words.net}>
      {run.totals.length === 0 && <p className={blocks.quiet}>{s.notYet}</p>}
      {run.totals.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.people}</th>
              <th scope="col" data-more>
                {words.gross}
              </th>
              <th scope="col" data-more>
                {words.deducted}
              </th>
              <th scope="col">{words.net}</th>
            </tr>
          </thead>
          <tbody>
            {run.totals.map((one) => (
              <tr key={one.currency}>
                <td>{one.people}</td>
                <td data-more>
                  <Pay minor={one.grossMinor} currency={one.currency} bare />
                </td>
                <td data-more>
                  <Pay minor={-one.deductedMinor} currency={one.currency} bare />
                </td>
                <td>
                  <Pay minor={one.netMinor} currency={one.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {waits && run.totals.length > 0 && (
        <p>
          <Link to={runPath(run.id, 'checks')}>
            {run.blocking > 0 ? s.blocking(run.blocking) : run.unticked > 0 ? s.unticked(run.unticked) : s.allClear}
          </Link>
        </p>
      )}
      {waits && <Shortage needs={run.needs} />}
    </section>
  )
}
