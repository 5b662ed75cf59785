import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { liveState } from '../../../platform/web/live.ts'
import { useStore } from '../../../platform/web/store.ts'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { formatDate } from '../../../platform/web/ui/time.ts'
import { RECALL_MINUTES } from '../../../rules/constants.ts'
import { Composer } from './Composer.tsx'
import css from './chat.module.css'
import { dayOf, goneOf, noteOf } from './lines.ts'
import { Message } from './Message.tsx'
import { type Card, type ChatEvent, useRead } from './queries.ts'
import { ReportEntry } from './ReportEntry.tsx'
import { chatState, discard, keepDraft, loadOlder, loadThread, loadUntil, markRead, type Outgoing, recall, resend } from './state.ts'
import { t } from './texts.ts'

/** How near to the end still counts as reading the newest. */
const NEAR_END = 80

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END

export interface ThreadProps {
  id: string
  /** The message to show; 0 for the newest. */
  seq: number
  onBack: () => void
}

/** One conversation: its head, its messages, and the field for new ones. */
export function Thread({ id, seq, onBack }: ThreadProps) {
  const s = useTexts(t)
  const card = useRead('GET /ws/chat/card', { id })
  const { threads } = useStore(chatState)
  const thread = threads[id]
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => {
    setFailure(null)
    loadThread(id).catch(setFailure)
  }, [id])
  useEffect(() => {
    if (!chatState.get().threads[id]) load()
  }, [id, load])
  const [edited, setEdited] = useState(0)
  const edit = (message: Outgoing) => {
    discard(message.cid)
    keepDraft(id, message.content)
    setEdited((count) => count + 1)
  }
  const error = failure ?? card.error
  const isBusy = !error && (!thread || !card.data)
  const silenced = card.data && (card.data.muted || (card.data.allMuted && card.data.role === 'member'))
  const closed = card.data?.readOnly ? s.readOnly : silenced ? s.silenced : null
  return (
    <section className={css.thread} aria-label={card.data?.name ?? s.timeline} aria-busy={isBusy}>
      <header className={css.head}>
        <ActionIcon className={css.back} variant="subtle" color="gray" size="lg" aria-label={s.back} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        {card.data && <Head card={card.data} />}
      </header>
      {error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            load()
            void card.refetch()
          }}
        />
      ) : (
        <Timeline id={id} seq={seq} {...(card.data && { card: card.data })} onEdit={edit} />
      )}
      {closed ? (
        <p className={blocks.blank}>{closed}</p>
      ) : (
        card.data && <Composer key={edited} id={id} isFocused={edited > 0} onEditLast={edit} />
      )}
    </section>
  )
}

function Head({ card }: { card: Card }) {
  const s = useTexts(t)
  const other = card.members.find((one) => one.id === card.personId)
  return (
    <div className={css.headText}>
      <h2>{card.name}</h2>
      <small>{card.type === '0' ? other?.companyName : s.members(card.members.length)}</small>
      {card.demandId && <Link to={`/personalHome/demandDetails?id=${card.demandId}`}>{s.openDemand}</Link>}
    </div>
  )
}

function Timeline({ id, seq, card, onEdit }: { id: string; seq: number; card?: Card; onEdit: (message: Outgoing) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const { threads, outbox } = useStore(chatState)
  const live = useStore(liveState)
  const thread = threads[id]
  const events = thread?.events ?? []
  const waiting = outbox.filter((one) => one.id === id)
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [loading, setLoading] = useState(false)
  const first = events[0]?.seq ?? 0
  const last = events.at(-1)?.seq ?? 0
  /** The newest event when the end was last on screen. */
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (atEnd) setSeen(last)
  }, [atEnd, last])

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the end
  useLayoutEffect(() => {
    if (atEnd && seq === 0) toEnd()
  }, [last, waiting.length])

  // Pictures take their height when they have loaded.
  useEffect(() => {
    const element = box.current
    const follow = () => atEnd && seq === 0 && element?.scrollTo({ top: element.scrollHeight })
    element?.addEventListener('load', follow, true)
    return () => element?.removeEventListener('load', follow, true)
  }, [atEnd, seq])

  // What is above grows: what is on screen stays where it is.
  const height = useRef<{ first: number; fromEnd: number }>({ first: 0, fromEnd: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element && height.current.first > first && first > 0) element.scrollTop = element.scrollHeight - height.current.fromEnd
  }, [first])
  const older = async () => {
    const element = box.current
    if (element) height.current = { first, fromEnd: element.scrollHeight - element.scrollTop }
    setLoading(true)
    // A failure is shown by the client.
    await loadOlder(id).catch(() => undefined)
    setLoading(false)
  }

  const isLoaded = thread !== undefined
  useEffect(() => {
    if (seq === 0 || !isLoaded) return
    // As far as it could be loaded.
    void loadUntil(id, seq)
      .catch(() => undefined)
      .then(() => {
        requestAnimationFrame(() => {
          box.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'center' })
          if (box.current) setAtEnd(isAtEnd(box.current))
        })
      })
  }, [id, seq, isLoaded])

  // Read is what is on screen, in a window that is looked at.
  useEffect(() => {
    if (!atEnd || last === 0 || live !== 'on') return
    const tell = () => document.visibilityState === 'visible' && markRead(id, last)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, last, atEnd, live])

  const newer = events.filter((event) => event.seq > seen && event.kind === 'message' && !event.mine).length
  return (
    <div className={css.timelineFrame}>
      <div
        ref={box}
        className={css.timeline}
        role="log"
        aria-label={s.timeline}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        tabIndex={0}
        onScroll={(event) => setAtEnd(isAtEnd(event.currentTarget))}
      >
        {thread &&
          (thread.hasOlder ? (
            <Button variant="subtle" className={css.older} loading={loading} onClick={older}>
              {s.older}
            </Button>
          ) : (
            <p className={css.note}>{s.month}</p>
          ))}
        {events.map((event, at) => (
          <Fragment key={event.seq}>
            {dayOf(event.timestamp) !== dayOf(events[at - 1]?.timestamp ?? 0) && (
              <p className={css.day}>
                <span>{formatDate(dayOf(event.timestamp), lang)}</span>
              </p>
            )}
            <Line event={event} isFound={event.seq === seq} {...(card && { card })} />
          </Fragment>
        ))}
        {waiting.map((message) => (
          <Message
            key={message.cid}
            mine
            content={message.content}
            files={message.files}
            at={message.at}
            foot={<Undelivered message={message} onEdit={onEdit} />}
          />
        ))}
      </div>
      {!atEnd && (
        <Button className={css.newest} size="xs" onClick={toEnd}>
          {newer > 0 ? s.newestCount(newer) : s.newest}
        </Button>
      )}
    </div>
  )
}

function Line({ event, card, isFound }: { event: ChatEvent; card?: Card; isFound: boolean }) {
  const lang = useLang()
  const isMessage = event.kind === 'message' && !event.recalled
  const note = event.kind === 'message' ? goneOf(event, lang) : noteOf(event, lang)
  return (
    <div data-seq={event.seq} className={css.line}>
      {isMessage ? (
        <Message
          mine={event.mine}
          {...(!event.mine && { sender: event.username })}
          content={event.content}
          files={event.files ?? []}
          at={event.timestamp}
          isFound={isFound}
          foot={event.mine ? card && <Delivered event={event} card={card} /> : <ReportEntry id={event.id} seq={event.seq} />}
        />
      ) : (
        note && <p className={css.note}>{note}</p>
      )}
    </div>
  )
}

/** How far one's own message has come, and its recall. */
function Delivered({ event, card }: { event: ChatEvent; card: Card }) {
  const s = useTexts(t)
  const moved = useStore(chatState).pointers[card.id] ?? {}
  const others = card.members.filter((one) => one.id !== event.from)
  const read = others.filter((one) => Math.max(one.readSeq, moved[one.id]?.read ?? 0) >= event.seq).length
  const delivered = others.some((one) => Math.max(one.deliveredSeq, moved[one.id]?.delivered ?? 0) >= event.seq)
  const state = read > 0 ? (card.type === '0' ? s.read : s.readBy(read)) : delivered ? s.delivered : s.sent
  return (
    <>
      <span>{state}</span>
      {Date.now() - event.timestamp < RECALL_MINUTES * 60_000 && (
        <button type="button" className={blocks.textButton} onClick={() => recall(card.id, event.seq)}>
          {s.recall}
        </button>
      )}
    </>
  )
}

function Undelivered({ message, onEdit }: { message: Outgoing; onEdit: (message: Outgoing) => void }): ReactNode {
  const s = useTexts(t)
  if (message.failed === null) return <span>{s.sending}</span>
  return (
    <>
      <span className={blocks.bad} role="alert">
        {s.failed}: {message.failed}
      </span>
      <button type="button" className={blocks.textButton} onClick={() => resend(message.cid)}>
        {s.resend}
      </button>
      <button type="button" className={blocks.textButton} onClick={() => onEdit(message)}>
        {s.edit}
      </button>
      <button type="button" className={blocks.textButton} onClick={() => discard(message.cid)}>
        {s.discard}
      </button>
    </>
  )
}
