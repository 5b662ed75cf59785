import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { STANDING_ORDER_DAYS } from '../../../../../rules/demand.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const on = !demand.standingOrder
  const act = useMoveForm('POST /ws/demand/standingOrder', {
    demand,
    initial: {},
    toWire: () => ({ on }),
    onDone: () => {
      say(on ? s.orderOn : s.orderOff)
      onDone()
    },
  })
  return (
    <MoveForm needs="demand:hosting" of={act} verb={on ? s.orderBegin : s.orderEnd} onCancel={onCancel} focusVerb>
      <p className={blocks.quiet}>{on ? s.orderAbout(STANDING_ORDER_DAYS) : s.orderEndAbout}</p>
    </MoveForm>
  )
}

const both = (name: 'orderBegin' | 'orderEnd') => ({ cn: t.pick('cn')[name], en: t.pick('en')[name] })

export const orderFunding: MoveScreen = {
  Dialog,
  label: ({ standingOrder }) => (standingOrder ? both('orderEnd') : both('orderBegin')),
}
