import { useCallback, useMemo } from 'react'
import { useUrlState } from './useUrlState.ts'

interface ListDefaults<F extends Record<string, string>> {
  /** Filter name → its default, usually ''. `search` is the search box. */
  filters: F
  column?: string
  order?: 'asc' | 'desc'
  pageSize?: number
}

export interface ListState<F extends Record<string, string> = Record<string, string>> {
  filters: { [K in keyof F]: string }
  pageNo: number
  pageSize: number
  column: string
  order: 'asc' | 'desc'
  /** True if a filter differs from its default: distinguishes "no match" from "none yet". */
  filtered: boolean
  /** The input of a list call: page, sort and the filters that are set. */
  input: { pageNo: number; pageSize: number; column?: string; order: 'asc' | 'desc' } & Partial<Record<keyof F, string>>
  /** Any change of filter goes back to the first page. */
  setFilters: (change: Partial<Record<keyof F, string>>) => void
  clearFilters: () => void
  setPage: (pageNo: number, pageSize?: number) => void
  setSort: (column: string, order: 'asc' | 'desc') => void
}

/** Filter, sort and page of a list, all in the URL. */
export function useListState<const F extends Record<string, string>>({
  filters,
  column = '',
  order = 'desc',
  pageSize = 20,
}: ListDefaults<F>): ListState<F> {
  const [state, patch, reset] = useUrlState({ ...filters, column, order, pageNo: 1, pageSize } as Record<string, string | number>)
  const names = Object.keys(filters)
  const namesKey = names.join()
  const setFilters = useCallback(
    (change: Partial<Record<keyof F, string>>) => patch({ ...(change as Record<string, string>), pageNo: 1 }),
    [patch],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined names represent the list
  const clearFilters = useCallback(() => reset(...names, 'pageNo'), [reset, namesKey])
  const setPage = useCallback(
    (pageNo: number, size?: number) => patch(size === undefined ? { pageNo } : { pageNo: 1, pageSize: size }),
    [patch],
  )
  const setSort = useCallback((by: string, direction: 'asc' | 'desc') => patch({ column: by, order: direction, pageNo: 1 }), [patch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined names represent the list
  return useMemo(() => {
    const values = Object.fromEntries(names.map((name) => [name, String(state[name] ?? '')])) as { [K in keyof F]: string }
    const set = Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]))
    const by = String(state['column'] ?? '')
    const direction = state['order'] === 'asc' ? 'asc' : 'desc'
    const page = { pageNo: Number(state['pageNo']), pageSize: Math.min(100, Number(state['pageSize'])) }
    return {
      filters: values,
      ...page,
      column: by,
      order: direction,
      filtered: names.some((name) => values[name] !== filters[name]),
      input: { ...page, ...(by && { column: by }), order: direction, ...set } as ListState<F>['input'],
      setFilters,
      clearFilters,
      setPage,
      setSort,
    }
  }, [state, namesKey, setFilters, clearFilters, setPage, setSort])
}
