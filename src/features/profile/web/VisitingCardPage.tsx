import { isCompany, useSession } from '../../../platform/web/session.ts'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../platform/web/ui/FormState.tsx'
import { CompanyCardForm } from '../../company/web/parts.tsx'
import { useCompanyCard } from '../../company/web/queries.ts'
import css from './card.module.css'
import { PersonCardForm } from './PersonCardForm.tsx'
import { useProfileCard } from './queries.ts'

/** Source §4: the page between the first sign-in and the workbench. The address names the type of user; the session decides. */
export default function VisitingCardPage() {
  const { userInfo } = useSession()
  return isCompany(userInfo) ? <CompanyCard /> : <PersonCard />
}

function CompanyCard() {
  const { data, error, refetch } = useCompanyCard()
  return data ? <CompanyCardForm card={data} /> : <NotYet error={error} onRetry={refetch} />
}

function PersonCard() {
  const { data, error, refetch } = useProfileCard()
  return data ? <PersonCardForm card={data} /> : <NotYet error={error} onRetry={refetch} />
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return <div className={css.page}>{error ? <ErrorState error={error} onRetry={onRetry} /> : <FormSkeleton fields={6} />}</div>
}
