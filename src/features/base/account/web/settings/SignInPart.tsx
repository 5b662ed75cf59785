import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { t as uiTexts } from '../../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { emailChangeForm, phoneChangeForm, type UserInfo } from '../../contract/schema.ts'
import { AccountCode, AccountPhone } from '../parts.tsx'
import { call, stale } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

/** Phone and e-mail, each changed in place with a code to the new address. */
export function SignInPart({ me }: { me: UserInfo }) {
  const s = useTexts(t)
  const [open, setOpen] = useState<'phone' | 'email' | null>(null)
  const done = (message: string) => {
    toast.success(message)
    setOpen(null)
  }
  return (
    <SectionCard title={s.signInPart}>
      <div className={`${blocks.line} ${css.row}`}>
        <span className={css.name}>{s.phone}</span>
        <span className={css.value}>{me.phone ? `+${me.areaCode} ${me.phone}` : s.noEmail}</span>
        {open !== 'phone' && (
          <Button variant="default" size="sm" aria-label={s.changePhone} onClick={() => setOpen('phone')}>
            {s.change}
          </Button>
        )}
      </div>
      {open === 'phone' && <PhoneForm me={me} onDone={() => done(s.phoneChanged)} onCancel={() => setOpen(null)} />}
      <div className={`${blocks.line} ${css.row}`}>
        <span className={css.name}>{s.email}</span>
        <span className={css.value}>{me.email || s.noEmail}</span>
        {open !== 'email' && (
          <Button variant="default" size="sm" aria-label={me.email ? s.changeEmail : s.setEmail} onClick={() => setOpen('email')}>
            {me.email ? s.change : s.setEmail}
          </Button>
        )}
      </div>
      {open === 'email' && <EmailForm me={me} onDone={() => done(s.emailChanged)} onCancel={() => setOpen(null)} />}
    </SectionCard>
  )
}

interface ChangeProps {
  me: UserInfo
  onDone: () => void
  onCancel: () => void
}

function PhoneForm({ me, onDone, onCancel }: ChangeProps) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const act = useActForm({
    initial: { areaCode: me.areaCode || '86', phone: '', code: '' },
    check: (typed) => checkBy(phoneChangeForm, typed),
    save: (typed, options) => call('POST /ws/account/phone/change', typed, options),
    stale,
    onDone,
  })
  const { form, field, named } = act
  const { areaCode, phone } = form.values
  return (
    <form className={`${blocks.form} ${css.open} ${css.fields}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <AccountPhone
        required
        areaCode={areaCode}
        phone={phone}
        onAreaCodeChange={(next) => form.setFieldValue('areaCode', next)}
        onPhoneChange={(next) => form.setFieldValue('phone', next)}
        {...named('phone', s.newPhone)}
        label={s.newPhone}
        areaCodeError={named('areaCode', ui.areaCode).error}
      />
      <AccountCode
        purpose="changePhone"
        target={{ areaCode, phone }}
        {...field('code', ui.code)}
        onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
      />
      <Buttons verb={s.changePhone} pending={act.pending} onCancel={onCancel} />
    </form>
  )
}

function EmailForm({ me, onDone, onCancel }: ChangeProps) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const act = useActForm({
    initial: { email: '', code: '' },
    check: (typed) => checkBy(emailChangeForm, typed),
    save: (typed, options) => call('POST /ws/account/email/change', typed, options),
    stale,
    onDone,
  })
  const { form, field } = act
  return (
    <form className={`${blocks.form} ${css.open} ${css.fields}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <TextInput type="email" autoComplete="email" required {...field('email', s.newEmail)} />
      <AccountCode
        purpose="changeEmail"
        target={{ email: form.values.email }}
        {...field('code', ui.code)}
        onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
      />
      <Buttons verb={me.email ? s.changeEmail : s.setEmail} pending={act.pending} onCancel={onCancel} />
    </form>
  )
}

function Buttons({ verb, pending, onCancel }: { verb: string; pending: boolean; onCancel: () => void }) {
  const s = useTexts(t)
  return (
    <div className={blocks.buttons}>
      <Button variant="default" onClick={onCancel}>
        {s.cancel}
      </Button>
      <ActButton needs="own" type="submit" loading={pending}>
        {verb}
      </ActButton>
    </div>
  )
}
