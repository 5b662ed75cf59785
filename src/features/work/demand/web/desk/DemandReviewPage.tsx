import { Button } from '@mantine/core'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { stages } from '../../contract/lifecycle.ts'
import { AmountOf, StatusOf } from '../parts.tsx'
import { useDemand, useList } from '../queries.ts'
import { DemandCase } from './DemandCase.tsx'
import { t } from './texts.ts'

/** Demands waiting for review, the oldest first; with another scope, every demand of the platform. */
export default function DemandReviewPage() {
  const lang = useLang()
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', review: '', stage: '' } })
  const query = useList('GET /ws/operator/demands', list.input, watched)
  const waiting = list.filters.review !== 'all'
  return (
    <QueuePage
      title={s.demandTitle}
      about={s.demandAbout}
      list={list}
      query={query}
      search={{ label: s.demandSearch }}
      selects={[
        { key: 'review', label: s.scope, any: s.scopeWaiting, options: [{ value: 'all', label: s.scopeAll }] },
        ...(waiting
          ? []
          : [
              {
                key: 'stage',
                label: s.stage,
                any: s.allStages,
                options: stages.map((stage) => ({ value: String(stage.status), label: stage[lang] })),
              },
            ]),
      ]}
      row={(row) => ({
        title: row.title,
        status: waiting ? row.company.name : <StatusOf {...row} />,
        money: <AmountOf demand={row} />,
        meta: <span>{row.isUnchangedCopy ? `${row.number} · ${s.unchangedCopy}` : row.number}</span>,
        waitingSince: waiting && row.reviewAskedAt,
        end: row.company.name,
      })}
      {...(waiting &&
        list.filters.search !== '' && {
          noMatch: <FoundElsewhere search={list.filters.search} onShow={() => list.setFilters({ review: 'all' })} />,
        })}
      useCase={useDemand}
      Case={DemandCase}
    />
  )
}

/** What was not found among those that wait, among all demands. */
function FoundElsewhere({ search, onShow }: { search: string; onShow: () => void }) {
  const s = useTexts(t)
  const { data } = useList('GET /ws/operator/demands', { search, review: 'all', pageSize: 1 })
  return (
    <EmptyState
      title={s.notWaiting}
      why={data && s.foundInAll(data.total)}
      action={
        data?.total !== 0 && (
          <Button variant="default" onClick={onShow}>
            {s.showFound}
          </Button>
        )
      }
    />
  )
}
