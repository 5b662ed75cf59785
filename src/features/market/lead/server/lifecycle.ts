import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { lead } from './tables.ts'

/** The moves that an operator may make with a lead. One marked as spam or lost can be reopened. */
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
