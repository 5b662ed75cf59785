import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { channel, partnerApplication } from './tables.ts'

export const applicationLifecycle = storedIn(
  { table: partnerApplication, key: 'id', column: 'state' },
  defineLifecycle('partner application', {
    received: { review: 'inReview' },
    inReview: { approve: 'approved', decline: 'declined' },
    approved: {},
    declined: {},
  }),
)

/** A paused channel gets no new companies; it keeps those already attributed. */
export const channelLifecycle = storedIn(
  { table: channel, key: 'id', column: 'state' },
  defineLifecycle('channel', { active: { pause: 'paused' }, paused: { resume: 'active' } }),
)
