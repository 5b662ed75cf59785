import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { leaveRequest } from './tables.ts'

/** The lifecycle of a leave request (people §4). `recount` follows a holiday or a working day that changed. */
export const requestLifecycle = storedIn(
  { table: leaveRequest, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('leave request', {
    draft: { save: 'draft', ask: 'asked', withdraw: 'withdrawn' },
    asked: { recount: 'asked', grant: 'granted', refuse: 'refused', withdraw: 'withdrawn' },
    granted: { recount: 'granted', change: 'granted', cancel: 'cancelled' },
    refused: {},
    withdrawn: {},
    cancelled: {},
  }),
)
