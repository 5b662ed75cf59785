import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Lang } from '../../../platform/contract/texts.ts'
import { eventPath } from '../contract/kinds.ts'
import type { EventRow } from './tables.ts'
import { placeOf, titleOf } from './words.ts'

const names = { cn: '衡渡活动', en: 'Hengdu events' }

/** Times are in UTC: every calendar shows them in its owner's own zone, and no zone has to be described. */
export function calendarOf(rows: readonly EventRow[], lang: Lang, origin: string, link?: string): string {
  const calendar = ical({
    name: names[lang],
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Hengdu', product: 'events', language: lang === 'cn' ? 'ZH' : 'EN' },
  })
  for (const row of rows) {
    const url = `${origin}/#${eventPath(row.slug, row.kind)}`
    const summary = lang === 'cn' ? row.summaryCn : row.summaryEn
    calendar.createEvent({
      id: `${row.id}@hengdu`,
      sequence: row.version,
      start: new Date(row.startsAt.epochMilliseconds),
      end: new Date(row.endsAt.epochMilliseconds),
      stamp: new Date(row.changedAt.epochMilliseconds),
      summary: titleOf(row, lang),
      description: [summary, link, url].filter(Boolean).join('\n\n'),
      location: placeOf(row, lang),
      url,
      status: row.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
