import { Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { DEMAND_MESSAGE_MAX } from '../../../../rules/constants.ts'
import { moveTexts } from '../../contract/texts.ts'
import { closing } from '../days.ts'
import { useMove } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import type { MoveScreen } from './move.ts'
import { t } from './texts.ts'

function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [message, setMessage] = useState('')
  const act = useMove('POST /ws/demand/apply', { onDone })
  return (
    <DialogForm
      verb={moveTexts.apply.label[lang]}
      onCancel={onCancel}
      onSubmit={() => act.run({ id: demand.id, message: message.trim() })}
      act={act}
    >
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
        value={message}
        error={act.fields['message']}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

export const apply: MoveScreen = {
  Dialog,
  why: ({ company, recruitEnd }, { s, lang }) => s.invited(company.name, closing(recruitEnd, lang).text),
}
