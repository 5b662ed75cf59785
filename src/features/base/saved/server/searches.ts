import { and, asc, eq, ne, or } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { SAVED_SEARCHES_MOST } from '../../../../rules/constants.ts'
import type { SavedSearch } from '../contract/calls.ts'
import type { Frequency, SavedListName } from '../contract/lists.ts'
import { nextLook } from './due.ts'
import { listOf } from './hooks.ts'
import { savedSearch } from './tables.ts'

type Row = typeof savedSearch.$inferSelect

const ofCaller = ({ actor }: Pick<Look, 'actor'>) => eq(savedSearch.accountId, actor.accountId)

const shown = (look: Pick<Look, 'services' | 'actor'>, { id, list, name, filters, frequency }: Row): SavedSearch => ({
  id,
  list,
  name,
  link: listOf(look, list).link(filters, look.actor),
  frequency,
})

export async function savedSearches(look: Look, list: SavedListName | undefined): Promise<SavedSearch[]> {
  const rows = await look.db
    .select()
    .from(savedSearch)
    .where(and(ofCaller(look), list && eq(savedSearch.list, list)))
    .orderBy(asc(savedSearch.name), asc(savedSearch.id))
  return rows.map((row) => shown(look, row))
}

interface Saving {
  list: SavedListName
  name: string
  filters: Record<string, string>
  frequency: Frequency
}

/** The same name again replaces the filters. What is there already is no news. */
export async function saveSearch(act: Act, { list, name, filters, frequency }: Saving): Promise<SavedSearch> {
  if (!listOf(act, list).filters.safeParse(filters).success) throw refuseFields({ filters: 'notListed' })
  // Two at once could both be the last one.
  await takeTurn(act.tx, `saved.search ${act.actor.accountId}`)
  const others = await act.tx.$count(savedSearch, and(ofCaller(act), isNotNamed(list, name)))
  if (others >= SAVED_SEARCHES_MOST) throw refuseFields({ name: fieldError('tooMany', { max: SAVED_SEARCHES_MOST }) })
  const set = { filters, frequency, since: act.now, dueAt: nextLook(frequency, act.now) }
  const [row] = await act.tx
    .insert(savedSearch)
    .values({ accountId: act.actor.accountId, list, name, createdAt: act.now, ...set })
    .onConflictDoUpdate({ target: [savedSearch.accountId, savedSearch.list, savedSearch.name], set })
    .returning()
  if (!row) throw new Error('a search was not stored')
  return shown(act, row)
}

const isNotNamed = (list: SavedListName, name: string) => or(ne(savedSearch.list, list), ne(savedSearch.name, name))

export async function editSearch(
  act: Act,
  { id, name, frequency }: { id: string; name: string; frequency: Frequency },
): Promise<SavedSearch> {
  const [row] = await act.tx
    .select()
    .from(savedSearch)
    .where(and(ofCaller(act), eq(savedSearch.id, id)))
    .for('update')
  if (!row) throw refuse('notFound')
  const sameName = and(ofCaller(act), eq(savedSearch.list, row.list), eq(savedSearch.name, name), ne(savedSearch.id, id))
  if ((await act.tx.$count(savedSearch, sameName)) > 0) throw refuseFields({ name: 'savedNameTaken' })
  // Messages wanted again: what came while none were wanted is no news.
  const again = row.frequency === 'never' && frequency !== 'never'
  const [edited] = await act.tx
    .update(savedSearch)
    .set({ name, frequency, dueAt: nextLook(frequency, act.now), ...(again && { since: act.now }) })
    .where(eq(savedSearch.id, id))
    .returning()
  return shown(act, edited!)
}

export async function removeSearch(act: Act, id: string): Promise<{ id: string }> {
  const [gone] = await act.tx
    .delete(savedSearch)
    .where(and(ofCaller(act), eq(savedSearch.id, id)))
    .returning({ id: savedSearch.id })
  if (!gone) throw refuse('notFound')
  return gone
}
