import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { costRate } from './tables.ts'

/** One version of a region's rates. A draft is edited where it is; a reviewed one never is. */
export const rateLifecycle = storedIn(
  { table: costRate, key: 'id', column: 'state' },
  defineLifecycle('cost rate', {
    draft: { review: 'reviewed', retire: 'retired' },
    reviewed: { retire: 'retired' },
    retired: {},
  }),
)
