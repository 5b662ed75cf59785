import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../../platform/web/ui/PasswordField.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { passwordChangeForm, type UserInfo } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

const empty = { password: '', confirmPassword: '' }

export function PasswordPart({ me }: { me: UserInfo }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: empty,
    check: (typed) => checkBy(passwordChangeForm, typed),
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
      <form className={`${blocks.form} ${css.fields}`} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <PasswordField meter required {...field('password', s.newPassword)} />
        <PasswordField autoComplete="new-password" required {...field('confirmPassword', s.confirmPassword)} />
        <div className={blocks.buttons}>
          <ActButton needs="own" type="submit" loading={act.pending}>
            {me.hasPassword ? s.savePassword : s.setPassword}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
