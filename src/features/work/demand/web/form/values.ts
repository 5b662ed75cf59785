import type { z } from 'zod'
import { amountText, type CashCurrency, parseAmount } from '../../../../../platform/contract/amount.ts'
import { fieldMessages } from '../../../../../platform/contract/fields.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import { today } from '../../../../../platform/web/today.ts'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { Cycle } from '../../../../../rules/constants.ts'
import { BID_OPTIONS_MAX, BID_QUESTIONS_MAX, MILESTONES_MAX, NOTICE_DAYS, TIERS_MAX } from '../../../../../rules/demand.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import type { BidQuestionKind } from '../../contract/bid-rules.ts'
import type { DemandOrigin } from '../../contract/origin.ts'
import type { WorkUnit } from '../../contract/plan/earned.ts'
import type { Rest } from '../../contract/plan/money.ts'
import { type Hosting, totalOf } from '../../contract/plan/parts.ts'
import { hostingOf, kindOfPlan, plannedParts } from '../../contract/plan/schema.ts'
import { type DemandContent, demandForm } from '../../contract/schema.ts'

/** The values of the fields: texts as typed, and the attachment as the upload answered it. */
export interface FormValues {
  category: string
  title: string
  description: string
  deliverables: string
  acceptanceCriteria: string
  areaCode: string
  currency: CashCurrency
  amount: string
  prepayment: string
  contractKind: string
  /** Milestones of a KPI contract, periods of a long-term one, weeks of one paid as it goes; null while it is one part. */
  plan: PlanValues | null
  recruitStart: string
  recruitEnd: string
  expectedCompletion: string
  workLanguage: string
  visibility: string
  bidding: string
  attachment: UploadedFile | null
  bidQuestions: QuestionValues[]
  /** Where it comes from, beside the form: as `DemandOrigin`, empty if from nowhere. */
  invitesEntry: string
  invitesParty: string
  copyOf: string
  continues: '' | 'yes'
}

/** A question to applicants; options are one a line. */
export interface QuestionValues {
  text: string
  kind: BidQuestionKind
  required: boolean
  options: string
}
export const blankQuestion = (): QuestionValues => ({ text: '', kind: 'text', required: false, options: '' })

export interface MilestoneValues {
  name: string
  dueOn: string
  amount: string
  metric: string
  unit: string
  baseline: string
  target: string
  direction: 'atLeast' | 'atMost'
  how: string
  tiers: { from: string; percent: string }[]
  rest: Rest
}
export interface PeriodValues {
  cycle: Cycle
  amount: string
  firstDay: string
  noticeDays: string
}
export interface WeekValues {
  unit: WorkUnit
  piece: string
  rate: string
  cap: string
  firstDay: string
}
/** Milestones, periods, or weeks. */
export interface PlanValues {
  hosting: Hosting
  milestones: MilestoneValues[]
  periods: PeriodValues | null
  weeks: WeekValues | null
}

export const blankMilestone = (): MilestoneValues => ({
  name: '',
  dueOn: '',
  amount: '',
  metric: '',
  unit: '',
  baseline: '',
  target: '',
  direction: 'atLeast',
  how: '',
  tiers: [],
  rest: 'wallet',
})

/** Paths of the wire and of the fields are the same except for the attachment, whose field contains the file. */
export type FieldName = keyof z.input<typeof demandForm>
export const fieldNames: readonly FieldName[] = [
  'category',
  'title',
  'description',
  'deliverables',
  'acceptanceCriteria',
  'attachmentId',
  'areaCode',
  'workLanguage',
  'contractKind',
  'plan',
  'currency',
  'amount',
  'prepayment',
  'recruitStart',
  'recruitEnd',
  'expectedCompletion',
  'visibility',
  'bidding',
  'bidQuestions',
]

/** `POST /ws/demand/create` and `edit` nest the form one level deeper. */
/** Where a field is in the form: an attachment is shown with its name and size. */
const pathOf = (name: FieldName) => (name === 'attachmentId' ? 'attachment' : name)
const ofPeriods = ['cycle', 'amount', 'firstDay', 'noticeDays'].map((name) => `plan.periods.${name}`)
const ofWeeks = ['unit', 'piece', 'rate', 'cap', 'firstDay'].map((name) => `plan.weeks.${name}`)
export const milestonePaths: readonly string[] = Array.from({ length: MILESTONES_MAX }, (_, at) => [
  ...Object.keys(blankMilestone()).map((name) => `plan.milestones.${at}.${name}`),
  ...Array.from({ length: TIERS_MAX }, (_, tier) =>
    ['from', 'percent'].map((name) => `plan.milestones.${at}.tiers.${tier}.${name}`),
  ).flat(),
]).flat()
/** An option that is wrong belongs to the field of all options. */
const ofQuestions: [string, string][] = Array.from({ length: BID_QUESTIONS_MAX }, (_, at) => `bidQuestions.${at}`).flatMap((path) => [
  [`${path}.text`, `${path}.text`] as [string, string],
  [`${path}.options`, `${path}.options`],
  ...Array.from({ length: BID_OPTIONS_MAX + 1 }, (_, option): [string, string] => [`${path}.options.${option}`, `${path}.options`]),
])
export const wirePaths: Record<string, string> = Object.fromEntries([
  ...fieldNames.map((name) => [`form.${name}`, pathOf(name)]),
  ...[...milestonePaths, ...ofPeriods, ...ofWeeks].map((path) => [`form.${path}`, path]),
  ...ofQuestions.map(([wire, path]) => [`form.${wire}`, path]),
])

const fromNowhere = { invitesEntry: '', invitesParty: '', copyOf: '', continues: '' } as const

export const blank = (): FormValues => ({
  category: '',
  title: '',
  description: '',
  deliverables: '',
  acceptanceCriteria: '',
  areaCode: '',
  currency: 'CNY',
  amount: '',
  prepayment: '',
  contractKind: '',
  plan: null,
  recruitStart: today(),
  recruitEnd: '',
  expectedCompletion: '',
  workLanguage: '',
  visibility: 'public',
  bidding: 'open',
  attachment: null,
  bidQuestions: [],
  ...fromNowhere,
})

/** Milestones as the fields of their editor. */
export const milestonesFrom = (parts: DemandContent['parts'], currency: DemandContent['currency']): MilestoneValues[] =>
  parts.map(({ name, dueOn, amountMinor: minor, measure, rest, isLast }) => ({
    ...blankMilestone(),
    name,
    dueOn: isLast ? '' : dueOn,
    amount: amountText(minor, currency),
    ...(measure && {
      metric: measure.metric,
      unit: measure.unit,
      baseline: measure.baseline,
      target: measure.target,
      direction: measure.direction,
      how: measure.how,
      tiers: measure.tiers.map(({ from, percent }) => ({ from, percent: String(percent) })),
    }),
    rest,
  }))

/** The parts of a demand as the fields of its plan. */
function planFrom({ parts, periods, weeks, currency, amountMinor, dueMinor }: Planned): PlanValues | null {
  if (parts.length === 0) return null
  const hosting = dueMinor === amountMinor ? 'all' : 'first'
  if (periods) {
    const { cycle, firstDay, noticeDays } = periods
    const amount = amountText(periods.amountMinor, currency)
    return { hosting, milestones: [], periods: { cycle, firstDay, amount, noticeDays: String(noticeDays) }, weeks: null }
  }
  if (weeks) {
    const { unit, piece, firstDay } = weeks
    const typed = { unit, piece, firstDay, rate: amountText(weeks.rateMinor, currency), cap: String(weeks.cap) }
    return { hosting, milestones: [], periods: null, weeks: typed }
  }
  return {
    hosting,
    periods: null,
    weeks: null,
    milestones: milestonesFrom(parts, currency),
  }
}

type Planned = Pick<DemandContent, 'parts' | 'periods' | 'weeks' | 'currency' | 'amountMinor' | 'dueMinor'>

export const fromDetail = (demand: DemandContent): FormValues => ({
  category: demand.category,
  title: demand.title,
  description: demand.description,
  deliverables: demand.deliverables,
  acceptanceCriteria: demand.acceptanceCriteria,
  areaCode: demand.areaCode,
  currency: demand.currency as FormValues['currency'],
  amount: amountText(demand.amountMinor, demand.currency),
  prepayment: demand.prepaymentMinor === 0 ? '' : amountText(demand.prepaymentMinor, demand.currency),
  contractKind: demand.contractKind,
  plan: planFrom(demand),
  recruitStart: demand.recruitStart,
  recruitEnd: demand.recruitEnd,
  expectedCompletion: demand.expectedCompletion,
  workLanguage: demand.workLanguage,
  visibility: demand.visibility,
  bidding: demand.bidding,
  attachment: demand.attachment,
  bidQuestions: demand.bidQuestions.map((one) => ({ ...one, options: one.options.join('\n') })),
  ...fromNowhere,
})

/** The wire's values. The schema validates them: their types are checked on the server, and below. */
export function toWire(values: FormValues): z.input<typeof demandForm> {
  const { attachment, plan: _, bidQuestions, invitesEntry, invitesParty, copyOf, continues, ...rest } = values
  return {
    ...rest,
    plan: planToWire(planOf(values)),
    attachmentId: attachment?.id ?? null,
    bidQuestions: questionsOf(bidQuestions),
  } as z.input<typeof demandForm>
}

export const originOf = ({ invitesEntry, invitesParty, copyOf, continues }: FormValues): DemandOrigin => ({
  ...(invitesEntry && { entry: invitesEntry }),
  ...(invitesParty && { partyId: invitesParty }),
  ...(copyOf && { copyOf, continues: continues === 'yes' }),
})

/** The questions as they are sent. */
export const questionsOf = (questions: readonly QuestionValues[]) =>
  questions.map((one) => ({ ...one, options: one.kind === 'choice' ? linesOf(one.options) : [] }))
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The plan, if the kind of contract has it: what was typed is kept while another kind is tried. */
export const planOf = ({ plan, contractKind }: Pick<FormValues, 'plan' | 'contractKind'>): PlanValues | null =>
  plan && contractKind === kindOfPlan(plan) ? plan : null

/** The last one is due when the demand is. */
export const milestonesToWire = (milestones: readonly MilestoneValues[]) =>
  milestones.map((one, at) => ({
    ...one,
    dueOn: at === milestones.length - 1 ? '' : one.dueOn,
    tiers: one.target === '' ? [] : one.tiers.map(({ from, percent }) => ({ from, percent: Number(percent) })),
  }))

/** A field without a number is sent as typed, for its message. */
const planToWire = (plan: PlanValues | null) =>
  plan && {
    hosting: plan.hosting,
    periods: plan.periods && { ...plan.periods, noticeDays: Number(plan.periods.noticeDays) },
    weeks: plan.weeks && { ...plan.weeks, cap: Number(plan.weeks.cap) },
    milestones: milestonesToWire(plan.milestones),
  }

/** The parts as they would be made of the values; amounts that cannot be read yet count as nothing. */
export function partsOf(values: FormValues) {
  const plan = planToWire(planOf(values))
  return plan ? plannedParts({ plan, currency: values.currency, expectedCompletion: values.expectedCompletion }) : []
}

/** The sum of the parts as an amount of the form; empty while an amount or a day is missing. */
export function planTotal(values: FormValues): string {
  const plan = planOf(values)
  const once = plan?.periods?.amount ?? plan?.weeks?.rate
  const typed = once === undefined ? (plan?.milestones ?? []).map(({ amount }) => amount) : [once]
  const parts = partsOf(values)
  const isKnown = parts.length > 0 && typed.every((amount) => /^\d+(\.\d+)?$/.test(amount) && parseAmount(amount, values.currency) !== null)
  return isKnown ? amountText(totalOf(parts), values.currency) : ''
}

/** What the plan calls due at hosting. */
export function dueOfPlan(values: FormValues): number {
  const plan = planToWire(planOf(values))
  return plan ? hostingOf({ plan, currency: values.currency, expectedCompletion: values.expectedCompletion }) : 0
}

type Kept = Record<string, string | number | boolean | null>

/** A draft is a flat record, so the attachment is stored in parts. */
export function toDraft(values: FormValues): Kept {
  const { attachment, plan, bidQuestions, ...rest } = values
  return {
    ...rest,
    plan: plan && JSON.stringify(plan),
    bidQuestions: bidQuestions.length > 0 ? JSON.stringify(bidQuestions) : null,
    attachmentId: attachment?.id ?? null,
    attachmentName: attachment?.name ?? null,
    attachmentUrl: attachment?.url ?? null,
    attachmentSize: attachment?.size ?? null,
  }
}

export function fromDraft(form: Record<string, unknown>): FormValues {
  const values = blank()
  for (const name of Object.keys(values) as (keyof FormValues)[]) {
    const kept = form[name]
    if (name !== 'attachment' && name !== 'plan' && name !== 'bidQuestions' && typeof kept === 'string')
      Object.assign(values, { [name]: kept })
  }
  values.plan = planFromText(form['plan'])
  const questions = form['bidQuestions']
  if (typeof questions === 'string')
    values.bidQuestions = (JSON.parse(questions) as Partial<QuestionValues>[]).map((one) => ({ ...blankQuestion(), ...one }))
  const { attachmentId: id, attachmentName: fileName, attachmentUrl: url, attachmentSize: size } = form
  if (typeof id === 'string' && typeof fileName === 'string' && typeof url === 'string' && typeof size === 'number')
    values.attachment = { id, name: fileName, url, size }
  return values
}

/** A plan as a draft keeps it; fields that a later version has added are blank. */
function planFromText(text: unknown): PlanValues | null {
  if (typeof text !== 'string') return null
  const kept = JSON.parse(text) as PlanValues
  return {
    hosting: kept.hosting,
    milestones: kept.milestones.map((one) => ({ ...blankMilestone(), ...one })),
    periods: kept.periods && { ...kept.periods, noticeDays: kept.periods.noticeDays ?? String(NOTICE_DAYS) },
    weeks: kept.weeks ?? null,
  }
}

/**
 * The contract's schema on the input, and checks that a schema cannot make because they depend on today. The order of dates is also
 * checked while other fields are still missing, since the schema checks it last.
 */
export function judgeForm(values: FormValues, lang: Lang, before: FormValues | null): Record<string, string> {
  const parsed = demandForm.safeParse(toWire(values), { reportInput: true })
  const wrong: Record<string, string> = parsed.success ? {} : fieldMessages(parsed.error, lang)
  for (const [wire, path] of ofQuestions) if (wire !== path && wrong[wire]) wrong[path] ??= wrong[wire]
  const complain = (name: FieldName, message: keyof typeof fieldErrors) => {
    wrong[name] ??= fieldErrors[message][lang]
  }
  const { recruitStart, recruitEnd, expectedCompletion } = values
  if (recruitEnd && recruitEnd < today() && recruitEnd !== before?.recruitEnd) complain('recruitEnd', 'datePast')
  if (recruitStart && recruitEnd && recruitStart > recruitEnd) complain('recruitEnd', 'dateOrder')
  if (recruitEnd && expectedCompletion && recruitEnd > expectedCompletion) complain('expectedCompletion', 'completionOrder')
  const ofPlan = [...milestonePaths, ...ofPeriods, ...ofWeeks].filter((path) => wrong[path])
  // In the order of the page, so that the summary follows it.
  return Object.fromEntries(
    fieldNames.flatMap((name) => [
      ...(wrong[name] ? [[name, wrong[name]]] : []),
      ...(name === 'plan' ? ofPlan.map((path) => [path, wrong[path]]) : []),
      ...(name === 'bidQuestions' ? ofQuestions.flatMap(([, path]) => (wrong[path] ? [[path, wrong[path]]] : [])) : []),
    ]),
  )
}

/** Fields in which two forms differ, in the order of the page. Amounts are compared as they would be sent. */
export function changed(before: FormValues, after: FormValues): FieldName[] {
  const [a, b] = [toWire(before), toWire(after)]
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value ? JSON.stringify(value) : null)
  return fieldNames.filter((name) =>
    name === 'amount' || name === 'prepayment' ? Number(a[name] || 0) !== Number(b[name] || 0) : plain(a[name]) !== plain(b[name]),
  )
}
