import type { Lang } from '../../../../platform/contract/texts.ts'
import { type EventKind, eventPath } from '../contract/kinds.ts'
import type { EventCard } from '../contract/schema.ts'

const origin = () => location.origin

export const ticketLink = (event: Pick<EventCard, 'slug' | 'kind'>, code: string): string =>
  `${origin()}/#${eventPath(event.slug, event.kind)}?ticket=${code}`

/** A plain path with a link preview; a channel's code is passed on. */
export const shareLink = (slug: string, lang: Lang, channel: string | undefined): string =>
  `${origin()}/share/event/${slug}?lang=${lang}${channel ? `&channel=${channel}` : ''}`

export const icalLink = (slug: string, lang: Lang, code?: string): string =>
  `/api/ws/event/ical?id=${slug}&lang=${lang}${code ? `&code=${code}` : ''}`

/** A reminder of the moment at which sign-up opens. */
export const remindLink = (slug: string, lang: Lang): string => `/api/ws/event/ical?id=${slug}&lang=${lang}&of=registration`

export const feedPath = (kind: EventKind, lang: Lang): string => `/api/ws/event/feed?kind=${kind}&lang=${lang}`
export const feedLink = (kind: EventKind, lang: Lang): string => origin() + feedPath(kind, lang)

/** 20261203T060000Z */
const compact = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

export function calendarLinks(event: EventCard, place: string, details: string, lang: Lang): { google: string; outlook: string } {
  const title = event.title[lang]
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(event.startsAt)}/${compact(event.endsAt)}`,
    details,
    location: place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: details,
    location: place,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
