import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar, type FilterSelect } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { ItemRow } from '../contract/item-schema.ts'
import { itemKindNames, itemKinds, itemRhythms } from '../contract/run.ts'
import { AddItemDialog } from './items/AddItemDialog.tsx'
import { EndItemDialog } from './items/EndItemDialog.tsx'
import { t } from './items/texts.ts'
import { Pay, runPath } from './parts.tsx'
import { fetchExport, useList } from './queries.ts'
import { t as shared } from './texts.ts'

/** Earnings, reimbursements and deductions beside the base pay, of everybody, in force and ended. */
export default function PayItemsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const mayPrepare = useMay('payroll:prepare')
  const list = useListState({ filters: { search: '', kind: '', every: '', state: '' }, column: 'addedAt' })
  const [{ employeeId, add }, patch] = useUrlState({ employeeId: '', add: '' })
  const input = { ...list.input, ...(employeeId && { employeeId }) }
  const items = useList('GET /ws/payroll/items', input)
  const selects = useSelects()
  const [ending, setEnding] = useState<ItemRow | null>(null)
  const create = mayPrepare && (
    <Button onClick={() => patch({ add: 'new' })} data-key="create">
      {s.add}
    </Button>
  )
  const ofOne = employeeId ? (items.data?.records[0]?.employee ?? null) : null
  const end = (row: ItemRow) => mayPrepare && <EndButton row={row} onEnd={setEnding} />
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={create} />
      <FilterBar
        list={list}
        search={{ label: words.search }}
        selects={selects}
        aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/items/export', input)} />}
      >
        {employeeId && (
          <Button variant="subtle" onClick={() => patch({ employeeId: '' })}>
            {s.onlyOne(ofOne?.name ?? '')}
          </Button>
        )}
      </FilterBar>
      <DataTable
        label={s.title}
        list={list}
        query={items}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'employee',
            title: words.employee,
            render: ({ employee }) => (
              <Link to={`/companyHome/employee?id=${employee.id}`} className={blocks.named}>
                <strong>{employee.name}</strong>
                <span>{employee.number}</span>
              </Link>
            ),
          },
          { key: 'item', title: s.item, render: (row) => <What row={row} /> },
          { key: 'from', title: s.when, sort: true, render: (row) => <When row={row} /> },
          { key: 'amount', title: words.amount, align: 'end', render: (row) => <Amount row={row} /> },
          { key: 'state', title: words.state, render: (row) => <State row={row} /> },
          { key: 'reason', title: words.reason, render: (row) => <Why row={row} /> },
          ...(mayPrepare ? [{ key: 'acts', title: s.acts, align: 'end' as const, render: end }] : []),
        ]}
        card={(row) => ({
          title: row.employee.name,
          status: <What row={row} />,
          money: <Amount row={row} />,
          meta: (
            <>
              <When row={row} /> · <State row={row} />
            </>
          ),
          next: end(row),
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={create} />}
      />
      <AddItemDialog opened={add !== ''} onClose={() => patch({ add: '' })} />
      <EndItemDialog item={ending} onClose={() => setEnding(null)} />
    </>
  )
}

/** Kind, rhythm, and whether an item is still in force. */
function useSelects(): FilterSelect[] {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  return [
    {
      key: 'kind',
      label: words.kind,
      any: words.anyKind,
      options: itemKindNames.map((value) => ({ value, label: itemKinds[value][lang] })),
    },
    {
      key: 'every',
      label: s.every,
      any: s.anyRhythm,
      options: Object.entries(itemRhythms).map(([value, pair]) => ({ value, label: pair[lang] })),
    },
    {
      key: 'state',
      label: words.state,
      any: words.anyState,
      options: [
        { value: 'open', label: s.open },
        { value: 'ended', label: s.ended },
      ],
    },
  ]
}

/** What is paid once has no last day: it can only be taken back. */
function EndButton({ row, onEnd }: { row: ItemRow; onEnd: (row: ItemRow) => void }) {
  const s = useTexts(t)
  return (
    <ActButton
      needs="payroll:prepare"
      variant="subtle"
      size="compact-sm"
      throttleMs={0}
      aria-label={(row.every === 'once' ? s.takeBackThis : s.endThis)(row.label, row.employee.name)}
      onClick={() => onEnd(row)}
    >
      {row.every === 'once' ? s.takeBackShort : s.end}
    </ActButton>
  )
}

function What({ row }: { row: ItemRow }) {
  const lang = useLang()
  return (
    <span className={blocks.named}>
      <strong>{row.label}</strong>
      <span>
        {itemKinds[row.kind][lang]} · {row.code}
      </span>
    </span>
  )
}

/** Deductions take off; others add unless their amount is negative. */
function Amount({ row }: { row: ItemRow }) {
  return <Pay minor={row.kind === 'deduction' ? 0 - row.amountMinor : row.amountMinor} currency={row.currency} />
}

function When({ row }: { row: ItemRow }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  if (row.every === 'once') return s.onceOn(row.from)
  return row.to ? s.everyUntil(words.span(row.from, row.to)) : s.everyFrom(row.from)
}

function State({ row }: { row: ItemRow }) {
  const s = useTexts(t)
  return row.state === 'open' ? <StatusTag tone="ok">{s.open}</StatusTag> : <StatusTag tone="neutral">{s.ended}</StatusTag>
}

function Why({ row }: { row: ItemRow }) {
  return (
    <>
      {row.reason}
      <span className={blocks.below}>
        {row.addedBy}
        {row.run && (
          <>
            {' · '}
            <Link to={runPath(row.run.id)}>{row.run.number}</Link>
          </>
        )}
      </span>
    </>
  )
}
