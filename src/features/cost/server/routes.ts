import { amountText, digitsOf } from '../../../platform/contract/amount.ts'
import { today } from '../../../platform/server/clock.ts'
import { type Routes, read, write } from '../../../platform/server/http.ts'
import { fieldError, refuseFields } from '../../../platform/server/refusal.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { costCalls } from '../contract/calls.ts'
import { estimateCost } from '../contract/estimate.ts'
import { parseWage, WAGE_MAX } from '../contract/money.ts'
import {
  componentsOf,
  employingRegion,
  employingRegions,
  keptRegions,
  rateInForce,
  reviewDay,
  reviewedRegions,
  versionsOf,
} from './reads.ts'
import { retireRate, reviewRate, saveDraft } from './writes.ts'

export function costRoutes(routes: Routes): void {
  read(routes, costCalls, 'GET /ws/cost/regions', async ({ db, now }) => {
    const reviewed = await reviewedRegions(db, today(now))
    return {
      asOf: now.toString(),
      regions: employingRegions().map((region) => ({
        ...region,
        state: reviewed.has(region.code) ? ('reviewed' as const) : ('notReviewed' as const),
      })),
    }
  })
  read(routes, costCalls, 'GET /ws/cost/estimate', async ({ db, now }, input) => {
    const { currency, ...region } = employingRegion(input.region)
    const gross = parseWage(input.gross, currency)
    if (typeof gross === 'string')
      throw refuseFields({
        gross:
          gross === 'amountPrecision'
            ? fieldError(gross, { currency, digits: digitsOf(currency) })
            : gross === 'wageRange'
              ? fieldError(gross, { max: WAGE_MAX.toLocaleString('en') })
              : gross,
      })
    if (gross === 0) throw refuseFields({ gross: fieldError('tooSmall', { min: amountText(1, currency) }) })
    const head = { region, currency, asOf: now.toString() }
    const rate = await rateInForce(db, region.code, today(now))
    if (!rate) return { ...head, state: 'notReviewed' as const, estimate: null }
    const components = (await componentsOf(db, [rate.id])).get(rate.id) ?? []
    const people = await accountsByIds(db, rate.reviewedBy ? [rate.reviewedBy] : [])
    return {
      ...head,
      state: 'reviewed' as const,
      estimate: {
        ...estimateCost(components, gross, input.period),
        effectiveFrom: rate.effectiveFrom,
        effectiveTo: rate.effectiveTo,
        isOld: Temporal.PlainDate.from(rate.effectiveFrom).add({ years: 1 }).toString() <= today(now),
        reviewedOn: reviewDay(rate),
        reviewedBy: people.get(rate.reviewedBy ?? '')?.name ?? '',
        sample: rate.sample,
        note: { cn: rate.noteCn, en: rate.noteEn },
      },
    }
  })
  read(routes, costCalls, 'GET /ws/operator/cost/regions', (look) => keptRegions(look))
  read(routes, costCalls, 'GET /ws/operator/cost/region', (look, input) => versionsOf(look, input.region))
  write(routes, costCalls, 'POST /ws/operator/cost/draft', (act, input) => saveDraft(act, input))
  write(routes, costCalls, 'POST /ws/operator/cost/review', (act, input) => reviewRate(act, input.id))
  write(routes, costCalls, 'POST /ws/operator/cost/retire', (act, input) => retireRate(act, input.id, input.reason))
}
