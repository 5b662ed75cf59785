import { Alert, Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { t } from './texts.ts'

/** Why nothing can be withdrawn yet, and where to resolve it. */
export function Standing({ status }: { status: 0 | 1 | 2 | 3 | 4 }) {
  const s = useTexts(t)
  if (status === 2) return null
  const [title, text, to, verb] = {
    0: [s.unverifiedTitle, s.unverified, '/personalHome/myPersonal/authentication', s.verify],
    1: [s.pendingTitle, s.pending, '/personalHome/myPersonal/authentication', s.seeVerification],
    3: [s.failedTitle, s.failed, '/personalHome/myPersonal/authentication', s.verify],
    4: [s.disabledTitle, s.disabled, '/contactUs', s.contact],
  }[status] as [string, string, string, string]
  return (
    <Alert color={status === 1 ? 'info' : 'warn'} title={title}>
      <div className={blocks.form}>
        <p className={blocks.quiet}>{text}</p>
        <div className={blocks.buttons}>
          <Button component={Link} to={to} variant={status === 1 ? 'default' : 'filled'}>
            {verb}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
