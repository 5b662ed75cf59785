import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/constants.ts'
import { moveTexts } from '../../contract/texts.ts'
import { closing } from '../days.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useMoveForm('POST /ws/demand/apply', {
    demand,
    initial: { message: '' },
    toWire: ({ message }) => ({ message: message.trim() }),
    onDone,
  })
  return (
    <MoveForm of={act} labels={{ message: s.applyMessage }} verb={moveTexts.apply.label[lang]} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.applyAbout}</p>
      <Textarea
        label={s.applyMessage}
        description={s.applyHint}
        placeholder={s.applyHolder}
        maxLength={DEMAND_MESSAGE_MAX}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        {...act.field('message')}
      />
    </MoveForm>
  )
}

export const apply: MoveScreen = {
  Dialog,
  why: ({ company, recruitEnd }, { s, lang }) => s.invited(company.name, closing(recruitEnd, lang).text),
}
