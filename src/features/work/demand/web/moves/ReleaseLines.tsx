import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import type { ReleasePreview } from '../../contract/previews.ts'
import css from './moves.module.css'
import { t } from './texts.ts'

export const rateOf = (bps: number): string => `${bps / 100}%`

interface ReleaseLinesProps {
  preview: ReleasePreview
  /** The reader: for the provider the total is "you". */
  toProvider?: boolean
  /** The previous figure stays while the new one loads. */
  waiting?: boolean
  withRest?: boolean
}

/** The effect of a release: out of the escrow, each deduction, into the provider's balance. The server's figures, never computed here. */
export function ReleaseLines({ preview, toProvider, waiting, withRest = true }: ReleaseLinesProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { currency } = preview
  const channel = preview.channelShareMinor > 0 ? s.channel(formatMoney(preview.channelShareMinor, currency, lang)) : null
  return (
    <div className={`${blocks.tight} ${css.lines}`} data-waiting={waiting || undefined} aria-live="polite">
      <MoneyLines
        currency={currency}
        lines={[
          { label: toProvider ? s.gross : s.debit, amountMinor: preview.grossMinor },
          {
            label: s.fee,
            amountMinor: preview.feeMinor,
            deduct: true,
            note: channel ? `${rateOf(preview.feeBps)} · ${channel}` : rateOf(preview.feeBps),
          },
        ]}
        total={{ label: toProvider ? s.youGet : s.net, amountMinor: preview.netMinor }}
      />
      {!toProvider && preview.backMinor > 0 && (
        <p className={`${blocks.between} ${blocks.fine}`}>
          <span>{s.unearned}</span>
          <MoneyText amountMinor={preview.backMinor} currency={currency} />
        </p>
      )}
      {withRest && (
        <p className={`${blocks.between} ${blocks.fine}`}>
          <span>{s.heldAfter}</span>
          <MoneyText amountMinor={preview.heldAfterMinor} currency={currency} />
        </p>
      )}
    </div>
  )
}
