import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { Pagination } from '../../../../platform/web/ui/Pagination.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { causes } from '../../ledger/contract/causes.ts'
import type { BeanMove, BeanOrderRow } from '../contract/calls.ts'
import { useList, useWrite } from './queries.ts'
import { paymentLabels, stateLabels, stateTones, t } from './texts.ts'

const PAGE_SIZE = 10

/** Orders of beans; an undecided one can be cancelled. */
export function Orders({ mayBuy }: { mayBuy: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const [pageNo, setPageNo] = useState(1)
  const orders = useList('GET /ws/bean/orders', { pageNo, pageSize: PAGE_SIZE }, { staleTime: 0 })
  const cancel = useWrite('POST /ws/bean/order/cancel', { onDone: ({ number }) => toast.success(s.cancelled(number)) })
  const ask = async (row: BeanOrderRow) => {
    const yes = await confirm({ title: s.cancelTitle(row.number), body: s.cancelBody, verb: s.cancel, tone: 'bad', cancel: s.keep })
    if (yes) await cancel.run({ id: row.id })
  }
  const state = (row: BeanOrderRow) => (
    <span className={`${blocks.tight} ${spacing.starts}`}>
      <StatusTag tone={stateTones[row.state]}>{stateLabels[row.state][lang]}</StatusTag>
      {row.reason && <span className={`${blocks.fine} ${blocks.bad}`}>{row.reason}</span>}
      {row.state === 'pending' && mayBuy && (
        <ActButton needs="bean:buy" variant="subtle" size="compact-sm" onClick={() => void ask(row)} loading={cancel.pending}>
          {s.cancel}
        </ActButton>
      )}
    </span>
  )
  return (
    <SectionCard title={s.orders}>
      <DataTable
        label={s.orders}
        query={{ ...orders, data: orders.data?.records }}
        rowKey={(row) => row.id}
        bare
        columns={[
          { key: 'number', title: s.number, render: (row) => row.number },
          { key: 'time', title: s.time, render: (row) => <TimeText value={row.createdAt} /> },
          { key: 'beans', title: s.amount, align: 'end', render: (row) => s.beans(row.beans) },
          { key: 'payment', title: s.payment, render: (row) => paymentLabels[row.payment][lang] },
          {
            key: 'price',
            title: s.price,
            align: 'end',
            render: (row) => <MoneyText amountMinor={row.priceMinor} currency={row.currency} />,
          },
          { key: 'state', title: s.state, render: state },
        ]}
        card={(row) => ({
          title: `${row.number} · ${s.beans(row.beans)}`,
          status: state(row),
          money: <MoneyText amountMinor={row.priceMinor} currency={row.currency} />,
          meta: <TimeText value={row.createdAt} />,
        })}
        empty={<EmptyState bare title={s.noOrders} />}
      />
      {(orders.data?.total ?? 0) > PAGE_SIZE && (
        <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={orders.data!.total} onChange={setPageNo} />
      )}
    </SectionCard>
  )
}

/** Every movement with the balance after it. */
export function Moves() {
  const s = useTexts(t)
  const lang = useLang()
  const [pageNo, setPageNo] = useState(1)
  const moves = useList('GET /ws/bean/moves', { pageNo, pageSize: PAGE_SIZE }, { staleTime: 0 })
  const what = (row: BeanMove) => {
    return (
      <span>
        {causes[row.cause][lang]}
        {row.order && ` · ${row.order}`}
        {row.provider?.number && (
          <>
            {' · '}
            <Link to={`/globalQuickfind?id=${row.provider.number}`}>{row.provider[lang] || row.provider.number}</Link>
          </>
        )}
      </span>
    )
  }
  const change = (row: BeanMove) => (
    <span className={row.beans > 0 ? blocks.ok : blocks.quiet}>
      {row.beans > 0 ? '+' : '−'}
      {Math.abs(row.beans).toLocaleString('en')}
    </span>
  )
  return (
    <SectionCard title={s.moves}>
      <DataTable
        label={s.moves}
        query={{ ...moves, data: moves.data?.records }}
        rowKey={(row) => row.id}
        bare
        columns={[
          { key: 'what', title: s.what, render: what },
          { key: 'time', title: s.time, render: (row) => <TimeText value={row.at} /> },
          { key: 'change', title: s.change, align: 'end', render: change },
          {
            key: 'after',
            title: s.after,
            align: 'end',
            render: (row) => row.balance.toLocaleString('en'),
          },
        ]}
        card={(row) => ({ title: what(row), status: change(row), money: s.beans(row.balance), meta: <TimeText value={row.at} /> })}
        empty={<EmptyState bare title={s.noMoves} why={s.noMovesWhy} />}
      />
      {(moves.data?.total ?? 0) > PAGE_SIZE && (
        <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={moves.data!.total} onChange={setPageNo} />
      )}
    </SectionCard>
  )
}
