import { useQuery } from '@tanstack/react-query'
import { kept } from '../../../../platform/web/kept.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { queryClient } from '../../../../platform/web/query.ts'
import type { areaCalls } from '../contract/calls.ts'
import type { Area, AreaCode } from '../contract/schema.ts'

const { call, query } = queriesOf<typeof areaCalls>('area')
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Stored in this browser once loaded (source §7). The key's number changes when the shape does. */
const CODES = 'areaCodes.1'
const TREE = 'areaTree.1'

/** The answer to a call that never changes in one version of the product: from this browser, else from the server. */
async function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.local.read<T>(key)
  if (known) return known
  const answer = await ask()
  kept.local.write(key, answer)
  return answer
}

const codes = {
  ...query('GET /ws/portal/area/getareacode', {}, forever),
  queryFn: (): Promise<AreaCode[]> => once(CODES, () => call('GET /ws/portal/area/getareacode', {}, { quiet: true })),
}

const tree = {
  ...query('GET /ws/portal/area/loadTreeRoot', {}, forever),
  queryFn: (): Promise<Area[]> => once(TREE, () => call('GET /ws/portal/area/loadTreeRoot', {}, { quiet: true })),
}

/** Once at the start of the app, if the dictionary is not stored yet (source §7). A failure is left to the screens that need it. */
export const loadAreaCodesOnce = (): Promise<void> => queryClient.prefetchQuery(codes)

/** Calling codes for phone fields. */
export const useAreaCodes = () => useQuery(codes)

/** Countries and regions with their subdivisions: half a megabyte, so only screens with an address load it. */
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
