import { Button, Skeleton } from '@mantine/core'
import { texts } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { currencyNames } from '../../../../rules/currency-names.ts'
import { OrderView } from './orders/OrderView.tsx'
import { type ReadResult, useWalletSummary } from './queries.ts'
import { TopUp } from './topup/TopUp.tsx'
import { TopUpList } from './topup/TopUpList.tsx'
import { useViewArrival } from './useViewArrival.ts'
import css from './wallet.module.css'
import { Approvals } from './withdraw/Approvals.tsx'
import { CompanyWithdraw } from './withdraw/CompanyWithdraw.tsx'

const t = texts({
  title: { cn: '企业钱包', en: 'Wallet' },
  about: {
    cn: '转账充值，托管给需求，余额可以随时提现。',
    en: 'Top up by bank transfer, fund requests and withdraw the balance at any time.',
  },
  topUp: { cn: '充值', en: 'Top up' },
  withdraw: { cn: '提现', en: 'Withdraw' },
  balances: { cn: '余额', en: 'Balances' },
  currency: { cn: '币种', en: 'Currency' },
  available: { cn: '可用', en: 'Available' },
  inTransit: { cn: '提现在途', en: 'Payout in transit' },
  pending: { cn: '充值待确认', en: 'Top-ups pending' },
  empty: { cn: '钱包还没有资金', en: 'The wallet is empty' },
  emptyWhy: { cn: '充值到账后，可以托管给需求。', en: 'Once a top-up is credited, you can use it to fund requests.' },
  orders: { cn: '全部订单', en: 'All orders' },
})

/** The company's money: the balance, deposits and withdrawals. The query names the open view. */
export default function WalletPage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const mayTopUp = useMay('wallet:topUp')
  const mayWithdraw = useMay('wallet:withdraw')
  const mayApprove = useMay('wallet:approve')
  const summary = useWalletSummary()
  const order = params.get('order')
  const view = order
    ? `order ${order}`
    : params.get('topUp') && mayTopUp
      ? 'topUp'
      : params.get('withdraw') && mayWithdraw
        ? 'withdraw'
        : ''
  useViewArrival(view)

  if (order) return <OrderView id={order} />
  if (view === 'topUp' && !summary.isPending) return <TopUp balances={summary.data?.balances} />
  if (view === 'withdraw' && summary.data) return <CompanyWithdraw balances={summary.data.balances} />
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <>
            {mayWithdraw && (
              <Button component={Link} to="?withdraw=1" variant="default">
                {s.withdraw}
              </Button>
            )}
            {mayTopUp && (
              <Button component={Link} to="?topUp=1" data-key="create">
                {s.topUp}
              </Button>
            )}
          </>
        }
      />
      <div className={blocks.stack}>
        {(mayApprove || mayWithdraw) && <Approvals />}
        <SectionCard title={s.balances} actions={<Link to="/companyHome/orders">{s.orders}</Link>}>
          {summary.isError ? (
            <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
          ) : summary.isPending ? (
            <Skeleton height={120} />
          ) : summary.data.balances.length === 0 ? (
            <EmptyState
              bare
              title={s.empty}
              why={s.emptyWhy}
              action={
                mayTopUp && (
                  <Button component={Link} to="?topUp=1">
                    {s.topUp}
                  </Button>
                )
              }
            />
          ) : (
            <Balances balances={summary.data.balances} />
          )}
        </SectionCard>
        <TopUpList pending={summary.data?.pendingTopUps ?? 0} />
      </div>
    </>
  )
}

function Balances({ balances }: { balances: ReadResult<'GET /ws/wallet/summary'>['balances'] }) {
  const s = useTexts(t)
  const lang = useLang()
  const columns = [
    ['available', s.available, 'availableMinor'],
    ['inTransit', s.inTransit, 'inTransitMinor'],
    ['pending', s.pending, 'pendingTopUpMinor'],
  ] as const
  return (
    <table className={css.balances}>
      <thead>
        <tr>
          <th scope="col">{s.currency}</th>
          {columns.map(([key, label]) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances.map((one) => (
          <tr key={one.currency}>
            <th scope="row">
              <span>
                {one.currency}
                <span className={`${blocks.fine} ${css.tag}`}>{currencyNames[one.currency][lang]}</span>
              </span>
            </th>
            {columns.map(([key, label, name]) => (
              <td key={key} data-label={label} className={key === 'available' ? css.available : one[name] === 0 ? blocks.faint : undefined}>
                <MoneyText amountMinor={one[name]} currency={one.currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
