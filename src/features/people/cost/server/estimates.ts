import { amountText, digitsOf } from '../../../../platform/contract/amount.ts'
import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { RATES_OLD_MONTHS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import type { costCalls } from '../contract/calls.ts'
import { estimateCost } from '../contract/estimate.ts'
import { parseWage, WAGE_MAX } from '../contract/money.ts'
import { componentsOf, employingRegion, rateInForce, reviewDay } from './reads.ts'

export type Asked = ParsedOf<(typeof costCalls)['GET /ws/cost/estimate']>

/** The cost of a wage by the reviewed rates in force today; no estimate without them. */
export async function estimateFor({ db, now }: Pick<Look<unknown>, 'db' | 'now'>, input: Asked) {
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
      isOld: Temporal.PlainDate.from(rate.effectiveFrom).add({ months: RATES_OLD_MONTHS }).toString() <= today(now),
      reviewedOn: reviewDay(rate),
      reviewedBy: people.get(rate.reviewedBy ?? '')?.name ?? '',
      sample: rate.sample,
      note: { cn: rate.noteCn, en: rate.noteEn },
    },
  }
}
