import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { advisory } from './tables.ts'

/**
 * Each move counts the version, so an answer is refused if the asker wrote in the meantime. A reopened consultation returns to the operator
 * who had it, or to the queue if nobody had.
 */
export const advisoryLifecycle = storedIn(
  { table: advisory, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('advisory', {
    open: { ask: 'open', take: 'taken', withdraw: 'closed' },
    taken: { ask: 'taken', answer: 'answered', handOver: 'taken', withdraw: 'closed' },
    answered: { ask: 'taken', answer: 'answered', handOver: 'answered', withdraw: 'closed', close: 'closed', lapse: 'closed' },
    closed: { reopen: ['taken', 'open'] },
  }),
)
