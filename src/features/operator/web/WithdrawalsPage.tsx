import { cashCurrencies } from '../../../platform/contract/amount.ts'
import { useDict, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { orderStatesByType } from '../../wallet/contract/orders.ts'
import { ageText } from './age.ts'
import { OrderTag } from './orders.tsx'
import { type RowOf, useOperatorList } from './queries.ts'
import { Bones, ReviewFrame } from './review/ReviewFrame.tsx'
import { t as shared } from './review/texts.ts'
import { useReview } from './review/useReview.ts'
import { t } from './texts.ts'
import { WithdrawalCase } from './WithdrawalCase.tsx'

type Row = RowOf<'GET /ws/operator/withdrawals'>
const idOf = (row: Row) => row.id

/** Payouts to make at the bank, the longest-waiting first. */
export default function WithdrawalsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('orderState')
  const list = useListState({ filters: { search: '', state: 'approved', currency: '' } })
  const waiting = list.filters.state === 'approved'
  const query = useOperatorList('GET /ws/operator/withdrawals', { ...list.input, order: waiting ? 'asc' : 'desc' })
  const review = useReview(query, idOf)
  return (
    <>
      <PageHeader title={s.withdrawalsTitle} about={s.withdrawalsAbout} />
      <ReviewFrame
        label={s.withdrawalsTitle}
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
                options: states.filter(({ value }) => (orderStatesByType.withdrawal as readonly string[]).includes(value)),
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
          money: <MoneyText amountMinor={row.netMinor} currency={row.currency} />,
          meta: <span>{row.number}</span>,
          age: row.state === 'approved' ? words.waited(ageText(row.updatedAt, lang, Date.now())) : undefined,
        })}
      >
        {review.row ? (
          <WithdrawalCase key={review.id} row={review.row} review={review} />
        ) : query.isFetching ? (
          <Bones />
        ) : (
          <EmptyState title={words.notInList} why={words.notInListWhy} />
        )}
      </ReviewFrame>
    </>
  )
}
