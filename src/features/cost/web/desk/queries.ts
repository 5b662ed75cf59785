import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { useAct } from '../../../../platform/web/act.ts'
import { caller } from '../../../../platform/web/client.ts'
import type { costCalls } from '../../contract/calls.ts'

const call = caller<typeof costCalls>()
/** The portal's own answers are among what a move changes. */
const stale = [['operator', 'cost'], ['cost']]

export const useKeptRegions = () =>
  useQuery({ queryKey: ['operator', 'cost', 'regions'], queryFn: () => call('GET /ws/operator/cost/regions', {}, { quiet: true }) })
export const useRegionRates = (region: string) =>
  useQuery({
    queryKey: ['operator', 'cost', 'region', region],
    queryFn: () => call('GET /ws/operator/cost/region', { region }, { quiet: true }),
    enabled: region !== '',
  })

type Key = Extract<keyof typeof costCalls, `POST ${string}`>
export function useRateAct<K extends Key>(key: K, onDone: () => void) {
  return useAct((input: Parameters<typeof call<K>>[1], options) => call(key, input as never, { ...options, quiet: true }), {
    stale,
    onDone,
  })
}

export type RegionRates = ResultOf<(typeof costCalls)['GET /ws/operator/cost/region']>
export type Version = RegionRates['versions'][number]
export type KeptRegion = ResultOf<(typeof costCalls)['GET /ws/operator/cost/regions']>[number]
