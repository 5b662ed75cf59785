import { z } from 'zod'
import { and, desc, gt, lte, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import { savedList } from '../../../base/saved/server/hooks.ts'
import { talentFilterInput } from '../contract/calls.ts'
import { talentSearch, talentWhere } from './reads.ts'
import { talentCard } from './tables.ts'

/** The names of the filters in the address of the page. */
const inAddress = { search: 'q', region: 'where', language: 'speaks', available: 'open' } as const

/** The talent search, for saved searches: cards, new since the person agreed to be found. */
export const savedTalent = savedList({
  name: 'talent',
  filters: z.object(talentFilterInput),
  link: (stored) => {
    const query = new URLSearchParams({ at: 'talent' })
    for (const [filter, name] of Object.entries(inAddress)) if (stored[filter]) query.set(name, stored[filter])
    return `/globalHiringAndTalentServices?${query}`
  },
  async isNewer({ db }, than) {
    const [one] = await db.select({ number: talentCard.number }).from(talentCard).where(gt(talentCard.createdAt, than)).limit(1)
    return one !== undefined
  },
  async newOnes(look, input, { after, until }) {
    const where = and(
      talentWhere(input),
      await searchCondition(look, talentSearch, input.search, 'open'),
      gt(talentCard.createdAt, after),
      lte(talentCard.createdAt, until),
      ne(talentCard.accountId, look.actor.accountId),
    )
    const [found] = await look.db
      .select({ latest: talentCard.position, count: sql<number>`(count(*) over ())::int` })
      .from(talentCard)
      .where(where)
      .orderBy(desc(talentCard.createdAt), desc(talentCard.accountId))
      .limit(1)
    return found ?? null
  },
})
