import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { article } from './tables.ts'

/** The lifecycle of an article. Scheduling again changes the time; only a published article can be featured. */
export const articleLifecycle = storedIn(
  { table: article, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('article', {
    draft: { edit: 'draft', publish: 'published', schedule: 'scheduled' },
    scheduled: { edit: 'scheduled', publish: 'published', schedule: 'scheduled', unschedule: 'draft' },
    published: { edit: 'published', lead: 'published', withdraw: 'withdrawn' },
    withdrawn: { edit: 'withdrawn', publish: 'published', schedule: 'scheduled' },
  }),
)
