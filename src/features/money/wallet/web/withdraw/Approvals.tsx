import { Skeleton } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { useSession } from '../../../../../platform/web/session.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { OrderDetail, OrderRow } from '../../contract/schema.ts'
import { masked } from '../bank/masked.ts'
import { NumberLink, useOrderHref } from '../parts.tsx'
import { useList, useOrder } from '../queries.ts'
import css from '../wallet.module.css'
import { t } from './texts.ts'
import { useDecide } from './useDecide.ts'

/** Withdrawals that wait for a second approval; renders nothing if there are none. */
export function Approvals() {
  const s = useTexts(t)
  const waiting = useList('GET /ws/wallet/orders', { type: 'withdrawal', state: 'applied', order: 'asc', pageSize: 50 })
  if (!waiting.data?.total) return null
  return (
    <SectionCard title={`${s.waiting} · ${waiting.data.total}`} about={s.waitingAbout}>
      <ul className={lists.lines}>
        {waiting.data.records.map((row) => (
          <Approval key={row.id} row={row} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Approval({ row }: { row: OrderRow }) {
  const s = useTexts(t)
  const hrefOf = useOrderHref()
  const { data } = useOrder(row.id)
  const part = data?.withdrawal
  return (
    <li className={`${blocks.beside} ${css.approval}`}>
      <div>
        <NumberLink to={hrefOf(row.id)}>{row.number}</NumberLink>{' '}
        <MoneyText amountMinor={row.amountMinor} currency={row.currency} size="md" />
        <p className={`${blocks.line} ${blocks.fine}`}>
          {part && <span>{s.preparedBy(part.preparedBy.name)}</span>}
          <TimeText value={row.createdAt} />
          {part && (
            <span>
              {part.bank.bankName} {masked(part.bank.accountNumber)}
            </span>
          )}
        </p>
      </div>
      {data ? <Decisions order={data} /> : <Skeleton height={36} width={160} />}
    </li>
  )
}

/** The two decisions, or whose turn it is. */
export function Decisions({ order }: { order: OrderDetail }) {
  const s = useTexts(t)
  const me = (useSession().userInfo as { id?: string } | null)?.id
  const part = order.withdrawal
  const own = part?.preparedBy.id === me
  const decide = useDecide(order, part ? `${part.bank.bankName} ${masked(part.bank.accountNumber)}` : '', own, part?.preparedBy.name ?? '')
  const mayApprove = useMay('wallet:approve')
  if (!part || order.state !== 'applied') return null
  const approve = order.may.approve && mayApprove
  const decline = order.may.decline && mayApprove
  return (
    <div className={blocks.buttons}>
      {!approve && <span className={blocks.fine}>{own ? s.yours : s.others}</span>}
      {decline && (
        <ActButton
          needs="wallet:approve"
          variant="default"
          throttleMs={0}
          loading={decide.pending}
          onClick={() => void decide.decline()}
          aria-label={`${own ? s.takeBack : s.decline} ${order.number}`}
        >
          {own ? s.takeBack : s.decline}
        </ActButton>
      )}
      {approve && (
        <ActButton
          needs="wallet:approve"
          throttleMs={0}
          loading={decide.pending}
          onClick={() => void decide.approve()}
          aria-label={`${s.approve} ${order.number}`}
        >
          {s.approve}
        </ActButton>
      )}
    </div>
  )
}
