import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { day, id, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { currencyInput, paidAmountInput } from '../../../../platform/contract/money.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { fileInput, requiredFile } from '../../../base/upload/contract/calls.ts'
import { type OrderState, orderStates, orderStatesByType, orderTypes, unallocatedStates } from './orders.ts'
import {
  bankAccountForm,
  bankAccountRow,
  currency,
  operatorTopUp,
  operatorWithdrawal,
  orderDetail,
  ownOrderRow,
  settlementRow,
  settlementTotals,
  unallocatedRow,
  withdrawalPreview,
} from './schema.ts'
import { statement, statementInput } from './statement.ts'

const one = z.object({ id })
const withReason = z.object({ id, reason: line(500) })
const moved = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  currency,
  amountMinor: z.number().int(),
  netMinor: z.number().int(),
})
/** `waits`: nothing has happened yet, a second operator has to approve it. */
const movedOrAsked = moved.extend({ waits: z.boolean() })
const unallocatedMoved = moved.omit({ netMinor: true }).extend({ state: z.enum(unallocatedStates) })
const unallocatedMovedOrAsked = unallocatedMoved.extend({ waits: z.boolean() })
const search = z.string().trim().max(100).optional().default('')
const states = <T extends OrderState>(list: readonly [T, ...T[]]) => z.enum(list).optional()
/** Ids in a query string: repeated, or separated by commas. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : value.split(',')))
  .pipe(z.array(id).max(100))
const sortColumn = z.enum(['createdAt', 'amount', 'number']).default('createdAt')

const ordersInput = z.object({
  ...pageInput,
  search,
  type: z.enum(orderTypes).optional(),
  state: z.enum(orderStates).optional(),
  currency: currency.optional(),
  from: day.optional(),
  to: day.optional(),
  column: sortColumn,
})

export const walletCalls = defineCalls({
  'GET /ws/wallet/summary': {
    about: 'Balances per currency, payouts in transit, and top-ups awaiting confirmation.',
    audience: 'member',
    permission: 'wallet:view',
    input: z.object({}),
    result: z.object({
      balances: z.array(
        z.object({ currency, availableMinor: z.number().int(), inTransitMinor: z.number().int(), pendingTopUpMinor: z.number().int() }),
      ),
      beans: z.number().int(),
      pendingTopUps: z.number().int(),
      /** Withdrawals of the company that the caller may approve. */
      waitingForMyApproval: z.number().int(),
    }),
  },
  'GET /ws/wallet/orders': {
    about: 'The owner’s orders with search, filters, sort and pages. Days are days of Beijing.',
    audience: 'member',
    permission: 'wallet:view',
    input: ordersInput,
    result: pageOf(ownOrderRow),
  },
  'POST /ws/wallet/orders/export': {
    title: { cn: '导出订单', en: 'Export orders' },
    ...exportCall,
    about: 'The owner’s orders under the filters of their list as an xlsx workbook.',
    audience: 'member',
    permission: 'wallet:view',
    input: ordersInput,
  },
  'GET /ws/wallet/order': {
    about: 'One order with its receipt: lines that equal the postings.',
    audience: 'member',
    permission: 'wallet:view',
    input: one,
    result: orderDetail,
  },
  'GET /ws/wallet/statement': {
    about: 'Every posting that moved the company’s wallet or escrow in a currency, with sign, counterparty and both balances after it.',
    audience: 'company',
    permission: 'wallet:statement',
    input: statementInput,
    result: statement,
  },
  'POST /ws/wallet/statement/export': {
    title: { cn: '导出对账单', en: 'Export the statement' },
    ...exportCall,
    about: 'The statement under its filters as an xlsx workbook.',
    audience: 'company',
    permission: 'wallet:statement',
    input: statementInput,
  },
  'POST /ws/wallet/topUp': {
    title: { cn: '提交充值', en: 'Submit a top-up' },
    about: 'Submits a bank transfer with its voucher. An operator confirms it.',
    audience: 'company',
    permission: 'wallet:topUp',
    input: z.object({
      currency: currencyInput,
      amount: paidAmountInput,
      bankReference: optionalLine(140),
      voucher: requiredFile,
    }),
    result: moved,
  },
  'POST /ws/wallet/topUp/agree': {
    title: { cn: '同意到账差额', en: 'Agree to a short top-up' },
    about: 'Agrees to the difference of a transfer that arrived short. Nothing moves.',
    audience: 'company',
    permission: 'wallet:topUp',
    input: one,
    result: moved,
  },
  'GET /ws/wallet/bankAccounts': {
    about: 'Bank accounts of the owner.',
    audience: 'member',
    permission: 'wallet:view',
    input: z.object({}),
    result: z.array(bankAccountRow),
  },
  'POST /ws/wallet/bankAccount/add': {
    title: { cn: '添加银行账户', en: 'Add a bank account' },
    about: 'Adds a bank account. The first of a currency becomes its default.',
    audience: 'member',
    permission: 'bank:edit',
    proof: true,
    confidential: ['accountNumber'],
    input: bankAccountForm,
    result: bankAccountRow,
  },
  'POST /ws/wallet/bankAccount/remove': {
    title: { cn: '移除银行账户', en: 'Remove a bank account' },
    about: 'Removes a bank account. Withdrawals in progress keep the account they were created with.',
    audience: 'member',
    permission: 'bank:edit',
    proof: true,
    input: one,
    result: z.object({ id: z.string() }),
  },
  'POST /ws/wallet/bankAccount/default': {
    title: { cn: '更换默认银行账户', en: 'Change the default bank account' },
    about: 'Makes a bank account the default of its currency.',
    audience: 'member',
    permission: 'bank:edit',
    proof: true,
    input: one,
    result: z.object({ id: z.string() }),
  },
  'GET /ws/wallet/settlements': {
    about: 'What the individual earned, order by order: can withdraw, applied, paid or returned.',
    audience: 'individual',
    permission: 'wallet:view',
    input: z.object({
      ...pageInput,
      search,
      state: states(orderStatesByType.release),
      currency: currency.optional(),
      demandId: id.optional(),
      column: sortColumn,
    }),
    result: pageOf(settlementRow).extend({ totals: z.array(settlementTotals) }),
  },
  'GET /ws/wallet/withdrawal/preview': {
    about: 'Every deduction of a withdrawal before it is requested. Individuals name orders, companies an amount.',
    audience: 'member',
    permission: 'wallet:withdraw',
    input: z.object({ orderIds: ids, currency: currencyInput.optional(), amount: paidAmountInput.optional() }),
    result: withdrawalPreview,
  },
  'POST /ws/wallet/withdraw': {
    title: { cn: '申请提现', en: 'Request a withdrawal' },
    about: 'Asks for a payout to one of the owner’s bank accounts. feeMinor is what the preview showed.',
    audience: 'member',
    permission: 'wallet:withdraw',
    proof: true,
    input: z.object({
      bankAccountId: id,
      orderIds: ids,
      currency: currencyInput.optional(),
      amount: paidAmountInput.optional(),
      feeMinor: z.number().int().min(0).optional(),
    }),
    result: moved,
  },
  'POST /ws/wallet/withdrawal/approve': {
    title: { cn: '同意同事的提现', en: 'Approve a colleague’s withdrawal' },
    about: 'Approves a colleague’s withdrawal.',
    audience: 'company',
    permission: 'wallet:approve',
    proof: true,
    input: one,
    result: moved,
  },
  'POST /ws/wallet/withdrawal/decline': {
    title: { cn: '拒绝提现', en: 'Decline a withdrawal' },
    about: 'Declines a withdrawal before its approval, including one’s own: the amount is returned.',
    audience: 'company',
    permission: 'wallet:approve',
    proof: true,
    input: withReason,
    result: moved,
  },
  'GET /ws/operator/topUps': {
    about: 'Top-ups with their vouchers.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({ ...pageInput, search, state: states(orderStatesByType.topUp), currency: currency.optional(), column: sortColumn }),
    result: pageOf(operatorTopUp),
  },
  'POST /ws/operator/topUp/confirm': {
    title: { cn: '确认充值到账', en: 'Confirm a top-up' },
    about:
      'The transfer has arrived: bank → company wallet. An amount, where given, equals the requested one, is less and `short` says so, or is more and `more` says whether the rest is credited too or kept as unallocated money. Where the reference or the voucher repeats, `another` says that it is another transfer, and a second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({
      id,
      amount: paidAmountInput.optional(),
      short: z.boolean().optional(),
      more: z.enum(['credit', 'hold']).optional(),
      another: z.boolean().optional(),
    }),
    result: movedOrAsked,
  },
  'POST /ws/operator/topUp/reject': {
    title: { cn: '退回充值凭证', en: 'Reject a top-up voucher' },
    about: 'Rejects the voucher; the company sees the reason.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason,
    result: moved,
  },
  'GET /ws/operator/withdrawals': {
    about: 'Withdrawals with their bank accounts, the numbers masked. Company withdrawals appear once approved.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({
      ...pageInput,
      search,
      state: states(orderStatesByType.withdrawal),
      currency: currency.optional(),
      column: sortColumn,
    }),
    result: pageOf(operatorWithdrawal),
  },
  'POST /ws/operator/withdrawal/paid': {
    title: { cn: '登记提现已打款', en: 'Mark a payout as paid' },
    about: 'The bank has paid: transit → bank, the fee → platform. Where the reference repeats, `another` says that it is another payout.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, reference: line(140), proof: fileInput, another: z.boolean().optional() }),
    result: movedOrAsked,
  },
  'POST /ws/operator/withdrawal/failed': {
    title: { cn: '登记提现打款失败', en: 'Mark a payout as failed' },
    about: 'The bank returned it: transit → balance, with the reason.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason,
    result: moved,
  },
  'POST /ws/operator/topUp/reverse': {
    title: { cn: '冲正充值', en: 'Reverse a top-up' },
    about: 'A top-up that was credited by mistake: company wallet → bank, with the reason. A second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason,
    result: movedOrAsked,
  },
  'POST /ws/operator/topUp/arrivedAs': {
    title: { cn: '登记以其他币种到账', en: 'Record an arrival in another currency' },
    about:
      'The transfer arrived in another currency: the order is rejected with the reason, and what arrived is kept as unallocated money.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason.extend({ currency: currencyInput, amount: paidAmountInput }),
    result: moved.extend({ unallocated: z.object({ id: z.string(), number: z.string() }) }),
  },
  'GET /ws/operator/unallocated': {
    about: 'Money that arrived and belongs to nobody yet, with what is left of it and the company whose code is in the reference.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({ ...pageInput, search, state: z.enum(unallocatedStates).optional(), currency: currency.optional() }),
    result: pageOf(unallocatedRow),
  },
  'POST /ws/operator/unallocated/record': {
    title: { cn: '登记待认领款项', en: 'Record unallocated money' },
    about:
      'A transfer arrived that nobody announced: bank → unallocated. Where the reference repeats, `another` says that it is another one.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({
      currency: currencyInput,
      amount: paidAmountInput,
      sender: line(140),
      reference: line(140),
      note: optionalLine(500),
      another: z.boolean().optional(),
    }),
    result: unallocatedMoved,
  },
  'POST /ws/operator/unallocated/credit': {
    title: { cn: '待认领款项记入企业钱包', en: 'Credit unallocated money' },
    about: 'Unallocated → the wallet of the company that it belongs to. From the limit on a second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ id, companyId: id, amount: paidAmountInput }),
    result: unallocatedMovedOrAsked,
  },
  'POST /ws/operator/unallocated/sendBack': {
    title: { cn: '待认领款项退回汇款人', en: 'Send unallocated money back' },
    about:
      'Unallocated → bank: it was sent back. A second operator agrees. Where the reference repeats, `another` says that it is another transfer.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason.extend({ amount: paidAmountInput, reference: line(140), another: z.boolean().optional() }),
    result: unallocatedMovedOrAsked,
  },
  'POST /ws/operator/unallocated/undo': {
    title: { cn: '撤销待认领款项的登记', en: 'Undo the record of unallocated money' },
    about: 'The record was a mistake: its posting is reversed, as long as all of it is there. A second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason,
    result: unallocatedMovedOrAsked,
  },
  'POST /ws/operator/withdrawal/cameBack': {
    title: { cn: '登记已打款项被退回', en: 'Record a payout that came back' },
    about:
      'The bank sent back a payout that counted as paid: bank and fee → balance, with the reason. A second operator agrees. Where the reference repeats, `another` says that it is another transfer.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: withReason.extend({ reference: line(140), another: z.boolean().optional() }),
    result: movedOrAsked,
  },
})
