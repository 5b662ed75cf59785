import { useRead } from '../../../features/base/notice/web/queries.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

const nothing = { unread: 0, links: [] }

/**
 * How many messages are unread and what they lead to: read again when news of them arrives, and when the window gets the focus. Failures
 * are silent.
 */
export function useUnread(): { unread: number; links: readonly string[] } {
  const { token, userInfo } = useSession()
  const { data } = useRead('GET /ws/notice/unread', token && !isOperator(userInfo) ? {} : null, { refetchOnWindowFocus: 'always' })
  return data ?? nothing
}
