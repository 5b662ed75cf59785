import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useList, useRead } from '../queries.ts'
import { t } from '../split/texts.ts'
import { SplitDesk, SplitTag } from './SplitDesk.tsx'

const useSplit = (id: string) => useRead('GET /ws/operator/split', { id })

/** Cases about work that was returned twice: those without a proposal, the oldest first. */
export default function SplitsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: '' } })
  const query = useList('GET /ws/operator/splits', list.input, watched)
  return (
    <QueuePage
      title={s.deskTitle}
      about={s.deskAbout}
      list={list}
      query={query}
      search={{ label: s.deskSearch }}
      selects={[
        {
          key: 'state',
          label: words.state,
          any: s.stateAny,
          options: [
            { value: 'proposed', label: s.stateProposed },
            { value: 'over', label: s.stateOver },
            { value: 'all', label: s.stateAll },
          ],
        },
      ]}
      row={(row) => ({
        title: row.title,
        status: <SplitTag {...row} />,
        money: <MoneyText amountMinor={row.heldMinor} currency={row.currency} />,
        meta: <span>{row.partName === null ? row.number : `${row.number} · ${row.partName}`}</span>,
        waitingSince: row.state === 'asked' && row.askedAt,
        end: formatTime(row.endedAt ?? row.askedAt, lang),
      })}
      empty={<EmptyState title={s.none} why={s.noneWhy} />}
      useCase={useSplit}
      Case={SplitDesk}
    />
  )
}
