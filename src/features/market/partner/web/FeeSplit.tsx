import type { CSSProperties } from 'react'
import { formatMoney, shareOf } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { SplitBar } from '../../../../platform/web/portal/SplitBar.tsx'
import css from './partner.module.css'
import { usePartnerTerms } from './queries.ts'
import { t } from './texts.ts'

const EXAMPLE_MINOR = 10_000_00
const percent = (bps: number) => `${bps / 100}%`

/** One release to scale, and below it its fee, enlarged: where the channel's share comes from. By the current settings. */
export function FeeSplit() {
  const s = useTexts(t)
  const lang = useLang()
  const { data: terms } = usePartnerTerms()
  if (!terms) return null
  const { platformFeeBps, channelShareBps } = terms
  const fee = shareOf(EXAMPLE_MINOR, platformFeeBps)
  const share = shareOf(fee, channelShareBps)
  const money = (minor: number, bps: number) => `${formatMoney(minor, 'CNY', lang)} (${percent(bps)})`
  return (
    <section className={css.split} aria-labelledby="fee-split">
      <h3 id="fee-split">{s.split(formatMoney(EXAMPLE_MINOR, 'CNY', lang))}</h3>
      <SplitBar
        label={s.splitWhole}
        parts={[
          { name: s.splitProvider, value: money(EXAMPLE_MINOR - fee, 10_000 - platformFeeBps), size: EXAMPLE_MINOR - fee, look: 'ok' },
          { name: s.splitFee, value: money(fee, platformFeeBps), size: fee, look: 'strong' },
        ]}
      />
      <div className={css.enlarged} style={{ '--from': `${100 - platformFeeBps / 100}%` } as CSSProperties} aria-hidden="true" />
      <SplitBar
        label={s.splitOfFee}
        parts={[
          { name: s.splitPlatform, value: money(fee - share, 10_000 - channelShareBps), size: fee - share, look: 'strong' },
          { name: s.splitYou, value: money(share, channelShareBps), size: share, look: 'beacon' },
        ]}
      />
    </section>
  )
}
