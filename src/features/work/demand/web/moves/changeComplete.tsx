import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DeliverForm } from './DeliverForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  return <DeliverForm {...props} call="POST /ws/demand/changeComplete" about={s.changeAbout} verb={s.deliverNew} />
}

export const changeComplete: MoveScreen = { Dialog }
