import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { PaymentRow } from '../../contract/payment-schema.ts'
import { paymentStateNames, paymentStates, type RunMove, runMoves } from '../../contract/run.ts'
import { Pay, PaymentTag, runPath, slipPath } from '../parts.tsx'
import { fetchExport, useList, useWrite } from '../queries.ts'
import { t as runTexts } from '../run/texts.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** Payments of one run with what can be done about each, or of all runs. */
export function PaymentList({ runId, moves = [] }: { runId?: string; moves?: readonly RunMove[] }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const list = useListState({ filters: { search: '', state: '' } })
  const input = { ...list.input, ...(runId && { id: runId }) }
  const payments = useList('GET /ws/payroll/run/payments', input, { staleTime: 0 })
  const mayPay = useMay('payroll:pay') && runId !== undefined && moves.length > 0
  return (
    <section className={blocks.tight}>
      {runId && <h2>{s.list}</h2>}
      <FilterBar
        list={list}
        search={{ label: words.search }}
        selects={[
          {
            key: 'state',
            label: words.state,
            any: words.anyState,
            options: paymentStateNames.map((value) => ({ value, label: paymentStates[value][lang] })),
          },
        ]}
        aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/payments/export', input)} />}
      />
      <DataTable
        label={s.list}
        list={list}
        query={payments}
        keys={false}
        rowKey={(row) => row.id}
        to={(row) => slipPath(row.slipId)}
        columns={[
          {
            key: 'employee',
            title: words.employee,
            render: ({ employee }) => (
              <span className={blocks.named}>
                <strong>{employee.name}</strong>
                <span>{employee.number}</span>
              </span>
            ),
          },
          ...(runId
            ? []
            : [
                {
                  key: 'run',
                  title: words.run,
                  render: ({ run }: PaymentRow) => (
                    <Link className={blocks.nowrap} to={runPath(run.id, 'money')}>
                      {run.number}
                    </Link>
                  ),
                },
              ]),
          { key: 'amount', title: words.amount, align: 'end', render: (row) => <Pay minor={row.amountMinor} currency={row.currency} /> },
          { key: 'state', title: words.state, render: (row) => <PaymentTag state={row.state} /> },
          { key: 'payee', title: words.bank, render: (row) => row.payee && `${row.payee.bankName} ${row.payee.mask}` },
          { key: 'note', title: s.said, render: (row) => <Note row={row} /> },
          { key: 'updated', title: words.updated, render: (row) => <TimeText value={row.updatedAt} show="date" /> },
          ...(mayPay
            ? [{ key: 'acts', title: '', align: 'end' as const, render: (row: PaymentRow) => <Acts row={row} moves={moves} /> }]
            : []),
        ]}
        card={(row) => ({
          title: row.employee.name,
          status: <PaymentTag state={row.state} />,
          money: <Pay minor={row.amountMinor} currency={row.currency} />,
          meta: <Note row={row} />,
          next: mayPay && <Acts row={row} moves={moves} />,
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} />}
      />
    </section>
  )
}

function Note({ row }: { row: PaymentRow }) {
  const s = useTexts(t)
  return <>{[row.batch, row.attempts > 1 && s.attempts(row.attempts), row.reference, row.reason].filter(Boolean).join(' · ')}</>
}

function Acts({ row, moves }: { row: PaymentRow; moves: readonly RunMove[] }) {
  const s = useTexts(runTexts)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const lang = useLang()
  const done = (move: RunMove) => ({ onDone: () => toast.success(runMoves[move].past[lang]) })
  const pay = useWrite('POST /ws/payroll/run/pay', done('pay'))
  const withhold = useWrite('POST /ws/payroll/run/withhold', done('withhold'))
  const resume = useWrite('POST /ws/payroll/run/resume', done('resume'))
  const giveBack = useWrite('POST /ws/payroll/run/giveBack', done('giveBack'))
  const [id, employeeId] = [row.run.id, row.employee.id]
  const asking = async (title: string, verb: string) =>
    confirm({ title, verb, tone: 'bad', reason: { label: words.reason, required: true, max: 500 } })
  const open = row.state === 'held' || row.state === 'failed' || row.state === 'withheld'
  if (!open) return null
  return (
    <span className={blocks.buttons}>
      {row.state === 'failed' && moves.includes('pay') && (
        <ActButton needs="payroll:pay" size="xs" loading={pay.pending} onClick={() => pay.run({ id, employeeIds: [employeeId] })}>
          {s.retry}
        </ActButton>
      )}
      {row.state === 'withheld' && moves.includes('resume') && (
        <ActButton needs="payroll:pay" size="xs" variant="default" loading={resume.pending} onClick={() => resume.run({ id, employeeId })}>
          {s.resume}
        </ActButton>
      )}
      {row.state !== 'withheld' && moves.includes('withhold') && (
        <ActButton
          needs="payroll:pay"
          size="xs"
          variant="default"
          loading={withhold.pending}
          onClick={async () => {
            const yes = await asking(s.withholdTitle(row.employee.name), s.withhold)
            if (yes) await withhold.run({ id, employeeId, reason: yes.reason })
          }}
        >
          {s.withhold}
        </ActButton>
      )}
      {moves.includes('giveBack') && (
        <ActButton
          needs="payroll:pay"
          size="xs"
          variant="default"
          loading={giveBack.pending}
          onClick={async () => {
            const yes = await asking(s.giveBackTitle(row.employee.name), s.giveBack)
            if (yes) await giveBack.run({ id, employeeIds: [employeeId], reason: yes.reason })
          }}
        >
          {s.giveBack}
        </ActButton>
      )}
    </span>
  )
}
