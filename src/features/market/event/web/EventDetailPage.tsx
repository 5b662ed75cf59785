import { useEffect, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { currentChannel, rememberChannel } from '../../../../platform/web/channel.ts'
import { ApiError } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { Band, EmptyResult, Facts, Intro, Note, Plain } from '../../../../platform/web/portal/layout.tsx'
import { queryClient } from '../../../../platform/web/query.ts'
import { Navigate, useParams, useSearchParams } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { formatDate, formatTime } from '../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import { type EventKind, eventKinds, isEventKind } from '../contract/kinds.ts'
import type { EventDetail } from '../contract/schema.ts'
import css from './detail.module.css'
import { icalLink, remindLink, shareLink } from './links.ts'
import { t } from './page-texts.ts'
import { NextEvents } from './parts.tsx'
import { query, useEvent } from './queries.ts'
import { ShareSheet } from './ShareSheet.tsx'
import { type OwnSignUp, SignUpSheet, useOwnSignUp } from './SignUp.tsx'
import { PhaseTag, Together, usePlace } from './show.tsx'
import { t as words } from './texts.ts'
import { isElsewhere, spanText } from './when.ts'

/** The first render has the event: until then the reader has its words (index.html). */
export const ready = async (path: string): Promise<void> => {
  const id = path.split('/')[2] ?? ''
  if (/^[a-z0-9]/.test(id)) await queryClient.prefetchQuery(query('GET /ws/event/detail', { id }))
}

/** One event (source §2): title, registration time, activity time, address, agenda; share, sign up, cancel. */
export default function EventDetailPage() {
  const { id = '', channel, type } = useParams()
  const s = useTexts(t)
  const query = useEvent(id)
  useEffect(() => rememberChannel(channel), [channel])
  if (!isEventKind(type)) return <Navigate to="/404" replace />
  if (query.isPending)
    return (
      <Plain>
        <div className={spacing.screen} aria-busy="true" />
      </Plain>
    )
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.error === 'notFound') return <Gone kind={type} />
    return (
      <Plain>
        <h1 tabIndex={-1}>{s.failed}</h1>
        <ActionButton look="outline" onClick={() => void query.refetch()}>
          {s.retry}
        </ActionButton>
      </Plain>
    )
  }
  return <Detail key={query.data.slug} event={query.data} />
}

/** The link leads nowhere any more: on to the events that there are. */
function Gone({ kind }: { kind: EventKind }) {
  const s = useTexts(t)
  const w = useTexts(words)
  usePageTitle(s.gone)
  return (
    <Plain>
      <h1 tabIndex={-1}>{s.gone}</h1>
      <p>{s.goneWhy}</p>
      <NextEvents limit={4} />
      <ActionLink to={`/${kind}`}>{s.backTo(w[kind])}</ActionLink>
    </Plain>
  )
}

function Detail({ event }: { event: EventDetail }) {
  const s = useTexts(t)
  const w = useTexts(words)
  const lang = useLang()
  const place = usePlace()
  const [params] = useSearchParams()
  const own = useOwnSignUp(event.slug, event.mine?.code ?? null, params.get('ticket'))
  const [sharing, setSharing] = useState(false)
  usePageTitle(event.title[lang])
  const paragraphs = event.body[lang].split(/\n\s*\n/).filter(Boolean)
  return (
    <>
      <Intro
        title={<Breaking text={event.title[lang]} lang={lang} />}
        lead={event.summary[lang]}
        aside={
          <Cover
            seed={event.slug}
            codes={[event.region.code]}
            topic={eventKinds.indexOf(event.kind)}
            place={place(event)}
            kind={w[event.kind]}
            date={formatDate(event.startsAt, lang, event.zone)}
            src={event.cover}
          />
        }
      >
        <div className={`${blocks.line} ${spacing.after5}`}>
          <PhaseTag event={event} />
          <ActionLink to={`/${event.kind}`} look="quiet">
            {s.backTo(w[event.kind])}
          </ActionLink>
        </div>
      </Intro>
      <Band still>
        <div className={blocks.columns}>
          <aside className={`${blocks.rail} ${css.panel}`} aria-label={s.registrationTime}>
            <Times event={event} />
            <SignUpActs event={event} own={own} onShare={() => setSharing(true)} />
          </aside>
          <div className={css.words}>
            {event.isDemo && <Note>{s.isDemo}</Note>}
            <h2>{s.about}</h2>
            {paragraphs.map((text) => (
              <p key={text} className={blocks.quiet}>
                {text}
              </p>
            ))}
            {event.agenda.length > 0 && (
              <>
                <h2>{s.agenda}</h2>
                <p className={blocks.fine}>{s.agendaZone}</p>
                <ol className={`${lists.rows} ${css.agenda}`}>
                  {event.agenda.map((item) => (
                    <li key={item.time + item.en}>
                      <span>{item.time}</span>
                      <span>{item[lang]}</span>
                    </li>
                  ))}
                </ol>
              </>
            )}
            {paragraphs.length === 0 && event.agenda.length === 0 && <EmptyResult title={event.summary[lang]} />}
          </div>
        </div>
      </Band>
      <SignUpSheet event={event} own={own} />
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        title={event.title[lang]}
        label={s.shareTitle}
        link={shareLink(event.slug, lang, currentChannel())}
      />
    </>
  )
}

function Times({ event }: { event: EventDetail }) {
  const s = useTexts(t)
  const w = useTexts(words)
  const lang = useLang()
  const both = (from: string, to: string) => (
    <div className={css.both}>
      <span>
        <Together text={spanText(from, to, lang, event.zone)} />
      </span>
      <span>{isElsewhere(from, event.zone) ? <Together text={w.yourTime(spanText(from, to, lang))} /> : w.sameZone}</span>
    </div>
  )
  const over = event.phase === 'finished' || event.phase === 'cancelled'
  return (
    <Facts
      items={[
        { name: s.registrationTime, value: both(event.registrationFrom, event.registrationTo) },
        { name: s.activityTime, value: both(event.startsAt, event.endsAt) },
        {
          name: s.address,
          value: event.online ? (
            s.addressOnline
          ) : (
            <div className={css.both}>
              <span>{event.address[lang]}</span>
              <CountryLink code={event.region.code} name={event.city[lang] || event.region.name[lang]} />
            </div>
          ),
        },
        event.host[lang] !== '' && { name: s.host, value: event.host[lang] },
        {
          name: s.seats,
          value: over
            ? String(event.seats)
            : event.seatsLeft > 0
              ? w.seatsOf(event.seatsLeft, event.seats)
              : event.waiting > 0
                ? w.fullWaiting(event.waiting)
                : w.full,
        },
      ]}
    />
  )
}

function SignUpActs({ event, own, onShare }: { event: EventDetail; own: OwnSignUp; onShare: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const live = own.ticket && own.ticket.state !== 'cancelled' ? own.ticket : null
  const why = {
    forecast: s.notOpen(formatTime(event.registrationFrom, lang, event.zone)),
    open: '',
    between: s.closed,
    underWay: s.closed,
    finished: s.over,
    cancelled: s.calledOff(event.cancelReason[lang]),
  }[event.phase]
  return (
    <div className={`${blocks.form} ${spacing.after5}`}>
      {live ? (
        <>
          <p className={blocks.strong} role="status">
            {
              { unproved: s.proveTitle, confirmed: s.signedUp, waitlisted: s.inQueue, checkedIn: s.checkedIn, cancelled: s.cancelled }[
                live.state
              ]
            }
          </p>
          <ActionButton onClick={own.show}>{s.showTicket}</ActionButton>
          {live.canCancel && (
            <ActionButton look="outline" onClick={own.show}>
              {s.cancelSignUp}
            </ActionButton>
          )}
        </>
      ) : event.phase === 'open' ? (
        <>
          <ActionButton onClick={own.show}>{event.seatsLeft > 0 ? s.signUp : s.joinQueue}</ActionButton>
          <p className={blocks.fine}>{s.deadline(formatTime(event.registrationTo, lang, event.zone))}</p>
        </>
      ) : (
        <>
          <p className={blocks.strong}>{why}</p>
          {event.phase === 'forecast' && <ActionLink to={remindLink(event.slug, lang)}>{s.remind}</ActionLink>}
        </>
      )}
      <div className={blocks.buttons}>
        <ActionButton look="quiet" onClick={onShare}>
          {s.share}
        </ActionButton>
        {event.phase !== 'finished' && event.phase !== 'cancelled' && (
          <ActionLink to={icalLink(event.slug, lang)} look="quiet">
            {s.addToCalendar}
          </ActionLink>
        )}
      </div>
    </div>
  )
}
