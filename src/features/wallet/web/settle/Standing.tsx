import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import blocks from '../../../../platform/web/blocks.module.css'
import { caller } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import type { profileCalls } from '../../../profile/contract/calls.ts'
import { t } from './texts.ts'

const call = caller<typeof profileCalls>()

/** Whether the individual is verified: product §5, 0 unverified, 1 pending, 2 verified, 3 failed, 4 disabled. */
export const useStanding = () =>
  useQuery({
    queryKey: ['profile', 'authentication'],
    queryFn: ({ signal }) => call('GET /ws/profile/authentication', {}, { quiet: true, signal }),
  })

/** Why nothing can be withdrawn yet, and where that is mended. */
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
