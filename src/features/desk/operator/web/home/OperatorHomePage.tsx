import { IconChevronRight } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { useSession } from '../../../../../platform/web/session.ts'
import { today } from '../../../../../platform/web/today.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { Waited } from '../../../../../platform/web/ui/Waited.tsx'
import { BOOKS_ZONE } from '../../../../../rules/constants.ts'
import { PENDING } from '../../../../base/verification/contract/verification.ts'
import { advisory, audit, company, demand, feedback, lead, ledger, partner, profile, provider, wallet } from '../queries.ts'
import css from './home.module.css'
import { longestFirst } from './longest-first.ts'
import { t } from './texts.ts'

const oldestOne = { pageNo: 1, pageSize: 1, order: 'asc' } as const

/** What waits, how long, and the link to it; then today's events. Every figure is the total of a list that it links to. */
export default function OperatorHomePage() {
  const s = useTexts(t)
  const { userInfo } = useSession()
  const demands = demand.useRead('GET /ws/operator/demands', oldestOne, watched)
  const splits = demand.useRead('GET /ws/operator/splits', oldestOne, watched)
  const companies = company.useRead('GET /ws/operator/companies', { ...oldestOne, status: PENDING }, watched)
  const persons = profile.useRead('GET /ws/operator/persons', { ...oldestOne, status: PENDING }, watched)
  const topUps = wallet.useRead('GET /ws/operator/topUps', { ...oldestOne, state: 'pending' }, watched)
  const leads = lead.useRead('GET /ws/operator/leads', { ...oldestOne, state: 'new' }, watched)
  const advisories = advisory.useRead('GET /ws/operator/advisories', { ...oldestOne, state: 'waiting' }, watched)
  const feedbacks = feedback.useRead('GET /ws/operator/feedbacks', { ...oldestOne, state: 'waiting' }, watched)
  const partners = partner.useRead('GET /ws/operator/partner/applications', { ...oldestOne, state: 'received' }, watched)
  const listings = provider.useRead('GET /ws/operator/provider/applications', oldestOne, watched)
  const dead = provider.useRead('GET /ws/operator/provider/reports', oldestOne, watched)
  const claims = provider.useRead('GET /ws/operator/provider/claims', oldestOne, watched)
  const withdrawals = wallet.useRead('GET /ws/operator/withdrawals', { ...oldestOne, state: 'approved' }, watched)
  const unallocated = wallet.useRead('GET /ws/operator/unallocated', { ...oldestOne, state: 'open' }, watched)
  const queues = [
    {
      path: 'demandReview',
      name: s.demandReview,
      what: s.demandReviewWhat,
      query: demands,
      since: demands.data?.records[0]?.reviewAskedAt,
    },
    { path: 'splits', name: s.splits, what: s.splitsWhat, query: splits, since: splits.data?.records[0]?.askedAt },
    { path: 'companies', name: s.companies, what: s.companiesWhat, query: companies, since: companies.data?.records[0]?.submittedAt },
    { path: 'persons', name: s.persons, what: s.personsWhat, query: persons, since: persons.data?.records[0]?.submittedAt },
    { path: 'topUps', name: s.topUps, what: s.topUpsWhat, query: topUps, since: topUps.data?.records[0]?.createdAt },
    {
      path: 'unallocated',
      name: s.unallocated,
      what: s.unallocatedWhat,
      query: unallocated,
      since: unallocated.data?.records[0]?.createdAt,
    },
    {
      path: 'withdrawals',
      name: s.withdrawals,
      what: s.withdrawalsWhat,
      query: withdrawals,
      since: withdrawals.data?.records[0]?.updatedAt,
    },
    { path: 'leads', name: s.leads, what: s.leadsWhat, query: leads, since: leads.data?.records[0]?.createdAt },
    {
      path: 'advisories',
      name: s.advisories,
      what: s.advisoriesWhat,
      query: advisories,
      since: advisories.data?.records[0]?.waitingSince,
    },
    { path: 'feedback', name: s.feedback, what: s.feedbackWhat, query: feedbacks, since: feedbacks.data?.records[0]?.createdAt },
    { path: 'partners', name: s.partners, what: s.partnersWhat, query: partners, since: partners.data?.records[0]?.createdAt },
    {
      path: 'providerApplications',
      name: s.listings,
      what: s.listingsWhat,
      query: listings,
      since: listings.data?.records[0]?.createdAt,
    },
    { path: 'providerClaims', name: s.claims, what: s.claimsWhat, query: claims, since: claims.data?.records[0]?.createdAt },
    { path: 'deadContacts', name: s.dead, what: s.deadWhat, query: dead, since: dead.data?.records[0]?.createdAt },
  ]
  return (
    <>
      <PageHeader title={s.title} about={userInfo?.name ? s.signedInAs(userInfo.name) : undefined} />
      <div className={`${blocks.columns} ${css.parts}`} data-early>
        <SectionCard title={s.queues} about={s.queuesAbout}>
          <ul className={css.queues}>
            {longestFirst(queues).map(({ path, name, what, query, since }) => (
              <li key={path}>
                <Link className={css.queue} to={`/operatorHome/${path}`}>
                  <span className={`${blocks.named} ${css.name}`}>
                    {name}
                    <span>{what}</span>
                  </span>
                  <span className={css.count} data-some={(query.data?.total ?? 0) > 0 || undefined}>
                    {query.data ? query.data.total : query.isError ? s.notLoaded : '…'}
                  </span>
                  <span className={`${blocks.fine} ${css.age}`}>
                    {query.data && query.data.total > 0 && since ? <Waited since={since} words={s.oldest} /> : query.data ? s.clear : ''}
                  </span>
                  <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </SectionCard>
        <Today />
      </div>
    </>
  )
}

function Today() {
  const lang = useLang()
  const s = useTexts(t)
  const day = today()
  const one = { pageNo: 1, pageSize: 1 }
  const postings = ledger.useRead('GET /ws/operator/ledger/postings', { ...one, from: day, to: day }, watched)
  const writes = audit.useRead('GET /ws/operator/audit', { ...one, from: day, to: day }, watched)
  const credited = ledger.useRead('GET /ws/operator/ledger/postings', { ...one, from: day, to: day, cause: 'topUp.confirm' }, watched)
  const paid = ledger.useRead('GET /ws/operator/ledger/postings', { ...one, from: day, to: day, cause: 'withdrawal.paid' }, watched)
  const trial = ledger.useRead('GET /ws/operator/ledger/trial', {}, watched)
  const all = [postings, writes, credited, paid, trial]
  const failed = all.find((query) => query.isError)
  const asOf = Math.min(...all.map((query) => query.dataUpdatedAt))
  const figures = [
    { label: s.credited, to: `/operatorHome/ledger?from=${day}&to=${day}&cause=topUp.confirm`, total: credited.data?.total },
    { label: s.paidOut, to: `/operatorHome/ledger?from=${day}&to=${day}&cause=withdrawal.paid`, total: paid.data?.total },
    { label: s.postings, to: `/operatorHome/ledger?from=${day}&to=${day}`, total: postings.data?.total },
    { label: s.writes, to: `/operatorHome/audit?from=${day}&to=${day}`, total: writes.data?.total },
  ]
  const off = trial.data?.currencies.filter((each) => each.totalMinor !== 0).length ?? 0
  const balanced = off === 0 && trial.data?.drifted === 0
  return (
    <SectionCard title={s.today} about={asOf > 0 ? s.asOf(formatTime(new Date(asOf).toISOString(), lang, BOOKS_ZONE)) : undefined}>
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      <dl className={`${lists.lines} ${css.figures}`}>
        {figures.map(({ label, to, total }) => (
          <div key={label} className={blocks.between}>
            <dt>
              <Link to={to}>{label}</Link>
            </dt>
            <dd>{total ?? '…'}</dd>
          </div>
        ))}
        {trial.data && (
          <div className={blocks.between}>
            <dt>
              <Link to="/operatorHome/ledger">{s.books}</Link>
            </dt>
            <dd>
              <StatusTag tone={balanced ? 'ok' : 'bad'}>{balanced ? s.balanced : s.unbalanced}</StatusTag>
            </dd>
          </div>
        )}
      </dl>
    </SectionCard>
  )
}
