import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '../i18n.tsx'
import { t } from '../ui/texts.ts'
import { useCapsLock } from '../ui/useCapsLock.ts'
import css from './entry-fields.module.css'
import { TextField, type TextFieldProps } from './fields.tsx'

/** The password of an account that exists. */
export function PasswordField(input: TextFieldProps) {
  const s = useTexts(t)
  const capsId = useId()
  const { caps, keys } = useCapsLock()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <div className={css.password}>
      <TextField
        {...input}
        {...keys}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        aria-describedby={caps ? capsId : undefined}
        after={
          <button type="button" className={css.eye} aria-label={s.showPassword} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </button>
        }
      />
      <div aria-live="polite" id={capsId}>
        {caps && <p className={css.caps}>{s.capsLock}</p>}
      </div>
    </div>
  )
}
