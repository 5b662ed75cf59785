import { Button } from '@mantine/core'
import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { type CardParts, type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { isPickable, stageOf } from '../contract/lifecycle.ts'
import { closing, due } from './days.ts'
import css from './joined/joined.module.css'
import { OwnParts } from './joined/OwnParts.tsx'
import { t } from './joined/texts.ts'
import { detailHref, writeAboutHref } from './links.ts'
import { AmountOf, ApplicationTag, NetOf, StatusOf } from './parts.tsx'
import { type ReadResult, useList } from './queries.ts'
import { RowActions } from './RowActions.tsx'

type Joined = ReadResult<'GET /ws/demand/joined'>['records'][number]

const states = ['', 'invited', 'open', 'serving', 'settled', 'past'] as const
type State = (typeof states)[number]

/** Source §2 `joinIn`: the demands that the individual, or the company, was invited to, applied to, serves or served. */
export default function JoinedPage() {
  const lang = useLang()
  const s = useTexts(t)
  const company = isCompany(useSession().userInfo)
  const hall = hallOf(company)
  const list = useListState({ filters: { search: '' }, column: 'relevance' })
  const { search: address } = useLocation()
  const asked = new URLSearchParams(address).get('state') ?? ''
  const state: State = (states as readonly string[]).includes(asked) ? (asked as State) : ''
  const query = useList('GET /ws/demand/joined', { ...list.input, ...(state && { state }) })

  const columns: Column<Joined>[] = [
    {
      key: 'title',
      title: s.demand,
      render: (row) => (
        <span className={blocks.named}>
          <strong>{row.title}</strong>
          <span>{row.number}</span>
        </span>
      ),
    },
    {
      key: 'company',
      title: s.company,
      render: (row) => (
        <span className={blocks.tight}>
          {row.company.name}
          {row.applicationState !== 'invited' && row.applicationState !== 'withdrawn' && <Link to={writeAboutHref(row.id)}>{s.write}</Link>}
        </span>
      ),
    },
    { key: 'mine', title: s.mine, render: (row) => <Standing row={row} /> },
    { key: 'expectedCompletion', title: s.when, sort: true, render: (row) => <When row={row} /> },
    {
      key: 'amount',
      title: s.amount,
      sort: true,
      align: 'end',
      render: (row) => (
        <>
          <AmountOf demand={row} />
          <span className={blocks.below}>
            <NetOf demand={row} />
          </span>
        </>
      ),
    },
    { key: 'next', title: s.next, render: (row) => <RowActions row={row} /> },
  ]
  const card = (row: Joined): CardParts => ({
    title: row.title,
    status: <Standing row={row} />,
    money: <AmountOf demand={row} />,
    meta: (
      <>
        <NetOf demand={row} /> · <When row={row} fallback={row.company.name} />
      </>
    ),
    next: <RowActions row={row} />,
  })

  return (
    <>
      <PageHeader
        title={company ? s.titleOfCompany : s.title}
        actions={
          <Button component={Link} to={hall}>
            {s.toHall}
          </Button>
        }
      />
      {state === '' && <OwnParts />}
      <nav className={lists.tabs} aria-label={s.states}>
        {states.map((one) => (
          <Link key={one} to={one ? `?state=${one}` : '?'} replace aria-current={one === state ? 'page' : undefined}>
            {one === '' ? s.all : s[one]}
          </Link>
        ))}
      </nav>
      <FilterBar list={list} search={{ label: s.searchLabel, placeholder: s.searchHint }} />
      <DataTable
        label={state === '' ? (company ? s.titleOfCompany : s.title) : s[state]}
        columns={columns}
        rowKey={(row) => row.id}
        query={query}
        list={list}
        to={(row) => detailHref(row.id)}
        card={card}
        empty={<EmptyResult state={state} lang={lang} company={company} />}
      />
    </>
  )
}

const hallOf = (company: boolean): string => `/demandHall/${company ? userTypes.company : userTypes.individual}/home`

/** For the provider the demand's own stage is shown; for others, the outcome of the application. */
function Standing({ row }: { row: Joined }) {
  const s = useTexts(t)
  if (row.applicationState === 'picked' && stageOf(row.seaServiceStatus) === 'selected') return <StatusTag tone="ok">{s.picked}</StatusTag>
  if (row.applicationState !== 'served' && row.applicationState !== 'picked') return <ApplicationTag state={row.applicationState} />
  return (
    <span className={blocks.line}>
      <StatusOf {...row} />
    </span>
  )
}

/** The relevant date: until when one may apply, must start, or must deliver. */
function When({ row, fallback }: { row: Joined; fallback?: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const { applicationState: mine } = row
  const stage = stageOf(row.seaServiceStatus)
  if (mine === 'picked' && row.deadlineAt) return <span className={css.soon}>{s.startBy(formatDate(row.deadlineAt, lang))}</span>
  if (stage === 'matching' && (mine === 'invited' || isPickable(mine))) return <Soon {...closing(row.recruitEnd, lang)} />
  if (stage === 'service' && mine === 'served') return <Soon {...due(row.expectedCompletion, lang)} />
  return fallback ?? formatDate(row.expectedCompletion, lang)
}

const Soon = ({ text, soon }: { text: string; soon: boolean }) => <span className={soon ? css.soon : undefined}>{text}</span>

function EmptyResult({ state, lang, company }: { state: State; lang: Lang; company: boolean }) {
  const s = t.pick(lang)
  const words: Record<State, [string, string]> = {
    '': [s.emptyAll, s.emptyAllWhy],
    invited: [s.emptyInvited, company ? s.emptyInvitedFirm : s.emptyInvitedWhy],
    open: [s.emptyOpen, s.emptyOpenWhy],
    serving: [s.emptyServing, s.emptyServingWhy],
    settled: [s.emptySettled, company ? s.emptySettledFirm : s.emptySettledWhy],
    past: [s.emptyPast, s.emptyPastWhy],
  }
  const [title, why] = words[state]
  return (
    <EmptyState
      title={title}
      why={why}
      action={
        state === 'past' ? undefined : state === 'invited' && !company ? (
          <Button component={Link} to="/personalHome/myPersonal/resume">
            {s.resume}
          </Button>
        ) : (
          <Button component={Link} to={hallOf(company)}>
            {s.toHall}
          </Button>
        )
      }
    />
  )
}
