import { z } from 'zod'
import { amountText, type Currency, digitsOf, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { complain, complainOf, type FieldProblem, message, problemOf } from '../../../../../platform/contract/fields.ts'
import { day, nameLine, optionalLine, optionalNameLine } from '../../../../../platform/contract/inputs.ts'
import { amountInput } from '../../../../../platform/contract/money.ts'
import { type Cycle, payCycles } from '../../../../../rules/constants.ts'
import {
  MILESTONES_MAX,
  NOTICE_DAYS,
  NOTICE_DAYS_MAX,
  PERIODS_MAX,
  TIERS_MAX,
  WEEKS_HOSTED,
  WEEKS_MAX,
} from '../../../../../rules/demand.ts'
import { fileBrief } from '../../../../base/upload/contract/calls.ts'
import { decimalPattern, directions, type Measured, type Tier, tierOutOfOrder, wholeTier, workUnits } from './earned.ts'
import { type Rest, rests } from './money.ts'
import { dueAtHosting, hostings, periodsOf, totalOf, weeksOf } from './parts.ts'
import { partMoveNames, partStateNames } from './states.ts'
import { capMost, countedOf, sentLines, type Work, workLines, workTerms } from './work.ts'

export const decimal = z.string().trim().regex(decimalPattern, message('decimalText'))
/** A decimal text that may be left out. */
const optionalDecimal = z
  .union([z.literal(''), decimal], message('decimalText'))
  .optional()
  .default('')

/** A milestone of a KPI contract as it is typed. Without a target it is earned as a whole. */
export const milestone = z.object({
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
  /** How many days before its last one the company has to say that the contract ends. */
  noticeDays: z.number().int().min(0).max(NOTICE_DAYS_MAX).optional().default(NOTICE_DAYS),
})

/** Weeks paid by what was done in them, each up to a cap, from a day to the expected completion. */
const weeks = z.object({
  unit: z.enum(workUnits),
  /** What a piece is called. */
  piece: optionalNameLine(40),
  rate: amountInput,
  /** Per week, in hours, half days or pieces. */
  cap: z.number().int().min(1).max(capMost.piece),
  firstDay: z.string().min(1).pipe(day),
})

/** A plan of parts: milestones of a KPI contract, periods of a long-term one, or weeks of one that is paid as it goes. */
export const planForm = z.object({
  hosting: z.enum(hostings),
  milestones: z.array(milestone).max(MILESTONES_MAX).optional().default([]),
  periods: periods.nullish(),
  weeks: weeks.nullish(),
})
type PlanForm = z.output<typeof planForm>

/** The kind of contract that a plan is for. */
export const kindOfPlan = ({
  periods: ofPeriods,
  weeks: ofWeeks,
}: {
  periods?: object | null | undefined
  weeks?: object | null | undefined
}) => (ofPeriods ? 'longTerm' : ofWeeks ? 'payAsYouGo' : 'kpi')

/** How many parts are paid into escrow first, unless all are: of weeks the second too, so that work goes on while the first is accepted. */
const firstParts = ({ weeks: ofWeeks }: Pick<PlanForm, 'weeks'>): number => (ofWeeks ? WEEKS_HOSTED : 1)

/** A part as a plan makes it. */
export interface PlannedPart {
  name: string
  /** The first day of a period; null for a milestone. */
  startsOn: string | null
  dueOn: string
  isLast: boolean
  amountMinor: number
  measure: Measured | null
  /** How a week is paid; null for others. */
  work: Work | null
  rest: Rest
}

interface PlanOf {
  plan: Pick<PlanForm, 'weeks'> & {
    periods?: Omit<NonNullable<PlanForm['periods']>, 'noticeDays'> | null | undefined
    milestones: readonly (Omit<PlanForm['milestones'][number], 'tiers'> & { tiers: readonly Tier[] })[]
  }
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
    return spans(periodsOf({ cycle, amountMinor: minorOf(amount), firstDay, lastDay: expectedCompletion }, PERIODS_MAX), null)
  }
  if (plan.weeks) {
    const { unit, piece, rate, cap, firstDay } = plan.weeks
    if (!isDay(firstDay) || !isDay(expectedCompletion)) return []
    const work = {
      unit,
      piece: unit === 'piece' ? piece : '',
      rateMinor: minorOf(rate),
      cap: countedOf(unit, Number.isFinite(cap) ? cap : 0),
    }
    return spans(weeksOf({ ...work, firstDay, lastDay: expectedCompletion }, WEEKS_MAX), work)
  }
  return plan.milestones.map((one, at) => {
    const isLast = at === plan.milestones.length - 1
    const { name, metric, unit, baseline, target, direction, how, rest } = one
    const measure = target === '' ? null : { metric, unit, baseline, target, direction, how, tiers: [...tiersOf(one)] }
    const dueOn = isLast ? expectedCompletion : one.dueOn
    return { name, startsOn: null, dueOn, isLast, amountMinor: minorOf(one.amount), measure, work: null, rest }
  })
}

/** Periods and weeks are named by their days, and what one has not earned stays for the next. */
const spans = (
  found: readonly (Pick<PlannedPart, 'dueOn' | 'amountMinor'> & { startsOn: string | null })[],
  work: Work | null,
): PlannedPart[] =>
  found.map(({ startsOn, dueOn, amountMinor }, at) => {
    const isLast = at === found.length - 1
    return { name: `${startsOn} – ${dueOn}`, startsOn, dueOn, isLast, amountMinor, measure: null, work, rest: isLast ? 'wallet' : 'next' }
  })

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
  dueAtHosting(plannedParts({ plan, ...form }), plan.hosting, firstParts(plan))

/** What a plan must be besides its fields: in its dates, with tiers in order, and as large as the amount of the demand. */
export function judgePlan(form: PlannedForm, context: z.core.$RefinementCtx): void {
  const { plan, currency } = form
  if (!plan) return
  const kind = kindOfPlan(plan)
  const isMixed = Boolean(plan.periods && plan.weeks) || plan.milestones.length > 0 !== (kind === 'kpi')
  if (form.contractKind !== kind || isMixed) complain(context, 'plan', 'planKind')
  if (plan.periods) judgePeriods(form, plan.periods, context)
  if (plan.weeks) judgeWeeks(form, plan.weeks, context)
  for (const { path, problem } of milestoneProblems(plan.milestones, { ...form, from: form.recruitEnd }))
    complainOf(context, ['plan', 'milestones', ...path], problem)
  const sum = totalOf(plannedParts({ ...form, plan }))
  if (sum !== parseAmount(form.amount, currency)) complain(context, 'amount', 'planTotal', { amount: formatMoney(sum, currency, 'en') })
  const due = hostingOf({ ...form, plan })
  const prepayment = form.prepayment === '' ? null : parseAmount(form.prepayment, currency)
  if (prepayment !== null && prepayment > due)
    complain(context, 'prepayment', 'prepaymentAbove', { amount: formatMoney(due, currency, 'en') })
}

/** What is wrong with milestones, by their fields: their dates in order from a day on, amounts, and what is measured. */
export function milestoneProblems(
  milestones: readonly PlanForm['milestones'][number][],
  { from, expectedCompletion, currency }: { from: string; expectedCompletion: string; currency: Currency },
): { path: string[]; problem: FieldProblem }[] {
  const found: { path: string[]; problem: FieldProblem }[] = []
  const add = (path: string[], problem: FieldProblem) => found.push({ path, problem })
  let before = from
  for (const [at, one] of milestones.entries()) {
    const path = (field: string) => [String(at), field]
    const dueOn = at === milestones.length - 1 ? expectedCompletion : one.dueOn
    if (dueOn === '') add(path('dueOn'), problemOf('required'))
    else if (dueOn < before) add(path('dueOn'), problemOf('partBefore', { date: before }))
    else if (dueOn > expectedCompletion) add(path('dueOn'), problemOf('partAfter', { date: expectedCompletion }))
    else before = dueOn
    if (parseAmount(one.amount, currency) === null)
      add(path('amount'), problemOf('amountPrecision', { currency, digits: digitsOf(currency) }))
    if (one.target === '' && (one.tiers.length > 0 || one.metric !== '')) add(path('target'), problemOf('required'))
    if (one.target !== '' && one.metric === '') add(path('metric'), problemOf('required'))
    if (one.target === '') continue
    const wrong = tierOutOfOrder({ target: one.target, direction: one.direction, tiers: one.tiers })
    if (wrong !== null) add([...path('tiers'), String(wrong), 'from'], problemOf('tierOrder'))
  }
  return found
}

function judgePeriods(
  form: PlannedForm,
  { amount, firstDay, cycle }: NonNullable<PlanForm['periods']>,
  context: z.core.$RefinementCtx,
): void {
  judgeRate(form, amount, ['plan', 'periods', 'amount'], context)
  judgeSpan(form, { cycle, firstDay, most: PERIODS_MAX, error: 'periodsMost' }, ['plan', 'periods', 'firstDay'], context)
}

function judgeWeeks(
  form: PlannedForm,
  { unit, piece, rate, cap, firstDay }: NonNullable<PlanForm['weeks']>,
  context: z.core.$RefinementCtx,
): void {
  const path = (field: string) => ['plan', 'weeks', field]
  if (unit === 'piece' && piece === '') complain(context, path('piece'), 'required')
  if (cap > capMost[unit]) complain(context, path('cap'), 'capMost', { most: capMost[unit] })
  judgeRate(form, rate, path('rate'), context)
  judgeSpan(form, { cycle: 'weekly', firstDay, most: WEEKS_MAX, error: 'weeksMost' }, path('firstDay'), context)
}

/** An amount that each part is made of: readable in the currency, and above nothing. */
function judgeRate({ currency }: PlannedForm, amount: string, path: string[], context: z.core.$RefinementCtx): void {
  const amountMinor = parseAmount(amount, currency)
  if (amountMinor === null) complain(context, path, 'amountPrecision', { currency, digits: digitsOf(currency) })
  else if (amountMinor === 0) complain(context, path, 'amountRange', { min: amountText(1, currency) })
}

/** Parts by the calendar begin after recruitment, end with the demand, and are not too many. */
function judgeSpan(
  { recruitEnd, expectedCompletion }: PlannedForm,
  { cycle, firstDay, most, error }: { cycle: Cycle; firstDay: string; most: number; error: 'periodsMost' | 'weeksMost' },
  path: string[],
  context: z.core.$RefinementCtx,
): void {
  if (!isDay(firstDay) || !isDay(expectedCompletion)) return
  if (firstDay < recruitEnd) complain(context, path, 'partBefore', { date: recruitEnd })
  else if (firstDay > expectedCompletion) complain(context, path, 'partAfter', { date: expectedCompletion })
  else if (periodsOf({ cycle, amountMinor: 0, firstDay, lastDay: expectedCompletion }, most).length > most)
    complain(context, path, error, { most })
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
  /** What a whole period comes to at the price of this one; null for others. */
  periodMinor: z.number().int().nullable(),
  measure: measured.nullable(),
  /** How a week is paid; null for others. */
  work: workTerms.nullable(),
  /** What was done in a week so far. */
  lines: workLines,
  rest: z.enum(rests) as z.ZodType<Rest>,
  state: z.enum(partStateNames),
  heldMinor: z.number().int(),
  advancedMinor: z.number().int(),
  earnedMinor: z.number().int(),
  claimedMinor: z.number().int().nullable(),
  deadlineAt: z.string().nullable(),
  returnsLeft: z.number().int(),
  /** A member of the company has opened what is submitted. */
  opened: z.boolean(),
  sendings: z.array(
    z.object({
      version: z.number().int(),
      isSupplement: z.boolean(),
      note: z.string(),
      measured: z.string().nullable(),
      lines: sentLines,
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
  work: true,
  rest: true,
})
