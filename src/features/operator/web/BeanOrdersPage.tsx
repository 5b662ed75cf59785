import { Button } from '@mantine/core'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { beanOrderStates } from '../../bean/contract/states.ts'
import { BeanStateTag, paymentText, stateText } from '../../bean/web/parts.tsx'
import { ageText } from './age.ts'
import { BankCheck, useBankCheck } from './BankCheck.tsx'
import { t } from './bean-texts.ts'
import { type RowOf, useDecision, useOperatorList, wasHandled } from './queries.ts'
import { Evidence } from './review/Evidence.tsx'
import { Bones, CaseHead, KeyHints, ReviewFrame } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReview, useReviewKeys } from './review/useReview.ts'
import { t as moneyTexts } from './texts.ts'

type Row = RowOf<'GET /ws/operator/beanOrders'>
const idOf = (row: Row) => row.id

/** Orders of beans: the transfer against its voucher, and what was issued. */
export default function BeanOrdersPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'pending' } })
  const waiting = list.filters.state === 'pending'
  const query = useOperatorList('GET /ws/operator/beanOrders', { ...list.input, order: waiting ? 'asc' : 'desc' })
  const review = useReview(query, idOf)
  return (
    <>
      <PageHeader title={s.ordersTitle} about={s.ordersAbout} />
      <ReviewFrame
        label={s.ordersTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        filters={
          <FilterBar
            list={list}
            search={{ label: s.search }}
            selects={[
              {
                key: 'state',
                label: s.state,
                any: s.allStates,
                options: beanOrderStates.map((value) => ({ value, label: stateText(value, lang) })),
              },
            ]}
          />
        }
        row={(row) => ({
          title: row.owner.name,
          status: <BeanStateTag state={row.state} />,
          money: <MoneyText amountMinor={row.priceMinor} currency={row.currency} />,
          meta: (
            <span>
              {row.number} · {s.beans(row.beans)}
            </span>
          ),
          age: row.state === 'pending' ? words.waited(ageText(row.createdAt, lang, Date.now())) : undefined,
        })}
      >
        {review.row ? (
          <OrderCase key={review.id} row={review.row} review={review} />
        ) : query.isFetching ? (
          <Bones />
        ) : (
          <EmptyState title={words.notInList} why={words.notInListWhy} />
        )}
      </ReviewFrame>
    </>
  )
}

function OrderCase({ row, review }: { row: Row; review: Review<Row> }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const money = useTexts(moneyTexts)
  const confirm = useConfirm()
  const allowed = useMay('operator:money')
  const pending = allowed && row.state === 'pending'
  const check = useBankCheck({ amountMinor: row.priceMinor, currency: row.currency })
  const onHandled = () => review.handled(words.alreadyHandled)
  const accept = useDecision('POST /ws/operator/beanOrder/confirm', { onDone: () => review.decided(s.confirmed(row.number)), onHandled })
  const reject = useDecision('POST /ws/operator/beanOrder/reject', { onDone: () => review.decided(s.rejected(row.number)), onHandled })
  const refund = useDecision('POST /ws/operator/beanOrder/refund', { onDone: () => review.decided(s.refunded(row.number)), onHandled })
  const reason = { label: s.reasonNeeded, required: true }

  const askConfirm = async () => {
    const amount = check.checked()
    if (amount === null) return
    const yes = await confirm({
      title: s.confirmTitle(row.number),
      body: s.confirmBody(row.owner.name, s.beans(row.beans)),
      money: { currency: row.currency, lines: [{ label: money.bankShows, amountMinor: row.priceMinor }] },
      verb: s.confirm,
    })
    if (yes) await accept.run({ id: row.id, amount })
  }
  const askReject = async () => {
    const yes = await confirm({ title: s.rejectTitle(row.number), body: s.rejectBody, verb: s.reject, tone: 'bad', reason })
    if (yes) await reject.run({ id: row.id, reason: yes.reason })
  }
  const askRefund = async () => {
    const yes = await confirm({ title: s.refundTitle(row.number), body: s.refundBody, verb: s.refund, tone: 'bad', reason })
    if (yes) await refund.run({ id: row.id, reason: yes.reason })
  }
  useReviewKeys({
    ...(pending && { a: () => void askConfirm(), r: () => void askReject() }),
    j: () => review.step(1),
    k: () => review.step(-1),
  })
  const refusal = [accept.error, reject.error, refund.error].find((error) => error && !wasHandled(error) && !error.fields['amount'])
  return (
    <div className={blocks.form}>
      <CaseHead title={row.owner.name} number={row.number} status={<BeanStateTag state={row.state} />} />
      <KeyHints deciding={pending} yes={s.confirm} no={s.reject} />
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
              { label: s.submittedAt, value: <TimeText value={row.createdAt} /> },
              row.decidedAt !== null && { label: s.decidedAt, value: <TimeText value={row.decidedAt} /> },
              row.reason !== '' && { label: s.reason, value: row.reason },
            ]}
          />
          {pending && (
            <BankCheck
              check={check}
              refused={accept.fields['amount']}
              yes={{ verb: s.confirm, pending: accept.pending, run: () => void askConfirm() }}
              no={{ verb: s.reject, pending: reject.pending, run: () => void askReject() }}
            />
          )}
          {allowed && row.refundable && (
            <div className={`${blocks.form} ${css.settle}`}>
              <p>{s.refundable}</p>
              <div className={blocks.buttons}>
                <Button variant="default" loading={refund.pending} onClick={askRefund}>
                  {s.refund}
                </Button>
              </div>
            </div>
          )}
          {refusal && <ErrorState error={refusal} />}
        </SectionCard>
      </div>
    </div>
  )
}
