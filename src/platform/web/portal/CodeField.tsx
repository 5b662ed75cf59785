import { useId, useRef } from 'react'
import { CODE_DIGITS } from '../../../rules/constants.ts'
import blocks from '../blocks.module.css'
import { type Sending, useSending } from '../code-wait.ts'
import { useTexts } from '../i18n.tsx'
import spacing from '../spacing.module.css'
import { t } from '../ui/texts.ts'
import { ActionButton } from './actions.tsx'
import css from './entry-fields.module.css'
import { TextField } from './fields.tsx'

interface CodeFieldProps extends Required<Sending> {
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  /** Where the code went, once it was sent. */
  description?: string | undefined
  'data-path'?: string
}

/** Six digits that were sent, typed, pasted or filled in by the phone; sending again is possible after a pause. */
export function CodeField({ onSend, sentFor, onChange, description, ...field }: CodeFieldProps) {
  const s = useTexts(t)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { send, sending, left, wasSent } = useSending({ onSend, sentFor }, () => input.current?.focus())
  return (
    <div className={css.digits}>
      <TextField
        {...field}
        ref={input}
        label={s.code}
        placeholder={s.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        aria-describedby={description && id}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_DIGITS))}
        after={
          <ActionButton look="outline" busy={sending} disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? s.codeWait(left) : wasSent ? s.codeAgain : s.codeSend}
          </ActionButton>
        }
      />
      {description && (
        <p id={id} className={`${blocks.fine} ${spacing.after2}`}>
          {description}
        </p>
      )}
      <span className="sr-only" aria-live="polite">
        {left > 0 ? s.codeSent : ''}
      </span>
    </div>
  )
}
