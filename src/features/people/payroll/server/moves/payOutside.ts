import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { claimFile } from '../../../../base/upload/server/writes.ts'
import { runMove } from '../move.ts'
import { chosen, paymentsIn, settledWithout, turnPayments } from '../payments.ts'

/** What is in currencies without accounts here was paid elsewhere: recorded with a proof, nothing is posted. */
export const payOutside = runMove({
  call: 'POST /ws/payroll/run/payOutside',
  by: ['company'],
  refusedWhen: { outsideProof: ({ facts }) => (facts.payments.get('outside') ?? 0) === 0 },
  prepare: async ({ row, facts }, { proof, reference, employeeIds }, act) => {
    const payments = employeeIds ? await chosen(act, row, { employeeIds }, 'payOutside') : await paymentsIn(act, row, 'payOutside')
    const file = await claimFile(act, proof, { purpose: 'payoutProof', usedBy: `payRun:${row.id}`, field: 'proof' })
    if (payments.length === 0) throw refuse('outsideProof')
    return {
      payments,
      set: { proofFileId: file.id },
      detail: { reference, payments: payments.length },
      ...(settledWithout(facts, payments, 'payOutside') && { to: 'paid' as const }),
    }
  },
  after: (act, { plan, input }) => turnPayments(act, plan?.payments ?? [], 'payOutside', { reference: input.reference }),
})
