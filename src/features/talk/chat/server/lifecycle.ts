import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { contact } from './tables.ts'

/** A contact request, and the contact that it becomes. */
export const contactLifecycle = storedIn(
  { table: contact, key: 'id', column: 'state' },
  defineLifecycle('contact', {
    asked: { accept: 'accepted', decline: 'declined', end: 'ended' },
    accepted: { end: 'ended' },
    declined: {},
    ended: {},
  }),
)
