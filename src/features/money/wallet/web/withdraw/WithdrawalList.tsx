import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { orderStatesByType } from '../../contract/orders.ts'
import { askedOrders } from '../orders/asked.ts'
import { OrderStateTag, useCurrencyOptions, useOrderHref, useStateOptions } from '../parts.tsx'
import { fetchExport, useList } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import { t } from './texts.ts'

/** Every withdrawal of the owner, a company or a person. */
export function WithdrawalList({ emptyAction, individual }: { emptyAction?: ReactNode; individual?: boolean }) {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const list = useListState({ filters: { search: '', state: '', currency: '' }, column: 'createdAt', order: 'desc' })
  const asked = { ...askedOrders(list), type: 'withdrawal' } as const
  const orders = useList('GET /ws/wallet/orders', asked)
  const hrefOf = useOrderHref()
  const currencyOptions = useCurrencyOptions()
  // An individual's withdrawal needs no colleague.
  const states = useStateOptions(
    orderStatesByType.withdrawal.filter((state) => !individual || (state !== 'applied' && state !== 'declined')),
  )
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: w.searchOrders }}
        selects={[
          { key: 'state', label: w.state, any: w.anyState, options: states },
          { key: 'currency', label: w.currency, any: w.anyCurrency, options: currencyOptions },
        ]}
        aside={<ExportButton needs="wallet:view" fetch={() => fetchExport('POST /ws/wallet/orders/export', asked)} />}
      />
      <DataTable
        label={s.toList}
        query={orders}
        list={list}
        rowKey={(row) => row.id}
        to={(row) => hrefOf(row.id)}
        columns={[
          { key: 'number', title: w.number, sort: true, render: (row) => <span className={blocks.nowrap}>{row.number}</span> },
          {
            key: 'createdAt',
            title: w.time,
            sort: true,
            render: (row) => (
              <span className={blocks.nowrap}>
                <TimeText value={row.createdAt} />
              </span>
            ),
          },
          { key: 'bank', title: s.to, render: (row) => row.subject },
          {
            key: 'amount',
            title: s.gross,
            sort: true,
            align: 'end',
            render: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          },
          { key: 'fee', title: w.fee, align: 'end', render: (row) => <MoneyText amountMinor={row.feeMinor} currency={row.currency} /> },
          { key: 'net', title: w.net, align: 'end', render: (row) => <MoneyText amountMinor={row.netMinor} currency={row.currency} /> },
          { key: 'state', title: w.state, render: (row) => <OrderStateTag {...row} /> },
        ]}
        card={(row) => ({
          title: <span className={blocks.nowrap}>{row.number}</span>,
          status: <OrderStateTag {...row} />,
          money: <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          meta: (
            <>
              {row.subject} · <TimeText value={row.createdAt} />
            </>
          ),
        })}
        empty={<EmptyState title={s.empty} why={s.emptyWhy} action={emptyAction} />}
      />
    </>
  )
}
