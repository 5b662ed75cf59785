import { useEffect } from 'react'
import { refresh } from '../../../../platform/web/query.ts'
import { useLocation } from '../../../../platform/web/router.tsx'
import { leadsHere } from './links.ts'
import { call } from './queries.ts'

/**
 * While a thing is open in a visible window, the notices that lead to it are read, also those that arrive. `links`: what the unread notices
 * lead to. Failures are silent: the notices stay unread.
 */
export function useOpened(links: readonly string[]): void {
  const here = useLocation()
  const seen = JSON.stringify(links.filter((link) => leadsHere(link, here)))
  useEffect(() => {
    if (seen === '[]') return
    const readIt = () => {
      if (document.visibilityState === 'visible') void read(JSON.parse(seen)).catch(() => undefined)
    }
    readIt()
    document.addEventListener('visibilitychange', readIt)
    return () => document.removeEventListener('visibilitychange', readIt)
  }, [seen])
}

async function read(links: string[]): Promise<void> {
  await call('POST /ws/notice/read', { links }, { quiet: true })
  await refresh('notice')
}
