import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { Pay } from '../parts.tsx'
import { useList } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { BatchCase } from './BatchCase.tsx'
import { t } from './texts.ts'

/** Pay to make at the bank, batch by batch, the longest-waiting first. */
export default function PayoutsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'open' }, order: 'asc' })
  const batches = useList('GET /ws/operator/payroll/batches', { ...list.input, state: list.filters.state || 'open' }, watched)
  return (
    <QueuePage
      title={s.title}
      about={s.about}
      list={list}
      query={batches}
      search={{ label: s.search }}
      selects={[
        {
          key: 'state',
          label: s.state,
          options: [
            { value: 'open', label: s.open },
            { value: 'settled', label: s.settled },
          ],
        },
      ]}
      row={(batch) => ({
        title: batch.company.name,
        status: <StatusTag tone={batch.settledAt ? 'ok' : 'info'}>{s.progress(batch.paid + batch.failed, batch.payments)}</StatusTag>,
        money: <Pay minor={batch.totalMinor} currency={batch.currency} />,
        meta: (
          <span>
            {batch.number} · {words.day(batch.run.payOn)}
          </span>
        ),
        waitingSince: batch.settledAt === null && batch.sentAt,
      })}
      Case={BatchCase}
    />
  )
}
