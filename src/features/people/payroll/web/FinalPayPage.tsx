import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { hundredthsText } from '../contract/engine/words.ts'
import type { FinalPayRow, FinalStep } from '../contract/final-pay.ts'
import { FinalPayDialog } from './final/FinalPayDialog.tsx'
import { steps, t } from './final/texts.ts'
import { Pay, runPath } from './parts.tsx'
import { fetchExport, useList } from './queries.ts'
import { t as shared } from './texts.ts'

const tones: Partial<Record<FinalStep, Tone>> = { settled: 'ok', wait: 'neutral', bank: 'info', group: 'bad', open: 'warn' }
const StepTag = ({ step }: { step: FinalStep }) => <StatusTag tone={tones[step] ?? 'primary'}>{useTexts(steps)[step]}</StatusTag>

/** Who is leaving or left, what is due to them, and the run that pays it. */
export default function FinalPayPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', which: '' } })
  const input = { ...list.input, which: list.filters.which || 'open' }
  const rows = useList('GET /ws/payroll/finalPay', input, { staleTime: 0 })
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <FilterBar
        list={list}
        search={{ label: words.search }}
        selects={[
          {
            key: 'which',
            label: s.which,
            any: s.open,
            options: (['leaving', 'left', 'settled', 'all'] as const).map((value) => ({ value, label: s[value] })),
          },
        ]}
        aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/finalPay/export', input)} />}
      />
      <DataTable
        label={s.title}
        list={list}
        query={rows}
        rowKey={(row) => row.id}
        onOpen={(row) => setChosen(row.id)}
        columns={[
          {
            key: 'employee',
            title: words.employee,
            render: (row) => (
              <span className={blocks.named}>
                <strong>{row.name}</strong>
                <span>{[row.number, row.jobTitle, row.country].filter(Boolean).join(' · ')}</span>
              </span>
            ),
          },
          {
            key: 'lastDay',
            title: s.lastDay,
            render: (row) => (
              <>
                <TimeText value={row.leaveOn} show="date" />
                <span className={blocks.below}>{row.hasLeft ? s.left : s.leaving}</span>
              </>
            ),
          },
          { key: 'unused', title: s.unused, align: 'end', render: (row) => <Unused row={row} /> },
          { key: 'typed', title: s.typed, align: 'end', render: (row) => <Typed row={row} /> },
          { key: 'run', title: s.paidBy, render: (row) => <PaidBy row={row} /> },
          { key: 'next', title: s.next, render: (row) => <StepTag step={row.next} /> },
        ]}
        card={(row) => ({
          title: row.name,
          status: <StepTag step={row.next} />,
          money: <Pay minor={row.leavingMinor} currency={row.currency} />,
          meta: `${words.day(row.leaveOn)} · ${row.hasLeft ? s.left : s.leaving}`,
        })}
        empty={<EmptyState title={s.nobody} why={s.noneWhy} />}
      />
      <FinalPayDialog row={rows.data?.records.find(({ id }) => id === chosen) ?? null} onClose={() => setChosen(null)} />
    </>
  )
}

function Unused({ row: { unused, currency } }: { row: FinalPayRow }) {
  const s = useTexts(t)
  if (unused.length === 0) return s.none
  return (
    <>
      <Pay minor={unused.reduce((all, { minor }) => all + minor, 0)} currency={currency} />
      <span className={blocks.below}>{s.days(hundredthsText(unused.reduce((all, { hundredths }) => all + hundredths, 0)))}</span>
    </>
  )
}

function Typed({ row: { typed, currency } }: { row: FinalPayRow }) {
  const s = useTexts(t)
  return typed.length === 0 ? s.none : <Pay minor={typed.reduce((all, { minor }) => all + minor, 0)} currency={currency} />
}

function PaidBy({ row: { run, group } }: { row: FinalPayRow }) {
  const s = useTexts(t)
  if (!run) return <span className={blocks.quiet}>{group ? s.noRun : s.noGroup}</span>
  return (
    <>
      <Link to={runPath(run.id)}>{run.number}</Link>
      <span className={blocks.below}>{run.group.name}</span>
    </>
  )
}
