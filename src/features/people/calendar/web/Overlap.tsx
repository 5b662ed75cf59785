import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { formatDate, formatTime } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { Credit } from './Credit.tsx'
import { HoursStrip } from './HoursStrip.tsx'
import { clockOf, HALF_HOURS, readHours, writeHours } from './half-hours.ts'
import css from './overlap.module.css'
import { PlaceField } from './PlaceField.tsx'
import { fresh, type OverlapResult, useList } from './queries.ts'
import { SharedWeeks } from './SharedWeeks.tsx'
import { t } from './texts.ts'
import { Unverified } from './Unverified.tsx'

/**
 * When two places work at the same time: hours of each side, the strip of one day, the workdays of four weeks. The choice is in the
 * address (`a`, `b`, `ha`, `hb`, `week`).
 */
export function Overlap({ a = 'CN', b = 'DE' }: { a?: string; b?: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const [state, patch] = useUrlState({ a, b, ha: '', hb: '', week: '' })
  const hours = { a: readHours(state.ha), b: readHours(state.hb) }
  const asked = useList(
    'GET /ws/calendar/overlap',
    {
      a: state.a,
      b: state.b,
      aFrom: hours.a.from,
      aTo: hours.a.to,
      bFrom: hours.b.from,
      bTo: hours.b.to,
      ...(state.week && { date: state.week }),
    },
    fresh,
  )
  const fields = asked.error instanceof ApiError ? asked.error.in(lang).fields : {}
  const wrong = asked.error instanceof ApiError && !asked.error.isGeneral
  const side = (key: 'a' | 'b', label: string) => (
    <fieldset className={`${blocks.form} ${css.side}`}>
      <legend>{label}</legend>
      <PlaceField label={s.place} value={state[key]} error={fields[key]} onChange={(code) => patch({ [key]: code })} />
      <div className={css.hours}>
        <Choice
          label={s.hoursFrom}
          value={String(hours[key].from)}
          options={HALF_HOURS.slice(0, -1)}
          onChange={(event) => patch({ [`h${key}`]: writeHours(Number(event.currentTarget.value), hours[key].to) })}
        />
        <Choice
          label={s.hoursTo}
          value={String(hours[key].to)}
          error={fields[`${key}To`]}
          options={HALF_HOURS.slice(1)}
          onChange={(event) => patch({ [`h${key}`]: writeHours(hours[key].from, Number(event.currentTarget.value)) })}
        />
      </div>
    </fieldset>
  )
  return (
    <div className={blocks.stack}>
      <div className={`${blocks.columns} ${css.form}`}>
        {side('a', s.here)}
        {side('b', s.there)}
        <TextField
          label={s.weekOf}
          type="date"
          min="2024-01-08"
          max="2030-11-30"
          value={state.week || (asked.data?.strip.date ?? '')}
          error={fields['date']}
          onChange={(event) => patch({ week: event.currentTarget.value })}
        />
      </div>
      <div className={`${blocks.form} ${css.result}`} aria-live="polite" aria-busy={asked.isFetching}>
        {asked.isError && !wrong && (
          <>
            <p>{s.failed}</p>
            <ActionButton look="outline" onClick={() => void asked.refetch()}>
              {s.retry}
            </ActionButton>
          </>
        )}
        {!asked.data && !asked.isError && <p className="sr-only">{s.working}</p>}
        {asked.data && !asked.isError && <Answer result={asked.data} />}
      </div>
    </div>
  )
}

function Answer({ result }: { result: OverlapResult }) {
  const s = useTexts(t)
  const lang = useLang()
  const { a, b, strip, gapMinutes } = result
  const minutes = strip.shared.reduce((sum, span) => sum + (Date.parse(span.end) - Date.parse(span.start)) / 60_000, 0)
  const what =
    minutes > 0 ? s.meets(s.hours(minutes), formatDate(strip.date, lang)) : gapMinutes > 0 ? s.never(s.hours(gapMinutes)) : s.touching
  const named = (side: typeof a) => `${side.name[lang]} ${clockOf(side.from)}–${clockOf(side.to)}`
  const summary = s.overlapSummary(named(a), named(b), what, result.sharedDays)
  return (
    <>
      <h3 className={css.what}>{what}</h3>
      <p className={css.about}>
        {s.fourWeeks(result.sharedDays, s.hours(result.sharedMinutes))} <Unverified bases={[a.basis, b.basis]} />
      </p>
      {minutes === 0 && <p className={css.about}>{s.neverHow}</p>}
      <HoursStrip result={result} />
      {result.changes.map((change) => {
        const place = change.code === a.code ? a : b
        return (
          <p key={change.at + change.code} className={blocks.notice} data-tone="warn">
            {s.clockChange(place.name[lang], formatTime(change.at, lang, place.zone), change.fromOffset, change.toOffset)}
          </p>
        )
      })}
      <SharedWeeks result={result} />
      <ActionLink to={contactLink({ from: 'planner', topic: 'hire', region: b.code, summary })}>{s.sendOverlap}</ActionLink>
      <Credit className={blocks.fine} />
    </>
  )
}
