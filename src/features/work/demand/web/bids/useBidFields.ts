import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { bidFields } from '../../contract/bid-rules.ts'
import type { Bid } from '../../contract/bids.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { t } from './texts.ts'

export type BidOf = Pick<DemandDetail, 'currency' | 'amountMinor' | 'askedMinor'>
type Field = (typeof bidFields)[number]

/** The terms of a bid as texts. */
export function useBidFields({ currency }: BidOf) {
  const s = useTexts(t)
  const lang = useLang()
  return <F extends Field>(bid: Pick<Bid, F>, field: F): string => {
    const value = bid[field]
    if (typeof value === 'number') return formatMoney(value, currency, lang)
    if (field === 'message') return value ?? ''
    return value === null ? s.open : formatDate(value as string, lang)
  }
}
