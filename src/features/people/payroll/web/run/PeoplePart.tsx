import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { isBlocking, paidInWords, runCheckNames, runChecks } from '../../contract/run.ts'
import type { RunDetail, RunPersonRow } from '../../contract/run-schema.ts'
import { AddItemDialog } from '../items/AddItemDialog.tsx'
import { Difference, Pay, PaymentTag, runPath, slipPath } from '../parts.tsx'
import { fetchExport, useList, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** Everybody who is asked about: in, or out with a reason. */
export function PeoplePart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const list = useListState({ filters: { search: '', which: '', check: '' }, column: 'number', order: 'asc' })
  const input = { id: run.id, ...list.input, which: list.filters.which || 'all' }
  const people = useList('GET /ws/payroll/run/people', input, { staleTime: 0 })
  const [adding, setAdding] = useState<RunPersonRow | null>(null)
  const editable = useMay('payroll:prepare') && run.state === 'draft' && run.calculating !== 'running'
  const ways = { in: s.onlyIn, out: s.onlyOut, changed: s.changed, checks: s.withChecks }
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: words.search }}
        selects={[
          { key: 'which', label: s.which, any: s.all, options: Object.entries(ways).map(([value, label]) => ({ value, label })) },
          {
            key: 'check',
            label: s.checkKind,
            any: s.anyCheck,
            options: runCheckNames.map((value) => ({ value, label: runChecks[value][lang] })),
          },
        ]}
        aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/run/people/export', input)} />}
      />
      <DataTable
        label={s.peopleTab}
        list={list}
        query={people}
        rowKey={(row) => row.id}
        to={(row) => (row.slipId ? slipPath(row.slipId) : undefined)}
        columns={[
          { key: 'number', title: words.employee, sort: true, render: (row) => <Name row={row} /> },
          { key: 'gross', title: words.gross, align: 'end', render: (row) => <Amount row={row} minor={row.grossMinor} /> },
          { key: 'deducted', title: words.deducted, align: 'end', render: (row) => <Amount row={row} minor={row.deductedMinor} /> },
          { key: 'net', title: words.net, align: 'end', sort: true, render: (row) => <Amount row={row} minor={row.netMinor} code /> },
          {
            key: 'change',
            title: words.change,
            align: 'end',
            sort: true,
            render: ({ change, currency }) =>
              change && currency && <Difference minor={change.nowMinor - change.lastMinor} currency={currency} />,
          },
          { key: 'checks', title: s.checksTab, render: (row) => <Checks row={row} /> },
          ...(run.payments.length > 0
            ? [{ key: 'payment', title: s.payments, render: ({ payment }: RunPersonRow) => payment && <PaymentTag state={payment} /> }]
            : []),
          ...(editable
            ? [
                {
                  key: 'acts',
                  title: s.acts,
                  align: 'end' as const,
                  render: (row: RunPersonRow) => <Acts run={run} row={row} onAdd={setAdding} />,
                },
              ]
            : []),
        ]}
        card={(row) => ({
          title: <Name row={row} />,
          status: <Checks row={row} />,
          money: <Amount row={row} minor={row.netMinor} code />,
          meta: row.payment && <PaymentTag state={row.payment} />,
          next: editable && <Acts run={run} row={row} onAdd={setAdding} />,
        })}
        empty={<EmptyState title={s.nobody} />}
      />
      <AddItemDialog of={adding && { run, person: adding }} opened={adding !== null} onClose={() => setAdding(null)} />
    </>
  )
}

function Name({ row }: { row: RunPersonRow }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <span className={blocks.named}>
      <strong>{row.name}</strong>
      <span>
        {row.number}
        {!row.isIn && ` · ${s.out}${s.colon}`}
        {row.paidIn ? <Link to={runPath(row.paidIn.id)}>{paidInWords(row.paidIn)[lang]}</Link> : !row.isIn && row.reason}
      </span>
      {row.remark !== '' && <span className={blocks.bad}>{row.remark}</span>}
    </span>
  )
}

const Amount = ({ row, minor, code = false }: { row: RunPersonRow; minor: number | null; code?: boolean }) =>
  minor === null || row.currency === null ? '—' : <Pay minor={minor} currency={row.currency} bare={!code} />

function Checks({ row }: { row: RunPersonRow }) {
  const lang = useLang()
  return (
    <span className={blocks.line}>
      {row.checks.map((check) => (
        <StatusTag key={check} tone={isBlocking(check) ? 'bad' : 'warn'}>
          {runChecks[check][lang]}
        </StatusTag>
      ))}
    </span>
  )
}

function Acts({ run, row, onAdd }: { run: RunDetail; row: RunPersonRow; onAdd: (row: RunPersonRow) => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const set = useWrite('POST /ws/payroll/run/person')
  const takeOut = async () => {
    const yes = await confirm({
      title: s.takeOutTitle(row.name),
      verb: s.takeOut,
      tone: 'bad',
      reason: { label: words.reason, required: true, max: 300 },
    })
    if (yes) await set.run({ id: run.id, employeeId: row.id, isIn: false, reason: yes.reason })
  }
  // Another run pays them: there is nothing to change here.
  if (row.paidIn) return null
  return (
    <span className={blocks.buttons}>
      {row.isIn ? (
        <>
          <Button size="xs" variant="default" onClick={() => onAdd(row)}>
            {s.addItem}
          </Button>
          <ActButton needs="payroll:prepare" size="xs" variant="default" loading={set.pending} onClick={takeOut}>
            {s.takeOut}
          </ActButton>
        </>
      ) : (
        <ActButton
          needs="payroll:prepare"
          size="xs"
          variant="default"
          loading={set.pending}
          onClick={() => set.run({ id: run.id, employeeId: row.id, isIn: true, reason: '' })}
        >
          {s.takeIn}
        </ActButton>
      )}
    </span>
  )
}
