import { setLang } from '../../../../platform/web/lang.ts'
import '@mantine/core/styles.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { signIn } from '../../../../platform/web/session.ts'
import { CodeField } from '../../../../platform/web/ui/CodeField.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../platform/web/ui/PasswordField.tsx'
import { t as uiTexts } from '../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { checkOperatorLogin } from './checks.ts'
import css from './entry.module.css'
import { Harbour } from './parts/EntryShell.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  username: string
  password: string
  totp: string
  newPassword: string
  confirmPassword: string
}

/** Password and one-time code in one step. Outside the frames, so it imports the styles that they would. */
export default function OperatorLoginPage() {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const lang = useLang()
  // The password was one that a command made: it is replaced before anything opens.
  const [isFirst, setIsFirst] = useState(false)
  const sentOf = <T extends Typed>({ newPassword, confirmPassword, ...typed }: T) =>
    isFirst ? { ...typed, newPassword, confirmPassword } : typed
  const act = useActForm({
    warn: false,
    initial: { username: '', password: '', totp: '', newPassword: '', confirmPassword: '' },
    check: (typed) => checkOperatorLogin(sentOf(typed)),
    save: (typed, options) => call('POST /ws/operator/login', sentOf(typed), options),
    onDone: signIn,
    onError: (error) => {
      if (error.error === 'newPasswordNeeded') setIsFirst(true)
    },
  })
  const { field } = act
  return (
    <div>
      <header data-night>
        <div className={css.operatorHead}>
          <Harbour />
          <div>
            <h1 tabIndex={-1}>{s.operatorTitle}</h1>
            <p className={css.about}>{s.operatorAbout}</p>
          </div>
          <button type="button" className={blocks.textButton} onClick={() => setLang(lang === 'cn' ? 'en' : 'cn')}>
            <span lang={lang === 'cn' ? 'en' : 'zh-CN'}>{lang === 'cn' ? 'English' : '中文'}</span>
          </button>
        </div>
      </header>
      <main id="main" className={`${blocks.stack} ${css.operatorMain}`}>
        <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
          <FormState of={act} />
          <TextInput required autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username', s.username)} />
          <PasswordField required {...field('password', ui.password)} />
          <CodeField description={s.totpHint} required {...field('totp', s.totp)} />
          {isFirst && (
            <>
              <PasswordField meter required {...field('newPassword', s.newPassword)} />
              <PasswordField autoComplete="new-password" required {...field('confirmPassword', s.confirmPassword)} />
            </>
          )}
          <Button type="submit" size="md" fullWidth loading={act.pending}>
            {s.signIn}
          </Button>
        </form>
        <p className={css.foot}>
          <a href="#/home">{s.home}</a>
        </p>
      </main>
    </div>
  )
}
