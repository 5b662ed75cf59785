import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { eventPath } from '../contract/kinds.ts'
import type { EventRow } from './tables.ts'
import { placeOf, titleOf } from './words.ts'

const names = { cn: '衡渡活动', en: 'Hengdu events' }

const opening = { cn: '报名开始：', en: 'Sign-up opens: ' }
const OPENING_MINUTES = 15

const empty = (lang: Lang) =>
  ical({
    name: names[lang],
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Hengdu', product: 'events', language: lang === 'cn' ? 'ZH' : 'EN' },
  })

/** The moment at which sign-up opens, with an alarm: seats are few. */
export function registrationOf(row: EventRow, lang: Lang, origin: string): string {
  const calendar = empty(lang)
  const url = `${origin}/#${eventPath(row.slug, row.kind)}`
  const start = row.registrationFrom.epochMilliseconds
  calendar.createEvent({
    id: `${row.id}-registration@hengdu`,
    sequence: row.version,
    start: new Date(start),
    end: new Date(start + OPENING_MINUTES * 60_000),
    stamp: new Date(row.changedAt.epochMilliseconds),
    summary: opening[lang] + titleOf(row, lang),
    description: url,
    url,
    alarms: [{ type: ICalAlarmType.display, trigger: 0 }],
  })
  return calendar.toString()
}

/** Times are in UTC: every calendar shows them in its owner's own zone, and no zone has to be described. */
export function calendarOf(rows: readonly EventRow[], lang: Lang, origin: string, link?: string): string {
  const calendar = empty(lang)
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
