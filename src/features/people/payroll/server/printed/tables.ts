import { index, jsonb, pgTable, uuid } from '../../../../../platform/server/data/drizzle.ts'
import type { SlipBeside } from '../../contract/slip-schema.ts'
import { payRun, paySlip } from '../tables.ts'

/** What leave a payslip says is left, as it was when its run was approved: types, rules and records change later, a slip does not. */
export const paySlipLeave = pgTable(
  'pay_slip_leave',
  {
    slipId: uuid('slip_id')
      .primaryKey()
      .references(() => paySlip.id),
    runId: uuid('run_id')
      .notNull()
      .references(() => payRun.id),
    leave: jsonb('leave').$type<SlipBeside['leave']>().notNull(),
  },
  (t) => [index('pay_slip_leave_run').on(t.runId)],
)
