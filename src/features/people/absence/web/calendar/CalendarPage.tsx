import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconCalendarPlus, IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { epochOf } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link, useNavigate } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { today } from '../../../../../platform/web/today.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { requestPath } from '../../contract/paths.ts'
import type { CalendarView } from '../../contract/views.ts'
import { useChoices, useLeaveTypes, useList } from '../queries.ts'
import { RequestForm, type RequestStart } from '../requests/RequestForm.tsx'
import { t as shared } from '../texts.ts'
import { usePeopleFilters } from '../usePeopleFilters.ts'
import css from './calendar.module.css'
import { FeedDialog } from './FeedDialog.tsx'
import { Grid } from './Grid.tsx'
import { Legend } from './Legend.tsx'
import { barAt, type PersonRow } from './layout.ts'
import { isCovered, moved, type RangeKind, rangeOf, rangeText } from './range.ts'
import { t } from './texts.ts'

/** Who is away: a month or a quarter, people by team. Range, month and filters are in the address. */
export default function CalendarPage() {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const [state, patch] = useUrlState({ range: 'month', on: '' })
  const kind: RangeKind = state.range === 'quarter' ? 'quarter' : 'month'
  const on = /^\d{4}-\d{2}-\d{2}$/.test(state.on) && isCovered(state.on) ? state.on : today()
  const span = rangeOf(kind, on)
  const filters = usePeopleFilters()
  const list = useListState({ filters: { search: '', teamId: '', country: '', type: '' } })
  const { search, teamId, country, type } = list.filters
  const asked = { ...span, ...(search && { search }), ...(teamId && { teamId }), ...(country && { country }), ...(type && { type }) }
  const query = useList('GET /ws/absence/calendar', asked, watched)
  const { data: choices } = useChoices()
  // Leads ask for their teams, whatever their role.
  const asks = useMay('people:view') && (choices?.asks ?? false)
  const [start, setStart] = useState<RequestStart | null>(null)
  const [subscribing, setSubscribing] = useState(false)
  const move = (by: 1 | -1) => patch({ on: moved(kind, span.from, by) })
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <>
            <Button
              variant="default"
              className={css.onScreen}
              leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setSubscribing(true)}
            >
              {s.subscribe}
            </Button>
            <Button
              variant="default"
              className={css.onScreen}
              leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => print()}
            >
              {s.print}
            </Button>
            {asks && (
              <Button className={css.onScreen} onClick={() => setStart({})} data-key="create">
                {w.newLeave}
              </Button>
            )}
          </>
        }
      />
      <div className={`${spacing.before3} ${css.onScreen} ${blocks.between}`}>
        <div className={blocks.line}>
          <ActionIcon size={36} aria-label={s.previous} disabled={!isCovered(moved(kind, span.from, -1))} onClick={() => move(-1)}>
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <strong className={css.range} aria-live="polite">
            {rangeText(kind, span, lang)}
          </strong>
          <ActionIcon size={36} aria-label={s.next} disabled={!isCovered(moved(kind, span.from, 1))} onClick={() => move(1)}>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <Button variant="subtle" size="compact-md" onClick={() => patch({ on: '' })}>
            {s.today}
          </Button>
        </div>
        <SegmentedControl
          aria-label={s.view}
          value={kind}
          onChange={(range) => patch({ range })}
          data={[
            { value: 'month', label: s.month },
            { value: 'quarter', label: s.quarter },
          ]}
        />
      </div>
      <div className={css.onScreen}>
        <FilterBar
          list={list}
          search={{ label: w.search }}
          selects={[filters.team, filters.country, ...(query.data?.details ? [filters.type] : [])]}
        />
      </div>
      <p className={css.onPaper}>{s.printed(rangeText(kind, span, lang))}</p>
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Calendar view={query.data} kind={kind} filtered={list.filtered} asks={asks} busy={query.isPlaceholderData} onStart={setStart} />
      ) : (
        <FormSkeleton fields={8} />
      )}
      {start && <RequestForm start={start} onClose={() => setStart(null)} onDone={() => setStart(null)} />}
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </>
  )
}

interface Shown {
  view: CalendarView
  kind: RangeKind
  filtered: boolean
  asks: boolean
  busy: boolean
  onStart: (start: RequestStart) => void
}

function Calendar({ view, kind, filtered, asks, busy, onStart }: Shown) {
  const s = useTexts(t)
  const navigate = useNavigate()
  const { data: types } = useLeaveTypes()
  const open = (row: PersonRow, day: string) => {
    const found = barAt(row, epochOf(day) - epochOf(view.from))
    if (found) {
      if (found.absence.type !== null) void navigate(requestPath(found.absence.id))
    } else if (asks && day >= row.person.from && (row.person.to === null || day <= row.person.to))
      onStart({ employee: row.person, from: day, to: day })
  }
  if (view.people.length === 0) return <EmptyState title={filtered ? s.noMatch : s.none} why={filtered ? undefined : s.noneWhy} />
  return (
    <div aria-busy={busy || undefined}>
      <OutNow view={view} />
      <Grid view={view} types={types ?? []} range={kind} onOpen={open} />
      <p className={`${blocks.fine} ${css.onScreen}`}>{asks ? s.keys : s.keysRead}</p>
      <Legend view={view} types={types ?? []} />
    </div>
  )
}

/** So many names are shown at once. */
const FEW = 8

/** Who is away today, and until when; and what waits for the reader. */
function OutNow({ view }: { view: CalendarView }) {
  const s = useTexts(t)
  const lang = useLang()
  const people = new Map(view.people.map((person) => [person.id, person.name]))
  const out = view.outNow.filter(({ id }) => people.has(id))
  return (
    <div className={`${css.out} ${blocks.between}`}>
      {out.length === 0 ? (
        <p className={blocks.quiet}>{s.nobodyOut}</p>
      ) : (
        <details open={out.length <= FEW}>
          <summary>
            <strong>{s.outNow(out.length)}</strong>
          </summary>
          <ul className={blocks.pills}>
            {out.map(({ id, back }) => (
              <li key={id}>
                {people.get(id)} <span className={blocks.fine}>{s.back(formatDate(back, lang))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {view.waiting > 0 && (
        <Link className={css.onScreen} to="/companyHome/leaveRequests?state=asked">
          {s.waiting(view.waiting)}
        </Link>
      )}
    </div>
  )
}
