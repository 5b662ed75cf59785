import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Lang } from '../../../platform/contract/texts.ts'
import { caller } from '../../../platform/web/client.ts'
import type { articleCalls } from '../contract/calls.ts'
import type { ArticleCard, ArticleDetail } from '../contract/schema.ts'
import type { ArticleTopic } from '../contract/topics.ts'

const call = caller<typeof articleCalls>()

export interface ArticleFilter {
  search: string
  topic: string
  region: string
  pageNo: number
}

/** The resource centre's list. The old rows stay while new ones load, so that a filter moves nothing. Filters are as they stand in the URL: the server judges them. */
export const useArticles = (filter: ArticleFilter) =>
  useQuery({
    queryKey: ['article', 'list', filter],
    queryFn: ({ signal }) => call('GET /ws/article/list', filter as ArticleFilter & { topic: ArticleTopic }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const useArticle = (slug: string) =>
  useQuery({
    queryKey: ['article', 'detail', slug],
    queryFn: ({ signal }) => call('GET /ws/article/detail', { slug }, { quiet: true, signal }),
  })

export interface LatestFilter {
  limit: number
  topic?: ArticleTopic | undefined
  region?: string | undefined
}

export const useLatest = (filter: LatestFilter) =>
  useQuery({
    queryKey: ['article', 'latest', filter],
    queryFn: ({ signal }) => call('GET /ws/article/latest', filter, { quiet: true, signal }),
  })

export const articlePath = (slug: string): string => `/informationDetails?id=${encodeURIComponent(slug)}`

/** Its words in the reader's language, else in the one that there is. `other`: they are not in the reader's. */
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
