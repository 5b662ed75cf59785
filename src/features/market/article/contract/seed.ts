import type { Pair } from '../../../../platform/contract/texts.ts'
import type { ArticleTopic } from './topics.ts'

/**
 * One language of an article. `body` is Markdown with GFM tables; its headings start at `##`, since the title is the page's first
 * heading. Raw HTML is shown as text, never rendered.
 */
export interface ArticleWords {
  title: string
  /** One or two sentences, shown in the list, the feed and link previews. */
  summary: string
  body: string
}

/** A finished article of the demo world and of `npm run reference`: the default export of `reference/articles/<slug>.ts`. */
export interface ArticleSeed {
  /** Lower-case Latin letters, digits and single hyphens. */
  slug: string
  topic: ArticleTopic
  /** Alpha-2 codes of features/base/area; none if the article applies everywhere. */
  regions: string[]
  publishedDaysAgo: number
  updatedDaysAgo?: number
  author: Pair
  /** `https:` or `http:` only. */
  sources: { title: Pair; url: string }[]
  cn: ArticleWords
  en: ArticleWords
}
