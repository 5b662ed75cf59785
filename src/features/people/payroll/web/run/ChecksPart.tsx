import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { employeePath } from '../../../employee/contract/paths.ts'
import { type RunCheck, runChecks } from '../../contract/run.ts'
import type { CheckRow, RunDetail } from '../../contract/run-schema.ts'
import { Shortage } from '../parts.tsx'
import { fetchExport, useList, useRegions, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** What the run found: some of it stops the run, the rest somebody has to look at. */
export function ChecksPart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const list = useListState({ filters: { check: '', open: '' }, order: 'asc' })
  const input = { id: run.id, ...list.input }
  const checks = useList('GET /ws/payroll/run/checks', input, { staleTime: 0 })
  const editable = useMay('payroll:prepare') && run.state === 'draft'
  const kinds = checks.data?.kinds ?? []
  const isShort = (run.state === 'draft' || run.state === 'review') && run.needs.some(({ shortMinor }) => shortMinor > 0)
  return (
    <div className={blocks.stack}>
      {(kinds.length > 0 || isShort) && (
        <ul className={lists.lines}>
          {isShort && (
            <li className={blocks.between}>
              <span>
                <StatusTag tone="bad">{s.walletShort}</StatusTag>
                <span className={blocks.below}>{s.walletShortWhy}</span>
              </span>
              <div>
                <Shortage needs={run.needs} />
              </div>
            </li>
          )}
          {kinds.map((kind) => (
            <li key={kind.check} className={blocks.between}>
              <span className={blocks.line}>
                <StatusTag tone={kind.blocking ? 'bad' : kind.open > 0 ? 'warn' : 'ok'}>{runChecks[kind.check][lang]}</StatusTag>
                <span>{kind.count}</span>
              </span>
              {kind.blocking ? (
                <span className={blocks.quiet}>{s.mustResolve}</span>
              ) : (
                editable && kind.open > 0 && <TickAll run={run} check={kind.check} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <FilterBar
          list={list}
          selects={[
            {
              key: 'check',
              label: s.checkKind,
              any: s.anyCheck,
              options: kinds.map(({ check }) => ({ value: check, label: runChecks[check][lang] })),
            },
            { key: 'open', label: s.which, any: s.all, options: [{ value: 'true', label: s.onlyOpen }] },
          ]}
          aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/run/checks/export', input)} />}
        />
        <DataTable
          label={s.checksTab}
          list={list}
          query={checks}
          rowKey={(row) => `${row.check} ${row.subject}`}
          columns={[
            { key: 'about', title: s.about, render: (row) => <Subject row={row} /> },
            {
              key: 'check',
              title: s.checkKind,
              render: (row) => <StatusTag tone={row.blocking ? 'bad' : 'warn'}>{runChecks[row.check][lang]}</StatusTag>,
            },
            { key: 'fact', title: s.fact, render: (row) => <Fact row={row} /> },
            { key: 'tick', title: s.tick, align: 'end', render: (row) => <Tick run={run} row={row} editable={editable} /> },
          ]}
          card={(row) => ({
            title: <Subject row={row} />,
            status: <StatusTag tone={row.blocking ? 'bad' : 'warn'}>{runChecks[row.check][lang]}</StatusTag>,
            next: <Tick run={run} row={row} editable={editable} />,
          })}
          empty={<EmptyState title={run.hash === null ? s.notYet : s.noChecks} />}
        />
      </div>
    </div>
  )
}

/** Their facts are dates and numbers that people read. */
const withFact: readonly RunCheck[] = ['unverified', 'visaEnded', 'lastPay', 'leaveDeducted', 'unpaidPeriod', 'otherRun', 'otherCurrency']

function Fact({ row: { check, fact } }: { row: CheckRow }) {
  const words = useTexts(shared)
  return withFact.includes(check) && fact.replaceAll(/\d{4}-\d{2}-\d{2}/g, words.day)
}

/** The tab of the employee's page where what a check found is put right; the pay if none is named. */
const tabs: Partial<Record<RunCheck, string>> = {
  noPayee: 'contract',
  newPayee: 'contract',
  changedPayee: 'contract',
  sharedPayee: 'contract',
  otherHolder: 'contract',
  noWorkingDays: 'contract',
  visaEnded: 'documents',
  absencesOverlap: 'leave',
  leaveOpen: 'leave',
}

const placeOf = (check: RunCheck, { id, number }: { id: string; number: string }): string =>
  check === 'otherCurrency' || check === 'unpaidWork'
    ? `/companyHome/payItems?search=${encodeURIComponent(number)}`
    : employeePath(id, tabs[check] ?? 'pay')

/** Who or where a check is about. */
function Subject({ row: { check, employee, subject } }: { row: CheckRow }) {
  const lang = useLang()
  const regions = useRegions()
  const [country = ''] = subject.split(' ')
  if (!employee) return <RegionBadge code={country} name={regions.data?.find(({ code }) => code === country)?.name[lang] ?? ''} />
  return (
    <span className={blocks.named}>
      <Link to={placeOf(check, employee)}>
        <strong>{employee.name}</strong>
      </Link>
      <span>{employee.number}</span>
    </span>
  )
}

function Tick({ run, row, editable }: { run: RunDetail; row: CheckRow; editable: boolean }) {
  const s = useTexts(t)
  const tick = useWrite('POST /ws/payroll/run/tick')
  if (row.blocking)
    return row.employee ? (
      <Link to={placeOf(row.check, row.employee)}>{s.resolveIt}</Link>
    ) : (
      <span className={blocks.bad}>{s.mustResolve}</span>
    )
  const set = (ticked: boolean) => tick.run({ id: run.id, check: row.check, subjects: [row.subject], ticked })
  if (row.tickedBy !== null)
    return (
      <span className={blocks.line}>
        <span className={blocks.quiet}>{s.tickedBy(row.tickedBy)}</span>
        {editable && (
          <ActButton needs="payroll:prepare" size="xs" variant="subtle" onClick={() => set(false)}>
            {s.untick}
          </ActButton>
        )}
      </span>
    )
  return editable ? (
    <ActButton needs="payroll:prepare" size="xs" variant="default" throttleMs={0} loading={tick.pending} onClick={() => set(true)}>
      {s.tick}
    </ActButton>
  ) : null
}

function TickAll({ run, check }: { run: RunDetail; check: RunCheck }) {
  const s = useTexts(t)
  const tick = useWrite('POST /ws/payroll/run/tick')
  return (
    <ActButton
      needs="payroll:prepare"
      size="xs"
      variant="default"
      throttleMs={0}
      loading={tick.pending}
      onClick={() => tick.run({ id: run.id, check, subjects: [], ticked: true })}
    >
      {s.tickAll}
    </ActButton>
  )
}
