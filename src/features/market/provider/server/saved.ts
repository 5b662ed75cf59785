import { z } from 'zod'
import { and, desc, eq, gt, lte, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { savedList } from '../../../base/saved/server/hooks.ts'
import { directoryFilterInput } from '../contract/calls.ts'
import { filtersOf, isListed, searchedFor } from './search.ts'
import { provider } from './tables.ts'

const { bookmarked: _, ...filters } = directoryFilterInput

/** The directory, for saved searches and bookmarks: listed entries, new since they were added. */
export const savedDirectory = savedList({
  name: 'directory',
  filters: z.object(filters),
  link: (stored) => `/globalQuickfind?${new URLSearchParams(stored)}`,
  async isNewer({ db }, than) {
    const [one] = await db
      .select({ id: provider.id })
      .from(provider)
      .where(and(isListed, gt(provider.createdAt, than)))
      .limit(1)
    return one !== undefined
  },
  async newOnes(look, input, { after, until }) {
    const where = and(
      isListed,
      ...Object.values(filtersOf(look, input)),
      await searchedFor(look, input.search),
      gt(provider.createdAt, after),
      lte(provider.createdAt, until),
      or(sql`${provider.ownerId} is null`, sql`${provider.ownerId} <> ${ownerOf(look.actor).ownerId}`),
    )
    const [found] = await look.db
      .select({ cn: provider.nameCn, en: provider.nameEn, count: sql<number>`(count(*) over ())::int` })
      .from(provider)
      .where(where)
      .orderBy(desc(provider.createdAt), desc(provider.id))
      .limit(1)
    return found ? { count: found.count, latest: { cn: found.cn, en: found.en } } : null
  },
  async mayMark({ db }, item) {
    const [one] = await db
      .select({ id: provider.id })
      .from(provider)
      .where(and(isListed, eq(provider.number, item)))
    return one !== undefined
  },
})
