import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { localeOf } from '../../../../platform/web/lang.ts'
import lists from '../../../../platform/web/lists.module.css'
import { Link } from '../../../../platform/web/router.tsx'
import { Samples, SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import type { ArticleCard } from '../contract/schema.ts'
import type { ArticleTopic } from '../contract/topics.ts'
import css from './parts.module.css'
import { articlePath, useRead, wordsIn } from './queries.ts'
import { t } from './row-texts.ts'

interface LatestFilter {
  limit: number
  topic?: ArticleTopic | undefined
  region?: string | undefined
}

/**
 * The newest articles as rows, optionally of a topic or a region. An addition to other pages: renders nothing if there are none or
 * loading fails.
 */
export function LatestArticles(filter: LatestFilter) {
  const s = useTexts(t)
  const { data, isPending } = useRead('GET /ws/article/latest', filter)
  if (isPending)
    return (
      <ul className={`${lists.rows} ${css.rows}`} aria-busy="true" aria-label={s.list}>
        {Array.from({ length: filter.limit }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without content
          <li key={at} className={css.bone} />
        ))}
      </ul>
    )
  return data && data.length > 0 ? <ArticleRows articles={data} /> : null
}

/** Titles between lines, each with topic, date and reading time. */
export function ArticleRows({ articles }: { articles: readonly ArticleCard[] }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Samples rows={articles}>
      <ul className={`${lists.rows} ${css.rows}`} aria-label={s.list}>
        {articles.map((article) => {
          const { words, in: wordsLang } = wordsIn(article, lang)
          return (
            <li key={article.slug}>
              <Link to={articlePath(article.slug)} lang={foreign(wordsLang, lang)}>
                {words.title}
              </Link>
              <Meta article={article} />
            </li>
          )
        })}
      </ul>
    </Samples>
  )
}

/** `lang` for text that is not in the page's language. */
export const foreign = (words: Lang, page: Lang): string | undefined => (words === page ? undefined : localeOf(words))

/** Topic, regions, date and reading time of an article. */
export function Meta({ article, regions = true }: { article: ArticleCard; regions?: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const { words, other } = wordsIn(article, lang)
  const day = formatDate(article.updatedAt ?? article.publishedAt, lang)
  return (
    <p className={`${blocks.line} ${blocks.fine}`}>
      <span>{topicText(article.topic)}</span>
      {regions && article.regions.slice(0, 3).map(({ code, name }) => <CountryLink key={code} code={code} name={name[lang]} />)}
      <span>{article.updatedAt ? s.updatedOn(day) : s.publishedOn(day)}</span>
      <span>{s.minutes(words.minutes)}</span>
      {article.isDemo && <SampleTag />}
      {other && <span className={css.only}>{s.onlyOther}</span>}
    </p>
  )
}
