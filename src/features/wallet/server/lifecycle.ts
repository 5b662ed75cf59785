import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { moneyOrder } from './tables.ts'

const place = { table: moneyOrder, key: 'id', column: 'state' } as const

/** What a company says it has transferred, until an operator has seen it arrive. */
export const topUpLifecycle = storedIn(
  place,
  defineLifecycle('top-up', {
    pending: { confirm: 'done', reject: 'rejected' },
    done: {},
    rejected: {},
  }),
)

/** A payout. Without anyone else to approve it, it begins as approved. */
export const withdrawalLifecycle = storedIn(
  place,
  defineLifecycle('withdrawal', {
    applied: { approve: 'approved', decline: 'declined' },
    approved: { pay: 'paid', fail: 'returned' },
    paid: {},
    returned: {},
    declined: {},
  }),
)

/** Money that reached a person: it goes along with the withdrawal that takes it. */
export const releaseLifecycle = storedIn(
  place,
  defineLifecycle('release', {
    available: { withdraw: 'applied' },
    applied: { pay: 'paid', giveBack: 'returned' },
    paid: {},
    returned: { withdraw: 'applied' },
  }),
)
