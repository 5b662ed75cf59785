import { useQuery } from '@tanstack/react-query'
import { queriesOf } from '../../../platform/web/queries.ts'
import { queryClient } from '../../../platform/web/query.ts'
import { kept } from '../../../platform/web/store.ts'
import type { areaCalls } from '../contract/calls.ts'
import type { Area, AreaCode } from '../contract/schema.ts'

const { call, query } = queriesOf<typeof areaCalls>('area')
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Kept in this browser once loaded (source §7). The key's number changes when the shape does. */
const CODES = 'areaCodes.1'
const TREE = 'areaTree.1'

function cached<T>(key: string): T | undefined {
  try {
    const text = kept.get(key)
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

const keep = <T>(key: string, value: T): T => {
  kept.set(key, JSON.stringify(value))
  return value
}

const codes = {
  ...query('GET /ws/portal/area/getareacode', {}, forever),
  queryFn: async (): Promise<AreaCode[]> =>
    cached<AreaCode[]>(CODES) ?? keep(CODES, await call('GET /ws/portal/area/getareacode', {}, { quiet: true })),
}

const tree = {
  ...query('GET /ws/portal/area/loadTreeRoot', {}, forever),
  queryFn: async (): Promise<Area[]> =>
    cached<Area[]>(TREE) ?? keep(TREE, await call('GET /ws/portal/area/loadTreeRoot', {}, { quiet: true })),
}

/** Once at the start of the app, where the dictionary is not kept yet (source §7). A failure waits for whoever needs it. */
export const loadAreaCodesOnce = (): Promise<void> => queryClient.prefetchQuery(codes)

/** Calling codes for phone fields. */
export const useAreaCodes = () => useQuery(codes)

/** Countries and regions with what lies below them: half a megabyte, so only screens with an address ask for it. */
export const useAreaTree = () => useQuery(tree)

/** The chain of nodes from a root to this code, root first; empty when the code is unknown. */
export function areaPath(nodes: readonly Area[] | undefined, code: string): Area[] {
  for (const node of nodes ?? []) {
    if (node.code === code) return [node]
    const below = areaPath(node.children, code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
