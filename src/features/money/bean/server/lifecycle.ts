import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { beanOrder } from './tables.ts'

/** The lifecycle of an order of beans. One paid from the wallet starts as done. */
export const beanOrderLifecycle = storedIn(
  { table: beanOrder, key: 'id', column: 'state' },
  defineLifecycle('bean order', {
    pending: { confirm: 'done', reject: 'rejected', cancel: 'cancelled' },
    done: { refund: 'refunded', reverse: 'reversed' },
    rejected: {},
    cancelled: {},
    refunded: {},
    reversed: {},
  }),
)
