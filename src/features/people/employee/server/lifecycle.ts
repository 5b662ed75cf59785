import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { CREATED, CREATING, EMPLOYED, LEFT, ONBOARDING } from '../contract/employee.ts'
import { employee } from './tables.ts'

/** The lifecycle of an employee (people §2). With a future leaving date they stay employed until its timer, `leaveDue`. */
export const employeeLifecycle = storedIn(
  { table: employee, key: 'id', column: 'status', counter: 'version' },
  defineLifecycle('employee', {
    [CREATING]: { complete: CREATED },
    [CREATED]: { onboard: ONBOARDING, alreadyEmployed: EMPLOYED, didNotJoin: LEFT },
    [ONBOARDING]: { confirm: EMPLOYED, didNotJoin: LEFT },
    [EMPLOYED]: { leave: [LEFT, EMPLOYED], leaveDue: LEFT, withdrawLeave: EMPLOYED },
    [LEFT]: { rehire: ONBOARDING },
  }),
)
