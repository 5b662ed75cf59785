import { payrollNotices } from '../../contract/notices.ts'
import { refuseStale } from '../calculation.ts'
import { runMove } from '../move.ts'
import { notifyMembers } from '../news.ts'
import { addPreparer } from '../preparers.ts'

/** Ready for somebody else to approve: everybody in or out with a reason, every check resolved, and the facts as they were calculated. */
export const submit = runMove({
  call: 'POST /ws/payroll/run/submit',
  by: ['company'],
  refusedWhen: {
    runCalculating: ({ row }) => row.calculating === 'running',
    runNotCalculated: ({ row }) => row.hash === null,
    runEmpty: ({ row }) => row.totals.length === 0,
    runBlocked: ({ row, facts }) => row.blocking > 0 && { count: row.blocking, who: facts.who.blocking },
    runUnticked: ({ row, facts }) => row.unticked > 0 && { count: row.unticked, who: facts.who.unticked },
  },
  prepare: async ({ row }, _input, act) => {
    await refuseStale(act, row)
    return { set: { submittedAt: act.now, remark: '' } }
  },
  after: async (act, { row }) => {
    await addPreparer(act, row.id, 'edited')
    await notifyMembers(act, row, 'payroll:approve', payrollNotices.runSubmitted)
  },
})
