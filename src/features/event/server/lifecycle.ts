import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { event, eventSignup } from './tables.ts'

/** What an operator does with an event. What the clock makes of it is its phase. */
export const eventLifecycle = storedIn(
  { table: event, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('event', {
    draft: { edit: 'draft', publish: 'published' },
    published: { edit: 'published', close: 'closed', cancel: 'cancelled' },
    closed: { edit: 'closed', publish: 'published', cancel: 'cancelled' },
    cancelled: {},
  }),
)

/** A ticket. While there are seats it begins as confirmed. */
export const signupLifecycle = storedIn(
  { table: eventSignup, key: 'id', column: 'state' },
  defineLifecycle('event sign-up', {
    waitlisted: { promote: 'confirmed', cancel: 'cancelled' },
    confirmed: { checkIn: 'checkedIn', cancel: 'cancelled' },
    checkedIn: {},
    cancelled: {},
  }),
)
