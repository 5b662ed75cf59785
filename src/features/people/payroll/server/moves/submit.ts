import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { payrollNotices } from '../../contract/notices.ts'
import { stalePeople } from '../calculation.ts'
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
    runBlocked: ({ row }) => row.blocking > 0 && { count: row.blocking },
    runUnticked: ({ row }) => row.unticked > 0 && { count: row.unticked },
  },
  prepare: async ({ row }, _input, act) => {
    const count = await stalePeople(act, row)
    if (count > 0) throw refuse('runStale', { count })
    return { set: { submittedAt: act.now, remark: '' } }
  },
  after: async (act, { row }) => {
    await addPreparer(act, row.id, 'edited')
    await notifyMembers(act, row, 'payroll:approve', payrollNotices.runSubmitted)
  },
})
