import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { approval } from './tables.ts'

export const approvalLifecycle = storedIn(
  { table: approval, key: 'id', column: 'state' },
  defineLifecycle('approval', {
    pending: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn', expire: 'expired', lapse: 'lapsed' },
    approved: {},
    declined: {},
    withdrawn: {},
    expired: {},
    lapsed: {},
  }),
)
