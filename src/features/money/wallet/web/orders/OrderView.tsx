import { Alert, Skeleton } from '@mantine/core'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useLocation } from '../../../../../platform/web/router.tsx'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import type { OrderDetail } from '../../contract/schema.ts'
import { Letterhead } from '../Letterhead.tsx'
import { OrderStateTag, OrderTypeText, PrintButton } from '../parts.tsx'
import { useOrder, useWrite } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import { Decisions } from '../withdraw/Approvals.tsx'
import { TopUpFacts, WithdrawalFacts } from './Facts.tsx'
import { Receipts } from './Receipts.tsx'
import { amountLabels, feeLabels, netLabels, notPaidLabel, t } from './texts.ts'

/** One order over the list that led to it. */
export function OrderView({ id }: { id: string }) {
  const s = useTexts(t)
  const { pathname, search } = useLocation()
  const { data, isPending, isError, error, refetch } = useOrder(id)
  usePageTitle(data?.number)
  const rest = new URLSearchParams(search)
  rest.delete('order')
  const back = { to: `${pathname}${rest.size > 0 ? `?${rest}` : ''}`, label: s.back }
  return (
    <>
      {/* One heading throughout: it keeps the focus that it got on arrival while the order loads. */}
      <PageHeader
        title={
          data ? (
            <OrderTypeText type={data.type} releaseKind={data.releaseKind} />
          ) : isPending ? (
            <Skeleton height={30} width={220} />
          ) : (
            s.gone
          )
        }
        back={back}
        {...(data && {
          status: <OrderStateTag {...data} short={shortOf(data)} />,
          number: data.number,
          actions: (
            <>
              <Decisions order={data} />
              <PrintButton />
            </>
          ),
        })}
      />
      {data && <Letterhead title={s.receipt} of={data.number} platform={data.platform} owner={data.owner} />}
      {data ? (
        <Order order={data} />
      ) : isPending ? (
        <Skeleton height={220} />
      ) : (
        isError && <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

const shortOf = ({ topUp, amountMinor }: OrderDetail) =>
  topUp && topUp.askedMinor !== null && topUp.askedMinor > amountMinor
    ? { missingMinor: topUp.askedMinor - amountMinor, agreed: topUp.agreedAt !== null }
    : null

function Order({ order }: { order: OrderDetail }) {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const lang = useLang()
  const fee = feeLabels[order.type]
  const undone = order.type === 'withdrawal' && (order.state === 'declined' || order.state === 'returned')
  const net = undone ? notPaidLabel : netLabels[order.type]
  const waits =
    order.type === 'topUp' && order.state === 'pending'
      ? 'topUp'
      : order.type === 'withdrawal' && order.state === 'approved'
        ? 'payout'
        : null
  const asked = order.topUp?.askedMinor ?? null
  const sent = asked !== null && asked > order.amountMinor ? asked : null
  const short =
    sent === null
      ? []
      : [
          { label: s.sent, amountMinor: sent },
          { label: s.notArrived, amountMinor: sent - order.amountMinor, deduct: true },
        ]
  const decided = order.topUp?.decidedAt ?? order.withdrawal?.decidedAt
  return (
    <div className={blocks.stack}>
      <WhyNot order={order} />
      {sent !== null && order.topUp?.agreedAt === null && <ArrivedShort order={order} sent={sent} />}
      <div className={blocks.columns}>
        <SectionCard title={s.facts}>
          <DescriptionList
            layout="rows"
            items={[
              { label: w.type, value: <OrderTypeText type={order.type} /> },
              { label: w.number, value: <span>{order.number}</span> },
              { label: s.created, value: <TimeText value={order.createdAt} /> },
              !decided && order.updatedAt !== order.createdAt && { label: s.updated, value: <TimeText value={order.updatedAt} /> },
              order.link
                ? { label: s.demand, value: <Link to={order.link}>{order.subject || order.number}</Link> }
                : order.type !== 'topUp' &&
                  order.type !== 'withdrawal' &&
                  order.subject !== '' && { label: w.subject, value: order.subject },
            ]}
          />
          {waits && (
            <p className={blocks.quiet}>
              <UsualTime queue={waits} />
            </p>
          )}
          {order.topUp && <TopUpFacts part={order.topUp} />}
          {order.withdrawal && <WithdrawalFacts part={order.withdrawal} />}
        </SectionCard>
        <SectionCard title={s.money}>
          <MoneyLines
            currency={order.currency}
            lines={[
              ...short,
              { label: amountLabels[order.type][lang], amountMinor: order.amountMinor },
              ...(fee ? [{ label: fee[lang], amountMinor: order.feeMinor, deduct: true }] : []),
            ]}
            {...(net && { total: { label: net[lang], amountMinor: order.netMinor } })}
          />
        </SectionCard>
      </div>
      <Receipts receipts={order.receipts} />
    </div>
  )
}

/** A failure first, with its reason and the next step. */
function WhyNot({ order }: { order: OrderDetail }) {
  const s = useTexts(t)
  const reason = order.topUp?.reason || order.withdrawal?.reason
  const title =
    order.state === 'rejected'
      ? s.rejectedTitle
      : order.state === 'returned'
        ? s.returnedTitle
        : order.state === 'declined'
          ? s.declinedTitle
          : null
  if (!title || !reason) return null
  return (
    <Alert color="bad" title={title}>
      <p className={blocks.quiet}>{s.why(reason)}</p>
      {order.type === 'topUp' && <Link to="/companyHome/wallet?topUp=1">{s.again}</Link>}
    </Alert>
  )
}

/** What was sent and what arrived, until a member who tops up has agreed to the difference. */
function ArrivedShort({ order, sent }: { order: OrderDetail; sent: number }) {
  const s = useTexts(t)
  const lang = useLang()
  const money = (amountMinor: number) => formatMoney(amountMinor, order.currency, lang)
  const difference = money(sent - order.amountMinor)
  const agree = useWrite('POST /ws/wallet/topUp/agree', { onDone: () => toast.success(s.agreedNow(difference)) })
  return (
    <Alert color="warn" title={s.shortTitle(difference)}>
      <p className={blocks.quiet}>{s.shortWhy(money(sent), money(order.amountMinor))}</p>
      <div className={blocks.buttons}>
        {order.may.agree && (
          <ActButton needs="wallet:topUp" loading={agree.pending} onClick={() => void agree.run({ id: order.id })}>
            {s.agree}
          </ActButton>
        )}
        <Link to="/personalHome/advisory">{s.ask}</Link>
      </div>
    </Alert>
  )
}
