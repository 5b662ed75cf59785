import { formatAmount } from '../../../../platform/contract/amount.ts'
import { SUMMARY_MAX } from '../../../../platform/contract/contact-link.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { x } from '../contract/slip-texts.ts'
import type { CostEstimate, EstimateResult } from './queries.ts'
import { t } from './texts.ts'

/** The slip as text: the initial value of the contact form. */
export function summaryOf({ currency, region }: EstimateResult, estimate: CostEstimate, lang: Lang): string {
  const s = t.pick(lang)
  const money = (minor: number) => `${currency} ${formatAmount(minor, currency)}`
  const monthly = estimate.period === 'month' ? estimate.grossMinor : estimate.grossMinor / 12
  const head = s.summaryHead(region.name[lang], money(monthly))
  const tail = [
    `${estimate.period === 'month' ? x.pick(lang).totalMonth : x.pick(lang).totalYear}: ${money(estimate.totalMinor)}`,
    s.summaryBasis(estimate.effectiveFrom, estimate.reviewedOn, estimate.sample),
  ]
  const lines = estimate.lines.map((line) => `${line.component.name[lang]}: ${money(line.amountMinor)}`)
  const maxLength = SUMMARY_MAX - [head, ...tail].join('\n').length - 1
  while (lines.join('\n').length > maxLength) lines.pop()
  return [head, ...lines, ...tail].join('\n')
}
