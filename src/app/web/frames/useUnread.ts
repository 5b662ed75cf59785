import { useRead } from '../../../features/notice/web/queries.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

const EVERY_MS = 30_000
const nothing = { unread: 0, links: [] }

/**
 * How many messages are unread and what they lead to: polled every 30 seconds and when the window gets the focus. Failures are silent; the
 * next poll tries again.
 */
export function useUnread(): { unread: number; links: readonly string[] } {
  const { token, userInfo } = useSession()
  const { data } = useRead('GET /ws/notice/unread', token && !isOperator(userInfo) ? {} : null, {
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  return data ?? nothing
}
