import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { costRate } from './tables.ts'

/** The lifecycle of one version of a region's rates. A draft is edited in place; a reviewed version never changes. */
export const rateLifecycle = storedIn(
  { table: costRate, key: 'id', column: 'state' },
  defineLifecycle('cost rate', {
    draft: { review: 'reviewed', retire: 'retired' },
    reviewed: { retire: 'retired' },
    retired: {},
  }),
)
