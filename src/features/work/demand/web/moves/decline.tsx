import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Reasoned } from './Reasoned.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const verb = moveTexts.decline.label[useLang()]
  return (
    <Reasoned
      needs={['demand:serve', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/decline"
      about={s.declineAbout}
      label={s.reason}
      verb={verb}
      tone="bad"
    />
  )
}

export const decline: MoveScreen = { Dialog }
