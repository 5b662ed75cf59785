import { Button } from '@mantine/core'
import { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { t } from './detail/texts.ts'

interface NoDemandProps {
  title: string
  /** Null if the address names no demand. */
  error: unknown
  onRetry: () => void
}

/** A page of one demand without it: none was named, it is not accessible, or loading failed. */
export function NoDemand({ title, error, onRetry }: NoDemandProps) {
  const s = useTexts(t)
  const mine = isCompany(useSession().userInfo)
  const home = mine ? { to: '/personalHome/publish', label: s.toMine } : { to: '/personalHome/joinIn', label: s.toJoined }
  const missing = error === null || (error instanceof ApiError && [404, 422].includes(error.status))
  return (
    <>
      <PageHeader title={title} back={home} />
      {missing ? (
        <EmptyState
          title={error === null ? s.noneChosen : s.gone}
          why={s.noneChosenWhy}
          action={
            <Button component={Link} to={home.to}>
              {home.label}
            </Button>
          }
        />
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </>
  )
}
