import type { LegalEntity } from '../../../features/base/setting/contract/organization.ts'
import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import type { Markup } from '../../../platform/server/files/markup.ts'
import type { Look } from '../../../platform/server/services.ts'

/** What a page is read with; nobody is signed in. */
export type Asked = Omit<Look<null>, 'actor'>

/** A link between the pages for readers and search engines: a path below /share, without its language. */
export interface SharedLink {
  name: string
  path: string
}

/** A page that can be read without scripts, and the route of the app that does more. */
export interface SharedPage {
  path: string
  /** The route of the app. */
  to: string
  heading: string
  /** Of the window and in search results, if it says more than the heading. */
  title?: string
  description: string
  /** What lies between the home page and this one. */
  trail: SharedLink[]
  /** Below the heading. */
  main: Markup
  /** schema.org: what the page is about. The document adds its trail. */
  structured: Structured[]
  kind: 'website' | 'article'
  /** On the picture: the code of a country. */
  mark?: string
  /** On the picture, below its title: what a reader can use at once. */
  facts?: string[]
  /** What the link into the app says; by default that it opens the app. */
  enter?: string
}

export type Structured = { '@type': string } & Record<string, unknown>

/** What every document of one answer needs to know. */
export interface Setting {
  lang: Lang
  /** `https://hengdu.example` */
  origin: string
  /** The channel of a partner, passed on to the app. */
  channel: string | null
  /** The current one, where the desk is. */
  year: number
  contacts: Contacts
  /** Who runs the platform; null while no entity is named. */
  entity: LegalEntity | null
  /** Links to the pages of the portal, in order. */
  pages: SharedLink[]
}

interface Contacts {
  phone: string
  wechat: string
  linkedin: string
  address: Pair
  filingNumber: string
}

export const htmlLang = (lang: Lang): string => (lang === 'en' ? 'en' : 'zh-CN')
export const at = ({ lang }: Pick<Setting, 'lang'>, path: string): string => `${path}?lang=${lang}`
