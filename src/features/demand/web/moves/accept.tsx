import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps } from './DialogForm.tsx'
import { type MoveScreen, orByTimer } from './move.ts'
import { Plain } from './Plain.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  return <Plain {...props} call="POST /ws/demand/accept" about={s.acceptAbout} verb={moveTexts.accept.label[useLang()]} />
}

export const accept: MoveScreen = { Dialog, why: (_demand, words) => orByTimer(words.s.accept, words) }
