import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import type { claimCalls } from '../contract/calls.ts'
import { claimKeys, claims } from '../contract/claims.ts'

const call = caller<typeof claimCalls>()
const asWritten = claimKeys.map((key) => ({ key, ...claims[key] }))

/** The claims as they are now; until the answer has come, and where none comes, as the house wrote them. */
export function useClaims() {
  const { data } = useQuery({
    queryKey: ['claim', 'list'],
    queryFn: () => call('GET /ws/claim/list', {}, { quiet: true }),
    placeholderData: asWritten,
  })
  return data ?? asWritten
}
