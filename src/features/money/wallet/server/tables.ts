import type { Currency } from '../../../../platform/contract/amount.ts'
import { instant, minor } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { OrderState, OrderType, ReleaseKind, UnallocatedState } from '../contract/orders.ts'
import type { BankSnapshot } from '../contract/schema.ts'

/** An order as its owner sees it. It has the only state: parts of an order have none of their own. */
export const moneyOrder = pgTable(
  'money_order',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    number: text('number').notNull().unique(),
    ownerType: text('owner_type').$type<'company' | 'person'>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    type: text('type').$type<OrderType>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    releaseKind: text('release_kind').$type<ReleaseKind>(),
    subject: text('subject').notNull().default(''),
    refType: text('ref_type'),
    refId: uuid('ref_id'),
    /** A route of the web app that shows the subject. */
    link: text('link').notNull().default(''),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull().default(0),
    /** amount − fee: the net amount. */
    netMinor: minor('net_minor').notNull(),
    /** Its ledger postings, in order: the receipt. */
    postingIds: uuid('posting_ids').array().notNull().default(sql`'{}'`),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('money_order_owner').on(t.ownerId, t.createdAt),
    index('money_order_queue').on(t.type, t.state, t.createdAt),
    typedIndex('money_order_typed', t.number, t.subject),
    index('money_order_amount').on(t.amountMinor),
    index('money_order_net').on(t.netMinor),
    index('money_order_ref').on(t.refId).where(sql`ref_id is not null`),
    check('money_order_owner_type', sql`owner_type in ('company', 'person')`),
    check('money_order_amounts', sql`amount_minor > 0 and fee_minor >= 0 and net_minor >= 0 and net_minor = amount_minor - fee_minor`),
    check(
      'money_order_state',
      sql`case type
        when 'topUp' then state in ('pending', 'done', 'rejected', 'reversed')
        when 'release' then state in ('available', 'applied', 'paid', 'returned')
        when 'withdrawal' then state in ('applied', 'approved', 'paid', 'returned', 'declined')
        when 'escrow' then state = 'done' when 'beans' then state = 'done' when 'payroll' then state = 'done' when 'refund' then state = 'done'
        when 'earning' then state = 'done'
        else false end`,
    ),
    check('money_order_release', sql`(type = 'release') = (release_kind is not null) and (type <> 'release' or owner_type = 'person')`),
  ],
)

/** A transfer that arrived and is not anybody's yet, or what is more than was announced. What is left of it is in the ledger. */
export const unallocatedMoney = pgTable(
  'unallocated_money',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    number: text('number').notNull().unique(),
    state: text('state').$type<UnallocatedState>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What arrived. */
    amountMinor: minor('amount_minor').notNull(),
    /** As the bank shows it. */
    sender: text('sender').notNull(),
    reference: text('reference').notNull(),
    referenceKey: text('reference_key').notNull(),
    /** The references under which parts of it were sent back, as they are compared with others. */
    backKeys: text('back_keys').array().notNull().default(sql`'{}'`),
    note: text('note').notNull().default(''),
    /** The top-up that it arrived for. */
    orderId: uuid('order_id').references(() => moneyOrder.id),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('unallocated_money_queue').on(t.state, t.createdAt),
    index('unallocated_money_reference').on(t.referenceKey).where(sql`reference_key <> ''`),
    index('unallocated_money_order').on(t.orderId).where(sql`order_id is not null`),
    index('unallocated_money_amount').on(t.amountMinor),
    typedIndex('unallocated_money_typed', t.number, t.sender, t.reference),
    index('unallocated_money_back').using('gin', t.backKeys),
    check('unallocated_money_state', sql`state in ('open', 'settled', 'undone') and amount_minor > 0`),
  ],
)

export const topUp = pgTable(
  'top_up',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => moneyOrder.id),
    bankReference: text('bank_reference').notNull().default(''),
    /** The reference as it is compared with others (`announcedKey`); empty if it says nothing. */
    referenceKey: text('reference_key').notNull().default(''),
    /** None if operators credited it from unallocated money. */
    voucherFileId: uuid('voucher_file_id'),
    unallocatedId: uuid('unallocated_id').references(() => unallocatedMoney.id),
    reason: text('reason').notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** What the company had sent, if less of it arrived; the order's amount is what arrived. */
    askedMinor: minor('asked_minor'),
    /** Who agreed to the difference for the company. */
    agreedBy: uuid('agreed_by'),
    agreedAt: instant('agreed_at'),
  },
  (t) => [
    index('top_up_unallocated').on(t.unallocatedId).where(sql`unallocated_id is not null`),
    index('top_up_reference').on(t.referenceKey).where(sql`reference_key <> ''`),
    check('top_up_agreed', sql`(agreed_by is null) = (agreed_at is null) and (agreed_at is null or asked_minor is not null)`),
  ],
)

export const withdrawal = pgTable(
  'withdrawal',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => moneyOrder.id),
    /**
     * A copy from the time of the request: the payout goes there, whatever happens to the account later. Its number is a secret of the
     * withdrawal.
     */
    bank: jsonb('bank').$type<Omit<BankSnapshot, 'accountNumber'>>().notNull(),
    preparedBy: uuid('prepared_by').notNull(),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text('reason').notNull().default(''),
    payoutReference: text('payout_reference').notNull().default(''),
    referenceKey: text('reference_key').notNull().default(''),
    /** The bank's reference of the return, if the payout came back after it was paid. */
    returnReference: text('return_reference').notNull().default(''),
    returnKey: text('return_key').notNull().default(''),
    proofFileId: uuid('proof_file_id'),
  },
  (t) => [
    index('withdrawal_reference').on(t.referenceKey).where(sql`reference_key <> ''`),
    index('withdrawal_return').on(t.returnKey).where(sql`return_key <> ''`),
    check('withdrawal_four_eyes', sql`approved_by is distinct from prepared_by`),
  ],
)

export const withdrawalLine = pgTable(
  'withdrawal_line',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawal.orderId),
    releaseId: uuid('release_id')
      .notNull()
      .references(() => moneyOrder.id),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.releaseId] }), index('withdrawal_line_release').on(t.releaseId)],
)

export const bankAccount = pgTable(
  'bank_account',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    ownerType: text('owner_type').$type<'company' | 'person'>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    holderName: text('holder_name').notNull(),
    bankName: text('bank_name').notNull(),
    country: text('country').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of the account number, which is a secret: the same account is added once. */
    numberFingerprint: text('number_fingerprint').notNull(),
    swift: text('swift').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    /** Set if it was deleted. */
    removedAt: instant('removed_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('bank_account_owner').on(t.ownerId),
    uniqueIndex('bank_account_one_default').on(t.ownerId, t.currency).where(sql`is_default and removed_at is null`),
    uniqueIndex('bank_account_once').on(t.ownerId, t.currency, t.numberFingerprint).where(sql`removed_at is null`),
    check('bank_account_owner_type', sql`owner_type in ('company', 'person')`),
  ],
)

export type MoneyOrderRow = typeof moneyOrder.$inferSelect
export type WithdrawalRow = typeof withdrawal.$inferSelect
export type UnallocatedRow = typeof unallocatedMoney.$inferSelect
export type TopUpRow = typeof topUp.$inferSelect
