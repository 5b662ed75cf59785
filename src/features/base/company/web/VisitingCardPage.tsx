import { useEffect } from 'react'
import { isCompany, updateUserInfo, useSession } from '../../../../platform/web/session.ts'
import { useRead } from '../../account/web/queries.ts'
import { PersonCard } from '../../profile/web/parts/PersonCard.tsx'
import { CardLoading } from '../../profile/web/parts.tsx'
import { CompanyCardForm } from './CompanyCardForm.tsx'
import { useCompanyCard } from './queries.ts'

/** Source §4: the page between the first sign-in and the workbench. The address contains the type of user; the session decides. */
export default function VisitingCardPage() {
  const { userInfo } = useSession()
  // It may have been finished on another device: then this one goes on as well, as soon as it is looked at.
  const { data: me } = useRead('GET /ws/account/me', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })
  useEffect(() => {
    if (me?.whetherIntact === 'Y') updateUserInfo(me)
  }, [me])
  return isCompany(userInfo) ? <CompanyCard /> : <PersonCard />
}

function CompanyCard() {
  const { data, error, refetch } = useCompanyCard()
  return data ? <CompanyCardForm card={data} /> : <CardLoading error={error} onRetry={refetch} />
}
