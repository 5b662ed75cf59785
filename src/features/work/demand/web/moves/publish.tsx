import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Plain } from './Plain.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const about = props.demand.visibility === 'invited' ? s.publishInvited : s.publishAbout
  return <Plain needs="demand:publish" {...props} call="POST /ws/demand/publish" about={about} verb={moveTexts.publish.label[lang]} />
}

export const publish: MoveScreen = { Dialog, why: (_demand, { s }) => s.publish }
