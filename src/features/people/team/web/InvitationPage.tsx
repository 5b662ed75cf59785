import { Alert, Button, Skeleton } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import type { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { logout } from '../../../../platform/web/logout.ts'
import { rememberReturnPath } from '../../../../platform/web/return-path.ts'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { EntryShell } from '../../../base/account/web/parts/EntryShell.tsx'
import type { InvitationView } from '../contract/schema.ts'
import { ConfirmEmail } from './invitation/ConfirmEmail.tsx'
import { DeclineButton, OfferActions, OfferFacts } from './invitation/Offer.tsx'
import { useRead } from './queries.ts'
import { t } from './texts.ts'

/** The page behind the link of an invitation, for anybody who has it. */
export default function InvitationPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  // Another reader is judged again: signing out on this page removes the answer for the one before.
  return <ByLink key={useSession().token} token={token} />
}

function ByLink({ token }: { token: string }) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/invitation/view', token ? { token } : null, { staleTime: 0 })
  const home = (
    <Button component={Link} to="/home" variant="default">
      {s.home}
    </Button>
  )
  if (!token)
    return (
      <EntryShell title={s.invitation}>
        <EmptyState title={s.noLink} why={s.noLinkWhy} action={home} bare />
      </EntryShell>
    )
  if (data) return <Invitation view={data} token={token} />
  const unknown = (error as ApiError | null)?.error === 'invitationUnknown'
  return (
    <EntryShell title={s.invitation}>
      {unknown ? (
        <Alert color="warn" role="alert">
          {(error as ApiError).message}
        </Alert>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={240} radius="md" />
      )}
      {unknown && <div className={blocks.buttons}>{home}</div>}
    </EntryShell>
  )
}

function Invitation({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(t)
  return (
    <EntryShell title={s.joinTitle(view.company.name)} about={view.state === 'open' ? s.joinAbout(view.inviter) : undefined}>
      <OfferFacts view={view} />
      {view.objection && (
        <Alert color={view.fit === 'email' ? 'primary' : 'warn'} role="alert">
          {view.objection}
        </Alert>
      )}
      <Steps view={view} token={token} />
    </EntryShell>
  )
}

/** What the reader can do, as the server has judged it. */
function Steps({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(t)
  const { userInfo } = useSession()
  const here = () => rememberReturnPath(`/invitation?token=${encodeURIComponent(token)}`)
  switch (view.fit) {
    case 'ready':
      return <OfferActions view={view} which={{ token }} />
    case 'signIn':
      return (
        <div className={blocks.form}>
          <p>{view.channel === 'phone' ? s.signInFirst(view.target) : s.signInByEmail(view.target)}</p>
          <div className={blocks.buttons}>
            <Button component={Link} to="/loginHome/registry" state={{ invited: true }} size="md" variant="default" onClick={here}>
              {s.register}
            </Button>
            <Button component={Link} to="/loginHome" size="md" onClick={here}>
              {s.signIn}
            </Button>
            <DeclineButton which={{ token }} />
          </div>
        </div>
      )
    case 'email':
      return (
        <>
          <ConfirmEmail />
          <div className={blocks.buttons}>
            <DeclineButton which={{ token }} />
          </div>
        </>
      )
    case 'other':
    case 'refused':
      return (
        <div className={blocks.buttons}>
          <Button
            size="md"
            onClick={() => {
              here()
              void logout()
            }}
          >
            {s.otherAccount}
          </Button>
          <DeclineButton which={{ token }} />
        </div>
      )
    case 'ended':
      return (
        <div className={blocks.buttons}>
          <Button component={Link} to={userInfo?.whetherIntact === 'Y' ? '/loginHome' : '/home'} variant="default" size="md">
            {userInfo?.whetherIntact === 'Y' ? s.toWorkbench : s.home}
          </Button>
        </div>
      )
  }
}
