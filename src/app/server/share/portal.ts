import { eventKinds } from '../../../features/market/event/contract/kinds.ts'
import { html } from '../../../platform/server/files/markup.ts'
import { articleLinks } from './article.ts'
import { countryLinks } from './country.ts'
import { linksTo } from './document.ts'
import { eventLinks } from './event.ts'
import type { Asked, Setting, SharedPage } from './page.ts'
import { providerLinks } from './provider.ts'
import { questions, webPage, website } from './structured.ts'
import { t } from './texts.ts'
import type { BuiltPage, Words } from './words.ts'

const SHOWN = 100

/** A page of the portal with the words that the build rendered, and links to what its list would show. */
export async function portalPage(asked: Asked, words: Words, built: BuiltPage, setting: Setting): Promise<SharedPage> {
  const { lang } = setting
  const s = t.pick(lang)
  const read = words.read(built, lang)
  const name = built.title[lang]
  const isHome = built.name === 'home'
  const path = `/share/${built.name}`
  const heading = read.heading || name
  const description = isHome ? s.homeAbout : read.lead || heading
  const about = isHome ? website(setting) : webPage({ path, heading, description }, setting)
  return {
    path,
    to: built.path,
    heading,
    title: built.tab?.[lang] ?? [...new Set([name, heading, s.site])].join(s.joint),
    description,
    trail: [],
    kind: 'website',
    main: html`${read.main}${await lists(asked, built.name, setting)}`,
    structured: [about, ...(read.questions.length > 0 ? [questions(read.questions)] : [])],
  }
}

async function lists(asked: Asked, name: string, setting: Setting) {
  const s = t.pick(setting.lang)
  const countries = async () => linksTo(s.countries, await countryLinks(asked, setting), setting)
  if (name === 'home') return countries()
  if (name === 'informationCenter') return linksTo(s.articles, await articleLinks(asked, setting, undefined, SHOWN), setting)
  if (name === 'globalQuickfind') return [await countries(), linksTo(s.providers, await providerLinks(asked, setting, SHOWN), setting)]
  const kind = eventKinds.find((one) => one === name)
  return kind ? linksTo(s.events, await eventLinks(asked, setting, { kind }), setting) : null
}
