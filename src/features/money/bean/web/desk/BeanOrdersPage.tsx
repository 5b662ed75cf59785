import { Alert, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { AmountCheck, useAmountCheck } from '../../../../../platform/web/ui/review/AmountCheck.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { Evidence } from '../../../../../platform/web/ui/review/Evidence.tsx'
import { type CaseProps, QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import type { beanCalls } from '../../contract/calls.ts'
import { beanOrderStates } from '../../contract/states.ts'
import { BeanStateTag, paymentText, stateText } from '../parts.tsx'
import { useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Row = RowOf<(typeof beanCalls)['GET /ws/operator/beanOrders']>

/** Orders of beans: the transfer beside its voucher, and what was issued. */
export default function BeanOrdersPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'pending' } })
  const order = list.filters.state === 'pending' ? 'asc' : 'desc'
  const query = useList('GET /ws/operator/beanOrders', { ...list.input, order }, watched)
  return (
    <QueuePage
      title={s.ordersTitle}
      about={s.ordersAbout}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[
        {
          key: 'state',
          label: words.state,
          any: words.allStates,
          options: beanOrderStates.map((value) => ({ value, label: stateText(value, lang) })),
        },
      ]}
      row={(row) => ({
        title: row.owner.name,
        status: <BeanStateTag state={row.state} />,
        money: <MoneyText amountMinor={row.priceMinor} currency={row.currency} />,
        meta: (
          <span>
            {row.number} · {s.beans(row.beans)}
          </span>
        ),
        waitingSince: row.state === 'pending' && row.createdAt,
      })}
      Case={OrderCase}
    />
  )
}

function OrderCase({ one: row, review }: CaseProps<Row>) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const sent = useSentText()
  const confirm = useConfirm()
  const [another, setAnother] = useState(false)
  const allowed = useMay('operator:money')
  const pending = allowed && row.state === 'pending'
  const check = useAmountCheck({ amountMinor: row.priceMinor, currency: row.currency })
  const accept = useWrite('POST /ws/operator/beanOrder/confirm', {
    ...review.decision(),
    onDone: ({ waits, number, beans }) => review.decided(waits ? sent : s.confirmed(number, s.beans(beans))),
  })
  const reject = useWrite('POST /ws/operator/beanOrder/reject', review.decision({ done: s.rejected(row.number) }))
  const refund = useWrite('POST /ws/operator/beanOrder/refund', {
    ...review.decision(),
    onDone: ({ number, priceMinor, currency }) => review.decided(s.refunded(number, formatMoney(priceMinor, currency, lang))),
  })
  const reason = { label: s.reasonNeeded, required: true }

  const askConfirm = async () => {
    const amount = check.checked()
    if (amount === null) return
    const yes = await confirm({
      title: s.confirmTitle(row.number),
      body: s.confirmBody(row.owner.name, s.beans(row.beans)),
      money: { currency: row.currency, lines: [{ label: words.amountSeen, amountMinor: row.priceMinor }] },
      verb: s.confirm,
    })
    if (yes) await accept.run({ id: row.id, amount, ...(another && { another }) })
  }
  const askReject = async () => {
    const yes = await confirm({ title: s.rejectTitle(row.number), body: s.rejectBody, verb: s.reject, tone: 'bad', reason })
    if (yes) await reject.run({ id: row.id, reason: yes.reason })
  }
  const askRefund = async () => {
    const yes = await confirm({ title: s.refundTitle(row.number), body: s.refundBody, verb: s.refund, tone: 'bad', reason })
    if (yes) await refund.run({ id: row.id, reason: yes.reason })
  }
  const reverse = useWrite('POST /ws/operator/beanOrder/reverse', {
    ...review.decision(),
    onDone: ({ waits, number }) => review.decided(waits ? sent : s.reversed(number)),
  })
  const askReverse = async () => {
    const yes = await confirm({ title: s.reverseTitle(row.number), body: s.reverseBody, verb: s.reverse, tone: 'bad', reason })
    if (yes) await reverse.run({ id: row.id, reason: yes.reason })
  }
  useReviewKeys(pending ? { a: () => void askConfirm(), r: () => void askReject() } : {})
  const refusal = refusalOf([accept, reject, refund, reverse], ['amount', 'another'])
  return (
    <CaseFrame
      title={row.owner.name}
      about={[row.owner]}
      number={row.number}
      status={<BeanStateTag state={row.state} />}
      deciding={pending}
      yes={s.confirm}
      no={s.reject}
    >
      <div className={css.beside}>
        {row.payment === 'transfer' && <Evidence title={s.voucher} pieces={[{ label: s.voucher, file: row.voucher }]} />}
        <SectionCard title={s.facts}>
          <DescriptionList
            layout="rows"
            items={[
              { label: s.ordered, value: s.beans(row.beans) },
              { label: s.price, value: <MoneyText amountMinor={row.priceMinor} currency={row.currency} size="md" /> },
              { label: s.paidBy, value: paymentText(row.payment, lang) },
              row.bankReference !== '' && { label: s.reference, value: <CopyText text={row.bankReference} /> },
              { label: s.buyer, value: row.owner.name },
              { label: words.submittedAt, value: <TimeText value={row.createdAt} /> },
              row.decidedAt !== null && { label: words.decidedAt, value: <TimeText value={row.decidedAt} /> },
              row.reason !== '' && { label: words.reason, value: row.reason },
            ]}
          />
          <Repeated title={s.sameVoucher} of={row.sameVoucher} />
          <Repeated title={s.sameReference} of={row.sameReference} />
          {pending && row.sameVoucher.length + row.sameReference.length > 0 && (
            <Checkbox
              mt="md"
              label={s.another}
              checked={another}
              onChange={(event) => setAnother(event.currentTarget.checked)}
              error={accept.fields['another']}
            />
          )}
          {pending && (
            <AmountCheck
              needs="operator:money"
              check={check}
              refused={accept.fields['amount']}
              yes={{ verb: s.confirm, pending: accept.pending, run: () => void askConfirm() }}
              no={{ verb: s.reject, pending: reject.pending, run: () => void askReject() }}
            />
          )}
          {allowed && row.refundable && (
            <div className={blocks.form}>
              <p>{s.refundable}</p>
              <div className={blocks.buttons}>
                <ActButton needs="operator:money" variant="default" loading={refund.pending} onClick={askRefund}>
                  {s.refund}
                </ActButton>
              </div>
            </div>
          )}
          {allowed && row.reversible && (
            <ActButton needs="operator:money" variant="default" mt="md" loading={reverse.pending} onClick={askReverse}>
              {s.reverse}
            </ActButton>
          )}
          {refusal && <ErrorState error={refusal} />}
        </SectionCard>
      </div>
    </CaseFrame>
  )
}

const Repeated = ({ title, of }: { title: string; of: Row['sameVoucher'] }) =>
  of.length > 0 && (
    <Alert color="warn" title={title} mt="md">
      {of.map(({ number, owner }) => `${number} · ${owner}`).join('; ')}
    </Alert>
  )
