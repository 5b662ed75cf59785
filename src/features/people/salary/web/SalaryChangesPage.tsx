import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { ChangeRow } from '../contract/schema.ts'
import { changeStateNames, changeStates } from '../contract/states.ts'
import { ChangeView } from './changes/ChangeView.tsx'
import { ProposeDialog } from './changes/ProposeDialog.tsx'
import { SheetDialog } from './changes/SheetDialog.tsx'
import { BaseText, ChangeTag, percentOf } from './parts.tsx'
import { fetchExport, useList, useWrite } from './queries.ts'
import { t } from './texts.ts'

/** Changes of base pay: proposed, approved by somebody else, in force from a day on. */
export default function SalaryChangesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const mayPropose = useMay('salary:propose')
  const mayApprove = useMay('salary:approve')
  const list = useListState({ filters: { search: '', state: '' }, column: 'proposedAt' })
  const [{ id, propose }, patch] = useUrlState({ id: '', propose: '' })
  const [sheet, setSheet] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const changes = useList('GET /ws/salary/changes', list.input)
  const waiting = (changes.data?.records ?? []).filter((row) => row.may?.approve === null)
  const items = waiting.filter((row) => chosen.has(row.id)).map(({ id, version }) => ({ id, version }))
  const create = mayPropose && (
    <Button onClick={() => patch({ propose: 'new' })} data-key="create">
      {s.propose}
    </Button>
  )
  const toggle = (row: ChangeRow, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, row.id] : [...now].filter((one) => one !== row.id)))
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <>
            {mayPropose && (
              <Button variant="default" onClick={() => setSheet(true)}>
                {s.sheet}
              </Button>
            )}
            {create}
          </>
        }
      />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          {
            key: 'state',
            label: s.state,
            any: s.anyState,
            options: changeStateNames.map((value) => ({ value, label: changeStates[value][lang] })),
          },
        ]}
        aside={
          <>
            {mayApprove && waiting.length > 0 && <ApproveChosen items={items} onDone={() => setChosen(new Set())} />}
            <ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/salary/export', list.input)} />
          </>
        }
      />
      <DataTable
        label={s.title}
        list={list}
        query={changes}
        rowKey={(row) => row.id}
        onOpen={(row) => patch({ id: row.id })}
        columns={columnsOf(s, mayApprove ? { chosen, toggle } : null)}
        card={(row) => ({
          title: row.employee.name,
          status: <ChangeTag state={row.state} />,
          money: <BaseText base={row} />,
          meta: `${formatDate(row.effectiveOn, lang)} · ${percentOf(row.changeBps)}`,
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={create} />}
      />
      <ChangeView id={id} onClose={() => patch({ id: '' })} />
      <ProposeDialog employeeId={propose === 'new' ? undefined : propose} opened={propose !== ''} onClose={() => patch({ propose: '' })} />
      <SheetDialog opened={sheet} onClose={() => setSheet(false)} />
    </>
  )
}

function columnsOf(
  s: ReturnType<typeof t.pick>,
  choice: { chosen: ReadonlySet<string>; toggle: (row: ChangeRow, on: boolean) => void } | null,
): Column<ChangeRow>[] {
  return [
    {
      key: 'employee',
      title: s.employee,
      render: ({ employee }) => (
        <span className={blocks.named}>
          <strong>{employee.name}</strong>
          <span>{employee.number}</span>
        </span>
      ),
    },
    { key: 'effectiveOn', title: s.effectiveOn, sort: true, render: (row) => <TimeText value={row.effectiveOn} show="date" /> },
    { key: 'old', title: s.old, align: 'end', render: (row) => <BaseText base={row.old} /> },
    { key: 'now', title: s.now, align: 'end', render: (row) => <BaseText base={row} /> },
    { key: 'change', title: s.change, align: 'end', render: (row) => percentOf(row.changeBps) },
    { key: 'proposedBy', title: s.proposedBy, render: (row) => row.proposedBy.name },
    { key: 'state', title: s.state, render: (row) => <ChangeTag state={row.state} /> },
    ...(choice
      ? [
          {
            key: 'choose',
            title: s.approve,
            render: (row: ChangeRow) =>
              row.may?.approve === null ? (
                <Checkbox
                  aria-label={s.choose(row.employee.name)}
                  checked={choice.chosen.has(row.id)}
                  onClick={(event) => event.stopPropagation()}
                  onChange={(event) => choice.toggle(row, event.currentTarget.checked)}
                />
              ) : null,
          },
        ]
      : []),
  ]
}

function ApproveChosen({ items, onDone }: { items: { id: string; version: number }[]; onDone: () => void }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const approve = useWrite('POST /ws/salary/approve', {
    onDone: () => {
      toast.success(s.approvedNow)
      onDone()
    },
  })
  const ask = async () => {
    const yes = await confirm({
      title: s.approveMany(items.length),
      body: s.approveBody,
      verb: s.approve,
      reason: { label: s.remark, max: 500 },
    })
    if (yes) await approve.run({ items, remark: yes.reason })
  }
  return items.length > 0 ? (
    <ActButton needs="salary:approve" onClick={ask} loading={approve.pending}>
      {s.approveChosen(items.length)}
    </ActButton>
  ) : null
}
