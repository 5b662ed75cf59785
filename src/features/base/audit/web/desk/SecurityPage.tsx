import type { RowOf } from '../../../../../platform/contract/call.ts'
import { securityKinds } from '../../../../../platform/contract/security.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DayRange } from '../../../../../platform/web/ui/DayRange.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { fetchExport, useList } from '../queries.ts'
import { t } from './texts.ts'

type Row = RowOf<(typeof auditCalls)['GET /ws/operator/security']>

/** Refused attempts, counted by the hour. A click on a name, an address or a call shows what else there is of it. */
export default function SecurityPage() {
  const s = useTexts(t)
  const lang = useLang()
  const list = useListState({ filters: { search: '', kind: '', from: '', to: '' } })
  const query = useList('GET /ws/operator/security', list.input, watched)
  const { kind, search, from, to } = list.filters
  const more = (text: string, shown = text) => (
    <button type="button" className={blocks.textButton} onClick={() => list.setFilters({ search: text })}>
      {shown}
    </button>
  )
  const who = (row: Row) => {
    if (row.accountId) return more(row.accountId, row.account || s.services)
    return row.subject ? more(row.subject) : '—'
  }
  const what = (row: Row) => (
    <>
      <StatusTag tone={row.kind === 'limit' ? 'neutral' : 'warn'}>{securityKinds[row.kind][lang]}</StatusTag>
      <span className={blocks.below}>{row.reason}</span>
    </>
  )
  return (
    <>
      <PageHeader
        title={s.securityTitle}
        about={s.securityAbout}
        actions={
          <ExportButton
            needs="operator:security"
            fetch={() => fetchExport('POST /ws/operator/security/export', { kind, search, from, to })}
          />
        }
      />
      <FilterBar
        list={list}
        search={{ label: s.securitySearch }}
        selects={[
          {
            key: 'kind',
            label: s.securityKind,
            any: s.securityAny,
            options: Object.entries(securityKinds).map(([value, words]) => ({ value, label: words[lang] })),
          },
        ]}
      >
        <DayRange list={list} />
      </FilterBar>
      <DataTable
        label={s.securityTitle}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'lastAt', title: s.at, sort: true, render: (row) => <TimeText value={row.lastAt} /> },
          { key: 'kind', title: s.securityWhat, render: what },
          { key: 'who', title: s.securityWho, render: who },
          { key: 'ip', title: s.ip, render: (row) => more(row.ip) },
          { key: 'call', title: s.call, render: (row) => more(row.call) },
          { key: 'count', title: s.times, align: 'end', sort: true, render: (row) => row.count },
        ]}
        card={(row) => ({
          title: who(row),
          status: <StatusTag tone="neutral">{s.timesOf(row.count)}</StatusTag>,
          meta: (
            <>
              <TimeText value={row.lastAt} /> · {row.ip}
            </>
          ),
          next: (
            <>
              {what(row)}
              <span className={blocks.below}>{row.call}</span>
            </>
          ),
        })}
      />
    </>
  )
}
