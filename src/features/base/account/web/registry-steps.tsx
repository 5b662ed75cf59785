import { Alert, Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { currentChannel } from '../../../../platform/web/channel.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { signIn } from '../../../../platform/web/session.ts'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../platform/web/ui/PasswordField.tsx'
import { t as uiTexts } from '../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { entryErrors } from '../../../../rules/entry-errors.ts'
import { checkPhoneCode, checkRegister } from './checks.ts'
import { AgreeBox, UserTypeChoice } from './choices.tsx'
import css from './entry.module.css'
import { AccountCode, AccountPhone } from './parts.tsx'
import { call } from './queries.ts'
import type { Progress } from './RegistryPage.tsx'
import { t } from './texts.ts'

interface StepProps {
  progress: Progress
  /** Goes to a step. */
  go: (change: Partial<Progress>) => void
}
interface TypingProps extends StepProps {
  /** Stores the input. */
  keep: (change: Partial<Progress>) => void
}

export function KindStep({ progress, go }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useActForm({
    warn: false,
    initial: { userType: progress.userType },
    check: ({ userType }): Record<string, string> => (userType ? {} : { userType: entryErrors.required[lang] }),
    save: async ({ userType }) => go({ userType, step: 1 }),
  })
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <UserTypeChoice {...act.field('userType', s.kind)} />
      <Button type="submit" size="md">
        {s.next}
      </Button>
    </form>
  )
}

/** The code is checked here and remains valid; only the holder of the phone learns that it is registered. */
export function PhoneStep({ progress, refused, keep, go }: TypingProps & { refused: Record<string, string> }) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const [taken, setTaken] = useState(false)
  const act = useActForm({
    warn: false,
    initial: { areaCode: progress.areaCode, phone: progress.phone, code: progress.code },
    check: checkPhoneCode,
    save: (typed, options) => call('POST /ws/account/check', typed, options),
    onDone: (_, typed) => go({ ...typed, step: 2 }),
    onError: (error) => setTaken(error.error === 'phoneTaken'),
  })
  const { form, field, named } = act
  const { values } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal of the last step is shown once
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.setErrors(refused)
  }, [refused])
  const setPhone = (change: { areaCode?: string; phone?: string }) => {
    form.setValues(change)
    form.clearFieldError('phone')
    setTaken(false)
    keep(change)
  }
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      {taken ? (
        <Alert color="warn" title={s.taken} role="alert">
          <p>{s.takenAbout}</p>
          <Link to="/loginHome" state={{ areaCode: values.areaCode, phone: values.phone }}>
            {s.toLogin}
          </Link>
        </Alert>
      ) : (
        <FormState of={act} />
      )}
      <AccountPhone
        required
        areaCode={values.areaCode}
        phone={values.phone}
        onAreaCodeChange={(areaCode) => setPhone({ areaCode })}
        onPhoneChange={(phone) => setPhone({ phone })}
        {...named('phone', ui.phone)}
        areaCodeError={named('areaCode', ui.areaCode).error}
      />
      <AccountCode
        purpose="register"
        target={{ areaCode: values.areaCode, phone: values.phone }}
        {...field('code', ui.code)}
        onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
      />
      <div className={blocks.between}>
        <Button variant="default" size="md" onClick={() => go({ step: 0, invited: false })}>
          {s.back}
        </Button>
        <Button type="submit" size="md" loading={act.pending}>
          {s.next}
        </Button>
      </div>
    </form>
  )
}

interface Typed {
  companyName: string
  name: string
  email: string
  emailCode: string
  password: string
  confirmPassword: string
  agreed: boolean
}

interface PasswordStepProps extends TypingProps {
  onDone: () => void
  /** The code expired, or the phone was registered meanwhile. */
  onPhoneRefused: (fields: Record<string, string>) => void
}

export function PasswordStep({ progress, keep, go, onDone, onPhoneRefused }: PasswordStepProps) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const lang = useLang()
  const { areaCode, phone, code } = progress
  const isCompany = progress.userType === userTypes.company && !progress.invited
  const called = isCompany ? 'companyName' : 'name'
  const inputOf = ({ password, confirmPassword, agreed, email, emailCode, ...names }: Typed) => ({
    userType: progress.userType ?? userTypes.company,
    ...{ areaCode, phone, code, password, confirmPassword },
    channel: currentChannel(),
    // The contract accepts only true; the check says so before anything is sent.
    agreed: agreed as true,
    [called]: names[called],
    ...(email.trim() !== '' && { email: email.trim(), emailCode }),
  })
  const act = useActForm({
    warn: false,
    initial: {
      companyName: progress.companyName,
      name: progress.name,
      email: '',
      emailCode: '',
      password: '',
      confirmPassword: '',
      agreed: false,
    } as Typed,
    check: (typed) => ({
      ...(!typed[called].trim() && { [called]: entryErrors.required[lang] }),
      ...checkRegister(inputOf(typed)),
    }),
    save: (typed, options) => call('POST /ws/account/register', inputOf(typed), options),
    onDone: (result) => {
      onDone()
      signIn(result)
    },
    onError: (error) => {
      const { phone: ofPhone, code: ofCode } = error.fields
      if (ofPhone || ofCode) onPhoneRefused({ ...(ofPhone && { phone: ofPhone }), ...(ofCode && { code: ofCode }) })
    },
  })
  const { form, field } = act
  const nameField = field(called, s[called])
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <div className={`${blocks.between} ${css.confirmed}`}>
        <span>{s.forPhone(`+${areaCode} ${phone}`)}</span>
        <button type="button" className={blocks.textButton} onClick={() => go({ step: 1, code: '' })}>
          {s.changePhoneStep}
        </button>
      </div>
      <TextInput
        description={isCompany ? s.companyNameHint : undefined}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={isCompany ? 120 : 60}
        required
        {...nameField}
        onChange={(event) => {
          nameField.onChange(event)
          keep({ [called]: event.currentTarget.value })
        }}
      />
      <TextInput description={s.emailHint} type="email" autoComplete="email" {...field('email', s.email)} />
      {form.values.email.trim() !== '' && (
        <AccountCode
          purpose="register"
          target={{ email: form.values.email.trim() }}
          {...field('emailCode', ui.code)}
          onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
        />
      )}
      <PasswordField meter required {...field('password', ui.password)} />
      <PasswordField autoComplete="new-password" required {...field('confirmPassword', s.confirmPassword)} />
      <AgreeBox {...field('agreed', s.agreement)} value={form.values.agreed} />
      <div className={blocks.between}>
        <Button variant="default" size="md" onClick={() => go({ step: 1 })}>
          {s.back}
        </Button>
        <Button type="submit" size="md" loading={act.pending}>
          {s.register}
        </Button>
      </div>
    </form>
  )
}
