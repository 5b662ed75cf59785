import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { report } from './tables.ts'

/** Each move counts the version: an operator decides what was read. */
export const reportLifecycle = storedIn(
  { table: report, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('report', {
    open: { dismiss: 'dismissed', take: 'measured' },
    dismissed: {},
    measured: { appeal: 'appealed' },
    appealed: { uphold: 'upheld', overturn: 'overturned' },
    upheld: {},
    overturned: {},
  }),
)
