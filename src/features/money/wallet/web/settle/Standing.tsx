import { Alert, Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import {
  DISABLED,
  FAILED,
  PENDING,
  UNVERIFIED,
  VERIFIED,
  type VerificationStatus,
} from '../../../../base/verification/contract/verification.ts'
import { t } from './texts.ts'

/** Why nothing can be withdrawn yet, and where to resolve it. */
export function Standing({ status }: { status: VerificationStatus }) {
  const s = useTexts(t)
  if (status === VERIFIED) return null
  const [title, text, to, verb] = {
    [UNVERIFIED]: [s.unverifiedTitle, s.unverified, '/personalHome/myPersonal/authentication', s.verify],
    [PENDING]: [s.pendingTitle, s.pending, '/personalHome/myPersonal/authentication', s.seeVerification],
    [FAILED]: [s.failedTitle, s.failed, '/personalHome/myPersonal/authentication', s.verify],
    [DISABLED]: [s.disabledTitle, s.disabled, '/contactUs', s.contact],
  }[status] as [string, string, string, string]
  return (
    <Alert color={status === PENDING ? 'info' : 'warn'} title={title}>
      <div className={blocks.form}>
        <p className={blocks.quiet}>{text}</p>
        <div className={blocks.buttons}>
          <Button component={Link} to={to} variant={status === PENDING ? 'default' : 'filled'}>
            {verb}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
