import { queriesOf } from '../../../../platform/web/queries.ts'
import type { claimCalls } from '../contract/calls.ts'
import { claimKeys, claims } from '../contract/claims.ts'

export const { call, useRead, stale } = queriesOf<typeof claimCalls>('claim')
const asWritten = claimKeys.map((key) => ({ key, ...claims[key], asOf: null, listed: null }))

/** The current claims; until they have loaded, or if loading fails, the defaults. */
export function useClaims() {
  const { data } = useRead('GET /ws/claim/list', {}, { placeholderData: asWritten })
  return data ?? asWritten
}
