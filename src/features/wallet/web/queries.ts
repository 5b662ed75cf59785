import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { type ActOptions, type RunningAct, useAct } from '../../../platform/web/act.ts'
import { caller } from '../../../platform/web/client.ts'
import { useLang } from '../../../platform/web/i18n.tsx'
import type { settingCalls } from '../../setting/contract/calls.ts'
import type { walletCalls } from '../contract/calls.ts'

type Calls = typeof walletCalls
export const walletCall = caller<Calls>()
const settingCall = caller<typeof settingCalls>()

type ReadKey = Extract<keyof Calls, `GET ${string}`>
export type WalletMove = Extract<keyof Calls, `POST ${string}`>
export type ReadInput<K extends ReadKey> = InputOf<Calls[K]>
export type ReadResult<K extends ReadKey> = ResultOf<Calls[K]>

/** Screens show a failed read themselves, with a retry. */
const read =
  <K extends ReadKey>(key: K, input: ReadInput<K>) =>
  ({ signal }: { signal: AbortSignal }): Promise<ReadResult<K>> =>
    (walletCall as (key: K, input: ReadInput<K>, options: object) => Promise<ReadResult<K>>)(key, input, { quiet: true, signal })

export const useWalletSummary = (enabled = true) =>
  useQuery({ queryKey: ['wallet', 'summary'], queryFn: read('GET /ws/wallet/summary', {}), enabled })

export const useOrders = (input: ReadInput<'GET /ws/wallet/orders'>) =>
  useQuery({ queryKey: ['wallet', 'orders', input], queryFn: read('GET /ws/wallet/orders', input), placeholderData: keepPreviousData })

export const useOrder = (id: string, enabled = true) =>
  useQuery({ queryKey: ['wallet', 'order', id], queryFn: read('GET /ws/wallet/order', { id }), enabled })

export const useBankAccounts = (enabled = true) =>
  useQuery({ queryKey: ['wallet', 'bankAccounts'], queryFn: read('GET /ws/wallet/bankAccounts', {}), enabled })

export const useSettlements = (input: ReadInput<'GET /ws/wallet/settlements'>) =>
  useQuery({
    queryKey: ['wallet', 'settlements', input],
    queryFn: read('GET /ws/wallet/settlements', input),
    placeholderData: keepPreviousData,
  })

/** Releases of one currency that can be withdrawn, as many as one withdrawal takes. */
export async function allWithdrawable(currency: ReadResult<'GET /ws/wallet/settlements'>['totals'][number]['currency'], demandId?: string) {
  const found = await Promise.all(
    (['available', 'returned'] as const).map((state) =>
      walletCall('GET /ws/wallet/settlements', { currency, state, pageSize: 100, order: 'asc', ...(demandId && { demandId }) }),
    ),
  )
  return found.flatMap((page) => page.records).slice(0, 100)
}

export const useWithdrawalPreview = (input: ReadInput<'GET /ws/wallet/withdrawal/preview'>, enabled: boolean) =>
  useQuery({
    // Not below 'wallet': the withdrawal itself makes its own preview impossible, and nobody should ask for it again.
    queryKey: ['withdrawalPreview', input],
    queryFn: read('GET /ws/wallet/withdrawal/preview', input),
    enabled,
    // Balances move by other hands too; nothing stale may be confirmed.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export function usePayInto() {
  const lang = useLang()
  return useQuery({
    queryKey: ['setting', 'payInto'],
    queryFn: ({ signal }) => settingCall('GET /ws/setting/payInto', {}, { quiet: true, signal }),
    select: (told) => ({ text: told[lang] }),
  })
}

const touched = [['wallet'], ['notice'], ['demand'], ['operator']]

/** One act on the wallet: `const approve = useWalletMove('POST /ws/wallet/withdrawal/approve', {onDone})`, then `approve.run({id})`. */
export function useWalletMove<K extends WalletMove>(
  key: K,
  options: ActOptions<ResultOf<Calls[K]>> & { quiet?: boolean } = {},
): RunningAct<InputOf<Calls[K]>, ResultOf<Calls[K]>> {
  const { quiet, ...rest } = options
  const send = walletCall as (key: K, input: InputOf<Calls[K]>, options: object) => Promise<ResultOf<Calls[K]>>
  return useAct((input: InputOf<Calls[K]>, sending) => send(key, input, quiet ? { ...sending, quiet } : sending), {
    ...rest,
    stale: [...touched, ...(rest.stale ?? [])],
  })
}
