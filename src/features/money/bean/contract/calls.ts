import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { amountInput, paidAmountInput } from '../../../../platform/contract/money.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { BEAN_REFUND_DAYS } from '../../../../rules/constants.ts'
import { fileBrief, requiredFile } from '../../../base/upload/contract/calls.ts'
import { cause } from '../../ledger/contract/calls.ts'
import { beanOrderStates, beanPayments } from './states.ts'

const count = z.number().int()
const one = z.object({ id })
const moved = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(beanOrderStates),
  beans: count,
  priceMinor: count,
  currency: z.literal('CNY'),
})
/** `waits`: nothing has happened yet, a second operator has to agree. */
const movedOrAsked = moved.extend({ waits: z.boolean() })
const state = z.enum(beanOrderStates).optional()
/** The package and the price shown to the buyer: a changed price must be confirmed again. */
const chosen = { beans: count.min(1).max(100_000), priceMinor: count.min(1) }

const beanOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(beanOrderStates),
  payment: z.enum(beanPayments),
  beans: count,
  priceMinor: count,
  currency: z.literal('CNY'),
  bankReference: z.string(),
  voucher: fileBrief.nullable(),
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type BeanOrderRow = z.infer<typeof beanOrderRow>

/** One movement of beans with the balance after it. */
const beanMove = z.object({
  id: z.string(),
  at: z.string(),
  cause,
  beans: count,
  balance: count,
  /** The order that was bought or refunded. */
  order: z.string().nullable(),
  /** The provider whose contact was bought. */
  provider: z.object({ number: z.string(), cn: z.string(), en: z.string() }).nullable(),
})
export type BeanMove = z.infer<typeof beanMove>

const repeat = z.object({ number: z.string(), owner: z.string() })

const operatorBeanOrder = beanOrderRow.extend({
  owner: z.object({ ownerType: z.enum(['company', 'person']), id: z.string(), name: z.string() }),
  /** Whether the agreement allows a refund: within 7 days and none of these beans used. */
  refundable: z.boolean(),
  /** Paid by a transfer and confirmed: what was a mistake can be taken back. */
  reversible: z.boolean(),
  /** Other transfers with the same voucher, byte for byte, or the same bank reference. */
  sameVoucher: z.array(repeat),
  sameReference: z.array(repeat),
})
export type OperatorBeanOrder = z.infer<typeof operatorBeanOrder>

const beanPackageRow = z.object({
  beans: count,
  version,
  /** Null while it is not on sale. */
  priceMinor: count.nullable(),
  currency: z.literal('CNY'),
  changedAt: z.string().nullable(),
  changedBy: z.string(),
})

export const beanCalls = defineCalls({
  'GET /ws/bean/wallet': {
    about: 'The beans of the caller’s company or of the caller, and what a contact costs.',
    audience: 'member',
    input: z.object({}),
    result: z.object({ balance: count, unlockCost: count }),
  },
  'GET /ws/bean/packages': {
    about: 'Packages on sale, and the yuan wallet balance of callers who can pay from it.',
    audience: 'member',
    input: z.object({}),
    result: z.object({
      packages: z.array(z.object({ beans: count, priceMinor: count, currency: z.literal('CNY') })),
      /** Null for users who cannot pay from a wallet. */
      walletMinor: count.nullable(),
    }),
  },
  'GET /ws/bean/prices': {
    about: 'What beans cost, for visitors: each package with the price of one contact in it, and about what it is in dollars.',
    audience: 'anyone',
    input: z.object({}),
    result: z.object({
      unlockCost: count,
      refundDays: count,
      packages: z.array(
        z.object({
          beans: count,
          priceMinor: count,
          currency: z.literal('CNY'),
          /** Of one contact, rounded to the cent. */
          contactMinor: count,
          /** By the operator’s reference rate; null without one. Paid in yuan. */
          usdMinor: count.nullable(),
        }),
      ),
      cnyPerUsd: z.number().nullable(),
    }),
  },
  'GET /ws/bean/orders': {
    about: 'Bean orders, newest first.',
    audience: 'member',
    permission: 'wallet:view',
    input: z.object({ ...pageInput, state }),
    result: pageOf(beanOrderRow),
  },
  'GET /ws/bean/moves': {
    about: 'Every bean entry, newest first, with the balance after it.',
    audience: 'member',
    permission: 'wallet:view',
    input: z.object({ ...pageInput }),
    result: pageOf(beanMove),
  },
  'POST /ws/bean/order': {
    title: { cn: '下单购豆', en: 'Order beans' },
    about: 'Orders a package by bank transfer, with the voucher. An operator confirms it.',
    audience: 'member',
    permission: 'bean:buy',
    input: z.object({
      ...chosen,
      bankReference: optionalLine(140),
      voucher: requiredFile,
    }),
    result: moved,
  },
  'POST /ws/bean/buy': {
    title: { cn: '用余额购豆', en: 'Buy beans from the wallet' },
    about: 'Buys a package from the company’s yuan wallet, effective immediately.',
    audience: 'company',
    permission: 'bean:buy',
    proof: true,
    input: z.object(chosen),
    result: moved,
  },
  'POST /ws/bean/order/cancel': {
    title: { cn: '取消购豆订单', en: 'Cancel a bean order' },
    about: 'Cancels an order that is still pending.',
    audience: 'member',
    permission: 'bean:buy',
    input: one,
    result: moved,
  },
  'GET /ws/operator/beanOrders': {
    about: 'Bean orders with their vouchers.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({ ...pageInput, search: z.string().trim().max(100).optional().default(''), state }),
    result: pageOf(operatorBeanOrder),
  },
  'POST /ws/operator/beanOrder/confirm': {
    title: { cn: '确认购豆到账', en: 'Confirm a bean order' },
    about:
      'The transfer has arrived: bank → bean sales, beans → wallet. An amount, where given, must be the price. Where the reference or the voucher repeats, `another` says that it is another transfer, and a second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, amount: paidAmountInput.optional(), another: z.boolean().optional() }),
    result: movedOrAsked,
  },
  'POST /ws/operator/beanOrder/reject': {
    title: { cn: '退回购豆凭证', en: 'Reject a bean order' },
    about: 'Rejects the voucher; the buyer sees the reason.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, reason: line(500) }),
    result: moved,
  },
  'POST /ws/operator/beanOrder/refund': {
    title: { cn: '购豆退款', en: 'Refund a bean order' },
    about: `Refunds an unused order within ${BEAN_REFUND_DAYS} days: the beans are taken back and the money is returned by the original method.`,
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, reason: line(500) }),
    result: moved,
  },
  'POST /ws/operator/beanOrder/reverse': {
    title: { cn: '冲正购豆订单', en: 'Reverse a bean order' },
    about:
      'An order paid by transfer that was confirmed by mistake: the posting is reversed, with the reason, as long as the wallet holds the beans. A second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, reason: line(500) }),
    result: movedOrAsked,
  },
  'GET /ws/operator/beanPackages': {
    about: 'The packages with their prices.',
    audience: 'operator',
    permission: 'operator:settings',
    input: z.object({}),
    result: z.array(beanPackageRow),
  },
  'POST /ws/operator/beanPackage': {
    title: { cn: '修改豆套餐价格', en: 'Price a bean package' },
    about: 'Prices a package; an empty price takes it off sale. Existing orders keep their price.',
    audience: 'operator',
    permission: 'operator:settings',
    edits: 'beanPackage',
    proof: true,
    input: z.object({ beans: count, version, price: z.union([z.literal(''), amountInput]) }),
    result: beanPackageRow.pick({ beans: true, priceMinor: true, currency: true }),
  },
})
