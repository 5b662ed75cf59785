import { Button, Input } from '@mantine/core'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CODE_DIGITS, CODE_RESEND_SECONDS } from '../../../rules/constants.ts'
import { useTexts } from '../i18n.tsx'
import css from './CodeField.module.css'
import { t } from './texts.ts'

export interface CodeFieldProps {
  label?: ReactNode
  value: string
  onChange: (value: string) => void
  /** Requests a code. `false` or a rejection: none was sent, and the button is enabled again. Absent: a code from an app, no button. */
  onSend?: () => Promise<unknown>
  /** Called when the sixth digit is entered. */
  onComplete?: (code: string) => void
  seconds?: number
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

/** Six digits, typed, pasted or filled in by the phone; sending again is possible after 60 s. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onSend, onComplete, seconds = CODE_RESEND_SECONDS, error, description, required, disabled } = props
  const s = useTexts(t)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (!until) return
    // Measures by the clock: timers of a background tab are delayed.
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setUntil(0)
    }
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])

  const send = async () => {
    if (!onSend || sending || left > 0) return
    setSending(true)
    try {
      if ((await onSend()) === false) return
      setSent(true)
      setUntil(Date.now() + seconds * 1000)
      input.current?.focus()
    } catch {
      // The client has shown the reason; the button is enabled again.
    } finally {
      setSending(false)
    }
  }

  return (
    // Error and description reach the digits through the wrapper: a TextInput would bring a wrapper of its own and hide them.
    <Input.Wrapper
      id={id}
      label={label ?? s.code}
      withAsterisk={required}
      description={description}
      error={error}
      errorProps={{ mt: 5 }}
      descriptionProps={{ mb: 5 }}
    >
      <div className={css.row}>
        <Input
          ref={input}
          id={id}
          className={css.input}
          classNames={{ input: css.digits }}
          value={value}
          placeholder={s.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required={required}
          error={Boolean(error)}
          disabled={disabled}
          data-path={props['data-path']}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_DIGITS)
            onChange(digits)
            if (digits.length === CODE_DIGITS && digits !== value) onComplete?.(digits)
          }}
        />
        {onSend && (
          <Button variant="default" onClick={send} loading={sending} disabled={disabled || left > 0}>
            {left > 0 ? s.codeWait(left) : sent ? s.codeAgain : s.codeSend}
          </Button>
        )}
      </div>
      <span className="sr-only" aria-live="polite">
        {left > 0 ? s.codeSent : ''}
      </span>
    </Input.Wrapper>
  )
}
