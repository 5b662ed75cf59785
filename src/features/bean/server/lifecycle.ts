import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { beanOrder } from './tables.ts'

/** An order of beans. One that is paid from the wallet begins as done. */
export const beanOrderLifecycle = storedIn(
  { table: beanOrder, key: 'id', column: 'state' },
  defineLifecycle('bean order', {
    pending: { confirm: 'done', reject: 'rejected', cancel: 'cancelled' },
    done: { refund: 'refunded' },
    rejected: {},
    cancelled: {},
    refunded: {},
  }),
)
