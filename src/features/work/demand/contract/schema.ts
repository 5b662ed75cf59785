import { z } from 'zod'
import { currencyCodes, digitsOf, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import { valuesOf } from '../../../../platform/contract/dictionary.ts'
import type { ErrorName } from '../../../../platform/contract/errors.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { day, id, line, version } from '../../../../platform/contract/inputs.ts'
import { amountInput, currencyInput } from '../../../../platform/contract/money.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { DEMAND_DESCRIPTION_MIN, DEMAND_TITLE_MAX, DEMAND_TITLE_MIN } from '../../../../rules/demand.ts'
import { approvalRow } from '../../../base/approval/contract/calls.ts'
import { secondRules } from '../../../base/approval/contract/states.ts'
import { sharedDictionaries } from '../../../base/dictionary/contract/shared.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
import { causeNames } from '../../../money/ledger/contract/causes.ts'
import { bidQuestion, bidQuestionsForm } from './bid-questions.ts'
import { biddings, turnDownCategories } from './bid-rules.ts'
import { bid, bidNote } from './bids.ts'
import { actions, sides } from './lifecycle.ts'
import { nextStep, permission, rowButton } from './next-step.ts'
import { planChange } from './plan/change.ts'
import { judgePlan, part, planForm, plannedPart } from './plan/schema.ts'
import { workTerms } from './plan/work.ts'
import { splitCase, splitSubject } from './split/split.ts'
import { moveNames } from './texts.ts'

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
export const workLanguages = valuesOf(sharedDictionaries.language)
export const visibilities = ['public', 'invited'] as const

const date = z.string().min(1).pipe(day)

/** The publisher's form. Amounts are decimal texts; the currency's precision and the order of dates are checked here, for both sides. */
export const demandForm = z
  .object({
    category: z.enum(categories),
    title: line(DEMAND_TITLE_MAX).pipe(z.string().min(DEMAND_TITLE_MIN)),
    description: line(5000).pipe(z.string().min(DEMAND_DESCRIPTION_MIN)),
    deliverables: line(3000),
    acceptanceCriteria: line(3000),
    areaCode: z.string(message('areaUnknown')).trim().min(1, message('areaUnknown')).max(20),
    currency: currencyInput,
    amount: amountInput,
    /** Milestones of a KPI contract, periods of a long-term one, or weeks paid by what was done; without a plan the demand is one part. */
    plan: planForm.nullish(),
    prepayment: z
      .union([z.literal(''), amountInput])
      .optional()
      .default(''),
    contractKind: z.enum(contractKinds),
    recruitStart: date,
    recruitEnd: date,
    expectedCompletion: date,
    workLanguage: z.enum(workLanguages),
    visibility: z.enum(visibilities),
    bidding: z.enum(biddings).default('open'),
    attachmentId: id.nullish(),
    /** What everybody who applies is asked. */
    bidQuestions: bidQuestionsForm,
  })
  .superRefine((form, context) => {
    if (form.recruitStart > form.recruitEnd) complain(context, 'recruitEnd', 'dateOrder')
    else if (form.recruitEnd > form.expectedCompletion) complain(context, 'expectedCompletion', 'completionOrder')
    const amount = parseAmount(form.amount, form.currency)
    if (amount === null) complain(context, 'amount', 'amountPrecision', { currency: form.currency, digits: digitsOf(form.currency) })
    if (form.prepayment === '') return
    const prepayment = parseAmount(form.prepayment, form.currency)
    if (prepayment === null)
      complain(context, 'prepayment', 'amountPrecision', { currency: form.currency, digits: digitsOf(form.currency) })
    else if (amount !== null && prepayment > amount)
      complain(context, 'prepayment', 'prepaymentAbove', { amount: formatMoney(amount, form.currency, 'en') })
  })
  .superRefine(judgePlan)
export type DemandForm = z.infer<typeof demandForm>
export const demandFields = Object.keys(demandForm.shape) as [keyof DemandForm, ...(keyof DemandForm)[]]

/** The fields whose change is substantial: it returns a published demand to platform review (product §2, stage 2). */
export const substantialFields = [
  'category',
  'title',
  'description',
  'deliverables',
  'acceptanceCriteria',
  'areaCode',
  'amount',
  'plan',
  'contractKind',
  'workLanguage',
  'attachmentId',
  'bidQuestions',
] as const

const currency = z.enum(currencyCodes as ['CNY', ...typeof currencyCodes])
export const status = z.union([
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

/** The source's four flags (§3), relative to the viewer. */
const flags = z.object({
  seaServiceStatus: status,
  isImprest: z.enum(['Y', 'N']),
  seaServicePostponeStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  applyStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
})

/** `checkedOn`: the day on which the platform checked the registration, of a person the identity. */
const company = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  checkedOn: z.string().nullable(),
})
/** Who serves or applies: an individual, or a company. */
export const person = z.object({
  id: z.string(),
  kind: z.enum(['person', 'company']),
  name: z.string(),
  headline: z.string(),
  avatarUrl: z.string().nullable(),
  areaCode: z.string().nullable(),
  verified: z.boolean(),
  checkedOn: z.string().nullable(),
})
export type Person = z.infer<typeof person>

/** A demand in a list. */
export const demandRow = flags.extend({
  id: z.string(),
  /** What an edit or a decision names. */
  version,
  number: z.string(),
  title: z.string(),
  category: z.enum(categories),
  areaCode: z.string(),
  area: pair,
  currency,
  amountMinor: z.number(),
  /** What is due at hosting: less than the amount if a plan of parts says so. */
  dueMinor: z.number(),
  /** For those who may serve it: the amount less the platform fee agreed for this demand. Null for the publisher and operators. */
  netMinor: z.number().nullable(),
  contractKind: z.enum(contractKinds),
  workLanguage: z.enum(workLanguages),
  recruitEnd: z.string(),
  expectedCompletion: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  deadlineAt: z.string().nullable(),
  review: z.enum(['none', 'waiting', 'rejected', 'approved']),
  outcome: z.enum(['completed', 'cancelled', 'recruitmentOver', 'reclaimed', 'settled']).nullable(),
  /** In service, and this many days past the expected completion. */
  overdueDays: z.number().int(),
  /** It came with the demo world: a sample. */
  isDemo: z.boolean(),
  company,
  provider: person.nullable(),
  /** Nobody but their applicants reads bids yet, and `applicants` is for everybody the least of its band. */
  bidsSealed: z.boolean(),
  /** For those who are not a party, the least of its band: 1, 6 or 11. */
  applicants: z.number(),
  /** Of a demand with a plan, for its parties: how many parts are over, and how many wait for the viewer's company. */
  progress: z.object({ all: z.number(), over: z.number(), waiting: z.number() }).nullable(),
  /** Null for those who are not a party. From stage 1 on the whole amount is in escrow, for any viewer. */
  escrowHeldMinor: z.number().nullable(),
  actions: z.array(z.enum(actions)),
  /** The same actions as buttons of a row, each with the move that it begins; those that only lead to a screen have none. */
  buttons: z.array(rowButton),
  /** The next step that waits for the caller, if any: the verb of the row. Its button depends on the permission. */
  next: nextStep.nullable(),
})
export type DemandRow = z.infer<typeof demandRow>

const moveName = z.union([z.enum(moveNames), z.literal('create')])

/** A release as it was posted: the amount out of escrow, the platform's fee, the amount to the provider. */
export const receipt = z.object({ grossMinor: z.number(), feeMinor: z.number(), netMinor: z.number() })

export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  move: moveName,
  side: z.enum(sides),
  actorName: z.string(),
  subjectName: z.string().nullable(),
  /** Of a move that a second person approved: who asked for it. Null for others, and for those before it was kept. */
  askedByName: z.string().nullable(),
  fromStatus: status.nullable(),
  toStatus: status,
  reason: z.string(),
  amountMinor: z.number().nullable(),
  currency: currency.nullable(),
  postingId: z.string().nullable(),
  /** Of a release: read from its posting. */
  receipt: receipt.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Whether a move can be made now, and if not, why, in the caller's language. */
const possibility = z.object({
  move: z.enum(moveNames),
  permission: permission.nullable(),
  possible: z.boolean(),
  reason: z.string().nullable(),
  /** Shown although it is not possible: a move of this stage, the next step of the following stage, or one whose time has just passed. */
  near: z.boolean(),
  /** The source's table lists its action, and no move of that action is possible: its button leads to the reason. */
  listed: z.boolean(),
})
export type Possibility = z.infer<typeof possibility>

/** One move of the lifecycle, from the program itself. */
export const moveRule = z.object({
  move: z.enum(moveNames),
  paths: z.array(z.object({ from: status, to: z.array(status) })),
  by: z.array(z.enum(sides)),
  permissions: z.array(permission),
  /** Its possible refusals, in the order in which they are checked. */
  refusals: z.array(z.string() as z.ZodType<ErrorName>),
  /** Causes of the postings that it may make. */
  posts: z.array(z.enum(causeNames)),
})
export type MoveRule = z.infer<typeof moveRule>

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
  /** The account to write to: the person's own, or of the member who applied for a company. Null before they have applied. */
  writeTo: z.string().nullable(),
  state: z.enum(['invited', 'applied', 'withdrawn', 'picked', 'unpicked', 'declined', 'overdue', 'turnedDown', 'served', 'lost']),
  invited: z.boolean(),
  /** The bid has to be renewed before it can be picked. */
  stale: z.boolean(),
  /** For the company; false for operators. */
  shortlisted: z.boolean(),
  /** For those of the company who may pick. */
  note: bidNote.nullable(),
  /** Why the company does not want it; \`reason\` has its words. For the applicant once they are notified. */
  turnDownCategory: z.enum(turnDownCategories).nullable(),
  /** For the company: when the applicant will be notified of it, which until then can be taken back unseen. */
  turnDownAt: z.string().nullable(),
  /** The terms that the company offers for the current version wait for the applicant's answer. */
  countered: z.boolean(),
  message: z.string(),
  reason: z.string(),
  /** What a pick names. */
  bidVersion: z.number().int(),
  /** Every version of the bid, the current one first; none for those who were invited, or applied before bids had terms. */
  bids: z.array(bid),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Application = z.infer<typeof application>

/** What the periods of a long-term contract were made of. */
const plannedPeriods = z.object({
  cycle: z.enum(['weekly', 'biweekly', 'monthly']),
  amountMinor: z.number().int(),
  firstDay: z.string(),
  noticeDays: z.number().int(),
})

/** What the weeks of a pay-as-you-go contract were made of; the cap in hours, half days or pieces. */
const plannedWeeks = workTerms.extend({ firstDay: z.string() })

const details = {
  description: z.string(),
  deliverables: z.string(),
  acceptanceCriteria: z.string(),
  prepaymentMinor: z.number(),
  recruitStart: z.string(),
  visibility: z.enum(visibilities),
  bidding: z.enum(biddings),
  attachment: fileBrief.nullable(),
  bidQuestions: z.array(bidQuestion),
}

/** What the publisher filled in. */
const content = demandRow
  .pick({
    title: true,
    category: true,
    areaCode: true,
    currency: true,
    amountMinor: true,
    dueMinor: true,
    contractKind: true,
    workLanguage: true,
    recruitEnd: true,
    expectedCompletion: true,
  })
  .extend({ ...details, parts: z.array(plannedPart), periods: plannedPeriods.nullable(), weeks: plannedWeeks.nullable() })
export type DemandContent = z.infer<typeof content>

const numbered = z.object({ id: z.string(), number: z.string() })

export const demandDetail = demandRow.extend({
  ...details,
  feeBps: z.number(),
  createdAt: z.string(),
  reviewReasons: z.record(z.string(), z.string()).nullable(),
  /** For operators, if it was edited since their last decision: what they decided on. */
  reviewed: content.nullable(),
  /** The demands before and after it, of work that goes on; for its parties and those who applied. */
  continues: numbered.nullable(),
  continuedBy: numbered.nullable(),
  /** For the publisher: who is invited when it is published. */
  invitesOnPublish: z.string().nullable(),
  isUnchangedCopy: z.boolean(),
  /** For its parties: the amount that it asked for, if a bid of other terms was picked. */
  askedMinor: z.number().int().nullable(),
  /** The caller's role in this demand. */
  side: z.enum(sides),
  moves: z.array(possibility),
  /** The company has asked for its escrow back. */
  reclaimAsked: z.boolean(),
  /** For the publisher: periods are funded by themselves. */
  standingOrder: z.boolean(),
  /** For its parties: the company has given notice, and the contract ends with its expected completion. */
  noticed: z.boolean(),
  /** For its parties: another plan for what is not funded, until the other side answers it. */
  planChange: planChange.omit({ periodMinor: true }).extend({ byName: z.string(), isMine: z.boolean() }).nullable(),
  /** For its parties: the case about work that was returned twice, and what a new one could be about. */
  split: splitCase.nullable(),
  splitSubjects: z.array(splitSubject),
  /** For its parties: the cap a week that the provider asks for, in hours, half days or pieces. */
  capAsked: z.number().int().nullable(),
  /** The parts of its plan; none if it is one part. */
  parts: z.array(part),
  periods: plannedPeriods.nullable(),
  weeks: plannedWeeks.nullable(),
  /** What the timer of the stage does at `deadlineAt`. */
  timerMove: z.enum(moveNames).nullable(),
  /** Null for those who are not a party: amounts in escrow are visible to the two sides alone. */
  escrow: escrow.nullable(),
  stageDates: z.record(z.string(), z.string()),
  timeline: z.array(timelineEntry),
  deliveries: z.array(
    z.object({ version: z.number(), note: z.string(), files: z.array(fileBrief), at: z.string(), returnedReason: z.string().nullable() }),
  ),
  myApplication: application.omit({ person: true, writeTo: true, shortlisted: true, note: true, turnDownAt: true }).nullable(),
  /** For the two sides and operators: whom of them the platform has stopped. */
  stopped: z.object({ publisher: z.boolean(), provider: z.boolean() }),
  closedBy: z.object({ publisher: z.boolean(), provider: z.boolean() }),
  /** For the publisher: whether its payments need a second person, and the one that waits for it. */
  second: z.object({ rule: z.enum(secondRules), waiting: approvalRow.nullable() }).nullable(),
})
export type DemandDetail = z.infer<typeof demandDetail>

/** `waits`: nothing has happened yet, a second person has to approve it. `money`: what the move has posted. */
export const moved = z.object({
  id: z.string(),
  seaServiceStatus: z.number(),
  waits: z.boolean(),
  money: z
    .object({
      cause: z.enum(['demand.fund', 'demand.refund', 'demand.advance', 'demand.release']),
      amountMinor: z.number().int(),
      currency,
    })
    .nullable(),
})
