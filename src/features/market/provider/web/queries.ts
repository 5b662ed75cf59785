import type { InputOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { providerCalls } from '../contract/calls.ts'

type Calls = typeof providerCalls
export const { call, query, useRead, useList, useWrite, stale } = queriesOf<Calls>('provider', ['bean', 'notice'])
export type SearchInput = InputOf<Calls['GET /ws/provider/search']>
export type FacetInput = InputOf<Calls['GET /ws/provider/facets']>

/** An operator's change is visible at once. */
const fresh = { staleTime: 10_000 } as const

export const useProviders = (input: SearchInput) => useList('GET /ws/provider/search', input, fresh)
export const useFacets = (input: FacetInput) => useList('GET /ws/provider/facets', input, fresh)
export const useProvider = (id: string) => useRead('GET /ws/provider/detail', { id }, fresh)

/** The caller's side's access to a contact, with price and balance. Colleagues pay and operators decide meanwhile: never cached. */
export const useContact = (id: string, enabled: boolean) => useRead('GET /ws/provider/contact', { id }, { staleTime: 0, enabled })
