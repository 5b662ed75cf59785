import { eq } from '../../../../../platform/server/data/drizzle.ts'
import { startCalculation } from '../calculation.ts'
import { forgetNotes } from '../checks.ts'
import { runMove } from '../move.ts'
import { gather } from '../people.ts'
import { addPreparer, forgetPreparers } from '../preparers.ts'
import { payRun } from '../tables.ts'

/** Calculates everybody in the background, from today's facts; again as often as needed. */
export const calculate = runMove({
  call: 'POST /ws/payroll/run/calculate',
  by: ['company'],
  refusedWhen: {
    runCalculating: ({ row }) => row.calculating === 'running',
    runNotBegun: ({ row, facts }) => facts.today < row.periodFrom && facts.today < row.cutOffOn && { from: row.periodFrom },
  },
  prepare: ({ row }) => ({
    set: { calculating: 'running', calculation: row.calculation + 1, calculated: 0, hash: null, totals: [], blocking: 0, unticked: 0 },
  }),
  after: async (act, { row }) => {
    await addPreparer(act, row.id, 'calculated')
    await forgetPreparers(act, row.id, 'salary')
    await forgetPreparers(act, row.id, 'item')
    await forgetNotes(act, row.id)
    const toCalculate = await gather(act, row)
    await act.tx.update(payRun).set({ toCalculate }).where(eq(payRun.id, row.id))
    await startCalculation(act, row)
  },
})
