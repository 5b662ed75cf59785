import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { EXPORT_TIMEOUT_MS } from '../../rules/constants.ts'
import type { CallKey, CallSpec, InputOf, ResultOf } from '../contract/call.ts'
import { type ActOptions, type RunningAct, useAct } from './act.ts'
import { caller, sendCall } from './client.ts'
import { ownTask } from './own-task.ts'
import { queryClient, refresh } from './query.ts'

type Calls = { [K in CallKey]?: CallSpec }
/** A preview changes nothing; it is a POST where its input is too long for an address. */
type ReadKey<C> = Extract<keyof C, `GET /${string}` | `POST /${string}/preview`>
type WriteKey<C> = Extract<keyof C, `POST /${string}`>
type Spec<C extends Calls, K extends keyof C & CallKey> = NonNullable<C[K]>

/** Input of a read. Values of an enum may be any text: filters come from the URL, and the server's schema validates them. */
type ReadInput<I> = { [P in keyof I]: I[P] extends string | undefined ? string | Extract<I[P], undefined> : I[P] }

type ReadOptions<R> = Omit<UseQueryOptions<R>, 'queryKey' | 'queryFn'>

/** Input `null`: not known yet, so nothing is sent. */
type ReadArgs<I, R> =
  Record<never, never> extends I
    ? [input?: ReadInput<I> | null, options?: ReadOptions<R>]
    : [input: ReadInput<I> | null, options?: ReadOptions<R>]

interface WriteOptions<R> extends ActOptions<R> {
  /** The screen shows every failure itself. */
  quiet?: boolean
}

/** For data that others change while it is on screen: always read again when shown; news refreshes it meanwhile (live.ts). */
export const watched = { staleTime: 0 } as const

/** For the initial values of a form: fresh when it opens, and never replaced while somebody types. */
export const forForm = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/**
 * The hooks of one feature, typed by its contract, with no schemas at run time: `export const { useRead, useList, useWrite } =
 * queriesOf<DemandCalls>('demand', ['wallet'])`. Results are stored under `[feature, call, input]`; a write marks those of its own
 * feature and of `alsoStale` stale: the same as in `rules/touched.ts`.
 */
export function queriesOf<C extends Calls>(feature: string, alsoStale: readonly string[] = []) {
  const stale = [feature, ...alsoStale]
  const keyOf = (key: CallKey, input: unknown) => [feature, key, input ?? {}] as const

  /** Query options of TanStack Query: for prefetching, and for several reads at once. */
  function query<K extends ReadKey<C>>(
    key: K,
    ...[input, options]: ReadArgs<InputOf<Spec<C, K>>, ResultOf<Spec<C, K>>>
  ): UseQueryOptions<ResultOf<Spec<C, K>>> & { queryKey: readonly unknown[] } {
    return {
      ...options,
      queryKey: keyOf(key, input),
      // Screens show a failed read themselves, with a retry.
      queryFn: ({ signal }) => ownTask().then(() => sendCall<ResultOf<Spec<C, K>>>(key, input ?? {}, { quiet: true, signal })),
      enabled: input === null ? false : (options?.enabled ?? true),
    }
  }

  function useRead<K extends ReadKey<C>>(
    key: K,
    ...args: ReadArgs<InputOf<Spec<C, K>>, ResultOf<Spec<C, K>>>
  ): UseQueryResult<ResultOf<Spec<C, K>>> {
    return useQuery(query(key, ...args))
  }

  /** A read whose old rows stay while those of other filters load, so that the layout does not shift. */
  function useList<K extends ReadKey<C>>(
    key: K,
    ...args: ReadArgs<InputOf<Spec<C, K>>, ResultOf<Spec<C, K>>>
  ): UseQueryResult<ResultOf<Spec<C, K>>> {
    return useQuery({ ...query(key, ...args), placeholderData: keepPreviousData })
  }

  /**
   * One action of the user (see `useAct`): `const pick = useWrite('POST /ws/demand/pick', {onDone})`, then `pick.run({id, accountId})`.
   */
  function useWrite<K extends WriteKey<C>>(
    key: K,
    { quiet, ...options }: WriteOptions<ResultOf<Spec<C, K>>> = {},
  ): RunningAct<InputOf<Spec<C, K>>, ResultOf<Spec<C, K>>> {
    const touched = [...stale, ...(options.stale ?? [])]
    return useAct(
      (input: InputOf<Spec<C, K>>, sending) => sendCall<ResultOf<Spec<C, K>>>(key, input, quiet ? { ...sending, quiet } : sending),
      {
        ...options,
        stale: touched,
        onError: (error) => {
          // Usually someone else was first, or the action happened and its answer was lost.
          if (error.isGeneral) void refresh(...touched)
          options.onError?.(error)
        },
      },
    )
  }

  /** Stores data received otherwise (usually from a write) as the answer of a read. */
  function put<K extends ReadKey<C>>(key: K, input: ReadInput<InputOf<Spec<C, K>>>, result: ResultOf<Spec<C, K>>): void {
    queryClient.setQueryData(keyOf(key, input), result)
  }

  /** The workbook of a list under the filters of its address, for `ExportButton`. */
  const fetchExport = <K extends WriteKey<C>>(key: K, input: ReadInput<InputOf<Spec<C, K>>>): Promise<ResultOf<Spec<C, K>>> =>
    sendCall<ResultOf<Spec<C, K>>>(key, input, { timeoutMs: EXPORT_TIMEOUT_MS })

  /** Refetches one read, for all its inputs. */
  const refreshRead = (key: ReadKey<C>): Promise<void> => queryClient.invalidateQueries({ queryKey: [feature, key] })

  return {
    /** One call outside hooks: the `save` of a form, a download. */
    call: caller<C>(),
    fetchExport,
    query,
    useRead,
    useList,
    useWrite,
    put,
    refreshRead,
    /** The features that a write makes stale, for forms: `useActForm({ …, stale })`. */
    stale,
  }
}
