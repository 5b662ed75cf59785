import { Button } from '@mantine/core'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { currentLang } from '../../../../platform/web/lang.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../platform/web/ui/PasswordField.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { checkBy, useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../../rules/errors.ts'
import { passwordChangeForm, type UserInfo } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

const empty = { oldPassword: '', password: '', confirmPassword: '' }

export function PasswordPart({ me }: { me: UserInfo }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: empty,
    check: (typed) => ({
      ...(me.hasPassword && !typed.oldPassword && { oldPassword: fieldErrors.required[currentLang()] }),
      ...checkBy(passwordChangeForm, typed),
    }),
    save: (typed, options) => call('POST /ws/account/password/change', typed, options),
    onDone: () => {
      toast.success(s.passwordChanged)
      act.restart(empty)
    },
    stale,
  })
  const { field } = act
  return (
    <SectionCard title={s.password} about={me.hasPassword ? s.passwordAbout : s.noPassword}>
      <form className={css.fields} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} labels={{ oldPassword: s.currentPassword, password: s.newPassword, confirmPassword: s.confirmPassword }} />
        {me.hasPassword && <PasswordField label={s.currentPassword} required {...field('oldPassword')} />}
        <PasswordField label={s.newPassword} meter required {...field('password')} />
        <PasswordField label={s.confirmPassword} autoComplete="new-password" required {...field('confirmPassword')} />
        <div className={css.buttons}>
          <Button type="submit" loading={act.pending}>
            {me.hasPassword ? s.savePassword : s.setPassword}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
