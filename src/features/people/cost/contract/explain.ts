import { formatAmount, type WageCurrency } from '../../../../platform/contract/amount.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { formatShort, percentText } from './money.ts'
import type { EstimatedLine } from './schema.ts'
import { x } from './slip-texts.ts'

/** How a line was calculated, in one sentence: rate, limit, which limit applied, and the conversion to the requested period. */
export function explainLine(line: EstimatedLine, currency: WageCurrency, period: 'month' | 'year', lang: Lang): string {
  const s = x.pick(lang)
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

function howMuch(line: EstimatedLine, money: (minor: number) => string, per: string, lang: Lang): string[] {
  const s = x.pick(lang)
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
      const limits = ({ fromMinor, uptoMinor, ratePpm }: EstimatedLine['slices'][number]) =>
        [money(fromMinor), uptoMinor === null ? '' : money(uptoMinor), percentText(ratePpm)] as const
      if (whole) return line.slices.map((slice) => s.wholeSlice(...limits(slice)))
      const paid = line.slices.filter((slice) => slice.ratePpm > 0 && slice.countedMinor > 0)
      return paid.length > 0 ? paid.map((slice) => s.slice(...limits(slice))) : [s.belowSlices]
    }
  }
}
