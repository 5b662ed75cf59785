import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines, type MoneyLinesProps } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import type { WithdrawalPreview } from '../../contract/schema.ts'
import { rateOf } from '../parts.tsx'
import css from '../wallet.module.css'
import { t } from './texts.ts'

/** A withdrawal's lines, with the server's figures: requested, each deduction, the amount to the bank. */
export function useWithdrawalLines() {
  const s = useTexts(t)
  return (of: Pick<WithdrawalPreview, 'currency' | 'grossMinor' | 'feeMinor' | 'netMinor'> & { feeBps?: number }): MoneyLinesProps => ({
    currency: of.currency,
    lines: [
      { label: s.gross, amountMinor: of.grossMinor },
      {
        label: s.fee,
        amountMinor: of.feeMinor,
        deduct: true,
        ...(of.feeBps !== undefined && { note: of.feeBps === 0 ? s.rateFree : rateOf(of.feeBps) }),
      },
    ],
    total: { label: s.net, amountMinor: of.netMinor },
  })
}

export function PreviewLines({ preview, waiting }: { preview: WithdrawalPreview; waiting?: boolean }) {
  const s = useTexts(t)
  const lines = useWithdrawalLines()
  return (
    <div className={`${blocks.tight} ${css.lines}`} data-waiting={waiting || undefined} aria-live="polite">
      <MoneyLines {...lines(preview)} />
      <p className={`${blocks.between} ${blocks.fine}`}>
        <span>{s.after}</span>
        <MoneyText amountMinor={preview.availableAfterMinor} currency={preview.currency} />
      </p>
    </div>
  )
}
