import { type Currency, currencyCodes } from '../../../../../platform/contract/amount.ts'
import type { ListState } from '../../../../../platform/web/ui/useListState.ts'
import { type OrderState, type OrderType, orderStates, orderTypes } from '../../contract/orders.ts'

const among = <V extends string>(value: string | undefined, known: readonly V[]): V | undefined => known.find((one) => one === value)
export const dayOf = (value: string | undefined) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)
const columns = ['createdAt', 'amount', 'number'] as const

export interface AskedOrders {
  pageNo: number
  pageSize: number
  order: 'asc' | 'desc'
  column: (typeof columns)[number]
  search: string
  type?: OrderType
  state?: OrderState
  currency?: Currency
  from?: string
  to?: string
}

/** The input of a list of orders. Addresses are typed and shared: unknown values are omitted rather than sent. */
export function askedOrders(
  list: Pick<ListState, 'pageNo' | 'pageSize' | 'order' | 'column'> & { filters: Record<string, string> },
): AskedOrders {
  const { filters, pageNo, pageSize, order, column } = list
  const type = among(filters['type'], orderTypes)
  const state = among(filters['state'], orderStates)
  const currency = among(filters['currency'], currencyCodes)
  const from = dayOf(filters['from'])
  const to = dayOf(filters['to'])
  return {
    pageNo,
    pageSize,
    order,
    column: among(column, columns) ?? 'createdAt',
    search: (filters['search'] ?? '').slice(0, 100),
    ...(type && { type }),
    ...(state && { state }),
    ...(currency && { currency }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
