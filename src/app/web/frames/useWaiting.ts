import { useDesks } from '../../../features/base/queue/web/desks.ts'
import { useRead as useWallet } from '../../../features/money/wallet/web/queries.ts'
import { waitingKinds } from '../../../features/people/payroll/contract/waiting.ts'
import { useRead as usePayroll } from '../../../features/people/payroll/web/queries.ts'
import { useMenu } from '../../../platform/web/permissions.ts'
import { isCompany, isOperator, useSession } from '../../../platform/web/session.ts'
import { useMay } from '../../../platform/web/use-permissions.ts'
import { leavesOf } from './menu.ts'

const onFocus = { refetchOnWindowFocus: 'always' } as const

/**
 * What waits for this member, or at the desks of this operator, by the name of the page where it is dealt with. Failures are silent: the
 * pages themselves say them.
 */
export function useWaiting(): Record<string, number> {
  const { userInfo } = useSession()
  const company = userInfo !== null && isCompany(userInfo)
  const people = usePayroll('GET /ws/payroll/waiting', useMay('people:view') && company ? {} : null, onFocus)
  const wallet = useWallet('GET /ws/wallet/summary', useMay('wallet:view') && company ? {} : null, onFocus)
  const desks = useDesks(isOperator(userInfo))
  const pages = leavesOf(useMenu())
  const counts: Record<string, number> = { approvals: wallet.data?.waitingForMyApproval ?? 0 }
  for (const { kind, count } of people.data ?? []) {
    const page = pages.find(({ path }) => path === waitingKinds[kind].split('?')[0])
    if (page) counts[page.name] = (counts[page.name] ?? 0) + count
  }
  for (const { desk, count } of desks.data ?? []) counts[desk] = count
  return counts
}
