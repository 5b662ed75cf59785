import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { type RunningAct, useAct } from '../../../platform/web/act.ts'
import { type ApiError, type CallOptions, send } from '../../../platform/web/client.ts'
import { refresh } from '../../../platform/web/query.ts'
import type { accountCalls } from '../../account/contract/calls.ts'
import type { auditCalls } from '../../audit/contract/calls.ts'
import type { beanCalls } from '../../bean/contract/calls.ts'
import type { claimCalls } from '../../claim/contract/calls.ts'
import type { companyCalls } from '../../company/contract/calls.ts'
import type { demandCalls } from '../../demand/contract/calls.ts'
import type { dictionaryCalls } from '../../dictionary/contract/calls.ts'
import type { leadCalls } from '../../lead/contract/calls.ts'
import type { ledgerCalls } from '../../ledger/contract/calls.ts'
import type { licenceCalls } from '../../licence/contract/calls.ts'
import type { outboxCalls } from '../../outbox/contract/calls.ts'
import type { partnerCalls } from '../../partner/contract/calls.ts'
import type { profileCalls } from '../../profile/contract/calls.ts'
import type { providerCalls } from '../../provider/contract/calls.ts'
import type { settingCalls } from '../../setting/contract/calls.ts'
import type { walletCalls } from '../../wallet/contract/calls.ts'

type AllCalls = typeof accountCalls &
  typeof auditCalls &
  typeof beanCalls &
  typeof claimCalls &
  typeof companyCalls &
  typeof demandCalls &
  typeof dictionaryCalls &
  typeof leadCalls &
  typeof ledgerCalls &
  typeof licenceCalls &
  typeof outboxCalls &
  typeof partnerCalls &
  typeof profileCalls &
  typeof providerCalls &
  typeof settingCalls &
  typeof walletCalls

type ReadKey = Extract<keyof AllCalls, `GET /ws/operator/${string}`>
type ActKey = Extract<keyof AllCalls, `POST /ws/operator/${string}`>
export type Told<K extends ReadKey> = ResultOf<AllCalls[K]>
export type RowOf<K extends ReadKey> = Told<K> extends { records: (infer R)[] } ? R : never
/** Filters come from the URL as texts; the server's schema judges them. */
type Loose<T> = { [P in keyof T]?: T[P] | string | number }

const LOOK_AGAIN_MS = 30_000

const read =
  <K extends ReadKey>(key: K, input: object) =>
  ({ signal }: { signal: AbortSignal }) =>
    send<Told<K>>(key, input, { quiet: true, signal })

/** A list of the console. Others work on it too, so it is asked for again while it is on screen. */
export const useOperatorList = <K extends ReadKey>(key: K, input: Loose<InputOf<AllCalls[K]>> = {}) =>
  useQuery({
    queryKey: ['operator', key, input],
    queryFn: read(key, input),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  })

/** One case. Never shows the one before it while it loads: a decision must not fall on the wrong one. */
export const useOperatorCase = <K extends ReadKey>(key: K, id: string | null | undefined) =>
  useQuery({
    queryKey: ['operator', key, id],
    queryFn: read(key, { id }),
    enabled: Boolean(id),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })

const stale = ['operator', 'demand', 'notice']
/** Someone else was first. */
export const wasHandled = (error: ApiError): boolean => error.isOvertaken

/** A decision. Its refusal is shown by the screen; whatever came out, the queues are asked for again. */
export function useDecision<K extends ActKey>(
  key: K,
  options: { onDone?: (result: ResultOf<AllCalls[K]>) => void; onHandled?: (message: string) => void } = {},
): RunningAct<InputOf<AllCalls[K]>, ResultOf<AllCalls[K]>> {
  return useAct((input: InputOf<AllCalls[K]>, sending) => send<ResultOf<AllCalls[K]>>(key, input, { ...sending, quiet: true }), {
    stale,
    onDone: options.onDone,
    onError: (error) => {
      if (!wasHandled(error)) return
      void refresh(...stale)
      options.onHandled?.(error.message)
    },
  })
}

/** The same act for a form of its own (`useActForm`), which shows refusals on its fields. */
export const sendDecision = <K extends ActKey>(key: K, input: InputOf<AllCalls[K]>, options: CallOptions) =>
  send<ResultOf<AllCalls[K]>>(key, input, { ...options, quiet: true })

/** Asks again for the console's lists and for what visitors read of it. */
export function useRefresh(also: QueryKey): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['operator'], also]) void client.invalidateQueries({ queryKey })
  }
}
