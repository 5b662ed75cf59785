import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../../platform/web/client.ts'
import type { profileCalls } from '../../../profile/contract/calls.ts'

const call = caller<typeof profileCalls>()

/** An applicant's public profile and résumé, without ways to reach them. */
export const usePublicProfile = (id: string | null) =>
  useQuery({
    queryKey: ['profile', 'public', id],
    queryFn: ({ signal }) => call('GET /ws/profile/public', { id: id ?? '' }, { quiet: true, signal }),
    enabled: id !== null,
  })
