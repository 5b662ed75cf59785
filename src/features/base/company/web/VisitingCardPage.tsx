import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { PersonCard } from '../../profile/web/parts/PersonCard.tsx'
import { CardLoading } from '../../profile/web/parts.tsx'
import { CompanyCardForm } from './CompanyCardForm.tsx'
import { useCompanyCard } from './queries.ts'

/** Source §4: the page between the first sign-in and the workbench. The address contains the type of user; the session decides. */
export default function VisitingCardPage() {
  const { userInfo } = useSession()
  return isCompany(userInfo) ? <CompanyCard /> : <PersonCard />
}

function CompanyCard() {
  const { data, error, refetch } = useCompanyCard()
  return data ? <CompanyCardForm card={data} /> : <CardLoading error={error} onRetry={refetch} />
}
