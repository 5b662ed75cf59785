import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { check, index, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { Frequency, MarkedList, SavedListName } from '../contract/lists.ts'

/** The filters of a list under a name, of one person. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    accountId: ofPerson().notNull(),
    list: text('list').$type<SavedListName>().notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    frequency: text('frequency').$type<Frequency>().notNull(),
    /** What came later has not been looked through. */
    since: instant('since').notNull(),
    /** When it is looked through next; null if no message is wanted. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_search_name').on(t.accountId, t.list, t.name),
    index('saved_search_due').on(t.dueAt).where(sql`due_at is not null`),
    check('saved_search_frequency', sql`frequency in ('atOnce', 'daily', 'weekly', 'never') and (frequency = 'never') = (due_at is null)`),
    check('saved_search_list', sql`list in ('hall', 'directory', 'talent')`),
  ],
)

/** What a person has marked in a list: the id of a request, or the number of an entry. */
export const bookmark = pgTable(
  'bookmark',
  {
    accountId: ofPerson().notNull(),
    list: text('list').$type<MarkedList>().notNull(),
    item: text('item').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'bookmark_pkey', columns: [t.accountId, t.list, t.item] }),
    check('bookmark_list', sql`list in ('hall', 'directory')`),
  ],
)
