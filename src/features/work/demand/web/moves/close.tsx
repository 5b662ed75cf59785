import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { type DialogProps, type MoveScreen, orByTimer } from './move.ts'
import { Plain } from './Plain.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const { closedBy, side } = props.demand
  const last = side === 'publisher' ? closedBy.provider : closedBy.publisher
  return (
    <Plain
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/close"
      about={last ? s.closeLast : s.closeAbout}
      verb={moveTexts.close.label[useLang()]}
    />
  )
}

export const close: MoveScreen = { Dialog, why: (_demand, words) => orByTimer(words.s.close, words) }
