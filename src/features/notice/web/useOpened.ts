import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { refresh } from '../../../platform/web/query.ts'
import { leadsHere } from './links.ts'
import { call, put } from './queries.ts'

/** Opening a thing reads the notices that lead to it. Failures are silent: the notices stay unread. */
export function useOpened(enabled: boolean): void {
  const { pathname, search } = useLocation()
  const id = new URLSearchParams(search).get('id')
  // Filters of a list change the search too; only another page or another thing was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (enabled) void readAt({ pathname, search }).catch(() => undefined)
  }, [enabled, pathname, id])
}

async function readAt(here: { pathname: string; search: string }): Promise<void> {
  const unread = await call('GET /ws/notice/unread', {}, { quiet: true })
  put('GET /ws/notice/unread', {}, unread)
  const links = unread.links.filter((link) => leadsHere(link, here)).slice(0, 50)
  if (links.length === 0) return
  await call('POST /ws/notice/read', { links }, { quiet: true })
  await refresh('notice')
}
