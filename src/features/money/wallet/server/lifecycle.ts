import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { moneyOrder, unallocatedMoney } from './tables.ts'

const place = { table: moneyOrder, key: 'id', column: 'state' } as const

/** The lifecycle of a top-up: reported by a company, until an operator has seen it arrive. */
export const topUpLifecycle = storedIn(
  place,
  defineLifecycle('top-up', {
    pending: { confirm: 'done', reject: 'rejected' },
    done: { reverse: 'reversed' },
    rejected: {},
    reversed: {},
  }),
)

/** The lifecycle of money that belongs to nobody yet. `part`: some of it went out. */
export const unallocatedLifecycle = storedIn(
  { table: unallocatedMoney, key: 'id', column: 'state' },
  defineLifecycle('unallocated', {
    open: { part: 'open', settle: 'settled', undo: 'undone' },
    settled: { reopen: 'open' },
    undone: {},
  }),
)

/** The lifecycle of a withdrawal. Without another member to approve it, it starts as approved. */
export const withdrawalLifecycle = storedIn(
  place,
  defineLifecycle('withdrawal', {
    applied: { approve: 'approved', decline: 'declined' },
    approved: { pay: 'paid', fail: 'returned' },
    paid: { comeBack: 'returned' },
    returned: {},
    declined: {},
  }),
)

/** The lifecycle of a person's earnings: it follows the withdrawal that includes them. */
export const releaseLifecycle = storedIn(
  place,
  defineLifecycle('release', {
    available: { withdraw: 'applied' },
    applied: { pay: 'paid', giveBack: 'returned' },
    paid: { giveBack: 'returned' },
    returned: { withdraw: 'applied' },
  }),
)
