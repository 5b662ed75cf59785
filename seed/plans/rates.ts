import { rateForm } from '../../reference/forms.ts'
import { ratesOn } from '../../reference/rates/all.ts'
import { draftOf } from '../../src/features/people/cost/server/reads.ts'
import { reviewRate, saveDraft } from '../../src/features/people/cost/server/writes.ts'
import { closedMonths, payDateOf } from '../engine/months.ts'
import type { Scene } from '../engine/scene.ts'

/** Working days from the first draft to the last review. */
const TAKES = 2
/** Of a pay run, before and after its pay date. */
const RUN = { before: 4, after: 0.5 }

/**
 * Typical statutory rates, written by one operator and reviewed by the other, marked as samples; a few wait for review. It begins `latest`
 * working days ago, or as much earlier as no pay run waits for its approval meanwhile: a reviewed rate changes what an employer owes.
 */
export function planRates(scene: Scene, latest: number): void {
  const payDates = closedMonths(scene.days.today).map((month) => scene.days.agoOf(payDateOf(month)))
  let from = latest
  while (payDates.some((ago) => from > ago + RUN.after && from - TAKES < ago + RUN.before)) from++
  ratesOn(scene.days.today.toString()).forEach((rates, nth) => {
    const [writer, reviewer] = nth % 2 === 0 ? [0, 1] : [1, 0]
    const form = rateForm(rates)
    scene.plan(from - nth / 50, () => scene.do(scene.operators[writer]!, (act) => saveDraft(act, form)))
    if (rates.waits) return
    scene.plan(from - 1 - nth / 50, () =>
      scene.do(scene.operators[reviewer]!, async (act) => reviewRate(act, await draftOf(act.db, form.region))),
    )
  })
}
