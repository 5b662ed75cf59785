import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { type ActOptions, type RunningAct, useAct } from '../../../platform/web/act.ts'
import { caller } from '../../../platform/web/client.ts'
import type { DemandCalls, demandCalls } from '../contract/calls.ts'

/** Every call of the feature, typed by its contract. */
export const demandCall = caller<typeof demandCalls>()

type ReadKey = Extract<keyof DemandCalls, `GET ${string}`>
export type MoveKey = Extract<keyof DemandCalls, `POST ${string}`>
export type ReadInput<K extends ReadKey> = InputOf<DemandCalls[K]>
export type ReadResult<K extends ReadKey> = ResultOf<DemandCalls[K]>

/** Screens show a failed read themselves, with a retry. */
const read =
  <K extends ReadKey>(key: K, input: ReadInput<K>) =>
  ({ signal }: { signal: AbortSignal }): Promise<ReadResult<K>> =>
    (demandCall as (key: K, input: ReadInput<K>, options: object) => Promise<ReadResult<K>>)(key, input, { quiet: true, signal })

const isId = (id: string | null | undefined): id is string => Boolean(id)

export const useDemand = (id: string | null | undefined) =>
  useQuery({ queryKey: ['demand', 'detail', id], queryFn: read('GET /ws/demand/detail', { id: id ?? '' }), enabled: isId(id) })

export const useProviders = (id: string | null | undefined) =>
  useQuery({ queryKey: ['demand', 'providers', id], queryFn: read('GET /ws/demand/providers', { id: id ?? '' }), enabled: isId(id) })

export const useHostingPreview = (id: string | null | undefined) =>
  useQuery({
    queryKey: ['demand', 'hostingPreview', id],
    queryFn: read('GET /ws/demand/hosting/preview', { id: id ?? '' }),
    enabled: isId(id),
    // What can be funded depends on a wallet that others use too.
    staleTime: 0,
  })

/** Every deduction of an advance (`amount` given) or of the final release (none). The server computes it by the path that releases. */
export const useReleasePreview = (id: string, amount: string | undefined, enabled = true) =>
  useQuery({
    queryKey: ['demand', 'releasePreview', id, amount ?? 'rest'],
    queryFn: read('GET /ws/demand/release/preview', amount === undefined ? { id } : { id, amount }),
    enabled,
    staleTime: 0,
    retry: false,
  })

export const useMyDemands = (input: ReadInput<'GET /ws/demand/mine'>) =>
  useQuery({
    queryKey: ['demand', 'mine', input],
    queryFn: read('GET /ws/demand/mine', input),
    placeholderData: keepPreviousData,
  })

export const useDrafts = (enabled = true) =>
  useQuery({ queryKey: ['demand', 'drafts'], queryFn: read('GET /ws/demand/drafts', {}), enabled })

export const useDemandOverview = () => useQuery({ queryKey: ['demand', 'overview'], queryFn: read('GET /ws/demand/overview', {}) })

export const useJoinedDemands = (input: ReadInput<'GET /ws/demand/joined'>) =>
  useQuery({
    queryKey: ['demand', 'joined', input],
    queryFn: read('GET /ws/demand/joined', input),
    placeholderData: keepPreviousData,
  })

export const useHall = (input: ReadInput<'GET /ws/hall/list'>) =>
  useQuery({ queryKey: ['hall', 'list', input], queryFn: read('GET /ws/hall/list', input), placeholderData: keepPreviousData })

export const useHallRecommend = (input: ReadInput<'GET /ws/hall/recommend'>) =>
  useQuery({ queryKey: ['hall', 'recommend', input], queryFn: read('GET /ws/hall/recommend', input), placeholderData: keepPreviousData })

export const useHallFacets = () => useQuery({ queryKey: ['hall', 'facets'], queryFn: read('GET /ws/hall/facets', {}) })

export const useMoveRules = () => useQuery({ queryKey: ['demand', 'rules'], queryFn: read('GET /ws/operator/demand/rules', {}) })

/** What any move of a demand may have changed elsewhere: its page and lists, the hall, money, messages. */
const touched = [['demand'], ['hall'], ['wallet'], ['notice'], ['operator']]

/**
 * One move of a demand: `const pick = useMove('POST /ws/demand/pick', {onDone})`, then `pick.run({id, accountId})`. Carries one Idempotency-Key per
 * filled form (see `useAct`). A refusal makes the demand stale as well: it usually means that someone else moved first.
 */
export function useMove<K extends MoveKey>(
  key: K,
  options: ActOptions<ResultOf<DemandCalls[K]>> = {},
): RunningAct<InputOf<DemandCalls[K]>, ResultOf<DemandCalls[K]>> {
  const client = useQueryClient()
  const send = demandCall as (key: K, input: InputOf<DemandCalls[K]>, options: object) => Promise<ResultOf<DemandCalls[K]>>
  return useAct((input: InputOf<DemandCalls[K]>, sending) => send(key, input, sending), {
    ...options,
    stale: [...touched, ...(options.stale ?? [])],
    onError: (error) => {
      if (Object.keys(error.fields).length === 0) void client.invalidateQueries({ queryKey: ['demand'] })
      options.onError?.(error)
    },
  })
}
