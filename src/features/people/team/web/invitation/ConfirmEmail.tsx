import { TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../../platform/web/ui/PasswordField.tsx'
import { t as ui } from '../../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { emailChangeForm } from '../../../../base/account/contract/schema.ts'
import { AccountCode } from '../../../../base/account/web/parts.tsx'
import { call as accountCall, useMe } from '../../../../base/account/web/queries.ts'
import { stale } from '../queries.ts'
import { t } from '../texts.ts'

/** An account without an e-mail address confirms the invited one as its own, by a code. */
export function ConfirmEmail() {
  const s = useTexts(t)
  const u = useTexts(ui)
  const me = useMe()
  const act = useActForm({
    warn: false,
    initial: { email: '', code: '', password: '' },
    check: (typed) => checkBy(emailChangeForm, typed),
    save: (typed, options) => accountCall('POST /ws/account/email/change', typed, options),
    onDone: () => toast.success(s.emailConfirmed),
    stale,
  })
  const { form, field } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <TextInput type="email" autoComplete="email" required {...field('email', s.email)} />
      <AccountCode
        purpose="changeEmail"
        target={{ email: form.values.email }}
        {...field('code', u.code)}
        onRefused={(fields) => form.setErrors({ ...form.errors, ...fields })}
      />
      {me.data?.hasPassword && <PasswordField required {...field('password', s.currentPassword)} />}
      <ActButton needs="own" type="submit" size="md" loading={act.pending}>
        {s.confirmEmail}
      </ActButton>
    </form>
  )
}
