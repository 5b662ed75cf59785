import { formatAmount, type WageCurrency } from '../../../platform/contract/amount.ts'
import { SUMMARY_MAX } from '../../../platform/contract/contact-link.ts'
import type { Lang } from '../../../platform/contract/texts.ts'
import { formatShort, percentText } from '../contract/money.ts'
import type { CostEstimate, EstimateLine, EstimateResult } from './queries.ts'
import { t } from './texts.ts'

/** How a line was calculated, in one sentence: rate, limit, which limit applied, and the conversion to the requested period. */
export function explain(line: EstimateLine, currency: WageCurrency, period: 'month' | 'year', lang: Lang): string {
  const s = t.pick(lang)
  const { component } = line
  const money = (minor: number) => `${currency} ${formatShort(minor, currency)}`
  const per = component.base === 'month' ? s.perMonth : s.perYear
  const parts = [...howMuch(line, money, per, lang)]
  if (line.limited === 'cap') parts.push(s.capReached)
  if (line.limited === 'floor') parts.push(s.floorReached)
  if (component.base !== period) {
    const own = `${currency} ${formatAmount(line.ownMinor, currency)}`
    parts.push(period === 'year' ? s.times12(own) : s.by12(own))
  }
  return parts.join(lang === 'cn' ? ' · ' : ', ')
}

function howMuch(line: EstimateLine, money: (minor: number) => string, per: string, lang: Lang): string[] {
  const s = t.pick(lang)
  const { kind, capMinor, floorMinor, fixedMinor, whole } = line.component
  const rate = percentText(line.component.ratePpm ?? 0)
  switch (kind) {
    case 'percent':
      return [s.rateOf(rate, money(line.countedMinor))]
    case 'percentSalaryCap':
      return [rate, s.wageCap(money(capMinor ?? 0), per), ...(floorMinor ? [s.wageFloor(money(floorMinor))] : [])]
    case 'percentAmountCap':
      return [rate, s.amountCap(money(capMinor ?? 0), per), ...(floorMinor ? [s.amountFloor(money(floorMinor))] : [])]
    case 'fixed':
      return [s.fixed(money(fixedMinor ?? 0), per)]
    case 'brackets': {
      const limits = ({ fromMinor, uptoMinor, ratePpm }: EstimateLine['slices'][number]) =>
        [money(fromMinor), uptoMinor === null ? '' : money(uptoMinor), percentText(ratePpm)] as const
      if (whole) return line.slices.map((slice) => s.wholeSlice(...limits(slice)))
      const paid = line.slices.filter((slice) => slice.ratePpm > 0 && slice.countedMinor > 0)
      return paid.length > 0 ? paid.map((slice) => s.slice(...limits(slice))) : [s.belowSlices]
    }
  }
}

/** The slip as text: the initial value of the contact form. */
export function summaryOf({ currency, region }: EstimateResult, estimate: CostEstimate, lang: Lang): string {
  const s = t.pick(lang)
  const money = (minor: number) => `${currency} ${formatAmount(minor, currency)}`
  const monthly = estimate.period === 'month' ? estimate.grossMinor : estimate.grossMinor / 12
  const head = s.summaryHead(region.name[lang], money(monthly))
  const tail = [
    `${estimate.period === 'month' ? s.totalMonth : s.totalYear}: ${money(estimate.totalMinor)}`,
    s.summaryBasis(estimate.effectiveFrom, estimate.reviewedOn, estimate.sample),
  ]
  const lines = estimate.lines.map((line) => `${line.component.name[lang]}: ${money(line.amountMinor)}`)
  const maxLength = SUMMARY_MAX - [head, ...tail].join('\n').length - 1
  while (lines.join('\n').length > maxLength) lines.pop()
  return [head, ...lines, ...tail].join('\n')
}
