import { z } from 'zod'
import { accountNumberProblem, foreignIban, isBic, normalAccountNumber } from '../../../../platform/contract/account-number.ts'
import { type Currency, currencyCodes } from '../../../../platform/contract/amount.ts'
import { complain, complainOf, message } from '../../../../platform/contract/fields.ts'
import { line } from '../../../../platform/contract/inputs.ts'
import { currencyInput } from '../../../../platform/contract/money.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
import { cause, ledgerEntry } from '../../ledger/contract/calls.ts'
import { orderStates, orderTypes, releaseKinds, unallocatedStates } from './orders.ts'

export const currency = z.enum(currencyCodes as [Currency, ...Currency[]], message('currencyUnknown'))
const minor = z.number().int()

const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  type: z.enum(orderTypes),
  state: z.enum(orderStates),
  /** The subject, as its feature names it: a demand's number and title. */
  subject: z.string(),
  releaseKind: z.enum(releaseKinds).nullable(),
  refType: z.string().nullable(),
  refId: z.string().nullable(),
  /** A route of the web app that shows the subject, or empty. */
  link: z.string(),
  currency,
  amountMinor: minor,
  feeMinor: minor,
  netMinor: minor,
  /** A release that its owner can withdraw now. */
  withdrawable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OrderRow = z.infer<typeof orderRow>

/** An order in its owner's list. */
export const ownOrderRow = orderRow.extend({
  /** Of a top-up that arrived short: what did not arrive, and whether the company agreed to it. */
  short: z.object({ missingMinor: minor, agreed: z.boolean() }).nullable(),
})
export type OwnOrderRow = z.infer<typeof ownOrderRow>

/** A copy of the owner's bank account when the withdrawal was requested. */
const bankSnapshot = z.object({
  holderName: z.string(),
  bankName: z.string(),
  country: z.string(),
  currency,
  /** Masked. */
  accountNumber: z.string(),
  swift: z.string(),
  /** When its owner added the account; absent in older payouts. */
  addedAt: z.string().optional(),
})
export type BankSnapshot = z.infer<typeof bankSnapshot>

const topUpPart = z.object({
  bankReference: z.string(),
  voucher: fileBrief.nullable(),
  reason: z.string(),
  decidedAt: z.string().nullable(),
  /** What was sent, if less arrived; the order's amount is what arrived. */
  askedMinor: minor.nullable(),
  /** When the company agreed to the difference. */
  agreedAt: z.string().nullable(),
})

const withdrawalPart = z.object({
  bank: bankSnapshot,
  preparedBy: z.object({ id: z.string(), name: z.string() }),
  approvedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string(),
  payoutReference: z.string(),
  proof: fileBrief.nullable(),
  /** The releases that it includes. */
  orders: z.array(orderRow),
})

/** One posting of an order's receipt: its entries sum to zero. Owners of the other accounts are not named. */
const receipt = z.object({
  postingId: z.string(),
  cause,
  at: z.string(),
  /** The owner’s other order that the money moved for: the withdrawal of a release. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  entries: z.array(ledgerEntry.pick({ account: true, amountMinor: true, currency: true }).extend({ mine: z.boolean() })),
})

export const orderDetail = orderRow.extend({
  receipts: z.array(receipt),
  /** Both parties, as a printed receipt names them. */
  owner: z.object({ name: z.string(), registration: z.string() }),
  platform: z.object({ name: z.string(), registration: z.string(), address: z.string() }),
  topUp: topUpPart.nullable(),
  withdrawal: withdrawalPart.nullable(),
  /** What the caller may do with it now. */
  may: z.object({ agree: z.boolean(), approve: z.boolean(), decline: z.boolean() }),
})
export type OrderDetail = z.infer<typeof orderDetail>

export const bankAccountForm = z
  .object({
    holderName: line(100),
    bankName: line(100),
    /** ISO 3166 alpha-2. */
    country: z
      .string(message('areaUnknown'))
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, message('areaUnknown')),
    currency: currencyInput,
    accountNumber: z.string().trim().min(1).transform(normalAccountNumber),
    swift: z
      .string()
      .optional()
      .default('')
      .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
      .refine((text) => text === '' || isBic(text), message('wrongType')),
    isDefault: z.boolean().optional().default(false),
  })
  .superRefine(
    ({ accountNumber, country }, context) => {
      const problem = accountNumberProblem(accountNumber, country)
      if (problem) return complainOf(context, 'accountNumber', problem)
      const code = foreignIban(accountNumber, country)
      if (code) complain(context, 'country', 'ibanCountry', { code })
    },
    { when: ({ value }) => hasAccountNumber(value) },
  )
export type BankAccountForm = z.infer<typeof bankAccountForm>

/** The number is judged beside whatever else is missing, once its country is known. */
const hasAccountNumber = (form: unknown): boolean => {
  const { accountNumber, country } = (form ?? {}) as Record<string, unknown>
  return typeof accountNumber === 'string' && accountNumber !== '' && typeof country === 'string' && /^[A-Z]{2}$/.test(country)
}

export const bankAccountRow = z.object({
  id: z.string(),
  holderName: z.string(),
  bankName: z.string(),
  country: z.string(),
  currency,
  /** Masked; those who manage the accounts may have it revealed. */
  accountNumber: z.string(),
  swift: z.string(),
  isDefault: z.boolean(),
  createdAt: z.string(),
})
export type BankAccountRow = z.infer<typeof bankAccountRow>

/** The effect of a withdrawal, line by line, before it is requested; the receipt equals it. */
export const withdrawalPreview = z.object({
  currency,
  grossMinor: minor,
  feeBps: minor,
  feeMinor: minor,
  /** The amount to the bank account. */
  netMinor: minor,
  availableMinor: minor,
  availableAfterMinor: minor,
  /** A colleague must approve before it is paid out. */
  needsApproval: z.boolean(),
  orders: z.array(orderRow),
})
export type WithdrawalPreview = z.infer<typeof withdrawalPreview>

/** A release with the last withdrawal that included it: its payout, or why it was returned. */
export const settlementRow = orderRow.extend({
  withdrawal: z.object({ id: z.string(), number: z.string(), reason: z.string() }).nullable(),
})
export type SettlementRow = z.infer<typeof settlementRow>

export const settlementTotals = z.object({
  currency,
  availableMinor: minor,
  appliedMinor: minor,
  paidMinor: minor,
})

const owner = z.object({ ownerType: z.enum(['company', 'person']), id: z.string(), name: z.string() })
export const operatorTopUp = orderRow.extend({
  owner,
  ...topUpPart.shape,
  /** Numbers of other top-ups with the same voucher, byte for byte, and whose they are. */
  sameVoucher: z.array(z.object({ number: z.string(), owner: z.string() })),
  /** Of other top-ups with the same bank reference. */
  sameReference: z.array(z.object({ number: z.string(), owner: z.string() })),
})
const earlierPayouts = z.object({
  count: z.number().int(),
  lastAt: z.string().nullable(),
  paid: z.array(z.object({ currency, amountMinor: minor })),
})
export const operatorWithdrawal = orderRow.extend({
  owner,
  /** The name on the verified documents of the owner; "" if there are none. */
  verifiedName: z.string(),
  /** Payouts to this account since its owner added it, before this one, in net amounts. Older payouts do not know the account: null. */
  earlier: earlierPayouts.nullable(),
  withdrawal: withdrawalPart.omit({ orders: true }),
})

export const unallocatedRow = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(unallocatedStates),
  currency,
  amountMinor: minor,
  leftMinor: minor,
  sender: z.string(),
  reference: z.string(),
  note: z.string(),
  /** The top-up that it arrived for. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** Whose code is in the reference, or who announced the top-up. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  /** What happened with it, by the ledger. */
  moves: z.array(z.object({ cause, amountMinor: minor, at: z.string(), by: z.string(), number: z.string(), text: z.string() })),
})
