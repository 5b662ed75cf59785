import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { feedback } from './tables.ts'

export const feedbackLifecycle = storedIn(
  { table: feedback, key: 'id', column: 'state' },
  defineLifecycle('feedback', {
    received: { look: 'looked', answer: 'answered', close: 'closed' },
    looked: { answer: 'answered', close: 'closed' },
    answered: { answer: 'answered', close: 'closed' },
    closed: {},
  }),
)
