import { type CashCurrency, cashCurrencies, parseAmount } from '../../../../../platform/contract/amount.ts'
import type { ListState } from '../../../../../platform/web/ui/useListState.ts'
import { categories, contractKinds, workLanguages } from '../../contract/schema.ts'
import type { ReadInput } from '../queries.ts'

/** The hall's filters as in the address: several values of one filter are separated by commas. */
export const hallFilters = {
  search: '',
  region: '',
  category: '',
  contractKind: '',
  workLanguage: '',
  currency: '',
  amountFrom: '',
  amountTo: '',
  bookmarked: '',
}
export type HallList = ListState<typeof hallFilters>

export const sorts = {
  /** For searches only. */
  best: { column: 'relevance', order: 'desc' },
  newest: { column: 'publishedAt', order: 'desc' },
  closing: { column: 'recruitEnd', order: 'asc' },
  amountDown: { column: 'amount', order: 'desc' },
  amountUp: { column: 'amount', order: 'asc' },
} as const
export type Sort = keyof typeof sorts

/** The input of the call. Amounts make sense only with a currency, as does sorting by them. */
export interface HallQuery {
  search: string
  region: string[]
  category: (typeof categories)[number][]
  contractKind: (typeof contractKinds)[number][]
  workLanguage: (typeof workLanguages)[number][]
  currency: CashCurrency | ''
  amountFrom: string
  amountTo: string
  bookmarked: '' | 'Y'
  sort: Sort
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

const split = (text: string): string[] => [...new Set(text.split(','))].filter((value) => value !== '')
const among = <V extends string>(text: string, known: readonly V[]): V[] =>
  split(text).filter((value): value is V => (known as readonly string[]).includes(value))

/** Addresses are typed and shared: unknown values are omitted rather than sent. */
export function readQuery({ filters, column, order }: HallList): HallQuery {
  const currency = (cashCurrencies as string[]).includes(filters.currency) ? (filters.currency as HallQuery['currency']) : ''
  const amount = (text: string) => (currency && AMOUNT.test(text) && parseAmount(text, currency) !== null ? text : '')
  const sort = (Object.keys(sorts) as Sort[]).find((name) => sorts[name].column === column && sorts[name].order === order) ?? 'best'
  const search = filters.search.trim().slice(0, 100)
  const usual = search === '' ? 'newest' : 'best'
  return {
    search,
    region: split(filters.region).filter((code) => /^[A-Z]{2}$/.test(code)),
    category: among(filters.category, categories),
    contractKind: among(filters.contractKind, contractKinds),
    workLanguage: among(filters.workLanguage, workLanguages),
    currency,
    amountFrom: amount(filters.amountFrom),
    amountTo: amount(filters.amountTo),
    bookmarked: filters.bookmarked === 'Y' ? 'Y' : '',
    sort: sort === 'best' || (sorts[sort].column === 'amount' && !currency) ? usual : sort,
  }
}

/** A change of the filters, as address parameters. */
export const writeFilters = (change: Partial<Omit<HallQuery, 'sort'>>): Partial<typeof hallFilters> =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))

export const inputOf = (query: HallQuery, list: HallList): ReadInput<'GET /ws/hall/list'> => ({
  pageNo: list.pageNo,
  pageSize: list.pageSize,
  search: query.search,
  region: query.region,
  category: query.category,
  contractKind: query.contractKind,
  workLanguage: query.workLanguage,
  ...(query.currency && { currency: query.currency, amountFrom: query.amountFrom, amountTo: query.amountTo }),
  ...(query.bookmarked && { bookmarked: query.bookmarked }),
  ...sorts[query.sort],
})

/** What a saved search keeps: the filters without the bookmarks, which are a list of their own. */
export const savedFilters = ({ sort: _, bookmarked: __, ...query }: HallQuery): Record<string, string | undefined> => writeFilters(query)

/** The number of filters set, not counting the search words. */
export const filtersSet = (query: HallQuery): number =>
  query.region.length +
  query.category.length +
  query.contractKind.length +
  query.workLanguage.length +
  (query.currency ? 1 : 0) +
  (query.bookmarked ? 1 : 0)
