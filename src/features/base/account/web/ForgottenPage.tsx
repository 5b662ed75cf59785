import { Button, SegmentedControl, TextInput } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useLocation, useNavigate } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../platform/web/ui/PasswordField.tsx'
import { t as uiTexts } from '../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { checkForgotten } from './checks.ts'
import css from './entry.module.css'
import { EntryShell } from './parts/EntryShell.tsx'
import { AccountCode, AccountPhone } from './parts.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  by: 'phone' | 'email'
  areaCode: string
  phone: string
  email: string
  code: string
  password: string
  confirmPassword: string
}

const targetOf = ({ by, areaCode, phone, email }: Typed) => (by === 'email' ? { email } : { areaCode, phone })
const wire = (typed: Typed) => ({
  ...targetOf(typed),
  code: typed.code,
  password: typed.password,
  confirmPassword: typed.confirmPassword,
})

/** A new password by code; ends every session, including this browser's. */
export default function ForgottenPage() {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const navigate = useNavigate()
  const known = (useLocation().state as Partial<Pick<Typed, 'by' | 'areaCode' | 'phone' | 'email'>> | null) ?? {}
  const act = useActForm({
    warn: false,
    initial: { by: 'phone', areaCode: '86', phone: '', email: '', code: '', password: '', confirmPassword: '', ...known } as Typed,
    check: (typed) => checkForgotten(wire(typed)),
    save: (typed, options) => call('POST /ws/account/password/forgotten', wire(typed), options),
    onDone: (_, { by, areaCode, phone, email }) => {
      toast.success(s.resetDone)
      void navigate('/loginHome', { state: { by, areaCode, phone, email } })
    },
  })
  const { form, field, named } = act
  const { values } = form
  return (
    <EntryShell title={s.forgottenTitle} about={s.forgottenAbout}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <SegmentedControl
          fullWidth
          aria-label={s.resetBy}
          value={values.by}
          onChange={(by) => {
            form.clearErrors()
            form.setValues({ by: by as Typed['by'], code: '' })
          }}
          data={[
            { value: 'phone', label: ui.phone },
            { value: 'email', label: s.email },
          ]}
        />
        {values.by === 'phone' ? (
          <AccountPhone
            required
            areaCode={values.areaCode}
            phone={values.phone}
            onAreaCodeChange={(areaCode) => form.setFieldValue('areaCode', areaCode)}
            onPhoneChange={(phone) => {
              form.setFieldValue('phone', phone)
              form.clearFieldError('phone')
            }}
            {...named('phone', ui.phone)}
            areaCodeError={named('areaCode', ui.areaCode).error}
          />
        ) : (
          <TextInput type="email" autoComplete="email" required {...field('email', s.email)} />
        )}
        <AccountCode
          key={values.by}
          purpose="reset"
          target={targetOf(values)}
          {...field('code', ui.code)}
          onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
        />
        <PasswordField meter required {...field('password', s.newPassword)} />
        <PasswordField autoComplete="new-password" required {...field('confirmPassword', s.confirmPassword)} />
        <Button type="submit" size="md" fullWidth loading={act.pending}>
          {s.setPassword}
        </Button>
      </form>
      <p className={css.foot}>
        <Link to="/loginHome">{s.backToLogin}</Link>
      </p>
    </EntryShell>
  )
}
