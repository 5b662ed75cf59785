import { useDict, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { PENDING } from '../../../verification/contract/verification.ts'
import { VerificationTag } from '../../../verification/web/parts.tsx'
import { useList, useRead } from '../queries.ts'
import { CompanyCase } from './CompanyCase.tsx'
import { t } from './texts.ts'

export default function CompaniesPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('verificationStatus')
  const list = useListState({ filters: { search: '', status: String(PENDING) }, order: 'asc' })
  const query = useList('GET /ws/operator/companies', list.input, watched)
  const counts = query.data?.counts ?? {}
  return (
    <QueuePage
      title={s.companiesTitle}
      about={s.companiesAbout}
      list={list}
      query={query}
      search={{ label: s.companySearch }}
      selects={[
        {
          key: 'status',
          label: words.state,
          any: words.allStates,
          options: states.map(({ value, label }) => ({ value, label: `${label} (${counts[value] ?? 0})` })),
        },
      ]}
      row={(row) => ({
        title: row.fullName || row.shortName,
        status: <VerificationTag status={row.status} />,
        meta: row.areaText,
        waitingSince: row.status === PENDING && row.submittedAt,
        end: row.contactName,
      })}
      useCase={useCompanyCase}
      Case={CompanyCase}
    />
  )
}

const useCompanyCase = (id: string) => useRead('GET /ws/operator/company', { id }, watched)
