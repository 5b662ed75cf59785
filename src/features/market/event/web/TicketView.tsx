import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Facts, Note } from '../../../../platform/web/portal/layout.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { spacedCode } from '../contract/kinds.ts'
import type { EventTicket } from '../contract/schema.ts'
import css from './detail.module.css'
import { calendarLinks, icalLink, ticketLink } from './links.ts'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'
import { useWrite } from './queries.ts'
import { usePlace, When } from './show.tsx'

interface TicketProps {
  ticket: EventTicket
  onCancelled: (ticket: EventTicket) => void
}

/** A ticket as its holder sees it: the code for check-in, the calendar, cancelling. */
export function TicketView({ ticket, onCancelled, onAgain }: TicketProps & { onAgain: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const place = usePlace()
  const { event } = ticket
  if (ticket.state === 'cancelled')
    return (
      <div className={blocks.form}>
        <Note>{s.cancelledNow}</Note>
        {event.phase === 'open' && (
          <ActionButton look="outline" onClick={onAgain}>
            {s.again}
          </ActionButton>
        )}
      </div>
    )
  const waiting = ticket.state === 'waitlisted'
  const where = event.online ? place(event) : event.address[lang]
  return (
    <div className={blocks.form}>
      <div className={css.sheetHead}>
        <strong>{event.title[lang]}</strong>
        <When event={event} bare />
      </div>
      {waiting && <Note tone="warn">{s.position(ticket.position ?? 1)}</Note>}
      <Pass ticket={ticket} where={where} />
      {!waiting && <p className={blocks.fine}>{event.online ? s.joinAtStart : s.atTheDoor}</p>}
      <Calendars ticket={ticket} where={where} />
      <WayOut ticket={ticket} onCancelled={onCancelled} />
    </div>
  )
}

function Pass({ ticket, where }: { ticket: EventTicket; where: string }) {
  const s = useTexts(t)
  return (
    <div className={`${blocks.beside} ${css.pass}`}>
      {/* Online there is nobody to show it to. */}
      {!ticket.event.online && <QrBox value={ticketLink(ticket.event, ticket.code)} label={s.ticketQr(spacedCode(ticket.code))} />}
      <Facts
        items={[
          { name: s.ticketNumber, value: <span className={blocks.strong}>{spacedCode(ticket.code)}</span> },
          { name: s.name, value: ticket.name },
          ticket.company !== '' && { name: s.company, value: ticket.company },
          { name: s.address, value: where },
          ticket.onlineLink !== null && {
            name: s.joinLink,
            value: (
              <a href={ticket.onlineLink} target="_blank" rel="noopener">
                {ticket.onlineLink}
              </a>
            ),
          },
        ]}
      />
    </div>
  )
}

function Calendars({ ticket: { event, code, onlineLink }, where }: { ticket: EventTicket; where: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const calendars = calendarLinks(event, where, onlineLink ?? ticketLink(event, code), lang)
  return (
    <div className={`${blocks.tight} ${css.ways}`}>
      <h3>{s.addToCalendar}</h3>
      <div className={blocks.buttons}>
        <ActionLink to={icalLink(event.slug, lang, code)}>{s.ics}</ActionLink>
        <ActionLink to={calendars.google} look="quiet" newTab>
          {s.google}
        </ActionLink>
        <ActionLink to={calendars.outlook} look="quiet" newTab>
          {s.outlook}
        </ActionLink>
      </div>
    </div>
  )
}

/** The link to save, and cancelling, with one confirmation. */
function WayOut({ ticket, onCancelled }: TicketProps) {
  const s = useTexts(t)
  const [asking, setAsking] = useState(false)
  const cancel = useWrite('POST /ws/event/cancel', {
    onDone: (gone) => {
      setAsking(false)
      toast.success(s.cancelledNow)
      onCancelled(gone)
    },
  })
  return (
    <>
      <div className={blocks.buttons}>
        <ActionButton look="quiet" onClick={() => void copyText(ticketLink(ticket.event, ticket.code))}>
          {s.copyTicket}
        </ActionButton>
        {ticket.canCancel && !asking && (
          <ActionButton look="quiet" onClick={() => setAsking(true)}>
            {s.cancelSignUp}
          </ActionButton>
        )}
      </div>
      {asking && (
        <div className={`${blocks.form} ${css.sure}`}>
          <p>{s.sureCancel}</p>
          <div className={blocks.buttons}>
            <ActionButton busy={cancel.pending} onClick={() => void cancel.run({ code: ticket.code })}>
              {s.yesCancel}
            </ActionButton>
            <ActionButton look="outline" onClick={() => setAsking(false)}>
              {s.keep}
            </ActionButton>
          </div>
        </div>
      )}
    </>
  )
}
