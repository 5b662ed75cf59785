import { type PgColumn, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { MarkedList } from '../contract/lists.ts'
import { bookmark } from './tables.ts'

/** Whether the caller has bookmarked the thing that this column names; a visitor has no bookmarks. */
export const isBookmarked = (actor: Actor | null, list: MarkedList, column: PgColumn): SQL =>
  actor
    ? sql`${column}::text in (select ${bookmark.item} from ${bookmark} where ${bookmark.accountId} = ${actor.accountId} and ${bookmark.list} = ${list})`
    : sql`false`
