import { texts } from '../../../../../platform/contract/texts.ts'

/** The drawing of the money's way. */
export const t = texts({
  bank: { cn: '银行 → 企业钱包', en: 'Bank → wallet' },
  wallet: { cn: '钱包 → 需求托管', en: 'Wallet → escrow' },
  escrow: { cn: '留在托管', en: 'Held in escrow' },
  out: { cn: '托管 → 去向', en: 'Escrow → one of two' },
  payout: { cn: '余额 → 服务商的银行', en: 'Balance → provider’s bank' },
  toProvider: { cn: '验收：服务商余额，可提现', en: 'Accepted: to the provider, who can withdraw it' },
  back: { cn: '取消或有余额：退回企业钱包', en: 'Cancelled or left over: back to the company’s wallet' },
})
