import { Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDict, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { type ListState, useListState } from '../../../../platform/web/ui/useListState.ts'
import { type OrderType, orderStatesByType } from '../contract/orders.ts'
import type { OwnOrderRow } from '../contract/schema.ts'
import { type AskedOrders, askedOrders } from './orders/asked.ts'
import { OrderView } from './orders/OrderView.tsx'
import { t } from './orders/texts.ts'
import { FilterDay, OrderStateTag, OrderTypeText, useCurrencyOptions, useOrderHref, useStateOptions } from './parts.tsx'
import { fetchExport, useList } from './queries.ts'
import { walletTexts } from './texts.ts'
import { useViewArrival } from './useViewArrival.ts'

/** The kinds of order that a company has; releases are an individual's. */
const companyTypes = (Object.keys(orderStatesByType) as OrderType[]).filter((type) => type !== 'release')

/** Every order of the company, searched, filtered, sorted and paged in the address. */
export default function OrdersPage() {
  const [params] = useSearchParams()
  const order = params.get('order')
  useViewArrival(order ?? '')
  return order ? <OrderView id={order} /> : <OrderList />
}

function OrderList() {
  const s = useTexts(t)
  const subjectOf = useSubject()
  const columns = useColumns()
  const hrefOf = useOrderHref()
  const list = useListState({
    filters: { search: '', type: '', state: '', currency: '', from: '', to: '' },
    column: 'createdAt',
    order: 'desc',
  })
  const asked = askedOrders(list)
  const orders = useList('GET /ws/wallet/orders', asked)
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <Filters list={list} asked={asked} />
      <DataTable
        label={s.title}
        query={orders}
        list={list}
        rowKey={(row) => row.id}
        to={(row) => hrefOf(row.id)}
        columns={columns}
        card={(row) => ({
          title: (
            <span className={blocks.line}>
              <OrderTypeText type={row.type} /> <span className={blocks.nowrap}>{row.number}</span>
            </span>
          ),
          status: <OrderStateTag {...row} />,
          money: <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          meta: (
            <>
              {row.subject && <>{subjectOf(row)} · </>}
              <TimeText value={row.createdAt} />
            </>
          ),
        })}
        empty={
          <EmptyState
            title={s.empty}
            why={s.emptyWhy}
            action={
              <Button component={Link} to="/companyHome/wallet">
                {s.toWallet}
              </Button>
            }
          />
        }
      />
    </>
  )
}

type Filter = 'search' | 'type' | 'state' | 'currency' | 'from' | 'to'

function Filters({ list, asked }: { list: ListState<Record<Filter, string>>; asked: AskedOrders }) {
  const { type } = asked
  const w = useTexts(walletTexts)
  const types = useDict('orderType').filter(({ value }) => (companyTypes as string[]).includes(value))
  const currencyOptions = useCurrencyOptions()
  const { from, to } = list.filters
  const states = useStateOptions((type ? [type] : companyTypes).flatMap((one) => [...orderStatesByType[one]]))
  return (
    <FilterBar
      list={list}
      search={{ label: w.searchOrders }}
      selects={[
        { key: 'type', label: w.type, any: w.anyType, options: types },
        { key: 'state', label: w.state, any: w.anyState, options: states },
        { key: 'currency', label: w.currency, any: w.anyCurrency, options: currencyOptions },
      ]}
      aside={<ExportButton needs="wallet:view" fetch={() => fetchExport('POST /ws/wallet/orders/export', asked)} />}
    >
      <FilterDay label={w.from} value={from} max={to || undefined} onChange={(day) => list.setFilters({ from: day })} />
      <FilterDay label={w.to} value={to} min={from || undefined} onChange={(day) => list.setFilters({ to: day })} />
    </FilterBar>
  )
}

function useSubject() {
  const w = useTexts(walletTexts)
  return (row: OwnOrderRow) => (row.type === 'topUp' && row.subject ? w.referenceOf(row.subject) : row.subject || '—')
}

function useColumns(): Column<OwnOrderRow>[] {
  const w = useTexts(walletTexts)
  const subjectOf = useSubject()
  return [
    { key: 'number', title: w.number, sort: true, render: (row) => <span className={blocks.nowrap}>{row.number}</span> },
    { key: 'type', title: w.type, render: (row) => <OrderTypeText type={row.type} /> },
    { key: 'subject', title: w.subject, render: subjectOf },
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
    {
      key: 'amount',
      title: w.amount,
      sort: true,
      align: 'end',
      render: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
    },
    { key: 'state', title: w.state, render: (row) => <OrderStateTag {...row} /> },
  ]
}
