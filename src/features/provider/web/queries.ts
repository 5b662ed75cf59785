import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../../../platform/contract/call.ts'
import { caller } from '../../../platform/web/client.ts'
import type { providerCalls } from '../contract/calls.ts'

type Calls = typeof providerCalls
export const call = caller<Calls>()
export type SearchInput = InputOf<Calls['GET /ws/provider/search']>
export type FacetInput = InputOf<Calls['GET /ws/provider/facets']>

/** What an operator changes is there at once. */
const FRESH_MS = 10_000

/** The rows of a page; the old ones stay while new ones come. */
export const useProviders = (input: SearchInput) =>
  useQuery({
    queryKey: ['provider', 'search', input],
    queryFn: ({ signal }) => call('GET /ws/provider/search', input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const useFacets = (input: FacetInput) =>
  useQuery({
    queryKey: ['provider', 'facets', input],
    queryFn: ({ signal }) => call('GET /ws/provider/facets', input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const useProvider = (id: string) =>
  useQuery({
    queryKey: ['provider', 'detail', id],
    queryFn: ({ signal }) => call('GET /ws/provider/detail', { id }, { quiet: true, signal }),
    staleTime: FRESH_MS,
  })

/** What the caller's side has of a contact, with price and balance. Colleagues pay and operators decide meanwhile: never kept. */
export const useContact = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['provider', 'contact', id],
    queryFn: ({ signal }) => call('GET /ws/provider/contact', { id }, { quiet: true, signal }),
    staleTime: 0,
    enabled,
  })

/** Spending changes rows, details, balance and the workbench's lists. */
export const staleByUnlock: QueryKey[] = [['provider'], ['bean'], ['notice']]
