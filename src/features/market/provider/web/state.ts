import type { StateOf } from '../../../../platform/web/ui/url-state.ts'
import { services } from '../contract/services.ts'
import type { FacetInput, SearchInput } from './queries.ts'

/** The state of the page in the address. A list is separated by commas. */
export const defaults = {
  search: '',
  region: '',
  service: '',
  industry: '',
  language: '',
  verified: '',
  /** `Y`: one's bookmarks only. */
  bookmarked: '',
  sort: '',
  page: 1,
  /** The view of a small screen: rows, or `map`. */
  view: '',
  /** Number of the open provider. */
  id: '',
  /** `1` the application to be listed, `look` the look-up of its state. */
  apply: '',
}
export type State = StateOf<typeof defaults>

export const facetNames = ['region', 'service', 'industry', 'language'] as const
export type FacetName = (typeof facetNames)[number]
export type FilterName = FacetName | 'search' | 'verified' | 'bookmarked'
const filterNames: readonly FilterName[] = ['search', ...facetNames, 'verified', 'bookmarked']

const MOST = 30
/** An address may have been written by hand: impossible values are ignored. */
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const shapes: Record<FacetName, (value: string) => boolean> = {
  region: (value) => /^(?!ZZ)[A-Z]{2}$/.test(value) && regionNames.of(value) !== undefined,
  service: (value) => (services as readonly string[]).includes(value),
  industry: (value) => /^\w{1,40}$/.test(value),
  language: (value) => /^\w{1,10}$/.test(value),
}

export const chosenOf = (state: State, facet: FacetName): string[] =>
  [...new Set(state[facet].split(','))].filter(shapes[facet]).slice(0, MOST)

export function toggled(state: State, facet: FacetName, value: string): Partial<State> {
  const now = chosenOf(state, facet)
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
  return { [facet]: next.join(','), page: 1 }
}

export const activeOf = (state: State): FilterName[] =>
  filterNames.filter((name) =>
    name === 'search'
      ? state.search.trim() !== ''
      : name === 'verified' || name === 'bookmarked'
        ? state[name] === 'Y'
        : chosenOf(state, name).length > 0,
  )

export function filtersOf(state: State): FacetInput {
  const search = state.search.trim().slice(0, 100)
  return {
    ...(search && { search }),
    ...Object.fromEntries(facetNames.map((name) => [name, chosenOf(state, name).join(',')]).filter(([, value]) => value)),
    ...(state.verified === 'Y' && { verified: 'Y' as const }),
    ...(state.bookmarked === 'Y' && { bookmarked: 'Y' as const }),
  }
}

/** The country or region whose page this is: the only filter that is on. */
export function onlyRegion(state: State): string | null {
  const [region, other] = chosenOf(state, 'region')
  return region && !other && activeOf(state).length === 1 ? region : null
}

const PAGE = 10
const sorts = ['verified', 'name'] as const

export const searchOf = (state: State): SearchInput => ({
  ...filtersOf(state),
  column: sorts.find((name) => name === state.sort) ?? 'relevance',
  pageNo: state.page,
  pageSize: PAGE,
})

export const clearing = (name: FilterName): Partial<State> => ({ [name]: '', page: 1 })
export const everyFilterGone: Partial<State> = { ...Object.fromEntries(filterNames.map((name) => [name, ''])), page: 1 }
