import { PasswordInput } from '@mantine/core'
import { IconCheck, IconEye, IconEyeOff, IconPoint } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { PASSWORD_MIN_LENGTH } from '../../../rules/constants.ts'
import { passwordKindPatterns } from '../../contract/password.ts'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './PasswordField.module.css'
import { t } from './texts.ts'
import { useCapsLock } from './useCapsLock.ts'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shows the rule and which kinds of characters are present: for a new password. */
  meter?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: 'current-password' | 'new-password'
  id?: string
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

export function PasswordField({ label, value, onChange, meter, required, autoComplete, onBlur, ...rest }: PasswordFieldProps) {
  const s = useTexts(t)
  const ruleId = useId()
  const capsId = useId()
  const { caps, keys } = useCapsLock()
  const kinds = [
    { word: s.kindLength, has: value.length >= PASSWORD_MIN_LENGTH },
    { word: s.kindLower, has: passwordKindPatterns.lower.test(value) },
    { word: s.kindUpper, has: passwordKindPatterns.upper.test(value) },
    { word: s.kindDigit, has: passwordKindPatterns.digit.test(value) },
    { word: s.kindOther, has: passwordKindPatterns.other.test(value) },
  ]
  return (
    <div>
      <PasswordInput
        {...rest}
        label={label}
        description={rest.description ?? (meter ? s.passwordRule : undefined)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        withAsterisk={required}
        aria-required={required}
        autoComplete={autoComplete ?? (meter ? 'new-password' : 'current-password')}
        {...keys}
        onBlur={(event) => {
          keys.onBlur()
          onBlur?.(event)
        }}
        aria-describedby={[caps && capsId, meter && ruleId].filter(Boolean).join(' ') || undefined}
        visibilityToggleButtonProps={{ 'aria-label': s.showPassword, tabIndex: 0 }}
        visibilityToggleIcon={({ reveal }) =>
          reveal ? <IconEyeOff size={18} stroke={1.75} aria-hidden="true" /> : <IconEye size={18} stroke={1.75} aria-hidden="true" />
        }
      />
      <div aria-live="polite" id={capsId}>
        {caps && <p className={css.caps}>{s.capsLock}</p>}
      </div>
      {meter && (
        <ul className={`${blocks.line} ${blocks.fine} ${css.kinds}`} id={ruleId}>
          {kinds.map(({ word, has }) => (
            <li key={word} data-has={has || undefined}>
              {has ? <IconCheck size={14} stroke={2} aria-hidden="true" /> : <IconPoint size={14} stroke={2} aria-hidden="true" />}
              {word}
              <span className="sr-only">{has ? s.kindHas : s.kindLacks}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
