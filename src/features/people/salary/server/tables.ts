import { instant, minor, ofCompany, rowVersion } from '../../../../platform/server/data/columns.ts'
import { check, date, index, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { PayCurrency } from '../contract/currency.ts'
import type { ChangeState } from '../contract/states.ts'

/** Base pay from a day on. An approved row never changes: a later one supersedes it (`Term` of the contract). */
export const salaryChange = pgTable(
  'salary_change',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    version: rowVersion('salary_change'),
    companyId: ofCompany().notNull(),
    employeeId: uuid('employee_id').notNull(),
    state: text('state').$type<ChangeState>().notNull().default('proposed'),
    effectiveOn: date('effective_on').notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    currency: text('currency').$type<PayCurrency>().notNull(),
    /** For one whole period of the cycle. */
    baseMinor: minor('base_minor').notNull(),
    reason: text('reason').notNull().default(''),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    /** When approved, this is `knownAt`: what was calculated before did not know of it. */
    decidedAt: instant('decided_at'),
    remark: text('remark').notNull().default(''),
  },
  (t) => [
    index('salary_change_of').on(t.employeeId, t.effectiveOn),
    index('salary_change_queue').on(t.companyId, t.state, t.proposedAt),
    index('salary_change_known').on(t.companyId, t.decidedAt).where(sql`state = 'approved'`),
    check('salary_change_state', sql`${t.state} in ('proposed', 'approved', 'refused', 'withdrawn')`),
    check('salary_change_cycle', sql`${t.cycle} in ('weekly', 'biweekly', 'monthly')`),
    check('salary_change_base', sql`${t.baseMinor} between 0 and 100000000`),
    check(
      'salary_change_decided',
      sql`(${t.state} in ('approved', 'refused')) = (${t.decidedBy} is not null and ${t.decidedAt} is not null) or ${t.state} = 'withdrawn'`,
    ),
  ],
)
export type SalaryChangeRow = typeof salaryChange.$inferSelect
