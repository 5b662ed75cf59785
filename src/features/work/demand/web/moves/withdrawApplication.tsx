import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Plain } from './Plain.tsx'
import { t, turnDown } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const invited = props.demand.myApplication?.state === 'invited'
  const verb = invited ? turnDown : moveTexts.withdrawApplication.label
  return (
    <Plain
      needs={['demand:serve', 'demand:apply']}
      {...props}
      call="POST /ws/demand/application/withdraw"
      about={invited ? s.turnDownAbout : s.takeBackAbout}
      verb={verb[lang]}
    />
  )
}

export const withdrawApplication: MoveScreen = {
  Dialog,
  label: ({ myApplication }) => (myApplication?.state === 'invited' ? turnDown : null),
}
