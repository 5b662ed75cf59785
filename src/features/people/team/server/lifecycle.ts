import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { invitation } from './tables.ts'

/** An expired invitation can be sent again; the other ends are final. */
export const invitationLifecycle = storedIn(
  { table: invitation, key: 'id', column: 'state' },
  defineLifecycle('invitation', {
    open: { resend: 'open', accept: 'accepted', decline: 'declined', revoke: 'revoked', expire: 'expired' },
    accepted: {},
    declined: {},
    revoked: {},
    expired: { resend: 'open' },
  }),
)
