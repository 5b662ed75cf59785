import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Reasoned } from './Reasoned.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  return (
    <Reasoned
      needs="demand:grant"
      {...props}
      call="POST /ws/demand/postpone/refuse"
      about={s.refuseAbout}
      label={s.reason}
      verb={moveTexts.refusePostpone.label[useLang()]}
    />
  )
}

export const refusePostpone: MoveScreen = { Dialog }
