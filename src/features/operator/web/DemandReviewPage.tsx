import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { stages } from '../../demand/contract/lifecycle.ts'
import { AmountOf, StatusOf } from '../../demand/web/parts.tsx'
import { ageText } from './age.ts'
import { DemandCase } from './DemandCase.tsx'
import { type RowOf, useOperatorList } from './queries.ts'
import { ReviewFrame } from './review/ReviewFrame.tsx'
import { t as shared } from './review/texts.ts'
import { useReview } from './review/useReview.ts'
import { t } from './texts.ts'

type Row = RowOf<'GET /ws/operator/demands'>
const idOf = (row: Row) => row.id

/** What waits for review, the oldest first; with another scope, every demand of the platform. */
export default function DemandReviewPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', review: '', stage: '' } })
  const query = useOperatorList('GET /ws/operator/demands', list.input)
  const review = useReview(query, idOf)
  const waiting = list.filters.review !== 'all'
  return (
    <>
      <PageHeader title={s.demandTitle} about={s.demandAbout} />
      <ReviewFrame
        label={s.demandTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        filters={
          <FilterBar
            list={list}
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
          />
        }
        row={(row) => ({
          title: row.title,
          status: waiting ? row.company.name : <StatusOf {...row} />,
          money: <AmountOf demand={row} />,
          meta: <span>{row.number}</span>,
          age: waiting && row.reviewAskedAt ? words.waited(ageText(row.reviewAskedAt, lang, Date.now())) : row.company.name,
        })}
      >
        <DemandCase key={review.id} id={review.id} review={review} />
      </ReviewFrame>
    </>
  )
}
