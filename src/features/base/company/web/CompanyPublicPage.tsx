import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useParams, useSearchParams } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { Checked } from '../../verification/web/parts/Checked.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import css from './company.module.css'
import { useRead } from './queries.ts'
import { companyTalk, companyWork } from './talk.ts'
import { t } from './texts.ts'

/** What every signed-in user may see of a company. The id is in the path, or in the query for links from the hall. */
export default function CompanyPublicPage() {
  const s = useTexts(t)
  const { id } = useParams()
  const [query] = useSearchParams()
  const wanted = id ?? query.get('id') ?? ''
  const { data, error, refetch } = useRead('GET /ws/company/public', wanted ? { id: wanted } : null)
  usePageTitle(data?.shortName)
  const missing = !wanted || (error instanceof ApiError && [404, 422].includes(error.status))
  if (missing || error) {
    return (
      <>
        <h1 tabIndex={-1}>{s.companyTitle}</h1>
        {missing ? <EmptyState title={s.noCompany} why={s.noCompanyWhy} /> : <ErrorState error={error} onRetry={refetch} />}
      </>
    )
  }
  if (!data) return <FormSkeleton fields={6} />
  return (
    <div className={`${blocks.stack} ${spacing.slim}`}>
      <header className={`${blocks.line} ${css.head}`}>
        <Avatar name={data.shortName} src={data.logoUrl} size={72} square />
        <div className={css.names}>
          <h1 tabIndex={-1}>{data.shortName}</h1>
          {data.fullName !== data.shortName && <p className={blocks.quiet}>{data.fullName}</p>}
        </div>
        {data.verified ? <Checked kind="registration" on={data.checkedOn} /> : <StatusTag>{s.unverified}</StatusTag>}
        <companyTalk.Slot companyId={wanted} />
      </header>
      <companyWork.Slot companyId={wanted} />
      <CompanyFacts company={data} />
    </div>
  )
}
