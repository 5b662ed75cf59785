import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { Reasoned } from './Reasoned.tsx'
import { t as words } from './texts.ts'

function Dialog(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  return (
    <Reasoned
      needs={['demand:serve', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/end"
      about={s.endAbout}
      label={reason}
      verb={moveTexts.endUnfunded.label[lang]}
      tone="bad"
    />
  )
}

export const endUnfunded: MoveScreen = { Dialog, grave: true }
