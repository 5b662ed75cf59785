import { html } from '../../../platform/server/files/markup.ts'
import { nearestPages } from '../../nearest.ts'
import { ARTICLES, articleLinks } from './article.ts'
import { countryLinks } from './country.ts'
import { linksTo } from './document.ts'
import { EVENTS, eventLinks } from './event.ts'
import type { Asked, Setting, SharedPage } from './page.ts'
import { PROVIDERS, providerLinks } from './provider.ts'
import { t } from './texts.ts'
import type { Words } from './words.ts'

const SHOWN = 12

/** In place of a page that does not exist: the pages whose names are like what was asked for. */
export function missingPage(words: Words, asked: string, setting: Setting): SharedPage {
  const s = t.pick(setting.lang)
  const candidates = words.pages
    .filter((page) => page.shared)
    .map((page) => ({ path: page.path, names: [page.title.cn, page.title.en], name: page.title[setting.lang], at: `/share/${page.name}` }))
  const near = nearestPages(asked, candidates).map(({ name, at }) => ({ name, path: at }))
  return {
    ...empty(s.notFoundTitle, s.notFoundWhy),
    main: html`<p class="lead">${s.notFoundWhy}</p>${linksTo(s.nearest, near, setting)}${linksTo(s.pages, main(words, setting), setting)}`,
  }
}

/** Without the agreements, which every footer has. */
const main = (words: Words, { pages }: Setting) =>
  pages.filter(({ path }) => !words.shared(path.slice('/share/'.length))?.name.includes('-'))

/** In place of an article, an event, a firm or a country that does not exist: the way to those that do. */
export async function missingOne(asked: Asked, kind: 'article' | 'event' | 'provider' | 'country', setting: Setting): Promise<SharedPage> {
  const s = t.pick(setting.lang)
  const { title, name, list, links } = {
    article: { title: s.goneArticle, name: s.articles, list: ARTICLES.path, links: () => articleLinks(asked, setting) },
    event: { title: s.goneEvent, name: s.events, list: EVENTS.path, links: () => eventLinks(asked, setting, {}) },
    provider: { title: s.goneProvider, name: s.providers, list: PROVIDERS.path, links: () => providerLinks(asked, setting, SHOWN) },
    country: { title: s.goneCountry, name: s.countries, list: PROVIDERS.path, links: () => countryLinks(asked, setting) },
  }[kind]
  return {
    ...empty(title, title),
    trail: [{ name, path: list }],
    main: html`<p class="lead">${s.notFoundWhy}</p>${linksTo(name, await links(), setting)}`,
  }
}

const empty = (heading: string, description: string): Omit<SharedPage, 'main'> => ({
  path: '/share/home',
  to: '/home',
  heading,
  description,
  trail: [],
  structured: [],
  kind: 'website',
})
