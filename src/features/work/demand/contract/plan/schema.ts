import { z } from 'zod'
import { type Currency, digitsOf, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { complain, message } from '../../../../../platform/contract/fields.ts'
import { day, nameLine, optionalLine, optionalNameLine } from '../../../../../platform/contract/inputs.ts'
import { amountInput } from '../../../../../platform/contract/money.ts'
import { MILESTONES_MAX, TIERS_MAX } from '../../../../../rules/constants.ts'
import { fileBrief } from '../../../../base/upload/contract/calls.ts'
import { decimalPattern, directions, tierOutOfOrder, wholeTier } from './earned.ts'
import { type Rest, rests } from './money.ts'
import { dueAtHosting, hostings } from './parts.ts'
import { partMoveNames, partStateNames } from './states.ts'

export const decimal = z.string().trim().regex(decimalPattern, message('decimalText'))
/** A decimal text that may be left out. */
const optionalDecimal = z
  .union([z.literal(''), decimal], message('decimalText'))
  .optional()
  .default('')

/** A milestone of a KPI contract as it is typed. Without a target it is earned as a whole. */
const milestone = z.object({
  name: nameLine(80),
  /** Of the last milestone the day of expected completion holds. */
  dueOn: z
    .union([z.literal(''), day])
    .optional()
    .default(''),
  amount: amountInput,
  metric: optionalNameLine(80),
  unit: optionalNameLine(20),
  baseline: optionalDecimal,
  target: optionalDecimal,
  direction: z.enum(directions).optional().default('atLeast'),
  how: optionalLine(500),
  tiers: z
    .array(z.object({ from: decimal, percent: z.number().int().min(1).max(100) }))
    .max(TIERS_MAX)
    .optional()
    .default([]),
  rest: z.enum(rests).optional().default('wallet'),
})

/** The plan of a KPI contract. */
export const planForm = z.object({
  hosting: z.enum(hostings),
  milestones: z.array(milestone).min(1).max(MILESTONES_MAX),
})
type PlanForm = z.output<typeof planForm>

interface PlannedForm {
  plan?: PlanForm | null | undefined
  contractKind: string
  currency: Currency
  amount: string
  prepayment: string
  recruitEnd: string
  expectedCompletion: string
}

/** The tiers of a milestone: as typed, or all or nothing. */
export const tiersOf = ({ target, tiers }: Pick<PlanForm['milestones'][number], 'target' | 'tiers'>) =>
  tiers.length > 0 ? tiers : [wholeTier(target)]

/** What is due at hosting by the plan of a form, in minor units. Amounts that cannot be read count as nothing. */
export const hostingOf = (plan: Pick<PlanForm, 'hosting'> & { milestones: readonly { amount: string }[] }, currency: Currency): number =>
  dueAtHosting(
    plan.milestones.map(({ amount }) => ({ amountMinor: parseAmount(amount, currency) ?? 0 })),
    plan.hosting,
    1,
  )

/** What a plan must be besides its fields: in its dates, with tiers in order, and as large as the amount of the demand. */
export function judgePlan(form: PlannedForm, context: z.core.$RefinementCtx): void {
  const { plan, currency } = form
  if (!plan) return
  if (form.contractKind !== 'kpi') complain(context, 'plan', 'planKind')
  let before = form.recruitEnd
  let sum = 0
  for (const [at, one] of plan.milestones.entries()) {
    const path = (field: string) => ['plan', 'milestones', String(at), field]
    const isLast = at === plan.milestones.length - 1
    const dueOn = isLast ? form.expectedCompletion : one.dueOn
    if (dueOn === '') complain(context, path('dueOn'), 'required')
    else if (dueOn < before) complain(context, path('dueOn'), 'partBefore', { date: before })
    else if (dueOn > form.expectedCompletion) complain(context, path('dueOn'), 'partAfter', { date: form.expectedCompletion })
    else before = dueOn
    const amount = parseAmount(one.amount, currency)
    if (amount === null) complain(context, path('amount'), 'amountPrecision', { currency, digits: digitsOf(currency) })
    else sum += amount
    if (one.target === '' && (one.tiers.length > 0 || one.metric !== '')) complain(context, path('target'), 'required')
    if (one.target !== '' && one.metric === '') complain(context, path('metric'), 'required')
    if (one.target === '') continue
    const wrong = tierOutOfOrder({ target: one.target, direction: one.direction, tiers: one.tiers })
    if (wrong !== null) complain(context, [...path('tiers'), String(wrong), 'from'], 'tierOrder')
  }
  if (sum !== parseAmount(form.amount, currency)) complain(context, 'amount', 'planTotal', { amount: formatMoney(sum, currency, 'en') })
  const due = hostingOf(plan, currency)
  const prepayment = form.prepayment === '' ? null : parseAmount(form.prepayment, currency)
  if (prepayment !== null && prepayment > due)
    complain(context, 'prepayment', 'prepaymentAbove', { amount: formatMoney(due, currency, 'en') })
}

const measured = z.object({
  metric: z.string(),
  unit: z.string(),
  baseline: z.string(),
  target: z.string(),
  direction: z.enum(directions),
  how: z.string(),
  tiers: z.array(z.object({ from: z.string(), percent: z.number() })),
})

const partPossibility = z.object({ move: z.enum(partMoveNames), possible: z.boolean(), reason: z.string().nullable() })

/** A part of a demand. Its money, sendings and moves are for the two sides and operators; others see what is planned. */
export const part = z.object({
  id: z.string(),
  version: z.number().int(),
  place: z.number().int(),
  isLast: z.boolean(),
  name: z.string(),
  dueOn: z.string(),
  amountMinor: z.number().int(),
  measure: measured.nullable(),
  rest: z.enum(rests) as z.ZodType<Rest>,
  state: z.enum(partStateNames),
  heldMinor: z.number().int(),
  advancedMinor: z.number().int(),
  earnedMinor: z.number().int(),
  claimedMinor: z.number().int().nullable(),
  deadlineAt: z.string().nullable(),
  returnsLeft: z.number().int(),
  sendings: z.array(
    z.object({
      version: z.number().int(),
      note: z.string(),
      measured: z.string().nullable(),
      claimedMinor: z.number().int(),
      files: z.array(fileBrief),
      at: z.string(),
      answer: z.string().nullable(),
      acceptedValue: z.string().nullable(),
      acceptedMinor: z.number().int().nullable(),
    }),
  ),
  moves: z.array(partPossibility),
  /** The next step, if it is the caller's. */
  next: z.enum(partMoveNames).nullable(),
})
export type Part = z.infer<typeof part>

/** What of a part the publisher filled in. */
export const plannedPart = part.pick({ name: true, dueOn: true, isLast: true, amountMinor: true, measure: true, rest: true })
export type PlannedPart = z.infer<typeof plannedPart>
