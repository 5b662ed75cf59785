import type { InputOf, ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { walletCalls } from '../contract/calls.ts'

type Calls = typeof walletCalls
export type ReadResult<K extends Extract<keyof Calls, `GET ${string}`>> = ResultOf<Calls[K]>
export const { call, fetchExport, useRead, useList, useWrite, refreshRead, stale } = queriesOf<Calls>('wallet', ['notice', 'demand'])

export const useWalletSummary = (enabled = true) => useRead('GET /ws/wallet/summary', {}, { enabled })
export const useOrder = (id: string, enabled = true) => useRead('GET /ws/wallet/order', { id }, { enabled })
export const useBankAccounts = (enabled = true) => useRead('GET /ws/wallet/bankAccounts', {}, { enabled })

/** Releases of one currency that can be withdrawn, up to the limit of one withdrawal. */
export async function allWithdrawable(currency: ReadResult<'GET /ws/wallet/settlements'>['totals'][number]['currency'], demandId?: string) {
  const found = await Promise.all(
    (['available', 'returned'] as const).map((state) =>
      call('GET /ws/wallet/settlements', { currency, state, pageSize: 100, order: 'asc', ...(demandId && { demandId }) }),
    ),
  )
  return found.flatMap((page) => page.records).slice(0, 100)
}

// Not under 'wallet': the withdrawal itself makes its own preview invalid, so it must not be refetched.
const preview = queriesOf<Calls>('wallet preview')

export const useWithdrawalPreview = (input: InputOf<Calls['GET /ws/wallet/withdrawal/preview']>, enabled: boolean) =>
  preview.useRead('GET /ws/wallet/withdrawal/preview', input, {
    enabled,
    // Others change balances too; nothing stale may be confirmed.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
