import { Button, Skeleton } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { watched } from '../../../../platform/web/queries.ts'
import { Link, Navigate } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { EntryShell } from '../../../base/account/web/parts/EntryShell.tsx'
import { OfferActions, OfferFacts } from './invitation/Offer.tsx'
import { useRead } from './queries.ts'
import { t } from './texts.ts'

/** A company account without a company: it left one, or was invited before it founded its own. */
export default function WithoutCompanyPage() {
  const { userInfo } = useSession()
  return isCompany(userInfo) ? <WithoutCompany /> : <Navigate to="/loginHome/visitingCard" replace />
}

function WithoutCompany() {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/invitation/mine', {}, watched)
  return (
    <EntryShell title={s.withoutTitle} about={s.withoutAbout}>
      {data?.leftAt && (
        <p className={blocks.quiet}>
          {s.leftOn}
          <TimeText value={data.leftAt} show="date" />
        </p>
      )}
      <SectionCard title={s.yourInvitations}>
        {data ? (
          <div className={blocks.stack}>
            {data.invitations.map((view) => (
              <article key={view.id} className={blocks.form}>
                <OfferFacts view={view} />
                <OfferActions view={view} which={{ id: view.id }} />
              </article>
            ))}
            {data.invitations.length === 0 && <p className={blocks.quiet}>{s.noneForYou}</p>}
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={120} radius="md" />
        )}
      </SectionCard>
      <SectionCard title={s.found} about={s.foundAbout}>
        <Button component={Link} to="/loginHome/visitingCard?userType=company" variant="default" size="md">
          {s.foundVerb}
        </Button>
      </SectionCard>
    </EntryShell>
  )
}
