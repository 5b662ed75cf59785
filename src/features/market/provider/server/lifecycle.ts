import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { provider, providerApplication, providerClaim, providerReport, providerUnlock } from './tables.ts'

/** The lifecycle of an entry of the directory. */
export const providerLifecycle = storedIn(
  { table: provider, key: 'id', column: 'state' },
  defineLifecycle('provider', { listed: { hide: 'hidden' }, hidden: { list: 'listed' } }),
)

/** The lifecycle of an application to be listed. */
export const applicationLifecycle = storedIn(
  { table: providerApplication, key: 'id', column: 'state' },
  defineLifecycle('provider application', {
    received: { review: 'inReview', list: 'listed', decline: 'declined' },
    inReview: { list: 'listed', decline: 'declined' },
    listed: {},
    declined: {},
  }),
)

/** A purchased contact: its beans are refunded when it is confirmed dead. */
export const unlockLifecycle = storedIn(
  { table: providerUnlock, key: 'id', column: 'state' },
  defineLifecycle('contact unlock', { unlocked: { refund: 'refunded' }, refunded: {} }),
)

/** The lifecycle of a report of a dead contact. */
export const reportLifecycle = storedIn(
  { table: providerReport, key: 'id', column: 'state' },
  defineLifecycle('contact report', { open: { confirm: 'confirmed', reject: 'rejected' }, confirmed: {}, rejected: {} }),
)

/** The lifecycle of a claim of an entry by its licence. */
export const claimLifecycle = storedIn(
  { table: providerClaim, key: 'id', column: 'state' },
  defineLifecycle('entry claim', { waiting: { approve: 'approved', refuse: 'refused' }, approved: {}, refused: {} }),
)
