import type { UseQueryResult } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { Choice, Segments, TextField } from '../../../../platform/web/portal/fields.tsx'
import { InSlices } from '../../../../platform/web/portal/InSlices.tsx'
import { Band, EmptyResult, Intro, Split } from '../../../../platform/web/portal/layout.tsx'
import { Pager } from '../../../../platform/web/portal/Pager.tsx'
import { Tabs } from '../../../../platform/web/portal/Tabs.tsx'
import { Navigate, useLocation } from '../../../../platform/web/router.tsx'
import { Corrected } from '../../../../platform/web/ui/SearchNotes.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { totalText } from '../../../../platform/web/ui/total.ts'
import { useSearchInput } from '../../../../platform/web/ui/useSearchInput.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { EventCalls } from '../contract/calls.ts'
import { type EventKind, type EventTab, eventKinds, eventPath, eventTabs, isEventKind } from '../contract/kinds.ts'
import { shiftMonth, thisMonth } from './calendar.ts'
import { EventList, EventRooms } from './EventList.tsx'
import { feedLink, feedPath } from './links.ts'
import css from './list.module.css'
import { MonthGrid, monthName } from './MonthGrid.tsx'
import { MyTickets } from './MyTickets.tsx'
import { t } from './page-texts.ts'
import { useList, useRead } from './queries.ts'
import { usePlace, useSeats, When } from './show.tsx'
import { t as shared } from './texts.ts'

type List = ResultOf<EventCalls['GET /ws/event/list']>
const PAGE = 12

/** /international, /offlineSalon, /onlineActivities: one screen, by kind. */
export default function EventsPage() {
  const kind = useLocation().pathname.slice(1)
  return isEventKind(kind) ? <Events key={kind} kind={kind} /> : <Navigate to="/404" replace />
}

function Events({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const heads: Record<EventKind, [title: string, lead: string]> = {
    international: [s.titleInternational, s.leadInternational],
    offlineSalon: [s.titleOfflineSalon, s.leadOfflineSalon],
    onlineActivities: [s.titleOnlineActivities, s.leadOnlineActivities],
  }
  const [title, lead] = heads[kind]
  return (
    <>
      <Intro title={<Breaking text={title} lang={lang} />} lead={lead} aside={<NextUp kind={kind} />} />
      <MyTickets />
      <Band still>
        <h2 className="sr-only">{s.events}</h2>
        <Finder kind={kind} />
      </Band>
      <Band tone="surface">
        <Split
          title={s.subscribe}
          about={<p>{s.subscribeWhy}</p>}
          aside={
            <div className={blocks.buttons}>
              <Feed kind={kind} />
            </div>
          }
        >
          <ul className={lists.rows}>
            {eventKinds
              .filter((other) => other !== kind)
              .map((other) => (
                <li key={other} className={blocks.between}>
                  <ActionLink to={`/${other}`} look="quiet">
                    {w[other]}
                  </ActionLink>
                </li>
              ))}
            <li className={blocks.between}>
              <ActionLink to={`/activityH5/${kind}`} look="quiet">
                {s.mobilePage}
              </ActionLink>
            </li>
            <li className={blocks.between}>
              <span>{s.organise}</span>
              <ActionLink to={contactLink({ from: 'event' })} look="quiet">
                {s.proposeOne}
              </ActionLink>
            </li>
          </ul>
        </Split>
      </Band>
    </>
  )
}

/** The next event of the kind, on the night background of the page's top. */
function NextUp({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const seats = useSeats()
  const place = usePlace()
  const query = useRead('GET /ws/event/next', { limit: 1, kind })
  if (query.isPending) return <div className={`${blocks.panel} ${css.nextUp}`} aria-busy="true" />
  const event = query.data?.[0]
  if (!event) return null
  return (
    <article className={`${blocks.panel} ${blocks.form} ${css.nextUp}`}>
      <p className={css.eyebrow}>{s.nextUp}</p>
      <Cover
        seed={event.slug}
        codes={[event.region.code]}
        topic={eventKinds.indexOf(event.kind)}
        place={place(event)}
        kind={w[event.kind]}
        date={formatDate(event.startsAt, lang, event.zone)}
        src={event.cover}
      />
      <h2>
        <Breaking text={event.title[lang]} lang={lang} />
      </h2>
      <When event={event} />
      <div className={blocks.between}>
        <span>{seats(event)}</span>
        <ActionLink to={eventPath(event.slug, event.kind)} look="beacon">
          {s.openNext}
        </ActionLink>
      </div>
    </article>
  )
}

function Feed({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <>
      <ActionButton look="outline" onClick={() => void copyText(feedLink(kind, lang))}>
        {s.copyFeed}
      </ActionButton>
      <ActionLink to={feedPath(kind, lang)} look="quiet">
        {s.download}
      </ActionLink>
    </>
  )
}

const defaults = { tab: 'all' as EventTab, view: 'list' as 'list' | 'month', month: '', region: '', search: '', pageNo: 1 }
type State = typeof defaults

function Finder({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const [asked, patch, reset] = useUrlState(defaults as State)
  const state = asked as State
  const tab = eventTabs.includes(state.tab) ? state.tab : 'all'
  const calendar = state.view === 'month'
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(state.month) ? state.month : calendar ? thisMonth() : ''
  const query = useList('GET /ws/event/list', {
    kind,
    tab,
    month: month || undefined,
    region: state.region || undefined,
    search: state.search,
    pageNo: calendar ? 1 : state.pageNo,
    pageSize: calendar ? 100 : PAGE,
  })
  const data = query.data
  const change = (next: Partial<State>) => patch({ pageNo: 1, ...next })
  const regions = useRegionOptions(data, state.region)
  const words = useSearchInput(state.search, (search) => change({ search }))
  return (
    <Tabs
      label={s.tabs}
      value={tab}
      onChange={(next) => change({ tab: next })}
      tabs={eventTabs.map((value) => ({ value, label: w[value], ...(data && { count: data.tabs[value] }) }))}
    >
      <div className={`${lists.filters} ${css.tools}`}>
        <TextField type="search" label={s.search} placeholder={s.searchHint} maxLength={100} {...words.field} />
        <Choice
          label={s.region}
          empty={s.anyRegion}
          value={state.region}
          onChange={(event) => change({ region: event.target.value })}
          options={regions}
        />
        <MonthChoice data={data} month={month} calendar={calendar} onChange={(next) => change({ month: next })} />
        <Segments
          label={s.view}
          value={calendar ? 'month' : 'list'}
          onChange={(view) => change({ view })}
          options={[
            { value: 'list', label: s.list },
            { value: 'month', label: s.calendar },
          ]}
        />
      </div>
      <InSlices>
        <Results
          kind={kind}
          calendar={calendar}
          month={month}
          query={query}
          typed={state.search}
          filtered={Boolean(state.search || state.region || (state.month && !calendar))}
          onClear={() => reset('search', 'region', 'month', 'pageNo')}
          onPage={(pageNo) => patch({ pageNo })}
        />
      </InSlices>
    </Tabs>
  )
}

/** The regions that have events, with their number; one from a shared address stays though it has no events now. */
function useRegionOptions(data: List | undefined, chosen: string) {
  const lang = useLang()
  const options = (data?.regions ?? []).map(({ code, name, count }) => ({ value: code, label: `${name[lang]} (${count})` }))
  return !chosen || options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }]
}

function MonthChoice({
  data,
  month,
  calendar,
  onChange,
}: {
  data: List | undefined
  month: string
  calendar: boolean
  onChange: (month: string) => void
}) {
  const s = useTexts(t)
  const lang = useLang()
  if (calendar)
    return (
      <div className={`${blocks.ends} ${css.months}`}>
        <ActionButton look="outline" aria-label={s.previousMonth} onClick={() => onChange(shiftMonth(month, -1))}>
          <span aria-hidden="true">‹</span>
        </ActionButton>
        <strong aria-live="polite">{monthName(month, lang)}</strong>
        <ActionButton look="outline" aria-label={s.nextMonth} onClick={() => onChange(shiftMonth(month, 1))}>
          <span aria-hidden="true">›</span>
        </ActionButton>
      </div>
    )
  const months = data?.months ?? []
  const listed = month && !months.some((one) => one.month === month) ? [...months, { month, count: 0 }] : months
  return (
    <Choice
      label={s.month}
      empty={s.anyMonth}
      value={month}
      onChange={(event) => onChange(event.target.value)}
      options={listed.map((one) => ({ value: one.month, label: `${monthName(one.month, lang)} (${one.count})` }))}
    />
  )
}

interface ResultsProps {
  kind: EventKind
  calendar: boolean
  month: string
  query: UseQueryResult<List>
  typed: string
  filtered: boolean
  onClear: () => void
  onPage: (pageNo: number) => void
}

function Results({ typed, kind, calendar, month, query, filtered, onClear, onPage }: ResultsProps) {
  const s = useTexts(t)
  const { data } = query
  if (!data && query.isError)
    return (
      <EmptyResult title={s.failed}>
        <ActionButton look="outline" onClick={() => void query.refetch()}>
          {s.retry}
        </ActionButton>
      </EmptyResult>
    )
  if (!data) return <EventRooms rows={5} />
  const none = data.records.length === 0
  return (
    <>
      <p className={`${blocks.fine} ${css.found}`} role="status">
        {s.found(totalText(data))}
      </p>
      <Corrected typed={typed} corrected={data.corrected} />
      {calendar && <MonthGrid month={month} events={data.records} />}
      {none ? (
        <EmptyResult title={filtered ? s.noneHere : s.noneInTab}>
          <p>{s.noneWhy}</p>
          <div className={blocks.buttons}>
            {filtered && (
              <ActionButton look="outline" onClick={onClear}>
                {s.clear}
              </ActionButton>
            )}
            <Feed kind={kind} />
          </div>
        </EmptyResult>
      ) : (
        <div data-calendar={calendar || undefined} className={css.results}>
          <EventList events={data.records} label={s.events} />
        </div>
      )}
      {!calendar && <Pager current={data.current} pages={data.pages} onChange={onPage} />}
    </>
  )
}
