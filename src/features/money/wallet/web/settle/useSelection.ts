import { useCallback, useMemo, useState } from 'react'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import type { OrderRow } from '../../contract/schema.ts'

/** The most orders of one withdrawal. */
const MAX_ORDERS = 100

/** The orders selected for a withdrawal: all of one currency. The selection persists over pages and filters. */
export function useSelection() {
  const [rows, setRows] = useState<readonly OrderRow[]>([])
  const toggle = useCallback(
    (row: OrderRow) =>
      setRows((now) =>
        now.some((one) => one.id === row.id) ? now.filter((one) => one.id !== row.id) : [...now, row].slice(0, MAX_ORDERS),
      ),
    [],
  )
  const set = useCallback((next: readonly OrderRow[]) => setRows(next), [])
  const clear = useCallback(() => setRows([]), [])
  return useMemo(() => {
    const currency: Currency | null = rows[0]?.currency ?? null
    return {
      rows,
      currency,
      ids: rows.map((row) => row.id),
      totalMinor: rows.reduce((sum, row) => sum + row.netMinor, 0),
      has: (id: string) => rows.some((row) => row.id === id),
      fits: (row: OrderRow) => row.withdrawable && (currency === null || row.currency === currency),
      toggle,
      set,
      clear,
    }
  }, [rows, toggle, set, clear])
}

export type Selection = ReturnType<typeof useSelection>
