import { keepPreviousData } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { costCalls } from '../contract/calls.ts'
import { startingGross } from './starting.ts'

type Calls = typeof costCalls
export const { call, useRead, useWrite, stale } = queriesOf<Calls>('cost')

/** An operator's review is visible at the next visit. */
const fresh = { staleTime: 20_000 } as const

export const useCostRegions = () => useRead('GET /ws/cost/regions', {}, fresh)

export const useEstimate = (region: string, gross: string, period: 'month' | 'year') =>
  useRead('GET /ws/cost/estimate', gross.trim() === '' ? null : { region, gross, period }, {
    ...fresh,
    // The slip stays while the next amount loads, but never one of another country.
    placeholderData: (before) => (before?.region.code === region ? keepPreviousData(before) : undefined),
  })

/** A month's cost for an example of a salary there; no data where rates are not reviewed. */
export function useExampleEstimate(region: string) {
  const regions = useCostRegions()
  const here = regions.data?.regions.find(({ code }) => code === region)
  const gross = here?.state === 'reviewed' ? startingGross(here.currency) : ''
  const asked = useEstimate(region, gross, 'month')
  return {
    isPending: regions.isPending || (gross !== '' && asked.isPending),
    isError: regions.isError || asked.isError,
    data: gross === '' ? undefined : asked.data,
  }
}

export type EstimateInput = InputOf<Calls['GET /ws/cost/estimate']>
export type RegionChoice = ResultOf<Calls['GET /ws/cost/regions']>['regions'][number]
export type EstimateResult = ResultOf<Calls['GET /ws/cost/estimate']>
export type CostEstimate = NonNullable<EstimateResult['estimate']>
export type RegionRates = ResultOf<Calls['GET /ws/operator/cost/region']>
export type Version = RegionRates['versions'][number]
