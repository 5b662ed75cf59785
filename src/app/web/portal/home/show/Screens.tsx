import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Miniature } from '../../../../../platform/web/portal/Miniature.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import css from './show.module.css'
import { t } from './texts.ts'

const CLOCKS = [
  ['DE', '09:12'],
  ['SG', '16:12'],
  ['BR', '05:12'],
] as const

export function OverviewScreen() {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Miniature title={s.overviewBar} label={s.overviewLabel}>
      <div className={`${blocks.card} ${blocks.tight} ${css.card}`}>
        <b>{s.waits}</b>
        <StatusTag tone="warn">{s.wait1}</StatusTag>
        <StatusTag tone="primary">{s.wait2}</StatusTag>
        <StatusTag>{s.wait3}</StatusTag>
      </div>
      <dl className={css.money}>
        <div>
          <dt>{s.held}</dt>
          <dd>{formatMoney(1_840_000, 'EUR', lang)}</dd>
        </div>
        <div>
          <dt>{s.available}</dt>
          <dd>{formatMoney(625_000, 'EUR', lang)}</dd>
        </div>
      </dl>
      <div className={css.clocks}>
        {CLOCKS.map(([code, clock]) => (
          <span key={code}>
            <RegionBadge code={code} /> {clock}
          </span>
        ))}
      </div>
    </Miniature>
  )
}

/** 4,200.00 a month, less two of 21 working days. */
export function SlipScreen() {
  const s = useTexts(t)
  return (
    <Miniature title={`${s.slipBar} 2026-11`} label={s.slipLabel}>
      <MoneyLines
        currency="EUR"
        boxed={false}
        lines={[
          { label: s.base, note: s.baseHow, amountMinor: 420_000 },
          { label: s.unpaid, note: s.unpaidHow, amountMinor: 40_000, deduct: true },
        ]}
        total={{ label: s.net, amountMinor: 380_000 }}
      />
    </Miniature>
  )
}

export function ChatScreen() {
  const s = useTexts(t)
  return (
    <Miniature title={s.chatBar} label={s.chatLabel}>
      <p className={css.line} data-own>
        <small>{s.chatMe} 15:04</small>
        <span>{s.chat1}</span>
      </p>
      <p className={css.line}>
        <small>{s.chatThem} 15:06</small>
        <span>{s.chat2}</span>
      </p>
    </Miniature>
  )
}
