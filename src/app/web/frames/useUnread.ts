import { useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/web/client.ts'
import { useSession } from '../../../platform/web/session.ts'

const EVERY_MS = 30_000

/** Unread messages: asked for every 30 seconds and when the window is looked at again. Silent when it fails; the next beat asks anew. */
export function useUnread(): number {
  const { token, userInfo } = useSession()
  const { data } = useQuery({
    queryKey: ['notice', 'unread'],
    queryFn: () => send<number | { count?: number; unread?: number; total?: number }>('GET /ws/notice/unread', {}, { quiet: true }),
    enabled: Boolean(token) && userInfo?.userType !== 9,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  if (typeof data === 'number') return data
  return data?.count ?? data?.unread ?? data?.total ?? 0
}
