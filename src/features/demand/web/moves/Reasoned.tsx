import { Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { type MovedMoney, useMove } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import { t } from './texts.ts'

interface ReasonedProps extends DialogProps {
  call:
    | 'POST /ws/demand/cancel'
    | 'POST /ws/demand/return'
    | 'POST /ws/demand/decline'
    | 'POST /ws/demand/postpone'
    | 'POST /ws/demand/postpone/refuse'
  about: string
  label: string
  verb: string
  tone?: 'primary' | 'bad'
  cancel?: string
  /** What has happened, with its amount; otherwise the move's own sentence. */
  done?: (money: MovedMoney) => string | null
  children?: React.ReactNode
}

/** A move that needs a confirmation and a reason. */
export function Reasoned({ demand, say, onDone, onCancel, call, about, label, verb, tone, cancel, done, children }: ReasonedProps) {
  const s = useTexts(t)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useMove(call, {
    onDone: ({ money }) => {
      const text = done?.(money)
      if (text) say(text)
      onDone()
    },
  })
  const missing = tried && reason.trim() === '' ? s.reasonNeeded : undefined
  const submit = () => {
    setTried(true)
    if (reason.trim()) return act.run({ id: demand.id, reason: reason.trim() })
  }
  return (
    <DialogForm verb={verb} tone={tone ?? 'primary'} {...(cancel && { cancel })} onCancel={onCancel} onSubmit={submit} act={act}>
      <p className={blocks.quiet}>{about}</p>
      {children}
      <Textarea
        label={label}
        withAsterisk
        required
        maxLength={500}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        value={reason}
        error={act.fields['reason'] ?? missing}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
