import { z } from 'zod'
import { id, line } from '../../../platform/contract/inputs.ts'
import { amountInput, currencyCodes, currencyInput, digitsOf, parseAmount } from '../../../platform/contract/money.ts'
import { pair } from '../../../platform/contract/pair.ts'
import { fileBrief } from '../../upload/contract/calls.ts'
import { actions, type Move, moveNames } from './lifecycle.ts'

export const categories = [
  'eor',
  'payroll',
  'recruiting',
  'incorporation',
  'taxAccounting',
  'legalIp',
  'afterSales',
  'exhibition',
  'marketResearch',
  'influencer',
  'translation',
  'software',
  'logistics',
  'other',
] as const
export const contractKinds = ['longTerm', 'payAsYouGo', 'kpi'] as const
export const workLanguages = ['zh', 'en', 'zhEn', 'de', 'es', 'pt', 'fr', 'ja', 'ko', 'vi', 'th', 'id', 'ar'] as const
export const visibilities = ['public', 'invited'] as const

const date = z.string('required').min(1, 'required').pipe(z.iso.date('dateInvalid'))

/** What a publisher fills in. Amounts are decimal texts; the currency's precision and the order of dates are held here, for both sides. */
export const demandForm = z
  .object({
    category: z.enum(categories, 'notListed'),
    title: line(80).pipe(z.string().min(4)),
    description: line(5000).pipe(z.string().min(20)),
    deliverables: line(3000),
    acceptanceCriteria: line(3000),
    areaCode: z.string('areaUnknown').trim().min(1, 'areaUnknown').max(20),
    currency: currencyInput,
    amount: amountInput,
    prepayment: z
      .union([z.literal(''), amountInput])
      .optional()
      .default(''),
    contractKind: z.enum(contractKinds, 'notListed'),
    recruitStart: date,
    recruitEnd: date,
    expectedCompletion: date,
    workLanguage: z.enum(workLanguages, 'notListed'),
    visibility: z.enum(visibilities, 'notListed'),
    attachmentId: id.nullish(),
  })
  .superRefine((form, context) => {
    const complain = (path: string, message: string, params: Record<string, string | number> = {}) =>
      context.addIssue({ code: 'custom', path: [path], message, params })
    if (form.recruitStart > form.recruitEnd) complain('recruitEnd', 'dateOrder')
    else if (form.recruitEnd > form.expectedCompletion) complain('expectedCompletion', 'dateOrder')
    const amount = parseAmount(form.amount, form.currency)
    if (amount === null) complain('amount', 'amountPrecision', { currency: form.currency, digits: digitsOf(form.currency) })
    if (form.prepayment === '') return
    const prepayment = parseAmount(form.prepayment, form.currency)
    if (prepayment === null) complain('prepayment', 'amountPrecision', { currency: form.currency, digits: digitsOf(form.currency) })
    else if (amount !== null && prepayment > amount) complain('prepayment', 'prepaymentAbove')
  })
export type DemandForm = z.infer<typeof demandForm>

/** The fields whose change is one of substance: it returns a published demand to platform review (product §2, stage 2). */
export const substantialFields = [
  'category',
  'title',
  'description',
  'deliverables',
  'acceptanceCriteria',
  'areaCode',
  'amount',
  'contractKind',
  'workLanguage',
  'attachmentId',
] as const

const currency = z.enum(currencyCodes as ['CNY', ...typeof currencyCodes])
const status = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
])

/** The source's four flags (§3), relative to who looks. */
export const flags = z.object({
  seaServiceStatus: status,
  isImprest: z.enum(['Y', 'N']),
  seaServicePostponeStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  applyStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
})

const company = z.object({ id: z.string(), name: z.string(), logoUrl: z.string().nullable(), verified: z.boolean() })
export const person = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  avatarUrl: z.string().nullable(),
  areaCode: z.string().nullable(),
  verified: z.boolean(),
})
export type Person = z.infer<typeof person>

/** A demand in a list. */
export const demandRow = flags.extend({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.enum(categories),
  areaCode: z.string(),
  area: pair,
  currency,
  amountMinor: z.number(),
  contractKind: z.enum(contractKinds),
  workLanguage: z.enum(workLanguages),
  recruitEnd: z.string(),
  expectedCompletion: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  deadlineAt: z.string().nullable(),
  review: z.enum(['none', 'waiting', 'rejected', 'approved']),
  outcome: z.enum(['completed', 'cancelled', 'recruitmentOver']).nullable(),
  company,
  provider: person.nullable(),
  applicants: z.number(),
  /** Null for whoever is not a party. From stage 1 on the whole amount is in escrow, whoever looks. */
  escrowHeldMinor: z.number().nullable(),
  actions: z.array(z.enum(actions)),
  /** What waits for whoever looks, if anything: the verb of the row. */
  next: z.enum(moveNames as [Move, ...Move[]]).nullable(),
})
export type DemandRow = z.infer<typeof demandRow>

const moveName = z.union([z.enum(moveNames as [Move, ...Move[]]), z.literal('create')])

export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  move: moveName,
  side: z.enum(['publisher', 'provider', 'candidate', 'operator', 'timer']),
  actorName: z.string(),
  subjectName: z.string().nullable(),
  fromStatus: status.nullable(),
  toStatus: status,
  reason: z.string(),
  amountMinor: z.number().nullable(),
  currency: currency.nullable(),
  postingId: z.string().nullable(),
})

/** What a move may do now, and when not, why, in the caller's language. */
export const possibility = z.object({
  move: z.enum(moveNames as [Move, ...Move[]]),
  possible: z.boolean(),
  reason: z.string().nullable(),
})
export type Possibility = z.infer<typeof possibility>

export const escrow = z.object({
  currency,
  hostedMinor: z.number(),
  heldMinor: z.number(),
  releasedMinor: z.number(),
  refundedMinor: z.number(),
})

export const application = z.object({
  id: z.string(),
  person,
  state: z.enum(['invited', 'applied', 'withdrawn', 'picked', 'unpicked', 'declined', 'overdue', 'served', 'lost']),
  invited: z.boolean(),
  message: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Application = z.infer<typeof application>

export const demandDetail = demandRow.omit({ actions: true, next: true }).extend({
  description: z.string(),
  deliverables: z.string(),
  acceptanceCriteria: z.string(),
  prepaymentMinor: z.number(),
  recruitStart: z.string(),
  visibility: z.enum(visibilities),
  attachment: fileBrief.nullable(),
  feeBps: z.number(),
  createdAt: z.string(),
  reviewReasons: z.record(z.string(), z.string()).nullable(),
  /** publisher, provider, candidate (anyone who could apply), operator. */
  side: z.enum(['publisher', 'provider', 'candidate', 'operator']),
  actions: z.array(z.enum(actions)),
  moves: z.array(possibility),
  /** Null for those who are not a party: what is held concerns the two sides alone. */
  escrow: escrow.nullable(),
  stageDates: z.record(z.string(), z.string()),
  timeline: z.array(timelineEntry),
  deliveries: z.array(
    z.object({ version: z.number(), note: z.string(), files: z.array(fileBrief), at: z.string(), returnedReason: z.string().nullable() }),
  ),
  myApplication: application.omit({ person: true }).nullable(),
  closedBy: z.object({ publisher: z.boolean(), provider: z.boolean() }),
})
export type DemandDetail = z.infer<typeof demandDetail>

/** What a release does, line by line, before it is done; the receipt equals it. */
export const releasePreview = z.object({
  currency,
  /** Leaves the escrow. */
  grossMinor: z.number(),
  feeBps: z.number(),
  feeMinor: z.number(),
  channelShareMinor: z.number(),
  /** Reaches the provider. */
  netMinor: z.number(),
  heldBeforeMinor: z.number(),
  heldAfterMinor: z.number(),
})
export type ReleasePreview = z.infer<typeof releasePreview>

export const hostingPreview = z.object({
  currency,
  amountMinor: z.number(),
  hostedMinor: z.number(),
  remainingMinor: z.number(),
  walletMinor: z.number(),
})
