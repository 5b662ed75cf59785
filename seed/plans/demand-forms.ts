import { bidForm } from '../../src/features/work/demand/contract/bids.ts'
import { totalOf } from '../../src/features/work/demand/contract/plan/parts.ts'
import { plannedParts } from '../../src/features/work/demand/contract/plan/schema.ts'
import { amountText, parseAmount } from '../../src/platform/contract/amount.ts'
import { NOTICE_DAYS } from '../../src/rules/demand.ts'
import type { DemandSpec } from '../data/demands.ts'
import type { Scene } from '../engine/scene.ts'

/** The forms of demands and bids of the demo world, with their days counted from today. */

export function formOf(scene: Scene, spec: DemandSpec) {
  const { today } = scene.days
  const expectedCompletion = today.add({ days: spec.due }).toString()
  const periods = spec.plan?.periods && periodsFrom(today, spec.plan.periods)
  const weeks = spec.plan?.weeks && weeksFrom(today, spec.plan.weeks).form
  const recruitStart = scene.days.dateAt(spec.from)
  const picked = spec.steps.findIndex((step) => step[0] === 'pick')
  const pickedAt = spec.from - ((spec.from - spec.to) / spec.steps.length) * (picked + 1)
  const recruitEnd =
    spec.recruit !== undefined
      ? today.add({ days: spec.recruit })
      : picked < 0
        ? today.add({ days: 18 })
        : scene.days.dateAt(pickedAt).add({ days: 5 })
  return {
    category: spec.category,
    title: spec.title,
    description: spec.description,
    deliverables: spec.deliverables,
    acceptanceCriteria: spec.criteria,
    areaCode: spec.area,
    currency: spec.currency,
    amount:
      periods || weeks
        ? amountText(
            totalOf(plannedParts({ plan: { milestones: [], periods, weeks }, currency: spec.currency, expectedCompletion })),
            spec.currency,
          )
        : spec.amount,
    prepayment: spec.prepayment ?? '',
    contractKind: spec.kind,
    plan: spec.plan && {
      hosting: spec.plan.hosting,
      milestones: (spec.plan.milestones ?? []).map(({ days, ...one }) => ({
        ...one,
        dueOn: days === undefined ? '' : today.add({ days }).toString(),
      })),
      periods,
      weeks,
    },
    recruitStart: recruitStart.toString(),
    recruitEnd: recruitEnd.toString(),
    expectedCompletion,
    workLanguage: spec.language,
    visibility: spec.visibility ?? 'public',
    bidding: spec.bidding ?? 'open',
    bidQuestions: spec.questions ?? [],
  }
}

/** Periods begin on a Monday, so that the first one is whole. */
export function periodsFrom(
  today: Temporal.PlainDate,
  { cycle, amount, days, noticeDays = NOTICE_DAYS }: NonNullable<NonNullable<DemandSpec['plan']>['periods']>,
) {
  const from = today.add({ days })
  return { cycle, amount, noticeDays, firstDay: from.add({ days: (8 - from.dayOfWeek) % 7 }).toString() }
}

export function weeksFrom(today: Temporal.PlainDate, { ago, ...terms }: NonNullable<NonNullable<DemandSpec['plan']>['weeks']>) {
  const monday = today.subtract({ days: today.dayOfWeek - 1, weeks: ago })
  return { monday, form: { ...terms, piece: '', firstDay: monday.toString() } }
}

/** Each can begin in a week and is valid for a month. */
export function bidOf(scene: Scene, { amount, currency }: DemandSpec, message: string, percent?: number, answers: string[] = []) {
  if (percent === undefined) return bidForm.parse({ message, answers })
  const priceMinor = Math.round((parseAmount(amount, currency)! * percent) / 100)
  const after = (days: number) => scene.days.today.add({ days }).toString()
  return bidForm.parse({ message, answers, price: amountText(priceMinor, currency), startsOn: after(7), validUntil: after(30) })
}
