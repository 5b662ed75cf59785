import { Alert, Checkbox, Radio } from '@mantine/core'
import { useState } from 'react'
import { cashCurrencies, formatMoney } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
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
import type { walletCalls } from '../../contract/calls.ts'
import { orderStatesByType } from '../../contract/orders.ts'
import { transferReference } from '../../contract/reference.ts'
import { useList, useWrite } from '../queries.ts'
import { ArrivedAs } from './ArrivedAs.tsx'
import { OrderTag } from './OrderTag.tsx'
import { t } from './texts.ts'

type Row = RowOf<(typeof walletCalls)['GET /ws/operator/topUps']>

/** Vouchers of transfers: the bank's amount beside the requested one. */
export default function TopUpsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('orderState')
  const list = useListState({ filters: { search: '', state: 'pending', currency: '' } })
  const order = list.filters.state === 'pending' ? 'asc' : 'desc'
  const query = useList('GET /ws/operator/topUps', { ...list.input, order }, watched)
  return (
    <QueuePage
      title={s.topUpsTitle}
      about={s.topUpsAbout}
      list={list}
      query={query}
      search={{ label: s.moneySearch }}
      selects={[
        {
          key: 'state',
          label: words.state,
          any: words.allStates,
          options: states.filter(({ value }) => (orderStatesByType.topUp as readonly string[]).includes(value)),
        },
        { key: 'currency', label: s.currency, any: s.allCurrencies, options: cashCurrencies.map((value) => ({ value, label: value })) },
      ]}
      row={(row) => ({
        title: row.owner.name,
        status: <OrderTag state={row.state} />,
        money: <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
        meta: <span>{row.number}</span>,
        waitingSince: row.state === 'pending' && row.createdAt,
      })}
      Case={TopUpCase}
    />
  )
}

function TopUpCase({ one: row, review }: CaseProps<Row>) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const sent = useSentText()
  const confirm = useConfirm()
  const pending = useMay('operator:money') && row.state === 'pending'
  const check = useAmountCheck({ amountMinor: row.amountMinor, currency: row.currency, short: true, more: true })
  const [more, setMore] = useState<'credit' | 'hold'>('hold')
  const credit = useWrite('POST /ws/operator/topUp/confirm', {
    ...review.decision(),
    onDone: ({ waits, number, amountMinor, currency }) =>
      review.decided(waits ? sent : s.confirmedNow(number, formatMoney(amountMinor, currency, lang))),
  })
  const [another, setAnother] = useState(false)
  const repeats = [...row.sameReference, ...row.sameVoucher]
  const reverse = useWrite('POST /ws/operator/topUp/reverse', {
    ...review.decision(),
    onDone: ({ waits, number, amountMinor, currency }) =>
      review.decided(waits ? sent : s.reversedNow(number, formatMoney(amountMinor, currency, lang))),
  })
  const askReverse = async () => {
    const yes = await confirm({
      title: s.reverseTitle(row.number),
      body: s.reverseBody(row.owner.name),
      money: { currency: row.currency, lines: [{ label: s.credited, amountMinor: row.amountMinor, deduct: true }] },
      verb: s.reverse,
      tone: 'bad',
      reason: { label: s.reasonNeeded, required: true },
    })
    if (yes) await reverse.run({ id: row.id, reason: yes.reason })
  }
  const reject = useWrite('POST /ws/operator/topUp/reject', review.decision({ done: s.rejectedNow(row.number) }))

  const askConfirm = async () => {
    const amount = check.checked()
    if (amount === null) return
    const holds = check.isMore && more === 'hold'
    const yes = await confirm({
      title: s.confirmTopUpTitle(row.number),
      body: check.isShort
        ? s.confirmShortBody(row.owner.name)
        : check.isMore && more === 'hold'
          ? s.confirmHoldBody(row.owner.name)
          : s.confirmTopUpBody(row.owner.name),
      money: {
        currency: row.currency,
        lines: check.isShort
          ? [
              { label: s.asked, amountMinor: row.amountMinor },
              { label: s.difference, amountMinor: row.amountMinor - check.amountMinor, deduct: true },
            ]
          : [
              { label: words.amountSeen, amountMinor: check.amountMinor },
              ...(holds ? [{ label: s.held, amountMinor: check.amountMinor - row.amountMinor, deduct: true }] : []),
            ],
        total: { label: s.credited, amountMinor: holds ? row.amountMinor : check.amountMinor },
      },
      verb: check.isShort ? s.confirmShort : s.confirmTopUp,
    })
    if (yes) await credit.run({ id: row.id, amount, short: check.isShort, ...(check.isMore && { more }), ...(another && { another }) })
  }
  const askReject = async () => {
    const yes = await confirm({
      title: s.rejectTopUpTitle(row.number),
      body: s.rejectTopUpBody,
      verb: s.rejectTopUp,
      tone: 'bad',
      reason: { label: s.reasonNeeded, required: true },
    })
    if (yes) await reject.run({ id: row.id, reason: yes.reason })
  }
  useReviewKeys(pending ? { a: () => void askConfirm(), r: () => void askReject() } : {})
  const refusal = refusalOf([credit, reject, reverse], ['amount', 'another'])
  return (
    <CaseFrame
      title={row.owner.name}
      about={[row.owner]}
      number={row.number}
      status={<OrderTag state={row.state} />}
      deciding={pending}
      yes={s.confirmTopUp}
      no={s.rejectTopUp}
    >
      <div className={css.beside}>
        {row.voucher ? (
          <Evidence title={s.voucher} pieces={[{ label: s.voucher, file: row.voucher }]} />
        ) : (
          <SectionCard title={s.voucher}>{s.noVoucher}</SectionCard>
        )}
        <SectionCard title={s.facts}>
          <DescriptionList
            layout="rows"
            items={[
              { label: s.asked, value: <MoneyText amountMinor={row.askedMinor ?? row.amountMinor} currency={row.currency} size="md" /> },
              row.askedMinor !== null && { label: s.credited, value: <MoneyText amountMinor={row.amountMinor} currency={row.currency} /> },
              row.askedMinor !== null &&
                row.askedMinor > row.amountMinor && {
                  label: s.agreed,
                  value: row.agreedAt ? <TimeText value={row.agreedAt} /> : s.notAgreed,
                },
              { label: s.reference, value: row.bankReference && <CopyText text={row.bankReference} /> },
              { label: s.ownReference, value: <CopyText text={transferReference(row.owner.id)} /> },
              { label: s.company, value: row.owner.name },
              { label: words.submittedAt, value: <TimeText value={row.createdAt} /> },
              row.decidedAt !== null && { label: words.decidedAt, value: <TimeText value={row.decidedAt} /> },
              row.reason !== '' && { label: words.reason, value: row.reason },
            ]}
          />
          {row.sameVoucher.length > 0 && (
            <Alert color="warn" title={s.sameVoucher} mt="md">
              {row.sameVoucher.map(({ number, owner }) => `${number} · ${owner}`).join('; ')}
            </Alert>
          )}
          {row.sameReference.length > 0 && (
            <Alert color="warn" title={s.sameReference} mt="md">
              {row.sameReference.map(({ number, owner }) => `${number} · ${owner}`).join('; ')}
            </Alert>
          )}
          {pending && repeats.length > 0 && (
            <Checkbox
              mt="md"
              label={s.another}
              checked={another}
              onChange={(event) => setAnother(event.currentTarget.checked)}
              error={credit.fields['another']}
            />
          )}
          {pending && check.isMore && (
            <Radio.Group mt="md" label={s.more} value={more} onChange={(value) => setMore(value === 'credit' ? 'credit' : 'hold')}>
              <Radio mt="xs" value="hold" label={s.moreHold} />
              <Radio mt="xs" value="credit" label={s.moreCredit} />
            </Radio.Group>
          )}
          {row.state === 'done' && (
            <ActButton needs="operator:money" variant="default" mt="md" loading={reverse.pending} onClick={askReverse}>
              {s.reverse}
            </ActButton>
          )}
          {pending && (
            <AmountCheck
              needs="operator:money"
              check={check}
              refused={credit.fields['amount']}
              yes={{ verb: s.confirmTopUp, pending: credit.pending, run: () => void askConfirm() }}
              no={{ verb: s.rejectTopUp, pending: reject.pending, run: () => void askReject() }}
            />
          )}
          {pending && <ArrivedAs row={row} review={review} />}
          {refusal && <ErrorState error={refusal} />}
        </SectionCard>
      </div>
    </CaseFrame>
  )
}
