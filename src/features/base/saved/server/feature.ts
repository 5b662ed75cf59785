import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { closingSteps, exportSections } from '../../account/server/hooks.ts'
import { savedCalls } from '../contract/calls.ts'
import { savedErrors } from '../contract/errors.ts'
import { savedNotices } from '../contract/notices.ts'
import { savedRoutes } from './routes.ts'
import { bookmark, savedSearch } from './tables.ts'
import { savedJobs } from './tell.ts'

async function forgetSaved(act: Act): Promise<void> {
  await act.tx.delete(savedSearch).where(eq(savedSearch.accountId, act.actor.accountId))
  await act.tx.delete(bookmark).where(eq(bookmark.accountId, act.actor.accountId))
}

const savedOf = async ({ db, actor }: Pick<Look, 'db' | 'actor'>) => ({
  searches: await db
    .select({ list: savedSearch.list, name: savedSearch.name, filters: savedSearch.filters, frequency: savedSearch.frequency })
    .from(savedSearch)
    .where(eq(savedSearch.accountId, actor.accountId)),
  bookmarks: await db.select({ list: bookmark.list, item: bookmark.item }).from(bookmark).where(eq(bookmark.accountId, actor.accountId)),
})

export const saved = {
  name: 'saved',
  errors: savedErrors,
  calls: savedCalls,
  notices: savedNotices,
  routes: savedRoutes,
  jobs: savedJobs,
  hooks: (hooks) => {
    hooks.add(closingSteps, 'saved', forgetSaved)
    hooks.add(exportSections, 'saved', savedOf)
  },
} satisfies Feature
