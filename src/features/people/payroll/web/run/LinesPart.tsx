import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { lineLabel } from '../../contract/line-labels.ts'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay } from '../parts.tsx'
import { fetchExport, type ReadResult, useRead } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

type Row = ReadResult<'GET /ws/payroll/run/lines'>['lines'][number]

/** What all lines of one kind come to. */
export function LinesPart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const lines = useRead('GET /ws/payroll/run/lines', { id: run.id })
  const label = (row: Row) => lineLabel({ ...row, from: run.period.from, to: run.period.to }, lang)
  return (
    <div className={blocks.tight}>
      <div className={blocks.between}>
        <p className={blocks.quiet}>{s.linesAbout}</p>
        <ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/run/lines/export', { id: run.id })} />
      </div>
      <DataTable
        label={s.linesTab}
        query={{ data: lines.data?.lines, isFetching: lines.isFetching, error: lines.error, refetch: lines.refetch }}
        rowKey={(row) => `${row.currency} ${row.kind} ${row.code} ${row.label}`}
        columns={[
          { key: 'line', title: s.lineName, render: label },
          { key: 'people', title: words.people, align: 'end', render: (row) => row.people },
          { key: 'amount', title: words.amount, align: 'end', render: (row) => <Pay minor={row.minor} currency={row.currency} /> },
        ]}
        card={(row) => ({ title: label(row), money: <Pay minor={row.minor} currency={row.currency} />, meta: s.peopleCount(row.people) })}
        empty={<EmptyState title={s.noLines} />}
      />
    </div>
  )
}
