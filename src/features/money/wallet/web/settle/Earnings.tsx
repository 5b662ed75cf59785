import { Button, Checkbox, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { type Column, DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useIdentity } from '../../../../base/profile/web/queries.ts'
import { VERIFIED } from '../../../../base/verification/contract/verification.ts'
import { orderStatesByType } from '../../contract/orders.ts'
import type { SettlementRow } from '../../contract/schema.ts'
import { askedOrders } from '../orders/asked.ts'
import { NumberLink, OrderStateTag, OrderTypeText, useCurrencyOptions, useOrderHref, useStateOptions } from '../parts.tsx'
import { fetchExport, useList } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import css from '../wallet.module.css'
import { Standing } from './Standing.tsx'
import { Totals } from './Totals.tsx'
import { t } from './texts.ts'
import type { Selection } from './useSelection.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Earnings, order by order, with a selection for withdrawal. */
export function Earnings({ selection }: { selection: Selection }) {
  const s = useTexts(t)
  const mayWithdraw = useMay('wallet:withdraw')
  const standing = useIdentity()
  const { list, settlements, demandId } = useSettlements()
  const totals = settlements.data?.totals ?? []
  return (
    <div className={blocks.stack}>
      {standing.data && <Standing status={standing.data.status} />}
      {totals.length > 0 && <Totals totals={totals} selection={selection} maySelect={mayWithdraw} />}
      <div>
        <Filters list={list} />
        {demandId && (
          <p className={blocks.line}>
            <span>{s.focused}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => list.setFilters({ demandId: '' })}>
              {s.showAll}
            </Button>
          </p>
        )}
        <Rows list={list} settlements={settlements} selection={selection} />
        <Chosen selection={selection} verified={standing.data && standing.data.status === VERIFIED} />
      </div>
    </div>
  )
}

function useSettlements() {
  const list = useListState({ filters: { search: '', state: '', currency: '', demandId: '' }, column: 'createdAt', order: 'desc' })
  const asked = askedOrders(list)
  const { search, currency, column, order, pageNo, pageSize } = asked
  const state = orderStatesByType.release.find((one) => one === asked.state)
  const demandId = UUID.test(list.filters.demandId) ? list.filters.demandId : ''
  const settlements = useList('GET /ws/wallet/settlements', {
    search,
    column,
    order,
    pageNo,
    pageSize,
    ...(state && { state }),
    ...(currency && { currency }),
    ...(demandId && { demandId }),
  })
  return { list, settlements, demandId }
}

type Settlements = ReturnType<typeof useSettlements>

function Filters({ list }: Pick<Settlements, 'list'>) {
  const w = useTexts(walletTexts)
  const states = useStateOptions(orderStatesByType.release)
  const currencyOptions = useCurrencyOptions()
  return (
    <FilterBar
      list={list}
      search={{ label: w.searchOrders }}
      selects={[
        {
          key: 'state',
          label: w.state,
          any: w.anyState,
          options: states,
        },
        { key: 'currency', label: w.currency, any: w.anyCurrency, options: currencyOptions },
      ]}
      aside={
        list.filters.demandId === '' && (
          <ExportButton
            needs="wallet:view"
            fetch={() => fetchExport('POST /ws/wallet/orders/export', { ...askedOrders(list), type: 'release' })}
          />
        )
      }
    />
  )
}

function Rows({ list, settlements, selection }: Pick<Settlements, 'list' | 'settlements'> & { selection: Selection }) {
  const s = useTexts(t)
  const columns = useColumns(selection)
  return (
    <DataTable
      label={s.tabOrders}
      query={settlements}
      list={list}
      rowKey={(row) => row.id}
      columns={columns}
      card={(row) => ({
        title: (
          <span className={blocks.line}>
            <Pick row={row} selection={selection} inline /> <OrderNumber row={row} />
          </span>
        ),
        status: <State row={row} />,
        money: <MoneyText amountMinor={row.netMinor} currency={row.currency} size="md" />,
        meta: (
          <>
            <For row={row} /> · <TimeText value={row.createdAt} />
          </>
        ),
      })}
      empty={
        <EmptyState
          title={s.empty}
          why={s.emptyWhy}
          action={
            <Button component={Link} to="/demandHall/2/home">
              {s.toHall}
            </Button>
          }
        />
      }
    />
  )
}

function useColumns(selection: Selection): Column<SettlementRow>[] {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const money = { align: 'end' } as const
  return [
    { key: 'select', title: s.select, width: 56, render: (row) => <Pick row={row} selection={selection} /> },
    { key: 'number', title: w.number, sort: true, render: (row) => <OrderNumber row={row} /> },
    { key: 'for', title: s.for, render: (row) => <For row={row} /> },
    {
      key: 'createdAt',
      title: w.time,
      sort: true,
      render: (row) => (
        <span className={blocks.nowrap}>
          <TimeText value={row.createdAt} show="date" />
        </span>
      ),
    },
    {
      ...money,
      key: 'amount',
      title: s.gross,
      sort: true,
      render: (row) => <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
    },
    { ...money, key: 'fee', title: s.fee, render: (row) => <MoneyText amountMinor={row.feeMinor} currency={row.currency} /> },
    { ...money, key: 'net', title: s.net, render: (row) => <MoneyText amountMinor={row.netMinor} currency={row.currency} size="md" /> },
    { key: 'state', title: w.state, render: (row) => <State row={row} /> },
  ]
}

/** The current selection, and the button to withdraw it. `verified` is unknown until the verification has loaded. */
function Chosen({ selection, verified }: { selection: Selection; verified: boolean | undefined }) {
  const s = useTexts(t)
  const lang = useLang()
  const [withdrawing, setWithdrawing] = useState(false)
  return (
    <>
      {selection.currency && (
        <section className={`${blocks.between} ${blocks.floating} ${spacing.after3}`} data-tone="primary" aria-label={s.withdraw}>
          <p aria-live="polite">{s.chosen(selection.rows.length, formatMoney(selection.totalMinor, selection.currency, lang))}</p>
          <div className={blocks.buttonsEnd}>
            <Button variant="default" onClick={selection.clear}>
              {s.clear}
            </Button>
            <ActButton
              needs="wallet:withdraw"
              throttleMs={0}
              {...(verified === false && { unable: s.unable })}
              onClick={() => setWithdrawing(true)}
            >
              {s.withdraw}
            </ActButton>
          </div>
        </section>
      )}
      <WithdrawDialog selection={selection} opened={withdrawing} onClose={() => setWithdrawing(false)} />
    </>
  )
}

function OrderNumber({ row }: { row: SettlementRow }) {
  const hrefOf = useOrderHref()
  return (
    <NumberLink to={hrefOf(row.id)} opens>
      {row.number}
    </NumberLink>
  )
}

function Pick({ row, selection, inline }: { row: SettlementRow; selection: Selection; inline?: boolean }) {
  const s = useTexts(t)
  const mayWithdraw = useMay('wallet:withdraw')
  if (!mayWithdraw || (row.state !== 'available' && row.state !== 'returned')) return null
  const on = selection.has(row.id)
  const fits = on || selection.fits(row)
  const box = (
    <Checkbox
      aria-label={s.selectOne(row.number)}
      checked={on}
      disabled={!fits}
      onChange={() => selection.toggle(row)}
      {...(inline && { display: 'inline-block', style: { verticalAlign: 'middle' } })}
    />
  )
  return fits ? (
    box
  ) : (
    <Tooltip label={s.otherCurrency(selection.currency ?? '')}>
      <span>{box}</span>
    </Tooltip>
  )
}

function For({ row }: { row: SettlementRow }) {
  const kind = row.releaseKind && <OrderTypeText type={row.type} releaseKind={row.releaseKind} />
  return (
    <>
      {row.link ? <Link to={row.link}>{row.subject || row.number}</Link> : row.subject}
      {kind && <span className={`${blocks.fine} ${css.tag}`}>{kind}</span>}
    </>
  )
}

function State({ row }: { row: SettlementRow }) {
  const s = useTexts(t)
  const hrefOf = useOrderHref()
  return (
    <>
      <OrderStateTag {...row} />
      {row.withdrawal && (row.state === 'applied' || row.state === 'paid') && (
        <span className={blocks.below}>
          <NumberLink to={hrefOf(row.withdrawal.id)}>{s.inWithdrawal(row.withdrawal.number)}</NumberLink>
        </span>
      )}
      {row.state === 'returned' && row.withdrawal?.reason && (
        <span className={`${blocks.below} ${blocks.bad}`}>{s.returnedWhy(row.withdrawal.reason)}</span>
      )}
    </>
  )
}
