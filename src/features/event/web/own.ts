import { useCallback, useState } from 'react'
import { kept } from '../../../platform/web/kept.ts'
import { ticketCode } from '../contract/kinds.ts'

/** Tickets of whoever signed up in this browser: event → code. Visitors have no account to remember them by. */
const KEPT = 'event.tickets'

const readAll = (): Record<string, string> => kept.local.read<Record<string, string>>(KEPT) ?? {}

export function keepTicket(slug: string, code: string | null): void {
  const all = readAll()
  if (code) all[slug] = code
  else delete all[slug]
  kept.local.write(KEPT, all)
}

/** The code kept for an event, or that its link brought along. */
export function useKeptTicket(slug: string, linked: string | null): [code: string | null, keep: (code: string | null) => void] {
  const [own, setOwn] = useState<{ slug: string; code: string | null } | null>(null)
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
