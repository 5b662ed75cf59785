import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import type { costCalls } from '../contract/calls.ts'

const call = caller<typeof costCalls>()
/** An operator's review shows at once to whoever looks again. */
const FRESH_MS = 20_000

export const useCostRegions = () =>
  useQuery({
    queryKey: ['cost', 'regions'],
    queryFn: ({ signal }) => call('GET /ws/cost/regions', {}, { quiet: true, signal }),
    staleTime: FRESH_MS,
  })

export const useEstimate = (region: string, gross: string, period: 'month' | 'year') =>
  useQuery({
    queryKey: ['cost', 'estimate', region, gross, period],
    queryFn: ({ signal }) => call('GET /ws/cost/estimate', { region, gross, period }, { quiet: true, signal }),
    staleTime: FRESH_MS,
    // The slip stays while the next figure is on its way, but never one of another country.
    placeholderData: (before, query) => (query?.queryKey[2] === region ? keepPreviousData(before) : undefined),
    enabled: gross.trim() !== '',
  })

export type Told = NonNullable<ReturnType<typeof useEstimate>['data']>
export type EstimateTold = NonNullable<Told['estimate']>
export type LineTold = EstimateTold['lines'][number]
