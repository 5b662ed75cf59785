import { useQuery } from '@tanstack/react-query'
import type { noticeCalls } from '../../../features/notice/contract/calls.ts'
import { caller } from '../../../platform/web/client.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

const call = caller<typeof noticeCalls>()
const EVERY_MS = 30_000

/** Unread messages: asked for every 30 seconds and when the window is looked at again. Silent when it fails; the next beat asks anew. */
export function useUnread(): number {
  const { token, userInfo } = useSession()
  const { data } = useQuery({
    queryKey: ['notice', 'unread'],
    queryFn: () => call('GET /ws/notice/unread', {}, { quiet: true }),
    enabled: Boolean(token) && !isOperator(userInfo),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
