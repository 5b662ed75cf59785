import { formatMoney, lessFee } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { CounterTerms } from '../bids/CounterTerms.tsx'
import { t } from '../bids/texts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { useMoveForm } from './useMoveForm.ts'

/** The terms of the company beside one's own, and what is left of the price after the fee. */
function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const mine = demand.myApplication
  const act = useMoveForm('POST /ws/demand/bid/counter/accept', {
    demand,
    initial: {},
    toWire: () => ({ bidVersion: mine?.bidVersion ?? 0 }),
    onDone,
  })
  const [bid] = mine?.bids ?? []
  const money = (minor: number) => formatMoney(minor, demand.currency, lang)
  const after = bid?.counter ? lessFee(bid.counter.priceMinor, demand.feeBps) : null
  return (
    <MoveForm needs={['demand:serve', 'demand:apply']} of={act} verb={moveTexts.acceptCounter.label[lang]} onCancel={onCancel} focusVerb>
      <p className={blocks.quiet}>{s.acceptAbout}</p>
      {bid?.counter && <CounterTerms demand={demand} bid={bid} counter={bid.counter} isOpen={mine?.countered ?? false} />}
      {after && <p>{s.receive(money(after.netMinor), money(after.feeMinor))}</p>}
    </MoveForm>
  )
}

export const acceptCounter: MoveScreen = { Dialog, why: (_, { s }) => s.countered }
