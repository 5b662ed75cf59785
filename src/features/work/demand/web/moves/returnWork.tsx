import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Reasoned } from './Reasoned.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const verb = moveTexts.returnWork.label[useLang()]
  return (
    <Reasoned
      needs="demand:confirm"
      {...props}
      call="POST /ws/demand/return"
      about={s.returnAbout}
      label={s.returnWhat}
      verb={verb}
      tone="bad"
    />
  )
}

export const returnWork: MoveScreen = { Dialog }
