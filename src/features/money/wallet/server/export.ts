import { amountText } from '../../../../platform/contract/amount.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { walletDictionaries } from '../contract/dictionaries.ts'
import type { OwnOrderRow } from '../contract/schema.ts'
import { type OrderFilter, ordersOf } from './reads.ts'

const columns = (lang: Look['lang']): ListColumn<OwnOrderRow>[] => [
  { heading: { cn: '单号', en: 'Number' }, cell: (row) => row.number },
  { heading: { cn: '类型', en: 'Type' }, cell: (row) => walletDictionaries.orderType.items[row.type][lang] },
  { heading: { cn: '说明', en: 'For' }, width: 40, cell: (row) => row.subject },
  { heading: { cn: '日期', en: 'Date' }, kind: 'day', cell: (row) => row.createdAt },
  { heading: { cn: '币种', en: 'Currency' }, width: 8, cell: (row) => row.currency },
  { heading: { cn: '金额', en: 'Amount' }, kind: 'number', cell: (row) => amountText(row.amountMinor, row.currency) },
  { heading: { cn: '手续费', en: 'Fee' }, kind: 'number', cell: (row) => amountText(row.feeMinor, row.currency) },
  { heading: { cn: '净额', en: 'Net' }, kind: 'number', cell: (row) => amountText(row.netMinor, row.currency) },
  {
    heading: { cn: '少到账', en: 'Not received' },
    kind: 'number',
    cell: (row) => row.short && amountText(row.short.missingMinor, row.currency),
  },
  { heading: { cn: '状态', en: 'Status' }, width: 20, cell: (row) => walletDictionaries.orderState.items[row.state][lang] },
  { heading: { cn: '更新日期', en: 'Updated' }, kind: 'day', cell: (row) => row.updatedAt },
]

/** The owner's orders under the filters of their list. */
export function exportOrders(look: Look, filter: OrderFilter) {
  return listExport({
    title: { cn: '订单', en: 'Orders' },
    columns: columns(look.lang),
    list: (paging) => ordersOf(look, { ...filter, ...paging }),
  })
}
