import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { due } from '../days.ts'
import { DeliverForm } from './DeliverForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  return <DeliverForm {...props} call="POST /ws/demand/complete" about={s.deliverAbout} verb={s.deliverSend} />
}

export const complete: MoveScreen = {
  Dialog,
  why: ({ expectedCompletion }, { s, lang }) => s.complete(due(expectedCompletion, lang).text),
}
