import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { salaryChange } from './tables.ts'

/** A change is decided once: the trigger of invariants.sql keeps it as it is from then on. */
export const changeLifecycle = storedIn(
  { table: salaryChange, key: 'id', column: 'state' },
  defineLifecycle('salary change', {
    proposed: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
    approved: {},
    refused: {},
    withdrawn: {},
  }),
)
