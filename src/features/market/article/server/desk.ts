import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import type { ArticleCalls } from '../contract/calls.ts'
import type { OperatorArticle, OperatorArticleRow } from '../contract/schema.ts'
import { articleSearch, isBehind } from './reads.ts'
import { type ArticleRow, type ArticleTextRow, article, articleText } from './tables.ts'

/** Articles as operators see them: every state, both languages, and stale translations. */

const translations: Record<'stale' | 'missing', SQL> = {
  stale: sql`exists (select from article_text a join article_text b on b.article_id = a.article_id and b.lang <> a.lang
    where a.article_id = ${article.id} and a.held_against is distinct from b.version)`,
  missing: sql`(select count(*) from article_text a where a.article_id = ${article.id}) < 2`,
}

export async function deskList(
  scene: Pick<Look<unknown>, 'db' | 'now' | 'services'>,
  input: ParsedOf<ArticleCalls['GET /ws/operator/articles']>,
): Promise<Page<OperatorArticleRow>> {
  const { db } = scene
  const where = and(
    input.state ? eq(article.state, input.state) : undefined,
    input.topic ? eq(article.topic, input.topic) : undefined,
    input.translation ? translations[input.translation] : undefined,
    await searchCondition(scene, articleSearch, input.search),
  )
  const column = { changedAt: article.changedAt, publishAt: article.publishAt, slug: article.slug }[input.column]
  const order = input.order === 'asc' ? [asc(column), asc(article.id)] : [sql`${column} desc nulls last`, desc(article.id)]
  return paged(input, {
    rows: db
      .select()
      .from(article)
      .where(where)
      .orderBy(...order),
    total: db.$count(article, where),
    map: (rows) => present(db, rows),
  })
}

async function present(db: Reader, rows: readonly ArticleRow[]): Promise<OperatorArticleRow[]> {
  const ids = rows.map((row) => row.id)
  const [texts, people] = await Promise.all([
    db.select().from(articleText).where(anyOf(articleText.articleId, ids)),
    accountsByIds(
      db,
      rows.map((row) => row.changedBy),
    ),
  ])
  return rows.map((row) => {
    const own = texts.filter((one) => one.articleId === row.id)
    const titleIn = (lang: Lang) => withStale(own, lang, ({ title }, stale) => ({ title, stale }))
    return {
      id: row.id,
      slug: row.slug,
      topic: row.topic,
      regions: row.regions,
      state: row.state,
      publishAt: row.publishAt?.toString() ?? null,
      isLead: row.leadAt !== null,
      isDemo: row.isDemo,
      changedAt: row.changedAt.toString(),
      changedBy: people.get(row.changedBy)?.name ?? '',
      cn: titleIn('cn'),
      en: titleIn('en'),
    }
  })
}

function withStale<T>(texts: readonly ArticleTextRow[], lang: Lang, make: (words: ArticleTextRow, stale: boolean) => T): T | null {
  const words = texts.find((one) => one.lang === lang)
  const other = texts.find((one) => one.lang !== lang)
  return words ? make(words, isBehind(words, other)) : null
}

export async function deskArticle(db: Reader, id: string): Promise<OperatorArticle> {
  const [row] = await db.select().from(article).where(eq(article.id, id))
  if (!row) throw refuse('notFound')
  const [[shown], texts, files] = await Promise.all([
    present(db, [row]),
    db.select().from(articleText).where(eq(articleText.articleId, id)),
    fileBriefs(db, [row.coverFileId]),
  ])
  const cover = row.coverFileId ? files.get(row.coverFileId) : undefined
  const words = (lang: Lang) =>
    withStale(texts, lang, ({ title, summary, body, version, updatedAt }, stale) => ({
      title,
      summary,
      body,
      version,
      updatedAt: updatedAt.toString(),
      stale,
    }))
  return {
    ...shown!,
    version: row.version,
    author: { cn: row.authorCn, en: row.authorEn },
    cover: cover ?? null,
    checkedOn: row.checkedOn,
    sources: row.sources,
    createdAt: row.createdAt.toString(),
    cn: words('cn'),
    en: words('en'),
  }
}
