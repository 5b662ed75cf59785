import type { Lang } from '../../../platform/contract/texts.ts'
import { BOOKS_ZONE } from '../../../rules/constants.ts'

/** As the app writes them in Chinese: 2026-11-17; in English 17 November 2026. */
const written = (day: Temporal.PlainDate, lang: Lang): string =>
  lang === 'cn' ? day.toString() : day.toLocaleString('en-GB', { dateStyle: 'long' })

/** A day (YYYY-MM-DD) or a time as people write its day. */
export function dayText(text: string, lang: Lang, zone = BOOKS_ZONE): string {
  const day = text.length === 10 ? Temporal.PlainDate.from(text) : Temporal.Instant.from(text).toZonedDateTimeISO(zone).toPlainDate()
  return written(day, lang)
}

/** From and to in a zone, with its name: the reader may be in another. */
export function spanText(from: string, to: string, lang: Lang, zone: string): string {
  const [begin, end] = [from, to].map((one) => Temporal.Instant.from(one).toZonedDateTimeISO(zone))
  const day = (one: Temporal.ZonedDateTime) => written(one.toPlainDate(), lang)
  const hour = (one: Temporal.ZonedDateTime) => one.toPlainTime().toString({ smallestUnit: 'minute' })
  const same = begin!.toPlainDate().equals(end!.toPlainDate())
  return `${day(begin!)} ${hour(begin!)} – ${same ? '' : `${day(end!)} `}${hour(end!)} (${zone})`
}
