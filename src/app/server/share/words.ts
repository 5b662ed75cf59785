import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import { type Readable, readable } from './readable.ts'

const built = join(import.meta.dirname, '../../../../dist/web/words')

/** What the build says about the pages of the app (scripts/web/prerender.ts). */
interface BuiltPages {
  pages: BuiltPage[]
  /** Every route, with its parameters as `:name`. */
  routes: string[]
}
export interface BuiltPage {
  /** In file names and below /share: `aboutUs`, `platformProtocol-1`. */
  name: string
  path: string
  title: Pair
  /** The whole title, where it is not the name and the heading. */
  tab?: Pair
  /** Readers find it below /share. Sign-in, for one, has nothing to read. */
  shared: boolean
}

/** The pages of the portal as they were built. Without a build there are none. */
export class Words {
  readonly pages: readonly BuiltPage[]
  readonly #routes: readonly RegExp[]
  readonly #read = new Map<string, Readable>()

  constructor() {
    const list = join(built, 'pages.json')
    const { pages, routes } = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as BuiltPages) : { pages: [], routes: [] }
    this.pages = pages
    this.#routes = routes.map((route) => new RegExp(`^${route.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`))
  }

  shared(name: string): BuiltPage | undefined {
    return this.pages.find((page) => page.shared && page.name === name)
  }

  /** Whether the app has a page at a path. */
  has(path: string): boolean {
    return this.#routes.some((route) => route.test(path))
  }

  /** A page without what only works with scripts. Reduced once. */
  read({ name }: BuiltPage, lang: Lang): Readable {
    const key = `${name}.${lang}`
    const known = this.#read.get(key)
    if (known) return known
    const found = readable(readFileSync(join(built, `${key}.html`), 'utf8'), (href) => this.#link(href, lang))
    this.#read.set(key, found)
    return found
  }

  /** A link of the app as one of these pages; in the app if there is none; links out of the platform as they are. */
  #link(href: string, lang: Lang): string | null {
    if (/^(https:|mailto:|tel:)/.test(href)) return href
    if (!href.startsWith('#/')) return null
    const [path = '', query = ''] = href.slice(1).split('?')
    const region = path === '/globalQuickfind' ? new URLSearchParams(query).get('region') : null
    if (region && /^[A-Z]{2}$/.test(region)) return `/share/country/${region}?lang=${lang}`
    const page = this.pages.find((one) => one.shared && one.path === path)
    if (page) return `/share/${page.name}?lang=${lang}`
    return `/${href}${lang === 'en' ? `${query ? '&' : '?'}lang=en` : ''}`
  }
}
