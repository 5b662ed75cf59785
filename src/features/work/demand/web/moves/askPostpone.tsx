import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { postponedDates } from './postponed.ts'
import { Reasoned } from './Reasoned.tsx'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const about = s.askAbout(...postponedDates(props.demand, lang))
  return (
    <Reasoned
      needs={['demand:grant', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/postpone"
      about={about}
      label={s.reason}
      verb={moveTexts.askPostpone.label[lang]}
    />
  )
}

export const askPostpone: MoveScreen = { Dialog }
