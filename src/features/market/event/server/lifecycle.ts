import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { event, eventSignup } from './tables.ts'

/** The lifecycle of an event. Its phase, by the clock, is separate. */
export const eventLifecycle = storedIn(
  { table: event, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('event', {
    draft: { edit: 'draft', publish: 'published' },
    published: { edit: 'published', close: 'closed', cancel: 'cancelled' },
    closed: { edit: 'closed', publish: 'published', cancel: 'cancelled' },
    cancelled: {},
  }),
)

/** The lifecycle of a ticket. It takes a seat, or a place in the queue, once its contact is proved. */
export const signupLifecycle = storedIn(
  { table: eventSignup, key: 'id', column: 'state' },
  defineLifecycle('event sign-up', {
    unproved: { prove: ['confirmed', 'waitlisted'], cancel: 'cancelled' },
    waitlisted: { promote: 'confirmed', cancel: 'cancelled' },
    confirmed: { checkIn: 'checkedIn', cancel: 'cancelled' },
    checkedIn: { undoCheckIn: 'confirmed' },
    cancelled: {},
  }),
)
