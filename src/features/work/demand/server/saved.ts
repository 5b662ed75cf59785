import { z } from 'zod'
import { and, desc, eq, gt, lte, ne, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import { savedList, type Window } from '../../../base/saved/server/hooks.ts'
import { hallFilterInput } from '../contract/hall-calls.ts'
import { demandSearch, hallFilters, openToAll } from './lists.ts'
import { demand } from './tables.ts'

const { bookmarked: _, ...filters } = hallFilterInput

const cameIn = ({ after, until }: Window): SQL => and(gt(demand.publishedAt, after), lte(demand.publishedAt, until)) as SQL

/** The demand hall, for saved searches and bookmarks: open demands, new since they were published. */
export const savedHall = savedList({
  name: 'hall',
  filters: z.object(filters),
  link: (stored, { userType }) => `/demandHall/${userType}/home?${new URLSearchParams(stored)}`,
  async isNewer(look, than) {
    const [one] = await look.db
      .select({ id: demand.id })
      .from(demand)
      .where(and(await openToAll(look), gt(demand.publishedAt, than)))
      .limit(1)
    return one !== undefined
  },
  async newOnes(look, input, window) {
    const where = and(
      await openToAll(look),
      await hallFilters(look, input),
      await searchCondition(look, demandSearch, input.search, 'open'),
      cameIn(window),
      look.actor.companyId ? ne(demand.companyId, look.actor.companyId) : undefined,
    )
    const [found] = await look.db
      .select({ latest: demand.title, count: sql<number>`(count(*) over ())::int` })
      .from(demand)
      .where(where)
      .orderBy(desc(demand.publishedAt), desc(demand.id))
      .limit(1)
    return found ?? null
  },
  async mayMark(look, item) {
    if (!z.uuid().safeParse(item).success) return false
    const [one] = await look.db
      .select({ id: demand.id })
      .from(demand)
      .where(and(eq(demand.id, item), await openToAll(look)))
    return one !== undefined
  },
})
