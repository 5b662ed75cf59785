import type { CSSProperties } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { dayAt } from '../../../../platform/web/today.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { clockAt, shortDay } from './day.ts'
import css from './overlap.module.css'
import type { OverlapResult } from './queries.ts'
import { t } from './texts.ts'

type Span = OverlapResult['strip']['a'][number]
const TICKS = [0, 3, 6, 9, 12, 15, 18, 21]
const HOUR_MS = 3_600_000

/** One local day of the first side: office hours of both, the shared part marked, and the same as text for screen readers. */
export function HoursStrip({ result }: { result: OverlapResult }) {
  const s = useTexts(t)
  const lang = useLang()
  const { a, b, strip, offsets } = result
  const start = Date.parse(strip.start)
  const length = Date.parse(strip.end) - start
  const place = (span: Span): CSSProperties => ({
    insetInlineStart: `${((Date.parse(span.start) - start) / length) * 100}%`,
    inlineSize: `${((Date.parse(span.end) - Date.parse(span.start)) / length) * 100}%`,
  })
  const spanText = (span: Span, zone: string) => {
    const [first, last] = [dayAt(span.start, zone), dayAt(Date.parse(span.end) - 1, zone)]
    const day = first === strip.date ? '' : `${shortDay(first, lang)} `
    const nextDay = last === first ? '' : `${shortDay(last, lang)} `
    return `${day}${clockAt(span.start, zone)}–${nextDay}${clockAt(span.end, zone)}`
  }
  const listed = (spans: readonly Span[], zone: string) =>
    spans.map((span) => spanText(span, zone)).join(lang === 'cn' ? '、' : ', ') || '–'
  const rows = [
    { side: a, spans: strip.a, offset: offsets.a },
    { side: b, spans: strip.b, offset: offsets.b },
  ]
  return (
    <figure className={css.strip}>
      <figcaption className={blocks.fine}>{s.strip(formatDate(strip.date, lang), a.name[lang])}</figcaption>
      <div aria-hidden="true">
        {rows.map(({ side, spans }) => (
          <div key={side.code} className={css.lane}>
            <span className={css.laneCode}>{side.code}</span>
            <div className={css.track}>
              {spans.map((span) => (
                <span key={span.start} className={css.work} style={place(span)} />
              ))}
              {strip.shared.map((span) => (
                <span key={`s${span.start}`} className={css.shared} style={place(span)} />
              ))}
            </div>
            <span />
            <div className={css.ticks}>
              {TICKS.map((tick) => (
                <span key={tick} style={{ insetInlineStart: `${((tick * HOUR_MS) / length) * 100}%` }}>
                  {clockAt(start + tick * HOUR_MS, side.zone)}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className={css.words}>
        {rows.map(({ side, spans, offset }) => (
          <li key={side.code}>{s.stripLine(side.name[lang], listed(spans, side.zone), offset)}</li>
        ))}
        {strip.shared.length > 0 && (
          <li className={css.sharedWords}>{s.stripShared(listed(strip.shared, a.zone), listed(strip.shared, b.zone))}</li>
        )}
      </ul>
    </figure>
  )
}
