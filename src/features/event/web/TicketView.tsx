import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../../platform/web/act.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { copyText } from '../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../platform/web/portal/actions.tsx'
import { Facts, Note } from '../../../platform/web/portal/layout.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { spacedCode } from '../contract/kinds.ts'
import type { EventTicket } from '../contract/schema.ts'
import css from './detail.module.css'
import { calendarLinks, icalLink, ticketLink } from './links.ts'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'
import { call } from './queries.ts'
import { usePlace, When } from './show.tsx'

/** A ticket as its holder sees it: the code for the door, the calendar, the way out. */
export function TicketView({
  ticket,
  onCancelled,
  onAgain,
}: {
  ticket: EventTicket
  onCancelled: (ticket: EventTicket) => void
  onAgain: () => void
}) {
  const s = useTexts(t)
  const lang = useLang()
  const place = usePlace()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = useAct((input: { code: string }, options) => call('POST /ws/event/cancel', input, options), {
    onDone: (gone) => {
      setAsking(false)
      toast.success(s.cancelledNow)
      void client.invalidateQueries({ queryKey: ['event'] })
      onCancelled(gone)
    },
  })
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
  const link = ticketLink(event, ticket.code)
  const where = event.online ? place(event) : `${event.address[lang]}`
  const calendars = calendarLinks(event, where, ticket.onlineLink ?? link, lang)
  return (
    <div className={blocks.form}>
      <div className={css.sheetHead}>
        <strong>{event.title[lang]}</strong>
        <When event={event} bare />
      </div>
      {waiting ? <Note tone="warn">{s.position(ticket.position ?? 1)}</Note> : null}
      <div className={css.pass}>
        <QrBox value={link} label={s.ticketQr(spacedCode(ticket.code))} />
        <Facts
          items={[
            { name: s.ticketNumber, value: <span className={css.code}>{spacedCode(ticket.code)}</span> },
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
      {!waiting && <p className={blocks.fine}>{s.atTheDoor}</p>}
      <div className={`${blocks.tight} ${css.ways}`}>
        <h3>{s.addToCalendar}</h3>
        <div className={blocks.buttons}>
          <ActionLink to={icalLink(event.slug, lang, ticket.code)}>{s.ics}</ActionLink>
          <ActionLink to={calendars.google} look="quiet" newTab>
            {s.google}
          </ActionLink>
          <ActionLink to={calendars.outlook} look="quiet" newTab>
            {s.outlook}
          </ActionLink>
        </div>
      </div>
      <div className={blocks.buttons}>
        <ActionButton look="quiet" onClick={() => void copyText(link)}>
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
    </div>
  )
}
