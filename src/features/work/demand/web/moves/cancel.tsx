import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Reasoned } from './Reasoned.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { escrow } = props.demand
  return (
    <Reasoned
      needs="demand:cancel"
      {...props}
      call="POST /ws/demand/cancel"
      about={s.cancelAbout}
      label={s.reason}
      verb={moveTexts.cancel.label[lang]}
      tone="bad"
      cancel={s.keepDemand}
      doneText={(money) => money && s.cancelled(formatMoney(money.amountMinor, money.currency, lang))}
    >
      {escrow && escrow.heldMinor > 0 ? (
        <MoneyLines currency={escrow.currency} lines={[{ label: s.cancelRefund, amountMinor: escrow.heldMinor }]} />
      ) : (
        <p className={blocks.quiet}>{s.cancelNothing}</p>
      )}
    </Reasoned>
  )
}

export const cancel: MoveScreen = { Dialog, grave: true }
