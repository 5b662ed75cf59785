import { z } from 'zod'
import { complain, message } from '../../../platform/contract/fields.ts'
import { line } from '../../../platform/contract/inputs.ts'
import { type Currency, currencyCodes, currencyInput } from '../../../platform/contract/money.ts'
import { cause, ledgerEntry } from '../../ledger/contract/calls.ts'
import { fileBrief } from '../../upload/contract/calls.ts'
import { orderStates, orderTypes, releaseKinds } from './orders.ts'

export const currency = z.enum(currencyCodes as [Currency, ...Currency[]], message('currencyUnknown'))
const minor = z.number().int()

export const orderRow = z.object({
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

/** A copy of the owner's bank account when the withdrawal was requested. */
const bankSnapshot = z.object({
  holderName: z.string(),
  bankName: z.string(),
  country: z.string(),
  currency,
  /** Masked. */
  accountNumber: z.string(),
  swift: z.string(),
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
export const receipt = z.object({
  postingId: z.string(),
  cause,
  at: z.string(),
  entries: z.array(ledgerEntry.pick({ account: true, amountMinor: true, currency: true }).extend({ mine: z.boolean() })),
})

export const orderDetail = orderRow.extend({
  receipts: z.array(receipt),
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
    accountNumber: z
      .string()
      .trim()
      .min(1)
      .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
    swift: z
      .string()
      .optional()
      .default('')
      .transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    isDefault: z.boolean().optional().default(false),
  })
  .superRefine((form, context) => {
    if (!isAccountNumber(form.accountNumber)) complain(context, 'accountNumber', 'bankAccount')
    else if (isIban(form.accountNumber) && !issuedIn(form.accountNumber, form.country))
      complain(context, 'country', 'ibanCountry', { code: form.accountNumber.slice(0, 2) })
    if (form.swift !== '' && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(form.swift)) complain(context, 'swift', 'wrongType')
  })
export type BankAccountForm = z.infer<typeof bankAccountForm>

/** An IBAN must have valid check digits (ISO 13616); anything else is 5 to 34 letters and digits with at least one digit. */
const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)

/** An IBAN names its country. The Crown dependencies and French overseas regions use that of their bank. */
const sharedIban: Record<string, readonly string[]> = {
  GB: ['GG', 'JE', 'IM'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PF', 'TF', 'NC', 'BL', 'MF', 'PM', 'WF'],
  FI: ['AX'],
}
const issuedIn = (iban: string, country: string): boolean => {
  const code = iban.slice(0, 2)
  return code === country || (sharedIban[code] ?? []).includes(country)
}

function isAccountNumber(text: string): boolean {
  if (isIban(text)) {
    const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
    return BigInt(digits) % 97n === 1n
  }
  return /^(?=.*\d)[A-Z0-9]{5,34}$/.test(text)
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
export const operatorTopUp = orderRow.extend({ owner, ...topUpPart.shape })
export const operatorWithdrawal = orderRow.extend({ owner, withdrawal: withdrawalPart.omit({ orders: true }) })
