import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import type { DialogProps, MoveScreen } from './move.ts'
import { Plain } from './Plain.tsx'
import { postponedDates } from './postponed.ts'
import { t } from './texts.ts'

function Dialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { timeline } = props.demand
  const request = timeline.findLast(({ move }) => move === 'askPostpone')
  return (
    <Plain
      needs={['demand:grant', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/postpone"
      about={s.grantAbout(...postponedDates(props.demand, lang))}
      verb={moveTexts.grantPostpone.label[lang]}
    >
      {request && (
        <blockquote className={`${blocks.notice} ${blocks.text}`}>
          {s.providerSays}
          {request.reason}
        </blockquote>
      )}
    </Plain>
  )
}

export const grantPostpone: MoveScreen = {
  Dialog,
  why: ({ expectedCompletion }, { s, day }) => s.grantPostpone(day(expectedCompletion)),
}
