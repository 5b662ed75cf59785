import { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import { useDict, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { orderStatesByType } from '../../contract/orders.ts'
import { useList } from '../queries.ts'
import { OrderTag } from './OrderTag.tsx'
import { t } from './texts.ts'
import { WithdrawalCase } from './WithdrawalCase.tsx'

/** Payouts to make at the bank, the longest-waiting first. */
export default function WithdrawalsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('orderState')
  const list = useListState({ filters: { search: '', state: 'approved', currency: '' } })
  const order = list.filters.state === 'approved' ? 'asc' : 'desc'
  const query = useList('GET /ws/operator/withdrawals', { ...list.input, order }, watched)
  return (
    <QueuePage
      title={s.withdrawalsTitle}
      about={s.withdrawalsAbout}
      list={list}
      query={query}
      search={{ label: s.moneySearch }}
      selects={[
        {
          key: 'state',
          label: words.state,
          any: words.allStates,
          options: states.filter(({ value }) => (orderStatesByType.withdrawal as readonly string[]).includes(value)),
        },
        { key: 'currency', label: s.currency, any: s.allCurrencies, options: cashCurrencies.map((value) => ({ value, label: value })) },
      ]}
      row={(row) => ({
        title: row.owner.name,
        status: <OrderTag state={row.state} />,
        money: <MoneyText amountMinor={row.netMinor} currency={row.currency} />,
        meta: <span>{row.number}</span>,
        waitingSince: row.state === 'approved' && row.updatedAt,
      })}
      Case={WithdrawalCase}
    />
  )
}
