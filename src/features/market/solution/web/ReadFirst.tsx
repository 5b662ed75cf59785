import type { ArticleTopic } from '../../article/contract/topics.ts'
import { ArticleRows } from '../../article/web/parts.tsx'
import { useRead } from '../../article/web/queries.ts'

const MOST = 3

/** Articles about a need: those of the country first, then others on the same subject. */
export function ReadFirst({ topic, region }: { topic: ArticleTopic; region: string }) {
  const there = useRead('GET /ws/article/latest', region ? { limit: MOST, topic, region } : null)
  const anywhere = useRead('GET /ws/article/latest', { limit: MOST, topic })
  const articles = [...(there.data ?? []), ...(anywhere.data ?? [])]
  const each = [...new Map(articles.map((article) => [article.slug, article])).values()].slice(0, MOST)
  return each.length > 0 ? <ArticleRows articles={each} /> : null
}
