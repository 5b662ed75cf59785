import { useCallback, useEffect, useState } from 'react'
import { kept } from '../../../../platform/web/kept.ts'
import { onSessionEnd } from '../../../../platform/web/session.ts'
import { ticketCode } from '../contract/kinds.ts'

/** Tickets of sign-ups in this browser: event → code. Visitors have no account that could store them. Signing out deletes them. */
const KEPT = 'event.tickets'

const readAll = (): Record<string, string> => kept.local.read<Record<string, string>>(KEPT) ?? {}

function keepTicket(slug: string, code: string | null): void {
  const all = readAll()
  if (code) all[slug] = code
  else delete all[slug]
  kept.local.write(KEPT, all)
}

/** The code stored for an event, or the one in its link. */
export function useKeptTicket(slug: string, linked: string | null): [code: string | null, keep: (code: string | null) => void] {
  const [own, setOwn] = useState<{ slug: string; code: string | null } | null>(null)
  useEffect(() => onSessionEnd(() => setOwn(null)), [])
  const code = own?.slug === slug ? own.code : (ticketCode(linked) ?? ticketCode(readAll()[slug]))
  const keep = useCallback(
    (next: string | null) => {
      keepTicket(slug, next)
      setOwn({ slug, code: next })
    },
    [slug],
  )
  return [code, keep]
}
