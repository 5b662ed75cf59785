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
  /** To what the code is sent, with `onSend`: the wait is that of the address, also when the field is mounted again. */
  sentFor?: string
  /** Called when the sixth digit is entered. */
  onComplete?: (code: string) => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

/** Until when each address waits for another code, in milliseconds. Not state of the field: a page may ask for the first code before it. */
const waits = new Map<string, number>()

/** A code has just been sent: the field of this address counts down. */
export function codeSent(sentFor: string): void {
  waits.set(sentFor, Date.now() + CODE_RESEND_SECONDS * 1000)
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Six digits, typed, pasted or filled in by the phone; sending again is possible after 60 s. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onSend, sentFor, onComplete, error, description, required, disabled } = props
  const s = useTexts(t)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const key = sentFor ?? id
  // Read at each rendering: sending sets `sending`, which renders again.
  const until = waits.get(key) ?? 0
  const [left, setLeft] = useState(() => secondsUntil(until))

  useEffect(() => {
    // Measures by the clock: timers of a background tab are delayed.
    const tick = () => {
      setLeft(secondsUntil(until))
      if (secondsUntil(until) === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])

  const send = async () => {
    if (!onSend || sending || left > 0) return
    setSending(true)
    try {
      if ((await onSend()) === false) return
      codeSent(key)
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
            {left > 0 ? s.codeWait(left) : until > 0 ? s.codeAgain : s.codeSend}
          </Button>
        )}
      </div>
      <span className="sr-only" aria-live="polite">
        {left > 0 ? s.codeSent : ''}
      </span>
    </Input.Wrapper>
  )
}
