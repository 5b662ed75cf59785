interface Queue {
  query: { data?: { total: number } | undefined; isPending: boolean }
  since?: string | null | undefined
}

/** The queue whose oldest entry waits longest first, empty ones last; in their usual order until all are known. */
export function longestFirst<T extends Queue>(queues: readonly T[]): readonly T[] {
  if (queues.some(({ query }) => query.isPending)) return queues
  const waitsSince = ({ query, since }: T) => (query.data?.total && since ? Date.parse(since) : Number.MAX_SAFE_INTEGER)
  return queues.toSorted((a, b) => waitsSince(a) - waitsSince(b))
}
