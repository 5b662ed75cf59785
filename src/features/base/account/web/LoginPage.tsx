import { type ReactNode, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { currentChannel } from '../../../../platform/web/channel.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { CodeField } from '../../../../platform/web/portal/CodeField.tsx'
import { TextField } from '../../../../platform/web/portal/fields.tsx'
import { PasswordField } from '../../../../platform/web/portal/PasswordField.tsx'
import { PhoneField } from '../../../../platform/web/portal/PhoneField.tsx'
import { Problems } from '../../../../platform/web/portal/Problems.tsx'
import { takeFocus } from '../../../../platform/web/portal/show.ts'
import { Tabs } from '../../../../platform/web/portal/Tabs.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import { type LoginResult, signIn } from '../../../../platform/web/session.ts'
import { t as uiTexts } from '../../../../platform/web/ui/texts.ts'
import type { MemberType } from '../../../../rules/constants.ts'
import { entryErrors } from '../../../../rules/entry-errors.ts'
import { checkCodeLogin, checkPasswordLogin } from './checks.ts'
import { AgreeBox, UserTypeChoice } from './choices.tsx'
import css from './entry.module.css'
import { EntryShell } from './parts/EntryShell.tsx'
import { useAskedCode, useCallingCodes } from './phone-and-code.ts'
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
  /** A one-time code or a recovery code, once the account has asked for it. */
  totp: string
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
  totp: '',
  userType: null,
  agreed: false,
}

const byPassword = ({ by, areaCode, phone, email, password, totp }: Typed) => ({
  ...(by === 'email' ? { phone: email } : { areaCode, phone }),
  ...{ password, totp },
})
const byCode = ({ areaCode, phone, captcha, totp, userType }: Typed) => ({
  ...{ areaCode, phone, captcha, totp },
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
  const login = useLogin()
  const { values, set, named, onSubmit, pending, attempt, failure, asksKind, asksFactor } = login
  const byCode = values.tab === 'code'
  return (
    <form onSubmit={onSubmit} noValidate className={blocks.form}>
      {attempt > 0 && <Problems of={login} />}
      {failure && (
        <p className={blocks.notice} data-tone={failure.error === 'secondFactorNeeded' ? 'primary' : 'bad'} role="alert">
          {failure.message}
        </p>
      )}
      <div className={css.ways}>
        <Tabs
          label={s.ways}
          value={values.tab}
          onChange={(tab) => login.choose({ tab })}
          tabs={[
            { value: 'password', label: s.byPassword },
            { value: 'code', label: s.byCode },
          ]}
        >
          {byCode ? <CodeWay login={login} /> : <PasswordWay login={login} />}
        </Tabs>
      </div>
      {asksFactor && <SecondFactor login={login} />}
      {byCode && asksKind && <AgreeBox value={values.agreed} onChange={(agreed) => set({ agreed })} {...named('agreed', s.agreement)} />}
      <ActionButton type="submit" busy={pending}>
        {byCode && asksKind ? s.createAndSignIn : s.signIn}
      </ActionButton>
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
  // The first factor was right, and the account has a second one.
  const [asksFactor, setAsksFactor] = useState(false)
  const form = usePublicForm<Typed, LoginResult>({
    empty: nothingTyped,
    given: known,
    check: (typed) => {
      const wrong = typed.tab === 'password' ? checkPasswordLogin(byPassword(typed)) : checkCodeLogin(typed)
      const { phone, ...others } = wrong
      return {
        ...(phone && { [typed.tab === 'password' ? typed.by : 'phone']: phone }),
        ...others,
        ...(typed.tab === 'code' && asksKind && !typed.userType && { userType: entryErrors.required[lang] }),
        ...(asksFactor && !typed.totp.trim() && { totp: entryErrors.required[lang] }),
        // Who has an account agreed when it was created.
        ...(typed.tab === 'code' && asksKind && !typed.agreed && { agreed: entryErrors.agree[lang] }),
      }
    },
    save: (typed, options) => {
      const quiet = { ...options, quiet: true }
      return typed.tab === 'password'
        ? call('POST /ws/passport/passwordLogin', byPassword(typed), quiet)
        : call('POST /ws/passport/regOrLogin/phoneByPC', byCode(typed), quiet)
    },
    onDone: signIn,
    onError: (error) => {
      if (error.error === 'secondFactorNeeded') setAsksFactor(true)
      if (error.error !== 'accountUnknown') return
      form.clearErrors()
      setAsksKind(true)
    },
  })
  /** Another way to sign in, whose fields have not been refused. */
  const choose = (way: Partial<Typed>) => {
    form.clearErrors()
    form.set(way)
  }
  return { ...form, choose, asksKind, asksFactor, forgetKind: () => setAsksKind(false) }
}

function PasswordWay({ login }: { login: Login }) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const { field, choose } = login
  const { by, areaCode, phone, email } = login.values
  const byPhone = by === 'phone'
  return (
    <div className={blocks.form}>
      {byPhone ? <Phone login={login} /> : <TextField type="email" autoComplete="username" required {...field('email', s.email)} />}
      <PasswordField required {...field('password', ui.password)} />
      <div className={blocks.between}>
        <button type="button" className={blocks.textButton} onClick={() => choose({ by: byPhone ? 'email' : 'phone' })}>
          {byPhone ? s.useEmail : s.usePhone}
        </button>
        <Link to="/loginHome/forgotten" state={{ areaCode, phone, email, by }}>
          {s.forgot}
        </Link>
      </div>
    </div>
  )
}

/** It appears when the account asks for it, and takes the focus. */
function SecondFactor({ login }: { login: Login }) {
  const s = useTexts(t)
  return (
    <TextField
      ref={takeFocus}
      description={s.factorHint}
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...login.field('totp', s.factor)}
    />
  )
}

function CodeWay({ login }: { login: Login }) {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const { values, set, named, mark, asksKind } = login
  const { areaCode, phone, captcha, userType } = values
  const asked = useAskedCode({ purpose: 'login', target: { areaCode, phone }, onRefused: mark })
  return (
    <div className={blocks.form}>
      <Phone login={login} />
      <CodeField {...asked} {...named('captcha', ui.code)} value={captcha} onChange={(digits) => set({ captcha: digits })} />
      <p className={blocks.quiet}>{s.smsRisk}</p>
      {asksKind && (
        <WhichKind>
          <UserTypeChoice value={userType} onChange={(kind) => set({ userType: kind })} {...named('userType', s.kind)} />
        </WhichKind>
      )}
    </div>
  )
}

function Phone({ login: { values, set, named, forgetKind } }: { login: Login }) {
  const ui = useTexts(uiTexts)
  const { areaCode, phone } = values
  const change = (typed: Partial<Typed>) => {
    // Both: the message at the number may be about its country.
    set({ areaCode, phone, ...typed, userType: null })
    forgetKind()
  }
  return (
    <PhoneField
      areaCode={areaCode}
      phone={phone}
      areaCodes={useCallingCodes()}
      onAreaCodeChange={(code) => change({ areaCode: code })}
      onPhoneChange={(typed) => change({ phone: typed })}
      {...named('phone', ui.phone)}
      areaCodeError={named('areaCode', ui.areaCode).error}
    />
  )
}

function WhichKind({ children }: { children: ReactNode }) {
  const s = useTexts(t)
  return (
    <section className={`${blocks.form} ${css.which}`} ref={takeFocus} tabIndex={-1} aria-labelledby="which-kind">
      <h2 id="which-kind">{s.whichTitle}</h2>
      <p>{s.whichAbout}</p>
      {children}
    </section>
  )
}
