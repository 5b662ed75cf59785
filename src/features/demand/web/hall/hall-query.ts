import { type Currency, cashCurrencies, parseAmount } from '../../../../platform/contract/amount.ts'
import { categories, contractKinds, workLanguages } from '../../contract/schema.ts'
import type { ReadInput } from '../queries.ts'

type HallInput = ReadInput<'GET /ws/hall/list'>

export const HALL_PAGE_SIZE = 20

export const sorts = {
  newest: { column: 'publishedAt', order: 'desc' },
  closing: { column: 'recruitEnd', order: 'asc' },
  amountDown: { column: 'amount', order: 'desc' },
  amountUp: { column: 'amount', order: 'asc' },
} as const
export type Sort = keyof typeof sorts

/** What the hall's address says. Amounts mean something only beside a currency, as does a sort by them. */
export interface HallQuery {
  search: string
  region: string[]
  category: (typeof categories)[number][]
  contractKind: (typeof contractKinds)[number][]
  workLanguage: (typeof workLanguages)[number][]
  currency: Exclude<Currency, 'BEAN'> | ''
  amountFrom: string
  amountTo: string
  sort: Sort
  page: number
}

export const nothingAsked: HallQuery = {
  search: '',
  region: [],
  category: [],
  contractKind: [],
  workLanguage: [],
  currency: '',
  amountFrom: '',
  amountTo: '',
  sort: 'newest',
  page: 1,
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** Addresses are typed and shared: what is not known is left out rather than sent. */
export function readQuery(params: URLSearchParams): HallQuery {
  const many = <V extends string>(name: string, known: readonly V[]): V[] =>
    [...new Set((params.get(name) ?? '').split(','))].filter((value): value is V => (known as readonly string[]).includes(value))
  const currency = params.get('currency') ?? ''
  const known = (cashCurrencies as string[]).includes(currency) ? (currency as HallQuery['currency']) : ''
  const amount = (name: string) => {
    const text = params.get(name) ?? ''
    return known && AMOUNT.test(text) && parseAmount(text, known) !== null ? text : ''
  }
  const sort = params.get('sort') ?? ''
  const sortKnown: Sort = Object.hasOwn(sorts, sort) ? (sort as Sort) : 'newest'
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    region: [...new Set((params.get('region') ?? '').split(','))].filter((code) => /^[A-Z]{2}$/.test(code)),
    category: many('category', categories),
    contractKind: many('contractKind', contractKinds),
    workLanguage: many('workLanguage', workLanguages),
    currency: known,
    amountFrom: amount('amountFrom'),
    amountTo: amount('amountTo'),
    sort: known || sorts[sortKnown].column !== 'amount' ? sortKnown : 'newest',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The shortest address of what is asked. */
export function writeQuery(query: HallQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string) => value && params.set(name, value)
  put('search', query.search.trim())
  for (const name of ['region', 'category', 'contractKind', 'workLanguage'] as const) put(name, query[name].join(','))
  put('currency', query.currency)
  put('amountFrom', query.currency && query.amountFrom)
  put('amountTo', query.currency && query.amountTo)
  put('sort', query.sort === 'newest' || (!query.currency && sorts[query.sort].column === 'amount') ? '' : query.sort)
  put('page', query.page > 1 ? String(query.page) : '')
  return params
}

export function inputOf(query: HallQuery): HallInput {
  return {
    pageNo: query.page,
    pageSize: HALL_PAGE_SIZE,
    search: query.search.trim(),
    region: query.region,
    category: query.category,
    contractKind: query.contractKind,
    workLanguage: query.workLanguage,
    ...(query.currency && { currency: query.currency, amountFrom: query.amountFrom, amountTo: query.amountTo }),
    ...sorts[query.sort],
  }
}

/** How many filters are set, the search words aside. */
export const filtersSet = (query: HallQuery): number =>
  query.region.length + query.category.length + query.contractKind.length + query.workLanguage.length + (query.currency ? 1 : 0)

export const isNarrowed = (query: HallQuery): boolean => query.search.trim() !== '' || filtersSet(query) > 0
