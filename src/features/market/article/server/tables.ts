import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import { instant } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { ArticleState, ArticleTopic } from '../contract/topics.ts'
import type { Heading } from './render.ts'

/** An article without its text. `publishAt`: when it was or will be published. */
export const article = pgTable(
  'article',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    slug: text('slug').notNull(),
    topic: text('topic').$type<ArticleTopic>().notNull(),
    regions: text('regions').array().notNull().default(sql`'{}'`),
    state: text('state').$type<ArticleState>().notNull().default('draft'),
    publishAt: instant('publish_at'),
    /** The latest one is featured in the resource centre; without any, the newest article is. */
    leadAt: instant('lead_at'),
    coverFileId: uuid('cover_file_id'),
    /** The day on which its facts were last compared with the sources. */
    checkedOn: date('checked_on'),
    sources: jsonb('sources').$type<{ title: Pair; url: string }[]>().notNull().default([]),
    authorCn: text('author_cn').notNull().default(''),
    authorEn: text('author_en').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Counts every save and move; guards every update. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('article_slug').on(t.slug),
    index('article_public').on(t.publishAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`state = 'published'`),
    index('article_changed').on(t.changedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('article_state', sql`state in ('draft', 'scheduled', 'published', 'withdrawn')`),
    check('article_publish_at', sql`(state = 'draft') = (publish_at is null)`),
    check('article_lead', sql`lead_at is null or state = 'published'`),
    check('article_slug_form', sql`slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** One language of an article. */
export const articleText = pgTable(
  'article_text',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    lang: text('lang').$type<Lang>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** The body without markup: searched and quoted. */
    plain: text('plain').notNull(),
    minutes: integer('minutes').notNull(),
    /** The body as it is shown. */
    html: text('html').notNull(),
    headings: jsonb('headings').$type<Heading[]>().notNull(),
    /** Counts changes of this text. */
    version: integer('version').notNull().default(1),
    /** The version of the other language that this text was last compared with; a newer one makes this translation stale. */
    heldAgainst: integer('held_against'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.lang] }),
    check('article_text_lang', sql`lang in ('cn', 'en')`),
    check('article_text_counts', sql`version > 0 and minutes > 0`),
  ],
)

export type ArticleRow = typeof article.$inferSelect
export type ArticleTextRow = typeof articleText.$inferSelect
