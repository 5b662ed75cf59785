import type { InputOf } from '../../../platform/contract/call.ts'
import { queriesOf } from '../../../platform/web/queries.ts'
import type { providerCalls } from '../contract/calls.ts'

type Calls = typeof providerCalls
export const { call, query, useRead, useList, useWrite, stale } = queriesOf<Calls>('provider', ['bean', 'notice'])
export type SearchInput = InputOf<Calls['GET /ws/provider/search']>
export type FacetInput = InputOf<Calls['GET /ws/provider/facets']>

/** What an operator changes is there at once. */
const fresh = { staleTime: 10_000 } as const

export const useProviders = (input: SearchInput) => useList('GET /ws/provider/search', input, fresh)
export const useFacets = (input: FacetInput) => useList('GET /ws/provider/facets', input, fresh)
export const useProvider = (id: string) => useRead('GET /ws/provider/detail', { id }, fresh)

/** What the caller's side has of a contact, with price and balance. Colleagues pay and operators decide meanwhile: never kept. */
export const useContact = (id: string, enabled: boolean) => useRead('GET /ws/provider/contact', { id }, { staleTime: 0, enabled })
