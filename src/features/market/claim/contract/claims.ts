import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

interface ClaimWords {
  /** Short enough for large type. */
  figure: Pair
  text: Pair
  /** What the figure counts. */
  scope: Pair
}

/**
 * The four claims of the platform about itself (source §1); written text, never computed. A claim that no operator has changed is shown
 * in this form, also in an empty database, and the prerendered home page shows it before any call is answered.
 */
export const claims = {
  regions: {
    figure: { cn: '180+', en: '180+' },
    text: { cn: '国家和地区可提供服务', en: 'countries and regions served' },
    scope: { cn: '含合作服务网络', en: 'with partner networks' },
  },
  licences: {
    figure: { cn: '60+', en: '60+' },
    text: { cn: '支付牌照覆盖', en: 'payment licences covered' },
    scope: { cn: '含合作支付机构', en: 'ours and those of partner institutions' },
  },
  currencies: {
    figure: { cn: '10+', en: '10+' },
    text: { cn: '结算币种', en: 'settlement currencies' },
    scope: { cn: '企业钱包可用的币种', en: 'available in company wallets' },
  },
  payment: {
    figure: { cn: '1 个工作日', en: '1 working day' },
    text: { cn: '内完成付款', en: 'to complete a payment' },
    scope: { cn: '从平台批准起算，不含银行处理时间', en: 'from our approval, excluding bank processing time' },
  },
} as const satisfies Record<string, ClaimWords>

export type ClaimKey = keyof typeof claims
export const claimKeys = namesOf(claims)
