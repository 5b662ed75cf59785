import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed } from '../../../../platform/server/data/search/listed.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import type { ArticleCalls } from '../contract/calls.ts'
import type { ArticleCard, ArticleDetail } from '../contract/schema.ts'
import { type ArticleTopic, articleTopics } from '../contract/topics.ts'
import { cards, updatedSince } from './cards.ts'
import { articleFields } from './search-fields.ts'
import { type ArticleRow, type ArticleTextRow, article, articleText } from './tables.ts'

type Input<K extends keyof ArticleCalls> = ParsedOf<ArticleCalls[K]>

/** The condition for being public; every public read begins with it. */
const isPublic = eq(article.state, 'published')
const newestFirst = [desc(article.publishAt), desc(article.id)]

const ofTopic = (topic: ArticleTopic | undefined): SQL | undefined => (topic ? eq(article.topic, topic) : undefined)
const ofRegion = (region: string | undefined): SQL | undefined => (region ? sql`${region} = any(${article.regions})` : undefined)

/** Articles by the titles and texts of both languages, topic, region and the name in the link. */
export const articleSearch: Searchable = {
  fields: articleFields,
  table: article,
  id: article.id,
  vocabulary,
  order: [
    { by: article.publishAt, desc: true },
    { by: article.id, desc: true },
  ],
}

/** The featured article of the resource centre: the one an operator featured last, else the newest. */
async function leadOf(db: Reader): Promise<ArticleRow | undefined> {
  const [row] = await db
    .select()
    .from(article)
    .where(isPublic)
    .orderBy(sql`${article.leadAt} desc nulls last`, ...newestFirst)
    .limit(1)
  return row
}

export async function listOf(
  scene: Pick<Look<unknown>, 'db' | 'now' | 'services'>,
  input: Input<'GET /ws/article/list'>,
): Promise<ResultOf<ArticleCalls['GET /ws/article/list']>> {
  const { db } = scene
  const { search: text, topic, region } = input
  const lead = await leadOf(db)
  const isWhole = text === '' && !topic && !region
  const words = await searchCondition(scene, articleSearch, text, 'open')
  const chosen = and(ofTopic(topic), ofRegion(region))
  const [shown, [head], everything, topics, regions] = await Promise.all([
    listed(scene, articleSearch, input, {
      within: 'open',
      where: and(chosen, lead && isWhole ? sql`${article.id} <> ${lead.id}` : undefined),
      rows: (where) => db.select().from(article).where(where),
      id: (row) => row.id,
      total: (where) => db.$count(article, where),
      map: (rows, shown) => cards(db, rows, shown),
    }),
    cards(db, lead ? [lead] : []),
    db.$count(article, isPublic),
    // A facet counts the results of choosing it: under all filters except itself.
    db
      .select({ value: article.topic, count: sql<number>`count(*)::int` })
      .from(article)
      .where(and(isPublic, ofRegion(region), words))
      .groupBy(article.topic),
    db
      .select({ code: sql<string>`code`, count: sql<number>`count(*)::int` })
      .from(sql`${article}, unnest(${article.regions}) as code`)
      .where(and(isPublic, ofTopic(topic), words))
      .groupBy(sql`code`)
      .orderBy(sql`code`),
  ])
  return {
    ...shown,
    lead: head ?? null,
    everything,
    topics: articleTopics.map((value) => ({ value, count: topics.find((one) => one.value === value)?.count ?? 0 })),
    regions: regions.map(({ code, count }) => ({ ...namedArea(code), count })),
  }
}

export async function latestOf({ db }: { db: Reader }, input: Input<'GET /ws/article/latest'>): Promise<ArticleCard[]> {
  const rows = await db
    .select()
    .from(article)
    .where(and(isPublic, ofTopic(input.topic), ofRegion(input.region)))
    .orderBy(...newestFirst)
    .limit(input.limit)
  return cards(db, rows)
}

const RELATED = 3

export async function detailOf({ db }: { db: Reader }, slug: string): Promise<ArticleDetail> {
  const [row] = await db
    .select()
    .from(article)
    .where(and(isPublic, eq(article.slug, slug)))
  if (!row?.publishAt) throw refuse('notFound')
  const texts = await db.select().from(articleText).where(eq(articleText.articleId, row.id))
  const [card] = await cards(db, [row])
  const near = sql`(case when ${article.topic} = ${row.topic} then 1 else 0 end + case when ${article.regions} && ${sql.param(row.regions)}::text[] then 2 else 0 end)`
  const others = and(isPublic, sql`${article.id} <> ${row.id}`)
  const [related, newer, older] = await Promise.all([
    db
      .select()
      .from(article)
      .where(and(others, sql`${near} > 0`))
      .orderBy(desc(near), ...newestFirst)
      .limit(RELATED),
    neighbour(db, row, 'newer'),
    neighbour(db, row, 'older'),
  ])
  return {
    slug: row.slug,
    topic: row.topic,
    regions: card!.regions,
    author: { cn: row.authorCn, en: row.authorEn },
    publishedAt: row.publishAt.toString(),
    updatedAt: updatedSince(row, texts),
    cover: card!.cover,
    checkedOn: row.checkedOn,
    isDemo: row.isDemo,
    sources: row.sources,
    cn: wordsOf(texts, 'cn'),
    en: wordsOf(texts, 'en'),
    related: await cards(db, related),
    newer,
    older,
  }
}

function wordsOf(texts: readonly ArticleTextRow[], lang: Lang): ArticleDetail['cn'] {
  const words = texts.find((one) => one.lang === lang)
  const other = texts.find((one) => one.lang !== lang)
  if (!words) return null
  return {
    title: words.title,
    summary: words.summary,
    html: words.html,
    headings: words.headings,
    minutes: words.minutes,
    updatedAt: words.updatedAt.toString(),
    behind: isBehind(words, other),
  }
}

/** The other language has changed since this one was last compared with it. */
export const isBehind = (words: ArticleTextRow, other: ArticleTextRow | undefined): boolean =>
  other !== undefined && words.heldAgainst !== other.version

async function neighbour(db: Reader, row: ArticleRow, side: 'newer' | 'older') {
  const here = sql`(${row.publishAt?.toString()}::timestamptz, ${row.id}::uuid)`
  const [found] = await db
    .select({ id: article.id, slug: article.slug })
    .from(article)
    .where(
      and(
        isPublic,
        side === 'newer' ? sql`(${article.publishAt}, ${article.id}) > ${here}` : sql`(${article.publishAt}, ${article.id}) < ${here}`,
      ),
    )
    .orderBy(...(side === 'newer' ? [article.publishAt, article.id] : newestFirst))
    .limit(1)
  if (!found) return null
  const titles = await titlesOf(db, [found.id])
  return { slug: found.slug, cn: titles.get(`${found.id} cn`) ?? null, en: titles.get(`${found.id} en`) ?? null }
}

async function titlesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: articleText.articleId, lang: articleText.lang, title: articleText.title })
    .from(articleText)
    .where(inArray(articleText.articleId, [...ids]))
  return new Map(rows.map(({ id, lang, title }) => [`${id} ${lang}`, title]))
}

/** The link preview of an article; in the other language if this one is missing. Null if it is not public. */
export async function shareOf(
  { db }: Pick<Look<unknown>, 'db'>,
  slug: string,
  lang: Lang,
): Promise<{ title: string; description: string; to: string } | null> {
  const rows = await db
    .select({ lang: articleText.lang, title: articleText.title, summary: articleText.summary })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.id))
    .where(and(isPublic, eq(article.slug, slug)))
  const words = rows.find((one) => one.lang === lang) ?? rows[0]
  return words ? { title: words.title, description: words.summary, to: `/informationDetails?id=${slug}` } : null
}

/** Public articles for the sitemap and the feeds: newest first. */
export async function publicArticles(
  db: Reader,
  filter: { lang?: Lang | undefined; topic?: ArticleTopic | undefined; limit: number },
): Promise<
  {
    slug: string
    topic: ArticleTopic
    publishAt: Temporal.Instant
    updatedAt: Temporal.Instant
    lang: Lang
    title: string
    summary: string
  }[]
> {
  const rows = await db
    .select({
      slug: article.slug,
      topic: article.topic,
      publishAt: article.publishAt,
      updatedAt: articleText.updatedAt,
      lang: articleText.lang,
      title: articleText.title,
      summary: articleText.summary,
    })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.id))
    .where(and(isPublic, ofTopic(filter.topic), filter.lang ? eq(articleText.lang, filter.lang) : undefined))
    .orderBy(...newestFirst)
    .limit(filter.limit)
  return rows.flatMap((row) => (row.publishAt ? [{ ...row, publishAt: row.publishAt }] : []))
}

/** The rendered texts of public articles in one language, by slug. */
export async function publicTexts(db: Reader, slugs: readonly string[], lang: Lang): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: article.slug, html: articleText.html })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.id))
    .where(and(isPublic, inArray(article.slug, [...slugs]), eq(articleText.lang, lang)))
  return new Map(rows.map(({ slug, html }) => [slug, html]))
}
