import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DayRange } from '../../../../../platform/web/ui/DayRange.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { useList } from '../queries.ts'
import css from './desk.module.css'
import { t } from './texts.ts'

type Row = RowOf<(typeof auditCalls)['GET /ws/operator/audit']>

export default function AuditPage() {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', userType: '', from: '', to: '', actorId: '', call: '' } })
  const query = useList('GET /ws/operator/audit', list.input, watched)
  const kinds: Record<string, string> = { 0: s.kind0, 1: s.kind1, 2: s.kind2, 9: s.kind9 }
  const who = (row: Row) => (
    <>
      {row.actor ? (
        <button type="button" className={blocks.textButton} onClick={() => list.setFilters({ actorId: row.actorId })}>
          {row.actor}
        </button>
      ) : (
        s.services
      )}
      <span className={blocks.below}>{kinds[String(row.userType)]}</span>
    </>
  )
  const call = (row: Row) => (
    <button type="button" className={blocks.textButton} onClick={() => list.setFilters({ call: row.call })}>
      {row.title}
    </button>
  )
  return (
    <>
      <PageHeader title={s.auditTitle} about={s.auditAbout} />
      <FilterBar
        list={list}
        search={{ label: s.auditSearch }}
        selects={[
          {
            key: 'userType',
            label: s.whose,
            any: s.allKinds,
            options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
          },
        ]}
      >
        <DayRange list={list} />
      </FilterBar>
      <DataTable
        label={s.auditTitle}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'at', title: s.at, render: (row) => <TimeText value={row.at} /> },
          { key: 'who', title: s.who, render: who },
          { key: 'call', title: s.call, render: call },
          { key: 'content', title: s.content, render: (row) => <Content row={row} /> },
          { key: 'ip', title: s.ip, render: (row) => row.ip ?? '—' },
        ]}
        card={(row) => ({ title: call(row), status: who(row), meta: <TimeText value={row.at} />, next: <Content row={row} /> })}
      />
    </>
  )
}

function Content({ row }: { row: Row }) {
  const s = useTexts(t)
  return (
    <details className={css.fold}>
      <summary>{s.showContent}</summary>
      <Scrollable label={s.showContent} className={css.content}>
        <pre>{JSON.stringify(row.input, null, 2)}</pre>
      </Scrollable>
      <span className={blocks.below}>
        {s.endpoint} <CopyText text={row.call} />
      </span>
      <span className={blocks.below}>
        {s.requestId} <CopyText text={row.requestId} />
      </span>
    </details>
  )
}
