import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { lead } from './tables.ts'

/** Where an operator may move a lead. What was taken for spam, or lost, can come back. */
export const leadLifecycle = storedIn(
  { table: lead, key: 'id', column: 'state' },
  defineLifecycle('lead', {
    new: { move: ['contacted', 'lost', 'spam'] },
    contacted: { move: ['qualified', 'lost', 'spam'] },
    qualified: { move: ['won', 'lost'] },
    won: {},
    lost: { move: 'contacted' },
    spam: { move: 'new' },
  }),
)
