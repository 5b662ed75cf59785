import { defineLifecycle, storedIn } from '../../../platform/server/lifecycle.ts'
import { employee } from './tables.ts'

/** The lifecycle of an employee (people §2). A future leaving date stays in state 3 until its timer, `leaveDue`. */
export const employeeLifecycle = storedIn(
  { table: employee, key: 'id', column: 'status', counter: 'version' },
  defineLifecycle('employee', {
    0: { complete: 1 },
    1: { onboard: 2, alreadyEmployed: 3, didNotJoin: 4 },
    2: { confirm: 3, didNotJoin: 4 },
    3: { leave: [4, 3], leaveDue: 4, withdrawLeave: 3 },
    4: { rehire: 2 },
  }),
)
