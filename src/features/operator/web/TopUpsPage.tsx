import { cashCurrencies, formatMoney } from '../../../platform/contract/amount.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useDict, useLang, useTexts } from '../../../platform/web/i18n.tsx'
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
import { orderStatesByType } from '../../wallet/contract/orders.ts'
import { ageText } from './age.ts'
import { BankCheck, useBankCheck } from './BankCheck.tsx'
import { OrderTag } from './orders.tsx'
import { type RowOf, useDecision, useOperatorList, wasHandled } from './queries.ts'
import { Evidence } from './review/Evidence.tsx'
import { Bones, CaseHead, KeyHints, ReviewFrame } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReview, useReviewKeys } from './review/useReview.ts'
import { t } from './texts.ts'

type Row = RowOf<'GET /ws/operator/topUps'>
const idOf = (row: Row) => row.id

/** Vouchers of transfers: what the bank shows against what was asked for. */
export default function TopUpsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('orderState')
  const list = useListState({ filters: { search: '', state: 'pending', currency: '' } })
  const waiting = list.filters.state === 'pending'
  const query = useOperatorList('GET /ws/operator/topUps', { ...list.input, order: waiting ? 'asc' : 'desc' })
  const review = useReview(query, idOf)
  return (
    <>
      <PageHeader title={s.topUpsTitle} about={s.topUpsAbout} />
      <ReviewFrame
        label={s.topUpsTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        filters={
          <FilterBar
            list={list}
            search={{ label: s.moneySearch }}
            selects={[
              {
                key: 'state',
                label: s.state,
                any: s.allStates,
                options: states.filter(({ value }) => (orderStatesByType.topUp as readonly string[]).includes(value)),
              },
              {
                key: 'currency',
                label: s.currency,
                any: s.allCurrencies,
                options: cashCurrencies.map((value) => ({ value, label: value })),
              },
            ]}
          />
        }
        row={(row) => ({
          title: row.owner.name,
          status: <OrderTag state={row.state} />,
          money: <MoneyText amountMinor={row.amountMinor} currency={row.currency} />,
          meta: <span>{row.number}</span>,
          age: row.state === 'pending' ? words.waited(ageText(row.createdAt, lang, Date.now())) : undefined,
        })}
      >
        {review.row ? (
          <TopUpCase key={review.id} row={review.row} review={review} />
        ) : query.isFetching ? (
          <Bones />
        ) : (
          <EmptyState title={words.notInList} why={words.notInListWhy} />
        )}
      </ReviewFrame>
    </>
  )
}

function TopUpCase({ row, review }: { row: Row; review: Review<Row> }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:money')
  const pending = allowed && row.state === 'pending'
  const asked = formatMoney(row.amountMinor, row.currency, lang)
  const check = useBankCheck({ amountMinor: row.amountMinor, currency: row.currency })
  const onHandled = () => review.handled(words.alreadyHandled)
  const credit = useDecision('POST /ws/operator/topUp/confirm', {
    onDone: () => review.decided(s.confirmedNow(row.number, asked)),
    onHandled,
  })
  const reject = useDecision('POST /ws/operator/topUp/reject', { onDone: () => review.decided(s.rejectedNow(row.number)), onHandled })

  const askConfirm = async () => {
    const amount = check.checked()
    if (amount === null) return
    const yes = await confirm({
      title: s.confirmTopUpTitle(row.number),
      body: s.confirmTopUpBody(row.owner.name),
      money: {
        currency: row.currency,
        lines: [{ label: s.bankShows, amountMinor: row.amountMinor }],
        total: { label: s.credited, amountMinor: row.amountMinor },
      },
      verb: s.confirmTopUp,
    })
    if (yes) await credit.run({ id: row.id, amount })
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

  useReviewKeys({
    ...(pending && { a: () => void askConfirm(), r: () => void askReject() }),
    j: () => review.step(1),
    k: () => review.step(-1),
  })
  const refusal = [credit.error, reject.error].find((error) => error && !wasHandled(error) && !error.fields['amount'])
  return (
    <div className={blocks.form}>
      <CaseHead title={row.owner.name} number={row.number} status={<OrderTag state={row.state} />} />
      <KeyHints deciding={pending} yes={s.confirmTopUp} no={s.rejectTopUp} />
      <div className={css.beside}>
        <Evidence title={s.voucher} pieces={[{ label: s.voucher, file: row.voucher }]} />
        <SectionCard title={s.facts}>
          <DescriptionList
            layout="rows"
            items={[
              { label: s.asked, value: <MoneyText amountMinor={row.amountMinor} currency={row.currency} size="md" /> },
              { label: s.reference, value: row.bankReference && <CopyText text={row.bankReference} /> },
              { label: s.company, value: row.owner.name },
              { label: s.submittedAt, value: <TimeText value={row.createdAt} /> },
              row.decidedAt !== null && { label: s.decidedAt, value: <TimeText value={row.decidedAt} /> },
              row.reason !== '' && { label: s.reason, value: row.reason },
            ]}
          />
          {pending && (
            <BankCheck
              check={check}
              refused={credit.fields['amount']}
              yes={{ verb: s.confirmTopUp, pending: credit.pending, run: () => void askConfirm() }}
              no={{ verb: s.rejectTopUp, pending: reject.pending, run: () => void askReject() }}
            />
          )}
          {refusal && <ErrorState error={refusal} />}
        </SectionCard>
      </div>
    </div>
  )
}
