import type { Pair } from '../../../../platform/contract/texts.ts'

/** Below the facts of every entry, whether or not it is verified: that is about registration and contact. */
export const statedNotChecked: Pair = {
  cn: '服务、价格、成立年份、团队和回复时间由服务商自行填写，我们没有核对。',
  en: 'Services, price, year of foundation, team and reply time are stated by the provider. We have not checked them.',
}
