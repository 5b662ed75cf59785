import { queriesOf } from '../../../../platform/web/queries.ts'
import type { beanCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, stale } = queriesOf<typeof beanCalls>('bean', ['wallet', 'notice', 'provider'])

/** The available beans and the price of a contact. Operators and colleagues move beans too. */
export const useBeanWallet = (enabled = true) => useRead('GET /ws/bean/wallet', {}, { staleTime: 0, enabled })

/** What a visitor would pay. */
export const useBeanPrices = () => useRead('GET /ws/bean/prices', {}, { staleTime: 30_000 })

/** Prices are set by operators: refetched whenever the page is opened. */
export const useBeanPackages = () => useRead('GET /ws/bean/packages', {}, { staleTime: 0 })
