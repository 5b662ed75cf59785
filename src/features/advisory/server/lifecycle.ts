import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { advisory } from './tables.ts'

/** A reopened consultation returns to the operator who had it, or to the queue if nobody had. */
export const advisoryLifecycle = storedIn(
  { table: advisory, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('advisory', {
    open: { take: 'taken', withdraw: 'closed' },
    taken: { answer: 'answered', handOver: 'taken', withdraw: 'closed' },
    answered: { ask: 'taken', answer: 'answered', handOver: 'answered', withdraw: 'closed', close: 'closed', lapse: 'closed' },
    closed: { reopen: ['taken', 'open'] },
  }),
)
