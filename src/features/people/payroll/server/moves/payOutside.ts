import { sql } from '../../../../../platform/server/data/drizzle.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { claimFile } from '../../../../base/upload/server/writes.ts'
import { runMove } from '../move.ts'
import { chosen, paymentsIn, readyPayees, settledWithout, turnPayments } from '../payments.ts'
import { payPayment } from '../tables.ts'

/** What is in currencies without accounts here was paid elsewhere: recorded with a proof and the account, nothing is posted. */
export const payOutside = runMove({
  call: 'POST /ws/payroll/run/payOutside',
  by: ['company'],
  refusedWhen: { outsideProof: ({ facts }) => (facts.payments.get('outside') ?? 0) === 0 },
  prepare: async ({ row, facts }, { proof, reference, employeeIds }, act) => {
    const payments = employeeIds ? await chosen(act, row, { employeeIds }, 'payOutside') : await paymentsIn(act, row, 'payOutside')
    const file = await claimFile(act, proof, { purpose: 'payoutProof', usedBy: `payRun:${row.id}`, field: 'proof' })
    if (payments.length === 0) throw refuse('outsideProof')
    const payees = await readyPayees(act, row, payments, facts.members)
    return {
      payments: payments.map((one) => ({ ...one, fingerprint: payees.get(one.employeeId)?.print ?? null })),
      set: { proofFileId: file.id },
      detail: { reference, payments: payments.length },
      ...(settledWithout(facts, payments, 'payOutside') && { to: 'paid' as const }),
    }
  },
  after: (act, { plan, input: { reference } }) => {
    const paid = plan?.payments ?? []
    const prints = JSON.stringify(Object.fromEntries(paid.map(({ id, fingerprint }) => [id, fingerprint])))
    return turnPayments(act, paid, 'payOutside', { reference, fingerprint: sql`${prints}::jsonb ->> ${payPayment.id}::text` })
  },
})
