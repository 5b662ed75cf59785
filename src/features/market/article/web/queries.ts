import type { Lang } from '../../../../platform/contract/texts.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { ArticleCalls } from '../contract/calls.ts'
import type { ArticleCard, ArticleDetail } from '../contract/schema.ts'

export const { call, query, useRead, useList, useWrite, stale } = queriesOf<ArticleCalls>('article')

export const articlePath = (slug: string): string => `/informationDetails?id=${encodeURIComponent(slug)}`

/** Its text in the reader's language, else in the one available. `other`: it is not in the reader's. */
export function wordsIn<K extends ArticleCard | ArticleDetail>(
  article: K,
  lang: Lang,
): { words: NonNullable<K['cn']>; in: Lang; other: boolean } {
  const back: Lang = lang === 'cn' ? 'en' : 'cn'
  const own = article[lang]
  const words = own ?? article[back]
  if (!words) throw new Error(`${article.slug} has no words`)
  return { words: words as NonNullable<K['cn']>, in: own ? lang : back, other: !own }
}
