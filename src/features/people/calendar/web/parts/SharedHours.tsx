import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { clockAt } from '../day.ts'
import type { OverlapResult } from '../queries.ts'
import { t } from '../texts.ts'
import { c } from './country-texts.ts'

const MINUTE_MS = 60_000

/** Nine to six on both sides, on the next day on which both work. */
export function SharedHours({ of }: { of: OverlapResult }) {
  const s = useTexts(c)
  const { hours } = useTexts(t)
  const { a, b, gapMinutes } = of
  const { shared } = of.strip
  const minutes = shared.reduce((sum, span) => sum + (Date.parse(span.end) - Date.parse(span.start)) / MINUTE_MS, 0)
  const spans = (zone: string) => shared.map(({ start, end }) => `${clockAt(start, zone)}–${clockAt(end, zone)}`).join(' + ')
  return (
    <>
      <p className={blocks.figure}>{minutes > 0 ? s.aDay(hours(minutes)) : s.notShared}</p>
      {minutes > 0 ? (
        <p className={blocks.line}>
          <span>{s.inBeijing(spans(a.zone))}</span>
          <span>{s.inPlace(spans(b.zone))}</span>
        </p>
      ) : (
        <p>{s.gap(hours(gapMinutes))}</p>
      )}
    </>
  )
}
