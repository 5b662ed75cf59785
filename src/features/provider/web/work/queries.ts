import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { type ActOptions, useAct } from '../../../../platform/web/act.ts'
import type { DeadReason } from '../../contract/schema.ts'
import { call } from '../queries.ts'

/** Filters come from the URL as texts; the server's schema judges them. */
type FromUrl = Record<string, string | number | undefined>

export const useUnlocked = (input: FromUrl) =>
  useQuery({
    queryKey: ['provider', 'unlocked', input],
    queryFn: ({ signal }) => call('GET /ws/provider/unlocked', input as never, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    // Colleagues pay too, and operators decide.
    staleTime: 0,
  })

export const useListings = (input: FromUrl, enabled: boolean) =>
  useQuery({
    queryKey: ['operator', 'providers', input],
    queryFn: ({ signal }) => call('GET /ws/operator/providers', input as never, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  })

/** One listing for its form. Asked for again only when the form says so: what is being typed must not be replaced under the hand. */
export const useListing = (id: string) =>
  useQuery({
    queryKey: ['operator', 'listing', id],
    queryFn: ({ signal }) => call('GET /ws/operator/provider', { id }, { quiet: true, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What visitors and the console read of a listing. */
export const staleByListing: QueryKey[] = [['operator'], ['provider']]

export const useListingState = (options: ActOptions<{ id: string }>) =>
  useAct(
    (input: { id: string; state: 'listed' | 'hidden'; reason: string }, sending) =>
      call('POST /ws/operator/provider/state', input, sending),
    { ...options, stale: staleByListing },
  )

export const sendReport = (input: { id: string; reason: DeadReason; detail: string }, options: Parameters<typeof call>[2]) =>
  call('POST /ws/provider/report', input, options)
