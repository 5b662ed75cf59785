import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { moveTexts } from '../../contract/texts.ts'
import { CapField, capOf, ReasonField } from './fields.tsx'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { t as words } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  const act = useMoveForm('POST /ws/demand/cap/ask', {
    demand,
    initial: { cap: demand.capAsked ?? capOf(demand).now + 1, reason: '' },
    check: (typed) => checkFilled(typed, ['reason']),
    toWire: (typed) => ({ cap: Number(typed.cap), reason: typed.reason.trim() }),
    onDone,
  })
  return (
    <MoveForm needs={['demand:serve', 'demand:deliver']} of={act} verb={moveTexts.askCap.label[lang]} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.askCapAbout}</p>
      <CapField demand={demand} {...act.field('cap', s.cap)} />
      <ReasonField {...act.field('reason', reason)} />
    </MoveForm>
  )
}

export const askCap: MoveScreen = { Dialog }
