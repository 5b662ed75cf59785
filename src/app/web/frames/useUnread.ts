import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRead, useWrite } from '../../../features/notice/web/queries.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'

const EVERY_MS = 30_000

/** Unread messages: polled every 30 seconds and when the window gets the focus. Failures are silent; the next poll tries again. Undefined before the first answer. */
export function useUnread(): number | undefined {
  const { token, userInfo } = useSession()
  const { data } = useRead('GET /ws/notice/unread', token && !isOperator(userInfo) ? {} : null, {
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread
}

/**
 * Opening a thing reads its messages: whoever has seen the demand need not tick off what was said about it. Once per address: what arrives
 * while it is open is news.
 */
export function useReadOnOpening(unread: number | undefined): void {
  const { pathname, search } = useLocation()
  const { run } = useWrite('POST /ws/notice/read', { quiet: true })
  const address = pathname + search
  const looked = useRef('')
  useEffect(() => {
    if (unread === undefined || looked.current === address) return
    looked.current = address
    if (unread > 0 && /[?&](id|order)=/.test(address)) void run({ opened: address })
  }, [unread, address, run])
}
