import type { InputOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { ApiError } from '../../../../platform/web/client.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { refresh } from '../../../../platform/web/query.ts'
import type { DemandCalls } from '../contract/calls.ts'

/** A move changes the demand's page and lists, the hall, money and messages. */
export const { call, fetchExport, query, useRead, useList, useWrite, refreshRead, stale } = queriesOf<DemandCalls>('demand', [
  'wallet',
  'notice',
])

type ReadKey = Extract<keyof DemandCalls, `GET ${string}`>
export type ReadInput<K extends ReadKey> = InputOf<DemandCalls[K]>
/** The answer of a read: `ReadResult<'GET /ws/demand/overview'>`. */
export type ReadResult<K extends ReadKey> = ResultOf<DemandCalls[K]>

export const useDemand = (id: string | null | undefined) => useRead('GET /ws/demand/detail', id ? { id } : null)
export const useProviders = (id: string | null | undefined) => useRead('GET /ws/demand/providers', id ? { id } : null)
export const useDrafts = (enabled = true) => useRead('GET /ws/demand/drafts', {}, { enabled })
export const useDemandOverview = () => useRead('GET /ws/demand/overview')

/** The fundable amount depends on a wallet that other members use too. */
export const useFundingPreview = (id: string | null | undefined) =>
  useRead('GET /ws/demand/hosting/preview', id ? { id } : null, { staleTime: 0 })

/**
 * Every deduction of an advance (`amount` given) or of the final release (none). The server computes it with the same code that releases.
 */
export const useReleasePreview = (id: string, amount: string | undefined, enabled = true) =>
  useRead('GET /ws/demand/release/preview', amount === undefined ? { id } : { id, amount }, { enabled, staleTime: 0, retry: false })

/** What a part pays: as claimed, or by what the company accepts instead. */
export const usePartPreview = (input: ReadInput<'GET /ws/demand/part/preview'>, enabled = true) =>
  useRead('GET /ws/demand/part/preview', input, { enabled, staleTime: 0, retry: false })

/** For a form around a move: a refusal without a field usually means that someone else was first, so the demand is refetched. */
export const refreshIfMoved = (error: ApiError): void => {
  if (error.isGeneral) void refresh(...stale)
}

type Seen = 'POST /ws/demand/part/opened' | 'POST /ws/demand/invitation/opened'

/** Says that something was opened. Its reader sees nothing of it, so neither of a failure: the next time it is opened says it again. */
export const tellSeen = (key: Seen, id: string): void => void call(key, { id }, { quiet: true }).catch(() => undefined)

/** What a move has posted. */
export type MovedMoney = ResultOf<DemandCalls['POST /ws/demand/cancel']>['money']
