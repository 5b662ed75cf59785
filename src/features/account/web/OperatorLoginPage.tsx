import '@mantine/core/styles.layer.css'
import { Button, TextInput } from '@mantine/core'
import blocks from '../../../platform/web/blocks.module.css'
import { setLang, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { signIn } from '../../../platform/web/session.ts'
import { CodeField } from '../../../platform/web/ui/CodeField.tsx'
import { FormState } from '../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../platform/web/ui/PasswordField.tsx'
import { t as uiTexts } from '../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../platform/web/ui/useActForm.ts'
import { checkOperatorLogin } from './checks.ts'
import css from './entry.module.css'
import { Harbour } from './parts/EntryShell.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

/** Password and one-time code in one step. Outside the frames, so it imports the styles that they would. */
export default function OperatorLoginPage() {
  const s = useTexts(t)
  const ui = useTexts(uiTexts)
  const lang = useLang()
  const act = useActForm({
    warn: false,
    initial: { username: '', password: '', totp: '' },
    check: checkOperatorLogin,
    save: (typed, options) => call('POST /ws/operator/login', typed, options),
    onDone: signIn,
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
          <FormState of={act} labels={{ username: s.username, password: ui.password, totp: s.totp }} />
          <TextInput label={s.username} required autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
          <PasswordField required {...field('password')} />
          <CodeField label={s.totp} description={s.totpHint} required {...field('totp')} />
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
