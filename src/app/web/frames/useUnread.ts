import { useRead } from '../../../features/notice/web/queries.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

/** Unread messages: read again when news of them arrives, and when the window gets the focus. Failures are silent. */
export function useUnread(): number {
  const { token, userInfo } = useSession()
  const { data } = useRead('GET /ws/notice/unread', token && !isOperator(userInfo) ? {} : null, { refetchOnWindowFocus: 'always' })
  return data?.unread ?? 0
}
