import type { CashCurrency, Currency } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { instant, minor, rowVersion } from '../../../../platform/server/data/columns.ts'
import { boolean, check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { ApprovalState } from '../contract/states.ts'

/** A request for a second person. What it asks for happens at the approval, once, or never. */
export const approval = pgTable(
  'approval',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    /** The addition to the hook that carries it out. */
    kind: text('kind').notNull(),
    /** Null for the platform's own. */
    companyId: uuid('company_id'),
    /** The right that both people need. */
    permission: text('permission').$type<Permission>().notNull(),
    subject: text('subject').notNull(),
    title: jsonb('title').$type<Pair>().notNull(),
    detail: text('detail').notNull().default(''),
    link: text('link').notNull().default(''),
    currency: text('currency').$type<Currency>(),
    amountMinor: minor('amount_minor'),
    /** What was asked for, as the kind needs it. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** Files that it holds while it waits: what it asks for may need them, and nobody else takes them meanwhile. */
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'`),
    state: text('state').$type<ApprovalState>().notNull().default('pending'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('approval_one').on(t.kind, t.subject).where(sql`state = 'pending'`),
    index('approval_scope').on(t.companyId, t.askedAt),
    check('approval_state', sql`state in ('pending', 'approved', 'declined', 'withdrawn', 'expired', 'lapsed')`),
    check('approval_two_people', sql`state <> 'approved' or (decided_by is not null and decided_by <> asked_by)`),
    check('approval_money', sql`(currency is null) = (amount_minor is null)`),
  ],
)
export type ApprovalRow = typeof approval.$inferSelect

/** From which amount a company's payments need a second member; a company without a row has the default. */
export const approvalLimit = pgTable('approval_limit', {
  companyId: uuid('company_id').primaryKey(),
  version: rowVersion('approval_limit'),
  off: boolean('off').notNull(),
  currency: text('currency').$type<CashCurrency>().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
})
