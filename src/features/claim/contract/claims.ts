import { namesOf } from '../../../platform/contract/names.ts'
import type { Pair } from '../../../platform/contract/texts.ts'

interface ClaimWords {
  /** Short enough for large type. */
  figure: Pair
  text: Pair
}

/**
 * The four claims of the platform about itself (source §1); written text, never computed. A claim that no operator has changed is shown
 * in this form, also in an empty database, and the prerendered home page shows it before any call is answered.
 */
export const claims = {
  regions: {
    figure: { cn: '180+', en: '180+' },
    text: { cn: '国家和地区可提供服务', en: 'countries and regions served' },
  },
  licences: {
    figure: { cn: '60+', en: '60+' },
    text: { cn: '支付牌照覆盖', en: 'payment licences covered' },
  },
  currencies: {
    figure: { cn: '10+', en: '10+' },
    text: { cn: '结算币种', en: 'settlement currencies' },
  },
  payment: {
    figure: { cn: '1 个工作日', en: '1 working day' },
    text: { cn: '内完成付款', en: 'to complete a payment' },
  },
} as const satisfies Record<string, ClaimWords>

export type ClaimKey = keyof typeof claims
export const claimKeys = namesOf(claims)
