import { instant, minor, rowVersion } from '../../../../platform/server/data/columns.ts'
import { check, index, integer, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { BeanOrderState, BeanPayment } from '../contract/states.ts'

/** Prices set by an operator. A package without a row, or without a price, is not on sale. */
export const beanPackage = pgTable(
  'bean_package',
  {
    beans: integer('beans').primaryKey(),
    version: rowVersion('bean_package'),
    priceMinor: minor('price_minor'),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  () => [check('bean_package_price', sql`beans > 0 and (price_minor is null or price_minor > 0)`)],
)

/** Orders of beans, with the price as it was shown. Prices are in yuan. The beans themselves are in the ledger. */
export const beanOrder = pgTable(
  'bean_order',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    number: text('number').notNull().unique(),
    ownerType: text('owner_type').$type<Owner['ownerType']>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    beans: integer('beans').notNull(),
    priceMinor: minor('price_minor').notNull(),
    payment: text('payment').$type<BeanPayment>().notNull(),
    bankReference: text('bank_reference').notNull().default(''),
    /** The reference as it is compared with those of other transfers; empty if it says nothing. */
    referenceKey: text('reference_key').notNull().default(''),
    voucherFileId: uuid('voucher_file_id'),
    state: text('state').$type<BeanOrderState>().notNull(),
    /** Why it was rejected or refunded. */
    reason: text('reason').notNull().default(''),
    /** The one posting of money and beans; `refundPostingId` is its reversal. */
    postingId: uuid('posting_id'),
    refundPostingId: uuid('refund_posting_id'),
    /** When the beans were issued. */
    paidAt: instant('paid_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('bean_order_owner').on(t.ownerId, t.createdAt),
    index('bean_order_queue').on(t.state, t.createdAt),
    typedIndex('bean_order_typed', t.number, t.bankReference),
    index('bean_order_price').on(t.priceMinor),
    index('bean_order_reference').on(t.referenceKey).where(sql`reference_key <> ''`),
    check('bean_order_owner_type', sql`owner_type in ('company', 'person')`),
    check('bean_order_amounts', sql`beans > 0 and price_minor > 0`),
    check('bean_order_payment', sql`payment in ('transfer', 'wallet') and (payment = 'transfer') = (voucher_file_id is not null)`),
    check('bean_order_wallet', sql`payment <> 'wallet' or (owner_type = 'company' and state in ('done', 'refunded'))`),
    check(
      'bean_order_state',
      sql`case state
        when 'pending' then posting_id is null and decided_at is null
        when 'done' then posting_id is not null and refund_posting_id is null and paid_at is not null
        when 'rejected' then posting_id is null and reason <> '' and decided_at is not null
        when 'cancelled' then posting_id is null and decided_at is not null
        when 'refunded' then posting_id is not null and refund_posting_id is not null and reason <> ''
        when 'reversed' then posting_id is not null and refund_posting_id is not null and reason <> ''
        else false end`,
    ),
  ],
)

export type BeanOrder = typeof beanOrder.$inferSelect
