import { useRead } from '../../../features/notice/web/queries.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

const EVERY_MS = 30_000

/** Unread messages: polled every 30 seconds and when the window gets the focus. Failures are silent; the next poll tries again. */
export function useUnread(): number {
  const { token, userInfo } = useSession()
  const { data } = useRead('GET /ws/notice/unread', token && !isOperator(userInfo) ? {} : null, {
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
