import { Alert, Button, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { ApiError } from '../../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { rememberReturnPath } from '../../../../../platform/web/return-path.ts'
import { Link, useNavigate, useSearchParams } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { EntryShell } from '../../../../base/account/web/parts/EntryShell.tsx'
import type { InvitationView } from '../../../../work/demand/contract/invitations.ts'
import { call as demandCall, useRead as useDemandRead, useWrite as useDemandWrite } from '../../../../work/demand/web/queries.ts'
import { h } from '../hire-texts.ts'
import { useRead, useWrite } from '../queries.ts'

const demandHref = (id: string) => `/personalHome/demandDetails?id=${id}`

/** The page behind the link of an invitation to a request, for anybody who has it. */
export default function WorkInvitationPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  // Another reader is judged again.
  return <ByLink key={`${useSession().token} ${token}`} token={token} />
}

function ByLink({ token }: { token: string }) {
  const s = useTexts(h)
  const { data, error, refetch } = useDemandRead('GET /ws/demand/invitation', token ? { token } : null, { staleTime: 0 })
  const fresh = data?.state === 'sent' && data.fit !== 'own'
  useEffect(() => {
    // Not shown to the reader, so neither is a failure.
    if (fresh) demandCall('POST /ws/demand/invitation/seen', { token }, { quiet: true }).catch(() => undefined)
  }, [fresh, token])
  const home = (
    <Button component={Link} to="/home" variant="default">
      {s.home}
    </Button>
  )
  if (!token)
    return (
      <EntryShell title={s.pageName}>
        <EmptyState title={s.noLink} why={s.noLinkWhy} action={home} bare />
      </EntryShell>
    )
  if (data) return <Invitation view={data} token={token} />
  const unknown = (error as ApiError | null)?.error === 'demandInvitationUnknown'
  return (
    <EntryShell title={s.pageName}>
      {unknown ? (
        <>
          <Alert color="warn" role="alert">
            {(error as ApiError).message}
          </Alert>
          <div className={blocks.buttons}>{home}</div>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={240} radius="md" />
      )}
    </EntryShell>
  )
}

function Invitation({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(h)
  const lang = useLang()
  const categoryName = useDictText('demandCategory')
  const { demand } = view
  return (
    <EntryShell title={s.pageTitle(view.company)} about={s.pageAbout}>
      <DescriptionList
        layout="rows"
        items={[
          view.entry && { label: s.addressed, value: view.entry[lang] },
          { label: s.request, value: <strong>{demand.title}</strong> },
          { label: s.category, value: categoryName(demand.category) },
          demand.area && { label: s.place, value: demand.area.name[lang] },
          { label: s.amount, value: <MoneyText amountMinor={demand.amountMinor} currency={demand.currency} /> },
          { label: s.until, value: <TimeText value={demand.recruitEnd} show="date" /> },
          { label: s.due, value: <TimeText value={demand.expectedCompletion} show="date" /> },
          view.message !== '' && { label: s.words, value: <span className={blocks.text}>{view.message}</span> },
          { label: s.about, value: <span className={blocks.text}>{demand.description}</span> },
        ]}
      />
      <Steps view={view} token={token} />
    </EntryShell>
  )
}

/** What the reader can do, as the server has judged it. */
function Steps({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(h)
  const { userInfo } = useSession()
  const here = () => rememberReturnPath(`/workInvitation?token=${encodeURIComponent(token)}`)
  const cannot = (why: string) => (
    <Alert color="warn" role="status">
      {why}
    </Alert>
  )
  switch (view.fit) {
    case 'signIn':
      return (
        <div className={blocks.form}>
          <p>{s.fitSignIn}</p>
          <div className={blocks.buttons}>
            <Button component={Link} to="/loginHome/registry" size="md" variant="default" onClick={here}>
              {s.register}
            </Button>
            <Button component={Link} to="/loginHome" size="md" onClick={here}>
              {s.signInNow}
            </Button>
          </div>
          <Declining view={view} token={token} />
        </div>
      )
    case 'card':
      return (
        <div className={blocks.form}>
          <p>{s.fitCard}</p>
          <div className={blocks.buttons}>
            <Button
              component={Link}
              to={`/loginHome/visitingCard?userType=${isCompany(userInfo) ? 'company' : 'personal'}`}
              size="md"
              onClick={here}
            >
              {s.card}
            </Button>
          </div>
        </div>
      )
    case 'claim':
      return <ToClaim view={view} token={token} />
    case 'accept':
      return <Accept view={view} token={token} />
    case 'open':
      return (
        <div className={blocks.buttons}>
          <Button component={Link} to={demandHref(view.demand.id)} size="md">
            {s.toDemand}
          </Button>
        </div>
      )
    case 'own':
      return cannot(s.fitOwn)
    case 'other':
      return cannot(s.fitOther)
    case 'ended':
      return (
        <Alert color="warn" role="status" title={s.ended}>
          {s.endedWhy(view.state)}
        </Alert>
      )
  }
}

function ToClaim({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(h)
  const { data } = useRead('GET /ws/provider/invited', { token }, { staleTime: 0 })
  return (
    <div className={blocks.form}>
      <p>{s.fitClaim}</p>
      <div className={blocks.buttons}>
        <Button component={Link} to={`/globalQuickfind?id=${data?.number ?? ''}`} disabled={!data} size="md">
          {s.claim}
        </Button>
      </div>
      <Declining view={view} token={token} />
    </div>
  )
}

function Accept({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(h)
  const navigate = useNavigate()
  const accept = useDemandWrite('POST /ws/demand/invitation/accept', { onDone: ({ id }) => void navigate(demandHref(id)) })
  return (
    <div className={blocks.form}>
      <div className={blocks.buttons}>
        <ActButton needs={['demand:serve', 'demand:apply']} size="md" loading={accept.pending} onClick={() => accept.run({ token })}>
          {s.accept}
        </ActButton>
      </div>
      {view.kind !== 'link' && <Declining view={view} token={token} />}
    </div>
  )
}

/** By the link alone: who was written to need not register to say no. */
function Declining({ view, token }: { view: InvitationView; token: string }) {
  const s = useTexts(h)
  const confirm = useConfirm()
  const decline = useDemandWrite('POST /ws/demand/invitation/decline', { onDone: () => toast.success(s.declined) })
  const stop = useWrite('POST /ws/provider/invitations/refuse', { onDone: () => toast.success(s.stopped) })
  const askDecline = async () => {
    if (await confirm({ title: s.declineTitle, body: s.declineBody, verb: s.decline, tone: 'bad' })) await decline.run({ token })
  }
  const askStop = async () => {
    if (await confirm({ title: s.stopTitle, body: s.stopBody, verb: s.stop, tone: 'bad' })) await stop.run({ token })
  }
  return (
    <div className={blocks.buttons}>
      <ActButton needs="own" variant="subtle" loading={decline.pending} onClick={askDecline}>
        {s.decline}
      </ActButton>
      {view.kind === 'entry' && (
        <ActButton needs="own" variant="subtle" loading={stop.pending} onClick={askStop}>
          {s.stop}
        </ActButton>
      )}
    </div>
  )
}
