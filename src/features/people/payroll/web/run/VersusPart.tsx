import { type CSSProperties, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Difference, Pay, runPath, slipPath } from '../parts.tsx'
import css from '../payroll.module.css'
import { type ReadResult, useRead } from '../queries.ts'
import { t } from './texts.ts'

type Row = ReadResult<'GET /ws/payroll/run/versus'>['currencies'][number]

/** Why the net differs from the period before: a bar for each cause, which opens its people. */
export function VersusPart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const versus = useRead('GET /ws/payroll/run/versus', { id: run.id })
  if (versus.error) return <ErrorState error={versus.error} onRetry={versus.refetch} />
  if (!versus.data) return <FormSkeleton fields={5} />
  const { last, currencies } = versus.data
  if (!last || currencies.length === 0) return <EmptyState title={s.noLast} />
  return (
    <div className={blocks.stack}>
      {currencies.map((row) => (
        <SectionCard key={row.currency} title={row.currency} about={s.addsUp}>
          <Waterfall row={row} lastPath={runPath(last.id)} lastNumber={last.number} />
        </SectionCard>
      ))}
    </div>
  )
}

function Waterfall({ row, lastPath, lastNumber }: { row: Row; lastPath: string; lastNumber: string }) {
  const s = useTexts(t)
  const [open, setOpen] = useState('')
  const steps = stepsOf(row)
  const low = Math.min(...steps.map(({ from, to }) => Math.min(from, to)), row.lastMinor, row.nowMinor)
  const high = Math.max(...steps.map(({ from, to }) => Math.max(from, to)), row.lastMinor, row.nowMinor)
  // Small changes of large sums would be hairlines on a scale from zero.
  const base = low > (high - low) * 2 ? low - (high - low) * 0.3 : 0
  const at = (minor: number) => (high === base ? 0 : ((minor - base) / (high - base)) * 100)
  const fill = (from: number, to: number) => ({ '--from': at(Math.min(from, to)), '--width': Math.abs(at(to) - at(from)) }) as CSSProperties
  return (
    <div className={blocks.tight}>
      <div className={css.bar} data-step>
        <Link to={lastPath}>
          {s.last} {lastNumber}
        </Link>
        <span className={css.track} aria-hidden="true">
          <span className={css.fill} data-tone="neutral" style={fill(base, row.lastMinor)} />
        </span>
        <Pay minor={row.lastMinor} currency={row.currency} bare />
      </div>
      {steps.map((step) => (
        <div key={step.cause}>
          <button
            type="button"
            className={css.bar}
            data-step
            aria-expanded={open === step.cause}
            onClick={() => setOpen(open === step.cause ? '' : step.cause)}
          >
            <span>
              {s[step.cause]} <span className={blocks.fine}>{s.peopleCount(step.people.length)}</span>
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.fill} data-tone={step.minor >= 0 ? 'ok' : 'bad'} style={fill(step.from, step.to)} />
            </span>
            <Difference minor={step.minor} currency={row.currency} />
          </button>
          {open === step.cause && (
            <ul className={lists.lines}>
              {step.people.map((one) => (
                <li key={one.id} className={blocks.between}>
                  {one.slipId ? (
                    <Link to={slipPath(one.slipId)}>
                      {one.name} {one.number}
                    </Link>
                  ) : (
                    <span>
                      {one.name} {one.number}
                    </span>
                  )}
                  <Difference minor={one.minor} currency={row.currency} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <div className={css.bar} data-step>
        <strong>{s.now}</strong>
        <span className={css.track} aria-hidden="true">
          <span className={css.fill} data-tone="primary" style={fill(base, row.nowMinor)} />
        </span>
        <strong>
          <Pay minor={row.nowMinor} currency={row.currency} bare />
        </strong>
      </div>
    </div>
  )
}

/** Each cause begins where the one before it ended. */
function stepsOf({ lastMinor, causes }: Row) {
  let from = lastMinor
  return causes.map((one) => {
    const step = { ...one, from, to: from + one.minor }
    from = step.to
    return step
  })
}
