import { and, asc, eq } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { BOOKMARKS_MOST } from '../../../../rules/constants.ts'
import type { MarkedList } from '../contract/lists.ts'
import { listOf } from './hooks.ts'
import { bookmark } from './tables.ts'

const ofCaller = ({ actor }: Pick<Look, 'actor'>, list: MarkedList) => and(eq(bookmark.accountId, actor.accountId), eq(bookmark.list, list))

export async function bookmarks(look: Look, list: MarkedList): Promise<string[]> {
  const rows = await look.db.select({ item: bookmark.item }).from(bookmark).where(ofCaller(look, list)).orderBy(asc(bookmark.item))
  return rows.map(({ item }) => item)
}

/** A bookmark can be removed whatever has become of its thing. */
export async function setBookmark(act: Act, { list, item, marked }: { list: MarkedList; item: string; marked: boolean }) {
  if (!marked) {
    await act.tx.delete(bookmark).where(and(ofCaller(act, list), eq(bookmark.item, item)))
    return { marked }
  }
  if (!(await listOf(act, list).mayMark?.(act, item))) throw refuse('notFound')
  await takeTurn(act.tx, `saved.bookmark ${act.actor.accountId}`)
  if ((await act.tx.$count(bookmark, ofCaller(act, list))) >= BOOKMARKS_MOST) throw refuse('bookmarksFull', { max: BOOKMARKS_MOST })
  await act.tx.insert(bookmark).values({ accountId: act.actor.accountId, list, item, at: act.now }).onConflictDoNothing()
  return { marked }
}
