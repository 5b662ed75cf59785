import { Alert, Button, Tabs, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import blocks from '../../../platform/web/blocks.module.css'
import { currentChannel } from '../../../platform/web/channel.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { type LoginResult, signIn } from '../../../platform/web/session.ts'
import { FormErrors } from '../../../platform/web/ui/FormErrors.tsx'
import { PasswordField } from '../../../platform/web/ui/PasswordField.tsx'
import { t as uiTexts } from '../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../platform/web/ui/useActForm.ts'
import type { MemberType } from '../../../rules/constants.ts'
import { fieldErrors } from '../../../rules/errors.ts'
import { checkCodeLogin, checkPasswordLogin } from './checks.ts'
import css from './entry.module.css'
import { AccountCode, AccountPhone, AgreeBox, EntryShell, UserTypeChoice } from './parts.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  tab: 'password' | 'code'
  by: 'phone' | 'email'
  areaCode: string
  phone: string
  email: string
  password: string
  captcha: string
  userType: MemberType | null
  agreed: boolean
}

const nothingTyped: Typed = {
  tab: 'password',
  by: 'phone',
  areaCode: '86',
  phone: '',
  email: '',
  password: '',
  captcha: '',
  userType: null,
  agreed: false,
}

const byPassword = ({ by, areaCode, phone, email, password }: Typed) =>
  by === 'email' ? { phone: email, password } : { areaCode, phone, password }
const byCode = ({ areaCode, phone, captcha, userType }: Typed) => ({
  ...{ areaCode, phone, captcha },
  // Only if it creates the account.
  ...(userType && { userType, channel: currentChannel() }),
})

/** A phone or e-mail typed on another entry page arrives as route state. */
type Known = Partial<Pick<Typed, 'areaCode' | 'phone' | 'email' | 'by' | 'tab'>>

export default function LoginPage() {
  const s = useTexts(t)
  return (
    <EntryShell title={s.signIn}>
      <LoginForm />
      <p className={css.foot}>
        {s.noAccount} <Link to="/loginHome/registry">{s.toRegistry}</Link>
      </p>
    </EntryShell>
  )
}

function LoginForm() {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const login = useLogin()
  const { form, field, onSubmit, pending, attempt, failure, asksKind } = login
  const { values } = form
  const choose = (tab: string | null) => {
    form.clearErrors()
    form.setFieldValue('tab', tab === 'code' ? 'code' : 'password')
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={blocks.form}>
        <FormErrors
          errors={form.errors}
          attempt={attempt}
          labels={{
            phone: ui.phone,
            areaCode: ui.areaCode,
            email: s.email,
            password: ui.password,
            captcha: ui.code,
            userType: s.kind,
            agreed: s.agreement,
          }}
        />
        {failure && (
          <Alert color="bad" role="alert">
            {failure.message}
          </Alert>
        )}
        <Tabs value={values.tab} onChange={choose} keepMounted={false}>
          <Tabs.List grow aria-label={s.ways}>
            <Tabs.Tab value="password">{s.byPassword}</Tabs.Tab>
            <Tabs.Tab value="code">{s.byCode}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="password">
            <PasswordWay login={login} />
          </Tabs.Panel>
          <Tabs.Panel value="code">
            <CodeWay login={login} />
          </Tabs.Panel>
        </Tabs>
        <AgreeBox {...field('agreed')} value={values.agreed} />
        <Button type="submit" size="md" fullWidth loading={pending}>
          {values.tab === 'code' && asksKind ? s.createAndSignIn : s.signIn}
        </Button>
      </div>
    </form>
  )
}

type Login = ReturnType<typeof useLogin>

/** Both ways to sign in share one form: what was typed for one stays for the other. */
function useLogin() {
  const lang = useLang()
  const known = (useLocation().state as Known | null) ?? {}
  // A new phone with a right code: the account is created once the user has chosen its type.
  const [asksKind, setAsksKind] = useState(false)
  const login = useActForm<Typed, LoginResult>({
    warn: false,
    initial: { ...nothingTyped, ...known },
    check: (typed) => {
      const wrong = typed.tab === 'password' ? checkPasswordLogin(byPassword(typed)) : checkCodeLogin(typed)
      const { phone, ...others } = wrong
      return {
        ...(phone && { [typed.tab === 'password' ? typed.by : 'phone']: phone }),
        ...others,
        ...(typed.tab === 'code' && asksKind && !typed.userType && { userType: fieldErrors.required[lang] }),
        ...(!typed.agreed && { agreed: fieldErrors.agree[lang] }),
      }
    },
    save: (typed, options) =>
      typed.tab === 'password'
        ? call('POST /ws/passport/passwordLogin', byPassword(typed), options)
        : call('POST /ws/passport/regOrLogin/phoneByPC', byCode(typed), options),
    onDone: signIn,
    onError: (error) => {
      if (error.error !== 'accountUnknown') return
      login.form.clearErrors()
      setAsksKind(true)
    },
  })
  return { ...login, asksKind, forgetKind: () => setAsksKind(false) }
}

function PasswordWay({ login }: { login: Login }) {
  const s = useTexts(t)
  const { form, field } = login
  const { by, areaCode, phone, email } = form.values
  const other = () => {
    form.clearErrors()
    form.setFieldValue('by', by === 'phone' ? 'email' : 'phone')
  }
  return (
    <div className={blocks.form}>
      {by === 'phone' ? (
        <Phone login={login} />
      ) : (
        <TextInput label={s.email} type="email" autoComplete="username" required {...field('email')} />
      )}
      <PasswordField required {...field('password')} />
      <div className={blocks.between}>
        <button type="button" className={blocks.textButton} onClick={other}>
          {by === 'phone' ? s.useEmail : s.usePhone}
        </button>
        <Link to="/loginHome/forgotten" state={{ areaCode, phone, email, by }}>
          {s.forgot}
        </Link>
      </div>
    </div>
  )
}

function CodeWay({ login }: { login: Login }) {
  const { form, field, asksKind } = login
  const { areaCode, phone } = form.values
  return (
    <div className={blocks.form}>
      <Phone login={login} />
      <AccountCode
        purpose="login"
        target={{ areaCode, phone }}
        {...field('captcha')}
        onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
      />
      {asksKind && (
        <WhichKind>
          <UserTypeChoice {...field('userType')} />
        </WhichKind>
      )}
    </div>
  )
}

function Phone({ login: { form, forgetKind } }: { login: Login }) {
  const { areaCode, phone, userType } = form.values
  const change = (typed: Partial<Typed>) => {
    form.setValues(typed)
    form.clearFieldError('phone')
    forgetKind()
    if (userType) form.setFieldValue('userType', null)
  }
  return (
    <AccountPhone
      required
      areaCode={areaCode}
      phone={phone}
      onAreaCodeChange={(code) => change({ areaCode: code })}
      onPhoneChange={(typed) => change({ phone: typed })}
      error={form.errors['phone']}
      areaCodeError={form.errors['areaCode']}
      data-path="phone"
    />
  )
}

function WhichKind({ children }: { children: React.ReactNode }) {
  const s = useTexts(t)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className={`${blocks.form} ${css.which}`} ref={box} tabIndex={-1} aria-labelledby="which-kind">
      <h2 id="which-kind">{s.whichTitle}</h2>
      <p>{s.whichAbout}</p>
      {children}
    </section>
  )
}
