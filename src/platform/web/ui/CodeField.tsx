import { Button, Input } from '@mantine/core'
import { type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { CODE_DIGITS } from '../../../rules/constants.ts'
import { type Sending, useSending } from '../code-wait.ts'
import { useTexts } from '../i18n.tsx'
import css from './CodeField.module.css'
import { t } from './texts.ts'

export interface CodeFieldProps extends Sending {
  label?: ReactNode
  value: string
  onChange: (value: string) => void
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

/** Six digits, typed, pasted or filled in by the phone; sending again is possible after a pause. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onSend, sentFor, onComplete, error, description, required, disabled } = props
  const s = useTexts(t)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { send, sending, left, wasSent } = useSending({ onSend, sentFor }, () => input.current?.focus())

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
            {left > 0 ? s.codeWait(left) : wasSent ? s.codeAgain : s.codeSend}
          </Button>
        )}
      </div>
      <span className="sr-only" aria-live="polite">
        {left > 0 ? s.codeSent : ''}
      </span>
    </Input.Wrapper>
  )
}
