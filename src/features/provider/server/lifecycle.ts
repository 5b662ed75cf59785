import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { provider, providerApplication, providerReport, providerUnlock } from './tables.ts'

/** An entry of the directory. */
export const providerLifecycle = storedIn(
  { table: provider, key: 'id', column: 'state' },
  defineLifecycle('provider', { listed: { hide: 'hidden' }, hidden: { list: 'listed' } }),
)

/** Someone asks to be listed. */
export const applicationLifecycle = storedIn(
  { table: providerApplication, key: 'id', column: 'state' },
  defineLifecycle('provider application', {
    received: { review: 'inReview', list: 'listed', decline: 'declined' },
    inReview: { list: 'listed', decline: 'declined' },
    listed: {},
    declined: {},
  }),
)

/** A contact that was bought: its beans come back when it is confirmed dead. */
export const unlockLifecycle = storedIn(
  { table: providerUnlock, key: 'id', column: 'state' },
  defineLifecycle('contact unlock', { unlocked: { refund: 'refunded' }, refunded: {} }),
)

/** "Nobody answers there." */
export const reportLifecycle = storedIn(
  { table: providerReport, key: 'id', column: 'state' },
  defineLifecycle('contact report', { open: { confirm: 'confirmed', reject: 'rejected' }, confirmed: {}, rejected: {} }),
)
