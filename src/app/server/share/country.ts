import { namedArea } from '../../../features/base/area/server/reads.ts'
import { providerCounts, servedRegions } from '../../../features/market/provider/server/reads.ts'
import { placeOf, yearsOf } from '../../../features/people/calendar/server/reads.ts'
import type { Component } from '../../../features/people/cost/contract/schema.ts'
import { componentsOf, rateInForce } from '../../../features/people/cost/server/reads.ts'
import { today } from '../../../platform/server/clock.ts'
import { html, type Markup } from '../../../platform/server/files/markup.ts'
import { refuse } from '../../../platform/server/wire/refusal.ts'
import { articleLinks } from './article.ts'
import { dayText } from './dates.ts'
import { facts, linksTo } from './document.ts'
import { eventLinks } from './event.ts'
import type { Asked, Setting, SharedLink, SharedPage } from './page.ts'
import { PROVIDERS, providerLinks } from './provider.ts'
import { webPage } from './structured.ts'
import { t } from './texts.ts'

const PROVIDERS_SHOWN = 60
const HOLIDAYS_SHOWN = 10
const PPM_PER_PERCENT = 10_000
const CODE = /^[A-Z]{2}$/

/** What is known of a country: its time, its holidays, what employers pay there, firms, articles and events. */
export async function countryPage(asked: Asked, code: string, setting: Setting): Promise<SharedPage> {
  if (!CODE.test(code)) throw refuse('notFound')
  const { lang } = setting
  const s = t.pick(lang)
  const place = placeOf(code)
  const name = place.name[lang]
  const [count, holidays, contributions, providers, articles, events] = await Promise.all([
    providerCounts(asked.db, [code]),
    holidaysFrom(asked, place),
    contributionsIn(asked, code),
    providerLinks(asked, setting, PROVIDERS_SHOWN, code),
    articleLinks(asked, setting, code),
    eventLinks(asked, setting, { region: code }),
  ])
  const path = `/share/country/${code}`
  const heading = s.countryTitle(name)
  const description = s.countryAbout(name, count.get(code) ?? 0)
  return {
    path,
    to: `/globalQuickfind?region=${code}`,
    heading,
    description,
    trail: [{ name: s.providers, path: PROVIDERS.path }],
    kind: 'website',
    mark: code,
    facts: pictured(holidays.next, contributions?.lines ?? [], count.get(code) ?? 0, setting),
    main: html`<p class="lead">${description}</p>
${facts([[s.time, s.timeOf(asked.now.toZonedDateTimeISO(place.zone).offset, place.zone)]])}
${holidaysOf(holidays, setting)}
${contributionsOf(contributions, setting)}
${linksTo(s.providersHere(name), providers, setting) ?? html`<h2>${s.providersHere(name)}</h2><p>${s.providersNone}</p>`}
${linksTo(s.articles, articles, setting)}
${linksTo(s.events, events, setting)}`,
    structured: [{ ...webPage({ path, heading, description }, setting), about: { '@type': 'Country', name, identifier: code } }],
  }
}

/** For the picture: the next holiday, what an employer pays first, how many firms. */
function pictured(next: Holidays['next'], lines: readonly Component[], providers: number, { lang }: Setting): string[] {
  const s = t.pick(lang)
  const [holiday] = next
  const paid = lines.find((line) => percent(line, lang) !== '')
  return [
    ...(holiday ? [s.nextHoliday(dayText(holiday.date, lang), holiday.name[lang])] : []),
    ...(paid ? [s.employerPays(paid.name[lang], percent(paid, lang).replace(/^[：:]\s*/, ''))] : []),
    ...(providers > 0 ? [s.providersListed(providers)] : []),
  ]
}

type Holidays = Awaited<ReturnType<typeof holidaysFrom>>

async function holidaysFrom({ db, now }: Asked, place: ReturnType<typeof placeOf>) {
  const day = now.toZonedDateTimeISO(place.zone).toPlainDate()
  const years = await yearsOf(db, { place }, [day.year, day.year + 1])
  return { first: years[0], next: years.flatMap(({ holidays }) => holidays).filter(({ date }) => date >= day.toString()) }
}

function holidaysOf({ first, next }: Holidays, { lang }: Setting): Markup {
  const s = t.pick(lang)
  const basis = first?.basis === 'verified' && first.verifiedOn ? s.holidaysVerified(dayText(first.verifiedOn, lang)) : s.holidaysPublic
  return html`<h2>${s.holidays}</h2>
${next.length === 0 ? html`<p>${s.holidaysNone}</p>` : html`<p class="fine">${basis}</p>`}
${next.length > 0 && html`<ul>${next.slice(0, HOLIDAYS_SHOWN).map(({ date, name }) => html`<li>${dayText(date, lang)} ${name[lang]}</li>`)}</ul>`}`
}

async function contributionsIn({ db, now }: Asked, code: string) {
  const rate = await rateInForce(db, code, today(now))
  return rate ? { rate, lines: (await componentsOf(db, [rate.id])).get(rate.id) ?? [] } : null
}

function contributionsOf(found: Awaited<ReturnType<typeof contributionsIn>>, { lang }: Setting): Markup {
  const s = t.pick(lang)
  if (!found) return html`<h2>${s.contributions}</h2><p>${s.contributionsNone}</p>`
  const { rate, lines } = found
  return html`<h2>${s.contributions}</h2>
<p class="fine">${s.contributionsFrom(dayText(rate.effectiveFrom, lang))} ${rate.sample && s.contributionsSample}</p>
<ul>${lines.map((line) => html`<li>${line.name[lang]}${percent(line, lang)}${source(line, lang)}</li>`)}</ul>`
}

const percent = ({ ratePpm, kind }: Component, lang: Setting['lang']): string =>
  ratePpm !== null && kind !== 'brackets' && kind !== 'fixed' ? `${lang === 'cn' ? '：' : ': '}${ratePpm / PPM_PER_PERCENT} %` : ''

const source = ({ sourceName, sourceUrl }: Component, lang: Setting['lang']): Markup | false =>
  sourceUrl.startsWith('https://') && html` (${t.pick(lang).source}: <a href="${sourceUrl}" rel="noopener">${sourceName}</a>)`

/** The countries with firms, those with most of them first. */
export async function countryLinks({ db }: Asked, { lang }: Setting): Promise<SharedLink[]> {
  return (await servedRegions(db)).map((code) => ({ name: namedArea(code).name[lang], path: `/share/country/${code}` }))
}
