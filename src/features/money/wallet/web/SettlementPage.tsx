import { Tabs } from '@mantine/core'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { OrderView } from './orders/OrderView.tsx'
import { Earnings } from './settle/Earnings.tsx'
import { t } from './settle/texts.ts'
import { useSelection } from './settle/useSelection.ts'
import { useViewArrival } from './useViewArrival.ts'
import { WithdrawalList } from './withdraw/WithdrawalList.tsx'

/** An individual's earnings and their withdrawals. */
export default function SettlementPage() {
  const s = useTexts(t)
  const [params, setParams] = useSearchParams()
  const order = params.get('order')
  const tab = params.get('tab') === 'withdrawals' ? 'withdrawals' : 'orders'
  // State is kept here, so that opening an order does not lose it.
  const selection = useSelection()
  useViewArrival(order ?? '')
  if (order) return <OrderView id={order} />
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      {/* Each view has filters of its own, so a change of view resets them. */}
      <Tabs value={tab} onChange={(next) => setParams(next === 'withdrawals' ? { tab: 'withdrawals' } : {})} keepMounted={false}>
        <Tabs.List aria-label={s.tabs} mb="md">
          <Tabs.Tab value="orders">{s.tabOrders}</Tabs.Tab>
          <Tabs.Tab value="withdrawals">{s.tabWithdrawals}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="orders">
          <Earnings selection={selection} />
        </Tabs.Panel>
        <Tabs.Panel value="withdrawals">
          <WithdrawalList individual />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
