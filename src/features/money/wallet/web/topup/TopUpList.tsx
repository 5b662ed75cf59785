import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { OwnOrderRow } from '../../contract/schema.ts'
import { OrderStateTag, useOrderHref } from '../parts.tsx'
import { useList, useOrder } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import { t } from './texts.ts'

/** The latest top-ups, each with its state; a rejected one with its reason. */
export function TopUpList({ pending }: { pending: number }) {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const orders = useList('GET /ws/wallet/orders', { type: 'topUp', pageSize: 6 })
  const hrefOf = useOrderHref()
  const state = (row: OwnOrderRow) => (
    <>
      <OrderStateTag {...row} />
      {row.state === 'rejected' && <Reason id={row.id} />}
    </>
  )
  return (
    <SectionCard
      title={s.listTitle}
      about={pending > 0 ? s.pendingCount(pending) : undefined}
      actions={(orders.data?.total ?? 0) > 6 && <Link to="/companyHome/orders?type=topUp">{s.all}</Link>}
    >
      <DataTable
        label={s.listTitle}
        query={{ ...orders, data: orders.data?.records }}
        rowKey={(row) => row.id}
        to={(row) => hrefOf(row.id)}
        bare
        columns={[
          { key: 'number', title: w.number, render: (row) => row.number },
          {
            key: 'time',
            title: w.time,
            render: (row) => (
              <span className={blocks.nowrap}>
                <TimeText value={row.createdAt} />
              </span>
            ),
          },
          { key: 'reference', title: w.bankReference, render: (row) => row.subject || '—' },
          {
            key: 'amount',
            title: w.amount,
            align: 'end',
            render: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          },
          { key: 'state', title: w.state, render: state },
        ]}
        card={(row) => ({
          title: row.number,
          status: state(row),
          money: <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          meta: <TimeText value={row.createdAt} />,
        })}
        empty={<EmptyState bare title={s.empty} why={s.emptyWhy} />}
      />
    </SectionCard>
  )
}

function Reason({ id }: { id: string }) {
  const { data } = useOrder(id)
  return data?.topUp?.reason ? <span className={`${blocks.below} ${blocks.bad}`}>{data.topUp.reason}</span> : null
}
