import { useEffect, useState } from 'react'
import { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Sheet } from '../../../../platform/web/portal/Sheet.tsx'
import type { EventCard, EventTicket } from '../contract/schema.ts'
import { useKeptTicket } from './own.ts'
import { ProveForm } from './ProveForm.tsx'
import { t } from './page-texts.ts'
import { put, useTicket } from './queries.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { TicketView } from './TicketView.tsx'

export interface OwnSignUp {
  /** The active ticket of the user, if there is one. */
  ticket: EventTicket | null
  open: boolean
  show: () => void
  hide: () => void
  /** A ticket that was just created or cancelled. */
  took: (ticket: EventTicket) => void
}

/** The user's sign-up: by the link, by this browser or by the account. */
export function useOwnSignUp(slug: string, mine: string | null, linked: string | null): OwnSignUp {
  const [kept, keep] = useKeptTicket(slug, linked)
  const [open, setOpen] = useState(linked !== null && linked !== '')
  const [fresh, setFresh] = useState<EventTicket | null>(null)
  const code = kept ?? mine
  const query = useTicket(code)
  const known = fresh?.event.slug === slug ? fresh : query.data
  const ticket = known?.event.slug === slug && (known.state !== 'cancelled' || fresh) ? known : null
  useEffect(() => {
    if (!kept || !query.isSuccess) return
    if (query.data.event.slug === slug && query.data.state !== 'cancelled') keep(kept)
    else if (query.data.state === 'cancelled' && !fresh) keep(null)
  }, [kept, query.isSuccess, query.data, slug, keep, fresh])
  useEffect(() => {
    if (kept && query.error instanceof ApiError && query.error.error === 'notFound') keep(null)
  }, [kept, query.error, keep])
  return {
    ticket,
    open,
    show: () => {
      if (fresh?.state === 'cancelled') setFresh(null)
      setOpen(true)
    },
    hide: () => setOpen(false),
    took: (made) => {
      setFresh(made)
      keep(made.state === 'cancelled' ? null : made.code)
      put('GET /ws/event/ticket', { code: made.code }, made)
    },
  }
}

/** The sheet: the form, then the ticket. */
export function SignUpSheet({ event, own }: { event: EventCard; own: OwnSignUp }) {
  const s = useTexts(t)
  const [again, setAgain] = useState(false)
  const ticket = again ? null : own.ticket
  const title = ticket
    ? { unproved: s.proveTitle, confirmed: s.signedUp, waitlisted: s.inQueue, checkedIn: s.checkedIn, cancelled: s.cancelled }[ticket.state]
    : event.seatsLeft > 0
      ? s.signUpFor
      : s.queueFor
  return (
    <Sheet open={own.open} onClose={own.hide} title={title}>
      {ticket?.state === 'unproved' ? (
        <ProveForm key={ticket.code} ticket={ticket} onDone={own.took} onAgain={() => setAgain(true)} />
      ) : ticket ? (
        <TicketView key={ticket.code} ticket={ticket} onCancelled={own.took} onAgain={() => setAgain(true)} />
      ) : (
        <SignUpForm
          event={event}
          onDone={(made) => {
            setAgain(false)
            own.took(made)
          }}
        />
      )}
    </Sheet>
  )
}
