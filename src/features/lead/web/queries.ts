import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import { useSession } from '../../../platform/web/session.ts'
import type { leadCalls } from '../contract/calls.ts'

export const call = caller<typeof leadCalls>()

/** What the caller's own account fills in; nothing for visitors, who are not asked. */
export function useOwnContact() {
  const { userInfo } = useSession()
  return useQuery({
    queryKey: ['lead', 'me'],
    queryFn: () => call('GET /ws/lead/me', {}, { quiet: true }),
    enabled: userInfo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
