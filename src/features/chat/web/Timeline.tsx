import { Button, Popover } from '@mantine/core'
import { Fragment, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { liveState } from '../../../platform/web/live.ts'
import { useStore } from '../../../platform/web/store.ts'
import { formatDate } from '../../../platform/web/ui/time.ts'
import css from './chat.module.css'
import { dayOf, goneOf, noteOf, previewOf } from './lines.ts'
import { Message } from './Message.tsx'
import { isRecallable, type MessageActs, MessageMenu } from './MessageMenu.tsx'
import { type Card, type ChatEvent, useRead } from './queries.ts'
import { chatState, discard, loadOlder, loadUntil, markRead, type Outgoing, recall, resend, rewritable } from './state.ts'
import { t } from './texts.ts'
import { useOnScreen } from './useOnScreen.ts'

/** How near to the end still counts as reading the newest, and how near to the beginning older ones are loaded. */
const NEAR_END = 80
const NEAR_START = 300
const NAMES_SHOWN = 50

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END

export interface TimelineProps {
  id: string
  /** The message to show, and how many times one was asked for; 0 for the newest. */
  target: { seq: number; times: number }
  card?: Card
  acts: Omit<MessageActs, 'jump'>
  onTarget: (seq: number) => void
  onEdit: (message: Outgoing) => void
  onRewrite: (content: string) => void
}

export function Timeline({ id, target, card, acts, onTarget, onEdit, onRewrite }: TimelineProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { threads, outbox } = useStore(chatState)
  const live = useStore(liveState)
  const thread = threads[id]
  const events = thread?.events ?? []
  const waiting = outbox.filter((one) => one.id === id)
  const box = useRef<HTMLDivElement>(null)
  const isOnScreen = useOnScreen(box)
  const [atEnd, setAtEnd] = useState(true)
  const [loading, setLoading] = useState(false)
  const first = events[0]?.seq ?? 0
  const last = events.at(-1)?.seq ?? 0
  const { seq } = target
  const follows = atEnd && seq === 0
  /** The newest event when the end was last on screen. */
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (atEnd) setSeen(last)
  }, [atEnd, last])

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
    if (seq !== 0) onTarget(0)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the end
  useLayoutEffect(() => {
    if (follows) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, waiting.length, follows])

  // What one has just sent is shown, wherever one was reading.
  useEffect(() => {
    if (seq !== 0 || target.times === 0) return
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }, [seq, target.times])

  // Pictures take their height when they have loaded, and the field below grows.
  useEffect(() => {
    const element = box.current
    if (!element || !follows) return
    const follow = () => element.scrollTo({ top: element.scrollHeight })
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    element.addEventListener('load', follow, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('load', follow, true)
    }
  }, [follows])

  // What is above grows: what is on screen stays where it is.
  const fromEnd = useRef(0)
  const oldFirst = useRef(first)
  useLayoutEffect(() => {
    const element = box.current
    if (element && first > 0 && first < oldFirst.current && !follows) element.scrollTop = element.scrollHeight - fromEnd.current
    oldFirst.current = first
  }, [first, follows])
  const older = async () => {
    setLoading(true)
    // A failure is shown by the client.
    await loadOlder(id).catch(() => undefined)
    setLoading(false)
  }
  const onScroll = (element: HTMLElement) => {
    fromEnd.current = element.scrollHeight - element.scrollTop
    const isNowAtEnd = isAtEnd(element)
    setAtEnd(isNowAtEnd)
    if (element.scrollTop < NEAR_START && thread?.hasOlder && !loading && !isNowAtEnd) void older()
  }

  const isLoaded = thread !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again
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
  }, [id, seq, target.times, isLoaded])

  // Read is what is on screen, in a window that is looked at.
  useEffect(() => {
    if (!atEnd || !isOnScreen || last === 0 || live !== 'on') return
    const tell = () => document.visibilityState === 'visible' && markRead(id, last)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, last, atEnd, isOnScreen, live])

  const latest = useRef({ acts, onTarget, onRewrite })
  useEffect(() => {
    latest.current = { acts, onTarget, onRewrite }
  })
  /** The same for all lines at all times, so that only lines that change are drawn again. */
  const lineActs = useMemo(
    () => ({
      quote: (event: ChatEvent) => latest.current.acts.quote(event),
      forward: (event: ChatEvent) => latest.current.acts.forward(event),
      rewrite: (event: ChatEvent) => latest.current.acts.rewrite(event),
      jump: (to: number) => latest.current.onTarget(to),
      put: (content: string) => latest.current.onRewrite(content),
    }),
    [],
  )
  const bySeq = useMemo(() => new Map(thread?.events.map((event) => [event.seq, event])), [thread?.events])
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
        onScroll={(event) => onScroll(event.currentTarget)}
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
            <Line
              event={event}
              quoted={event.replySeq === undefined ? undefined : bySeq.get(event.replySeq)}
              isFound={event.seq === seq}
              card={card}
              acts={lineActs}
            />
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

interface LineProps {
  event: ChatEvent
  /** The answered message, if it is loaded. */
  quoted: ChatEvent | undefined
  isFound: boolean
  card: Card | undefined
  acts: MessageActs & { put: (content: string) => void }
}

const Line = memo(function Line({ event, quoted, card, isFound, acts }: LineProps) {
  const s = useTexts(t)
  const lang = useLang()
  if (event.kind !== 'message' || event.recalled) {
    const note = event.kind === 'message' ? goneOf(event, lang) : noteOf(event, lang)
    const text = event.mine && event.recalled === 'sender' ? rewritable(event.id, event.seq) : null
    return (
      <div data-seq={event.seq} className={css.line}>
        {note && (
          <p className={css.note}>
            {note}
            {text !== null && (
              <button type="button" className={blocks.textButton} onClick={() => acts.put(text)}>
                {s.rewrite}
              </button>
            )}
          </p>
        )}
      </div>
    )
  }
  const names = card?.members.filter((one) => event.mentions?.includes(one.id)).map((one) => one.name)
  return (
    <div data-seq={event.seq} className={css.line}>
      <Message
        mine={event.mine}
        {...(!event.mine && { sender: event.username })}
        content={event.content}
        {...(names && { mentioned: names })}
        quote={event.replySeq !== undefined && <Quote id={event.id} seq={event.replySeq} known={quoted} onJump={acts.jump} />}
        files={event.files ?? []}
        at={event.timestamp}
        isFound={isFound}
        foot={
          card && (
            <>
              {event.mine && <Delivered event={event} card={card} />}
              <MessageMenu event={event} card={card} acts={acts} />
            </>
          )
        }
      />
    </div>
  )
})

/** The answered message in a line, and the way to it; one that is older than what is loaded is read by itself. */
function Quote({ id, seq, known, onJump }: { id: string; seq: number; known: ChatEvent | undefined; onJump: (seq: number) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const read = useRead('GET /ws/chat/history', known ? null : { id, before: seq + 1, size: 1 }, { staleTime: Number.POSITIVE_INFINITY })
  const event = known ?? read.data?.events.find((one) => one.seq === seq)
  if (!event) return <p className={css.quoted}>{read.isPending ? '…' : s.quoteGone}</p>
  return (
    <button type="button" className={css.quoted} onClick={() => onJump(seq)}>
      {event.mine ? s.you : event.username}: {previewOf(event, lang)}
    </button>
  )
}

type Reach = `read ${number}` | 'delivered' | 'sent'

const readersOf = ({ members, id }: Card, event: ChatEvent) => {
  const moved = chatState.get().pointers[id] ?? {}
  return members.filter((one) => one.id !== event.from && Math.max(one.readSeq, moved[one.id]?.read ?? 0) >= event.seq)
}

function reachOf(card: Card, event: ChatEvent): Reach {
  const read = readersOf(card, event).length
  if (read > 0) return `read ${read}`
  const moved = chatState.get().pointers[card.id] ?? {}
  const isDelivered = card.members.some(
    (one) => one.id !== event.from && Math.max(one.deliveredSeq, moved[one.id]?.delivered ?? 0) >= event.seq,
  )
  return isDelivered ? 'delivered' : 'sent'
}

/** How far one's own message has come, and its recall. Only what changes is drawn again. */
function Delivered({ event, card }: { event: ChatEvent; card: Card }) {
  const s = useTexts(t)
  const reach = useSyncExternalStore(chatState.subscribe, () => reachOf(card, event))
  return (
    <>
      {reach === 'sent' || reach === 'delivered' ? (
        <span>{s[reach]}</span>
      ) : card.type === '0' ? (
        <span>{s.read}</span>
      ) : (
        <Readers event={event} card={card} count={Number(reach.slice(5))} />
      )}
      {isRecallable(event) && (
        <button type="button" className={blocks.textButton} onClick={() => recall(event)}>
          {s.recall}
        </button>
      )}
    </>
  )
}

/** How many have read it, and on a tap who. */
function Readers({ event, card, count }: { event: ChatEvent; card: Card; count: number }) {
  const s = useTexts(t)
  const lang = useLang()
  const [opened, setOpened] = useState(false)
  const names = opened
    ? readersOf(card, event)
        .slice(0, NAMES_SHOWN)
        .map((one) => one.name)
    : []
  return (
    <Popover opened={opened} onChange={setOpened} withinPortal width="auto">
      <Popover.Target>
        <button type="button" className={blocks.textButton} onClick={() => setOpened(!opened)}>
          {s.readBy(count)}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={s.readers}>
        <p className={css.readers}>
          {names.join(lang === 'cn' ? '、' : ', ')}
          {count > names.length && ` ${s.andMore(count - names.length)}`}
        </p>
      </Popover.Dropdown>
    </Popover>
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
