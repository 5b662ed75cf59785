import { useDict, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { ageText } from './age.ts'
import { CompanyCase } from './CompanyCase.tsx'
import { type RowOf, useOperatorList } from './queries.ts'
import { ReviewFrame } from './review/ReviewFrame.tsx'
import { t as shared } from './review/texts.ts'
import { useReview } from './review/useReview.ts'
import { t } from './texts.ts'
import { VerificationTag } from './verification.tsx'

type Row = RowOf<'GET /ws/operator/companies'>
const idOf = (row: Row) => row.id

export default function CompaniesPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('verificationStatus')
  const list = useListState({ filters: { keyword: '', status: '1' }, order: 'asc' })
  const query = useOperatorList('GET /ws/operator/companies', list.input)
  const review = useReview(query, idOf)
  const counts = query.data?.counts ?? {}
  return (
    <>
      <PageHeader title={s.companiesTitle} about={s.companiesAbout} />
      <ReviewFrame
        label={s.companiesTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        filters={
          <FilterBar
            list={list}
            search={{ key: 'keyword', label: s.companySearch }}
            selects={[
              {
                key: 'status',
                label: s.state,
                any: s.allStates,
                options: states.map(({ value, label }) => ({ value, label: `${label} (${counts[value] ?? 0})` })),
              },
            ]}
          />
        }
        row={(row) => ({
          title: row.fullName || row.shortName,
          status: <VerificationTag status={row.status} />,
          meta: row.areaText,
          age: row.status === 1 && row.submittedAt ? words.waited(ageText(row.submittedAt, lang, Date.now())) : row.contactName,
        })}
      >
        <CompanyCase key={review.id} id={review.id} review={review} />
      </ReviewFrame>
    </>
  )
}
