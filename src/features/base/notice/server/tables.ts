import type { NoticeParams } from '../../../../platform/contract/notice.ts'
import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { boolean, check, index, jsonb, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'

/**
 * One notice for one person. Its text is rendered from the kind and the params when read, in the reader's language. Partitioned by month.
 */
export const notice = pgTable(
  'notice',
  {
    /** `idAt(at)` */
    id: uuid('id').primaryKey(),
    accountId: ofPerson().notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<NoticeParams>().notNull(),
    /** A route of the web app. */
    link: text('link').notNull().default(''),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    emailed: boolean('emailed').notNull().default(false),
    /** Both languages in one text, for search. */
    words: text('words').notNull(),
  },
  (t) => [
    index('notice_of_account').on(t.accountId, t.at),
    index('notice_unread').on(t.accountId).where(sql`read_at is null`),
    check('notice_id_at', sql`(at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true`),
  ],
)
