import { z } from 'zod'
import { amountText, type Currency, digitsOf, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { complain, message } from '../../../../../platform/contract/fields.ts'
import { day, nameLine, optionalLine, optionalNameLine } from '../../../../../platform/contract/inputs.ts'
import { amountInput } from '../../../../../platform/contract/money.ts'
import { type Cycle, MILESTONES_MAX, PERIODS_MAX, payCycles, TIERS_MAX } from '../../../../../rules/constants.ts'
import { fileBrief } from '../../../../base/upload/contract/calls.ts'
import { decimalPattern, directions, type Measured, type Tier, tierOutOfOrder, wholeTier } from './earned.ts'
import { type Rest, rests } from './money.ts'
import { dueAtHosting, hostings, periodsOf, totalOf } from './parts.ts'
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

/** The same amount for each week, two weeks or month of the calendar, from a day to the expected completion. */
const periods = z.object({
  cycle: z.enum(Object.keys(payCycles) as [Cycle, ...Cycle[]]),
  amount: amountInput,
  firstDay: z.string().min(1).pipe(day),
})

/** A plan of parts: milestones of a KPI contract, or periods of a long-term one. */
export const planForm = z.object({
  hosting: z.enum(hostings),
  milestones: z.array(milestone).max(MILESTONES_MAX).optional().default([]),
  periods: periods.nullish(),
})
type PlanForm = z.output<typeof planForm>

/** A part as a plan makes it. */
export interface PlannedPart {
  name: string
  /** The first day of a period; null for a milestone. */
  startsOn: string | null
  dueOn: string
  isLast: boolean
  amountMinor: number
  measure: Measured | null
  rest: Rest
}

interface PlanOf {
  plan: Pick<PlanForm, 'periods'> & { milestones: readonly (Omit<PlanForm['milestones'][number], 'tiers'> & { tiers: readonly Tier[] })[] }
  currency: Currency
  expectedCompletion: string
}

/** A rule of the whole form is asked although a field of it is wrong. */
const isDay = (text: string): boolean => day.safeParse(text).success

/** The parts of a plan in their order. Amounts that cannot be read count as nothing; without both days there are no periods. */
export function plannedParts({ plan, currency, expectedCompletion }: PlanOf): PlannedPart[] {
  const minorOf = (amount: string) => (/^\d+(\.\d+)?$/.test(amount) ? (parseAmount(amount, currency) ?? 0) : 0)
  if (plan.periods) {
    const { cycle, amount, firstDay } = plan.periods
    if (!isDay(firstDay) || !isDay(expectedCompletion)) return []
    const found = periodsOf({ cycle, amountMinor: minorOf(amount), firstDay, lastDay: expectedCompletion }, PERIODS_MAX)
    return found.map(({ startsOn, dueOn, amountMinor }, at) => {
      const isLast = at === found.length - 1
      return { name: `${startsOn} – ${dueOn}`, startsOn, dueOn, isLast, amountMinor, measure: null, rest: isLast ? 'wallet' : 'next' }
    })
  }
  return plan.milestones.map((one, at) => {
    const isLast = at === plan.milestones.length - 1
    const { name, metric, unit, baseline, target, direction, how, rest } = one
    const measure = target === '' ? null : { metric, unit, baseline, target, direction, how, tiers: [...tiersOf(one)] }
    const dueOn = isLast ? expectedCompletion : one.dueOn
    return { name, startsOn: null, dueOn, isLast, amountMinor: minorOf(one.amount), measure, rest }
  })
}

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
const tiersOf = ({ target, tiers }: { target: string; tiers: readonly Tier[] }): readonly Tier[] =>
  tiers.length > 0 ? tiers : [wholeTier(target)]

/** What is due at hosting by the plan of a form, in minor units. */
export const hostingOf = ({ plan, ...form }: PlanOf & { plan: Pick<PlanForm, 'hosting'> }): number =>
  dueAtHosting(plannedParts({ plan, ...form }), plan.hosting, 1)

/** What a plan must be besides its fields: in its dates, with tiers in order, and as large as the amount of the demand. */
export function judgePlan(form: PlannedForm, context: z.core.$RefinementCtx): void {
  const { plan, currency } = form
  if (!plan) return
  const kind = plan.periods ? 'longTerm' : 'kpi'
  if (form.contractKind !== kind || (plan.periods ? plan.milestones.length > 0 : plan.milestones.length === 0))
    complain(context, 'plan', 'planKind')
  if (plan.periods) judgePeriods(form, plan.periods, context)
  let before = form.recruitEnd
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
    if (one.target === '' && (one.tiers.length > 0 || one.metric !== '')) complain(context, path('target'), 'required')
    if (one.target !== '' && one.metric === '') complain(context, path('metric'), 'required')
    if (one.target === '') continue
    const wrong = tierOutOfOrder({ target: one.target, direction: one.direction, tiers: one.tiers })
    if (wrong !== null) complain(context, [...path('tiers'), String(wrong), 'from'], 'tierOrder')
  }
  const sum = totalOf(plannedParts({ ...form, plan }))
  if (sum !== parseAmount(form.amount, currency)) complain(context, 'amount', 'planTotal', { amount: formatMoney(sum, currency, 'en') })
  const due = hostingOf({ ...form, plan })
  const prepayment = form.prepayment === '' ? null : parseAmount(form.prepayment, currency)
  if (prepayment !== null && prepayment > due)
    complain(context, 'prepayment', 'prepaymentAbove', { amount: formatMoney(due, currency, 'en') })
}

function judgePeriods(
  form: PlannedForm,
  { amount, firstDay, cycle }: NonNullable<PlanForm['periods']>,
  context: z.core.$RefinementCtx,
): void {
  const { currency, recruitEnd, expectedCompletion } = form
  const path = (field: string) => ['plan', 'periods', field]
  const amountMinor = parseAmount(amount, currency)
  if (amountMinor === null) complain(context, path('amount'), 'amountPrecision', { currency, digits: digitsOf(currency) })
  else if (amountMinor === 0) complain(context, path('amount'), 'amountRange', { min: amountText(1, currency) })
  if (!isDay(firstDay) || !isDay(expectedCompletion)) return
  if (firstDay < recruitEnd) complain(context, path('firstDay'), 'partBefore', { date: recruitEnd })
  else if (firstDay > expectedCompletion) complain(context, path('firstDay'), 'partAfter', { date: expectedCompletion })
  else if (periodsOf({ cycle, amountMinor: 0, firstDay, lastDay: expectedCompletion }, PERIODS_MAX).length > PERIODS_MAX)
    complain(context, path('firstDay'), 'periodsMost', { most: PERIODS_MAX })
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
  /** The first day of a period; null for a milestone. */
  startsOn: z.string().nullable(),
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
export const plannedPart = part.pick({
  name: true,
  startsOn: true,
  dueOn: true,
  isLast: true,
  amountMinor: true,
  measure: true,
  rest: true,
})
