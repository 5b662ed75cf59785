import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { runKinds } from '../contract/run.ts'
import { Pay, RunTag, SpanText, slipPath } from './parts.tsx'
import { useRead } from './queries.ts'
import { t as slipTexts } from './slip/texts.ts'
import { t } from './texts.ts'

/** The payslips of one employee, the latest first. */
export default function EmployeeSlips({ employeeId }: { employeeId: string }) {
  const s = useTexts(t)
  const words = useTexts(slipTexts)
  const lang = useLang()
  const slips = useRead('GET /ws/payroll/slips', { employeeId })
  return (
    <DataTable
      label={words.payslip}
      query={{ data: slips.data?.slips, isFetching: slips.isFetching, error: slips.error, refetch: slips.refetch }}
      rowKey={(slip) => slip.id}
      to={(slip) => slipPath(slip.id)}
      columns={[
        { key: 'period', title: s.period, render: (slip) => <SpanText span={slip.period} /> },
        { key: 'run', title: s.run, render: (slip) => slip.run.number },
        { key: 'kind', title: s.kind, render: (slip) => runKinds[slip.run.kind][lang] },
        { key: 'payOn', title: s.payOn, render: (slip) => <TimeText value={slip.payOn} show="date" /> },
        { key: 'net', title: s.net, align: 'end', render: (slip) => <Pay minor={slip.netMinor} currency={slip.currency} /> },
        { key: 'state', title: s.state, render: (slip) => <RunTag state={slip.run.state} /> },
      ]}
      card={(slip) => ({
        title: <SpanText span={slip.period} />,
        status: <RunTag state={slip.run.state} />,
        money: <Pay minor={slip.netMinor} currency={slip.currency} />,
        meta: slip.run.number,
      })}
      empty={<EmptyState title={words.none} />}
    />
  )
}
