import { Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { OrderView } from './orders/OrderView.tsx'
import { useViewArrival } from './useViewArrival.ts'
import { Approvals } from './withdraw/Approvals.tsx'
import { t } from './withdraw/texts.ts'
import { WithdrawalList } from './withdraw/WithdrawalList.tsx'

/** The company's payouts: those waiting for a colleague, and every withdrawal with its state. */
export default function WithdrawalsPage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const mayWithdraw = useMay('wallet:withdraw')
  const order = params.get('order')
  useViewArrival(order ?? '')
  if (order) return <OrderView id={order} />
  const start = mayWithdraw && (
    <Button component={Link} to="/companyHome/wallet?withdraw=1" data-key="create">
      {s.title}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.toList} about={s.listAbout} actions={start} />
      <div className={blocks.stack}>
        <Approvals />
        <div>
          <WithdrawalList emptyAction={start} />
        </div>
      </div>
    </>
  )
}
