import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { payrollNotices } from '../../contract/notices.ts'
import { sendBatches } from '../batches.ts'
import { runMove } from '../move.ts'
import { notifyPayDesk } from '../news.ts'
import { readyPayees, toSend } from '../payments.ts'

/** Held → on its way, in batches per currency. All that can be sent, or that of chosen people; also again after the bank returned it. */
export const pay = runMove({
  call: 'POST /ws/payroll/run/pay',
  by: ['company'],
  posts: ['payroll.send'],
  prepare: async ({ row, facts }, { employeeIds }, act) => {
    const payments = await toSend(act, row, employeeIds)
    // Nobody has a net: there is nothing to send, and the run is paid.
    if (payments.length === 0 && row.state === 'approved' && facts.open === 0) return { to: 'paid' }
    if (payments.length === 0) throw refuse('nothingToPay')
    const payees = await readyPayees(act, row, payments, facts.members)
    return {
      payments,
      detail: { payments: payments.length },
      money: (version) => sendBatches(act, row, payments, payees, version),
    }
  },
  after: async (act, { row, plan }) => {
    if (plan?.payments) await notifyPayDesk(act, row, payrollNotices.batchWaits)
  },
})
