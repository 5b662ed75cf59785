import { useMemo } from 'react'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import { addDays } from '../../../../platform/contract/day.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { collator } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Fold, usePhone } from '../../../../platform/web/portal/Fold.tsx'
import { Choice, Segments, TextField } from '../../../../platform/web/portal/fields.tsx'
import { EmptyResult } from '../../../../platform/web/portal/layout.tsx'
import { today } from '../../../../platform/web/today.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { Basis } from './Basis.tsx'
import { Credit } from './Credit.tsx'
import { shortDay, weekdayName } from './day.ts'
import { MonthTable } from './MonthTable.tsx'
import { PlaceField } from './PlaceField.tsx'
import css from './planner.module.css'
import { fresh, useHolidays, useList, type YearShown } from './queries.ts'
import { t } from './texts.ts'
import { Unverified } from './Unverified.tsx'

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030].map((year) => ({ value: String(year), label: String(year) }))
const AHEAD_DAYS = 30

/**
 * Holidays of a place and year, as a list or by month, and the working days between two dates. Kept in the address (`place`, `year`,
 * `view`, `month`, `from`, `to`).
 */
export function HolidayPlanner({ region = 'SG' }: { region?: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const day = useMemo(() => today(), [])
  const [state, patch] = useUrlState({
    place: region,
    year: Number(day.slice(0, 4)),
    view: 'list',
    month: Number(day.slice(5, 7)),
    from: day,
    to: addDays(day, AHEAD_DAYS),
  })
  const asked = useHolidays(state.place, state.year)
  const parts = useMemo(() => {
    const order = collator(lang)
    return (asked.data?.parts ?? [])
      .map(({ code, name }) => ({ value: code, label: name[lang] }))
      .sort((one, other) => order.compare(one.label, other.label))
  }, [asked.data, lang])
  const view = state.view === 'month' ? 'month' : 'list'
  return (
    <div className={`${blocks.columns} ${css.planner}`}>
      <div className={`${blocks.columns} ${css.form}`}>
        <PlaceField label={s.place} value={state.place.slice(0, 2)} onChange={(place) => patch({ place })} />
        {parts.length > 0 && (
          <Choice
            label={s.part}
            value={state.place}
            options={[{ value: state.place.slice(0, 2), label: s.wholeCountry }, ...parts]}
            onChange={(event) => patch({ place: event.currentTarget.value })}
          />
        )}
        <Choice
          label={s.year}
          value={String(state.year)}
          options={YEARS}
          onChange={(event) => patch({ year: Number(event.currentTarget.value) })}
        />
        <Segments
          label={s.view}
          value={view}
          onChange={(chosen) => patch({ view: chosen })}
          options={[
            { value: 'list', label: s.list },
            { value: 'month', label: s.monthView },
          ]}
        />
      </div>
      <div className={`${blocks.form} ${css.year}`} aria-busy={asked.isFetching}>
        {asked.isError && (
          <EmptyResult title={s.failed}>
            <ActionButton look="outline" onClick={() => void asked.refetch()}>
              {s.retry}
            </ActionButton>
          </EmptyResult>
        )}
        {asked.data && !asked.isError && (
          <>
            <p className={blocks.fine}>
              {s.weekendIs(asked.data.region.weekend.map((day) => weekdayName(`2024-01-0${day}`, lang)).join(lang === 'cn' ? '、' : ', '))}
            </p>
            {view === 'list' ? (
              <List year={asked.data} today={day} />
            ) : (
              <MonthTable year={asked.data} month={state.month} onMove={(year, month) => patch({ year, month })} />
            )}
            <Basis year={asked.data} />
            <Credit className={blocks.fine} />
          </>
        )}
      </div>
      <Between region={state.place} from={state.from} to={state.to} onChange={patch} />
    </div>
  )
}

/** On a phone, the next days off; those before and after them open. */
const NEXT = 6
/** Fewer are not worth a fold. */
const FOLDED_LEAST = 3

function List({ year, today }: { year: YearShown; today: string }) {
  const s = useTexts(t)
  const phone = usePhone()
  const days = [...year.holidays.map((day) => ({ ...day, works: false })), ...year.workdays.map((day) => ({ ...day, works: true }))].sort(
    (one, other) => one.date.localeCompare(other.date),
  )
  if (days.length === 0) return <EmptyResult title={s.noHolidays} />
  if (!phone) return <Days days={days} />
  const coming = Math.max(0, today.startsWith(String(year.year)) ? days.findIndex(({ date }) => date >= today) : 0)
  const from = coming < FOLDED_LEAST ? 0 : coming
  const to = days.length - from - NEXT < FOLDED_LEAST ? days.length : from + NEXT
  return (
    <>
      {from > 0 && (
        <Fold title={s.daysBefore(from)}>
          <Days days={days.slice(0, from)} />
        </Fold>
      )}
      <Days days={days.slice(from, to)} />
      {to < days.length && (
        <Fold title={s.daysAfter(days.length - to)}>
          <Days days={days.slice(to)} />
        </Fold>
      )}
    </>
  )
}

function Days({ days }: { days: readonly (YearShown['holidays'][number] & { works: boolean })[] }) {
  const lang = useLang()
  return (
    <ul className={`${lists.rows} ${css.list}`}>
      {days.map((day) => (
        <li key={day.date + day.name.en} data-works={day.works || undefined}>
          <span className={blocks.strong}>{shortDay(day.date, lang)}</span>
          <span className={css.weekday}>{weekdayName(day.date, lang)}</span>
          <span lang={lang === 'cn' ? day.cnLang : 'en'}>{day.name[lang]}</span>
        </li>
      ))}
    </ul>
  )
}

function Between({ region, from, to, onChange }: BetweenProps) {
  const s = useTexts(t)
  const lang = useLang()
  const asked = useList('GET /ws/calendar/workdays', from && to ? { region, from, to } : null, fresh)
  const fields = asked.error instanceof ApiError ? asked.error.in(lang).fields : {}
  const result = asked.data
  return (
    <Fold title={s.between} className={`${blocks.form} ${blocks.panel} ${css.between}`}>
      <div className={`${blocks.pair} ${css.dates}`}>
        <TextField
          label={s.from}
          type="date"
          min="2024-01-01"
          max="2030-12-31"
          value={from}
          error={fields['from']}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextField
          label={s.to}
          type="date"
          min="2024-01-01"
          max="2030-12-31"
          value={to}
          error={fields['to']}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
      <div className={css.answer} aria-live="polite" aria-busy={asked.isFetching}>
        {result && !asked.isError && (
          <>
            <p className={`${blocks.figure} ${css.count}`}>
              {s.workdays(result.workdays)} <Unverified bases={[result.basis]} />
            </p>
            <p>{s.workdaysHow(result.days, result.restDays, result.holidays.length)}</p>
            <ActionLink
              to={contactLink({
                from: 'planner',
                topic: 'hire',
                region: result.region.code.slice(0, 2),
                summary: s.planSummary(
                  result.region.name[lang],
                  formatDate(result.from, lang),
                  formatDate(result.to, lang),
                  result.workdays,
                ),
              })}
            >
              {s.sendPlan}
            </ActionLink>
          </>
        )}
      </div>
    </Fold>
  )
}
interface BetweenProps {
  region: string
  from: string
  to: string
  onChange: (change: { from?: string; to?: string }) => void
}
