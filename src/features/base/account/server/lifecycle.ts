import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { account } from './tables.ts'

/** An account's status: operators block and unblock it, its owner closes it. */
export const accountLifecycle = storedIn(
  { table: account, key: 'id', column: 'status' },
  defineLifecycle('account', {
    active: { freeze: 'frozen', review: 'underReview', close: 'closed' },
    frozen: { review: 'underReview', unfreeze: 'active' },
    underReview: { freeze: 'frozen', unfreeze: 'active' },
    closed: {},
  }),
)
