import { useEffect, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { currentChannel } from '../../../../platform/web/channel.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { EmptyResult } from '../../../../platform/web/portal/layout.tsx'
import { Link, Navigate, useParams } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { type EventKind, eventKinds, eventPath, isEventKind } from '../contract/kinds.ts'
import type { EventCard } from '../contract/schema.ts'
import css from './h5.module.css'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'
import { useRead } from './queries.ts'
import { ShareSheet } from './ShareSheet.tsx'
import { SignUpSheet, useOwnSignUp } from './SignUp.tsx'
import { PhaseTag, usePlace, useSeats, When } from './show.tsx'
import { t as words } from './texts.ts'

const SHOWN = 12

/**
 * /activityH5/:type: the page that a poster's QR code opens on a phone. The next event that can be signed up for stays in reach of the
 * thumb.
 */
export default function EventH5Page() {
  const { type } = useParams()
  return isEventKind(type) ? <Kind key={type} kind={type} /> : <Navigate to="/404" replace />
}

const pageLink = (kind: EventKind): string => {
  const channel = currentChannel()
  return `${location.origin}/#/activityH5/${kind}${channel ? `?channel=${channel}` : ''}`
}

function Kind({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const w = useTexts(words)
  const [sharing, setSharing] = useState(false)
  // The prerendered page knows neither. On a phone no QR code is needed, nor the script that draws it.
  const [{ wide, link }, setHere] = useState({ wide: false, link: '' })
  useEffect(() => setHere({ wide: !matchMedia(breakpoints.tablet).matches, link: pageLink(kind) }), [kind])
  const query = useRead('GET /ws/event/next', { limit: SHOWN, kind })
  const title = s.h5Title(w[kind])
  usePageTitle(title)
  const joinable = query.data?.filter((event) => event.phase === 'open')
  // A seat before a place in a queue.
  const open = joinable?.find((event) => event.seatsLeft > 0) ?? joinable?.[0]
  return (
    <div className={css.page}>
      <div className={css.column}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={`${blocks.quiet} ${spacing.after2}`}>{s.h5Lead}</p>
        <div className={`${blocks.buttons} ${css.acts}`}>
          <ActionButton look="outline" onClick={() => setSharing(true)}>
            {s.sharePage}
          </ActionButton>
          <ActionLink to={`/${kind}`} look="quiet">
            {s.past}
          </ActionLink>
        </div>
        {query.isPending ? (
          <div className={css.room} aria-busy="true" />
        ) : query.isError ? (
          <EmptyResult title={s.failed}>
            <ActionButton look="outline" onClick={() => void query.refetch()}>
              {s.retry}
            </ActionButton>
          </EmptyResult>
        ) : query.data.length === 0 ? (
          <EmptyResult title={w.noNext}>
            <ActionLink to={`/${kind}`} look="outline">
              {w.seeAll}
            </ActionLink>
          </EmptyResult>
        ) : (
          <ul className={css.cards}>
            {query.data.map((event) => (
              <EventItem key={event.slug} event={event} />
            ))}
          </ul>
        )}
        {open && <SignUpBar key={open.slug} event={open} />}
      </div>
      {wide && (
        <aside className={css.aside}>
          <p>{s.scan}</p>
          <QrBox value={link} label={s.scanQr} />
        </aside>
      )}
      <ShareSheet open={sharing} onClose={() => setSharing(false)} title={title} label={s.sharePage} link={link} />
    </div>
  )
}

function EventItem({ event }: { event: EventCard }) {
  const lang = useLang()
  const w = useTexts(words)
  const place = usePlace()
  const seats = useSeats()
  return (
    <li>
      <Cover
        seed={event.slug}
        codes={[event.region.code]}
        topic={eventKinds.indexOf(event.kind)}
        place={place(event)}
        kind={w[event.kind]}
        date={formatDate(event.startsAt, lang, event.zone)}
        src={event.cover}
      />
      <h2>
        <Link to={eventPath(event.slug, event.kind)}>
          <Breaking text={event.title[lang]} lang={lang} line={10} />
        </Link>
      </h2>
      <When event={event} />
      <div className={blocks.line}>
        <PhaseTag event={event} />
        <span>{seats(event)}</span>
      </div>
    </li>
  )
}

function SignUpBar({ event }: { event: EventCard }) {
  const s = useTexts(t)
  const lang = useLang()
  const seats = useSeats()
  const own = useOwnSignUp(event.slug, null, null)
  const live = own.ticket && own.ticket.state !== 'cancelled'
  return (
    <>
      <section className={`${blocks.ends} ${css.bar}`} aria-label={event.title[lang]}>
        <div>
          <strong>{event.title[lang]}</strong>
          <span>
            {formatDate(event.startsAt, lang, event.zone)} · {seats(event)}
          </span>
        </div>
        <ActionButton onClick={own.show}>{live ? s.showTicket : event.seatsLeft > 0 ? s.signUp : s.joinQueue}</ActionButton>
      </section>
      <SignUpSheet event={event} own={own} />
    </>
  )
}
