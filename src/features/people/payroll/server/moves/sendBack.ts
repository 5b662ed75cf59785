import { and, eq } from '../../../../../platform/server/data/drizzle.ts'
import { payrollNotices } from '../../contract/notices.ts'
import { runMove } from '../move.ts'
import { notifyPreparers } from '../news.ts'
import { payRunPerson } from '../tables.ts'

/** Back to its preparers, with remarks per person. */
export const sendBack = runMove({
  call: 'POST /ws/payroll/run/return',
  by: ['company'],
  prepare: (_context, { reason, remarks }) => ({ set: { remark: reason }, reason, detail: { remarks } }),
  after: async (act, { row, input }) => {
    for (const { employeeId, remark } of input.remarks)
      await act.tx
        .update(payRunPerson)
        .set({ remark })
        .where(and(eq(payRunPerson.runId, row.id), eq(payRunPerson.employeeId, employeeId)))
    await notifyPreparers(act, row, payrollNotices.runReturned, { reason: input.reason })
  },
})
