import { type EventKind, eventPath } from '../../../features/market/event/contract/kinds.ts'
import type { EventDetail } from '../../../features/market/event/contract/schema.ts'
import { detailOf, publicEvents } from '../../../features/market/event/server/reads.ts'
import { html } from '../../../platform/server/files/markup.ts'
import { spanText } from './dates.ts'
import { facts } from './document.ts'
import { type Asked, htmlLang, type Setting, type SharedLink, type SharedPage } from './page.ts'
import { organizationId } from './structured.ts'
import { t } from './texts.ts'

export const EVENTS = { path: '/share/international', to: '/international' }
const LISTED = 60

/** An event with its times, its place and its agenda. Registration is in the app. */
export async function eventPage(asked: Asked, name: string, setting: Setting): Promise<SharedPage> {
  const { lang } = setting
  const s = t.pick(lang)
  const event = await detailOf({ ...asked, actor: null }, name)
  const open = event.phase === 'open' || event.phase === 'forecast'
  return {
    path: `/share/event/${event.slug}`,
    to: eventPath(event.slug, event.kind),
    heading: event.title[lang],
    description: `${spanText(event.startsAt, event.endsAt, lang, event.zone)} · ${placeText(event, lang)} · ${event.summary[lang]}`,
    trail: [{ name: s.events, path: `/share/${event.kind}` }],
    kind: 'website',
    mark: event.online ? '' : event.region.code,
    enter: s.signUp,
    main: html`<p class="lead">${event.summary[lang]}</p>
${event.isDemo && html`<p class="note">${s.sample}</p>`}
${event.phase === 'cancelled' && html`<p class="note">${s.cancelledEvent} ${event.cancelReason[lang]}</p>`}
${facts([
  [s.when, spanText(event.startsAt, event.endsAt, lang, event.zone)],
  [s.registration, spanText(event.registrationFrom, event.registrationTo, lang, event.zone)],
  [s.place, placeText(event, lang)],
  [s.host, event.host[lang]],
  [s.seats, open && s.seatsLeft(event.seatsLeft, event.seats)],
])}
${event.body[lang]
  .split(/\n\s*\n/)
  .filter(Boolean)
  .map((text) => html`<p>${text}</p>`)}
${event.agenda.length > 0 && html`<h2>${s.agenda}</h2><ul>${event.agenda.map((item) => html`<li>${item.time} ${item[lang]}</li>`)}</ul>`}`,
    structured: [structured(event, setting)],
  }
}

const placeText = (event: EventDetail, lang: Setting['lang']): string =>
  event.online
    ? t.pick(lang).online
    : inOrder([...new Set([event.address[lang], event.city[lang], event.region.name[lang]].filter(Boolean))], lang)

const statuses: Partial<Record<EventDetail['phase'], string>> = { cancelled: 'https://schema.org/EventCancelled' }

function structured(event: EventDetail, { lang, origin }: Setting) {
  const url = `${origin}/share/event/${event.slug}?lang=${lang}`
  return {
    '@type': 'Event',
    name: event.title[lang],
    description: event.summary[lang],
    inLanguage: htmlLang(lang),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: statuses[event.phase] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.online
      ? { '@type': 'VirtualLocation', url }
      : {
          '@type': 'Place',
          name: event.city[lang] || event.region.name[lang],
          address: {
            '@type': 'PostalAddress',
            ...(event.address[lang] && { streetAddress: event.address[lang] }),
            ...(event.city[lang] && { addressLocality: event.city[lang] }),
            addressCountry: event.region.code,
          },
        },
    organizer: event.host[lang] ? { '@type': 'Organization', name: event.host[lang] } : { '@id': organizationId(origin) },
    url,
    isAccessibleForFree: true,
    ...(!['cancelled', 'finished'].includes(event.phase) && {
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'CNY',
        url,
        validFrom: event.registrationFrom,
        availability: `https://schema.org/${event.phase === 'forecast' ? 'PreOrder' : event.phase === 'open' && event.seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
      },
    }),
  }
}

/** Events, the latest first: of a kind, of a country, or all. */
export async function eventLinks({ db }: Asked, { lang }: Setting, of: { kind?: EventKind; region?: string }): Promise<SharedLink[]> {
  const { cancelled } = t.pick(lang)
  return (await publicEvents(db, LISTED, of)).map(({ id, title, isCancelled }) => ({
    name: isCancelled ? cancelled(title[lang]) : title[lang],
    path: `/share/event/${id}`,
  }))
}

/** The smaller place first in English, the larger first in Chinese, which separates them by nothing. */
const inOrder = (places: string[], lang: Setting['lang']): string => (lang === 'en' ? places.join(', ') : places.toReversed().join(''))
