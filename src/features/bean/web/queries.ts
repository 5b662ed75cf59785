import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { type ActOptions, useAct } from '../../../platform/web/act.ts'
import { caller } from '../../../platform/web/client.ts'
import type { beanCalls } from '../contract/calls.ts'

type Calls = typeof beanCalls
export const beanCall = caller<Calls>()

/** The beans at hand and what a contact costs. */
export const useBeanWallet = (enabled = true) =>
  useQuery({
    queryKey: ['bean', 'wallet'],
    queryFn: ({ signal }) => beanCall('GET /ws/bean/wallet', {}, { quiet: true, signal }),
    // Operators and colleagues move beans too.
    staleTime: 0,
    enabled,
  })

/** Prices are the operator's: asked for again whenever the page is opened. */
export const useBeanPackages = () =>
  useQuery({
    queryKey: ['bean', 'packages'],
    queryFn: ({ signal }) => beanCall('GET /ws/bean/packages', {}, { quiet: true, signal }),
    staleTime: 0,
  })

export const useBeanOrders = (input: InputOf<Calls['GET /ws/bean/orders']>, enabled: boolean) =>
  useQuery({
    queryKey: ['bean', 'orders', input],
    queryFn: ({ signal }) => beanCall('GET /ws/bean/orders', input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  })

export const useBeanMoves = (input: InputOf<Calls['GET /ws/bean/moves']>) =>
  useQuery({
    queryKey: ['bean', 'moves', input],
    queryFn: ({ signal }) => beanCall('GET /ws/bean/moves', input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const staleByBeans: QueryKey[] = [['bean'], ['wallet'], ['notice'], ['provider']]

export const useBuyBeans = (options: ActOptions<ResultOf<Calls['POST /ws/bean/buy']>>) =>
  useAct((input: InputOf<Calls['POST /ws/bean/buy']>, sending) => beanCall('POST /ws/bean/buy', input, { ...sending, quiet: true }), {
    ...options,
    stale: staleByBeans,
  })

export const useCancelOrder = (options: ActOptions<ResultOf<Calls['POST /ws/bean/order/cancel']>>) =>
  useAct((input: { id: string }, sending) => beanCall('POST /ws/bean/order/cancel', input, sending), { ...options, stale: staleByBeans })
