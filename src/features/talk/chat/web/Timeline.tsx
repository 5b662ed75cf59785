import { Button, Loader } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { liveState } from '../../../../platform/web/live.ts'
import { useStore } from '../../../../platform/web/store.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import css from './chat.module.css'
import { chatState } from './chat-store.ts'
import { Line, Undelivered } from './Line.tsx'
import { beginsGroup, dayOf, previewOf } from './lines.ts'
import { Message } from './Message.tsx'
import type { MessageActs } from './MessageMenu.tsx'
import type { Card, ChatEvent } from './queries.ts'
import { firstUnread, isNews, markRead } from './state.ts'
import { t } from './texts.ts'
import { unreadNow } from './unread.ts'
import { useOnScreen } from './useOnScreen.ts'
import { type Target, useTimelineScroll } from './useTimelineScroll.ts'
import type { Outgoing, Recalled } from './waiting.ts'

interface TimelineProps {
  id: string
  target: Target
  card?: Card
  acts: Omit<MessageActs, 'jump' | 'hold'>
  onTarget: (seq: number) => void
  onEdit: (message: Outgoing) => void
  onRewrite: (recalled: Recalled) => void
}

export function Timeline({ id, target, card, acts, onTarget, onEdit, onRewrite }: TimelineProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { threads, outbox } = useStore(chatState)
  const thread = threads[id]
  const events = thread?.events ?? []
  const waiting = outbox.filter((one) => one.id === id)
  const last = events.at(-1)?.seq ?? 0
  const unread = useOpenedUnread(id, thread !== undefined)
  const [held, setHeld] = useState<number | null>(null)
  const { box, body, list, atEnd, placed, loading, growsAbove, above, older, onScroll, toEnd, toUnread, visible } = useTimelineScroll({
    id,
    target,
    first: events[0]?.seq ?? 0,
    last,
    waiting: waiting.length,
    isLoaded: thread !== undefined,
    hasOlder: thread?.hasOlder ?? false,
    unreadFrom: unread.from,
    isHeld: held !== null,
  })
  const seen = useSeen(unread.before, last, placed, atEnd, visible.bottom)
  useReadMark(id, seen, box)
  const lineActs = useLineActs({ acts, onTarget, onRewrite, hold: setHeld })
  const bySeq = useMemo(() => new Map(thread?.events.map((event) => [event.seq, event])), [thread?.events])
  const lastOwn = waiting.length > 0 ? 0 : (events.findLast((event) => event.kind === 'message')?.seq ?? 0)
  const newer = events.filter((event) => event.seq > seen && isNews(event)).length
  const showNewest = () => {
    toEnd()
    if (target.seq !== 0) onTarget(0)
  }
  const top = bySeq.get(visible.top)
  const heldAt = events.findIndex((event) => event.seq === held)
  const [isDismissed, setDismissed] = useState(false)
  const isUnreadAbove = unread.from > 0 && !isDismissed && placed && visible.top > unread.from && seenLess(unread.from, visible.top, events)
  useEffect(() => {
    // It was on screen.
    if (unread.from > 0 && visible.top > 0 && visible.top <= unread.from && unread.from <= visible.bottom) setDismissed(true)
  }, [unread.from, visible])
  return (
    <div className={css.timelineFrame}>
      <div
        ref={box}
        className={css.timeline}
        role="log"
        // Lines come and go as one scrolls: what is new is said below.
        aria-live="off"
        aria-label={s.timeline}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        tabIndex={0}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        {thread &&
          (thread.hasOlder ? (
            <div className={css.older}>
              {loading ? (
                <Loader size="xs" aria-label={s.loadingOlder} />
              ) : (
                <button type="button" className={blocks.textButton} onClick={older}>
                  {s.older}
                </button>
              )}
            </div>
          ) : (
            <p className={`${blocks.fine} ${css.note}`}>{s.month}</p>
          ))}
        <div ref={body}>
          <Virtualizer ref={list} scrollRef={box} startMargin={above} shift={growsAbove} {...(heldAt >= 0 && { keepMounted: [heldAt] })}>
            {[
              ...events.map((event, at) => (
                <Row key={event.seq} event={event} before={events[at - 1]} isUnread={event.seq === unread.from}>
                  <Line
                    event={event}
                    begins={event.seq === unread.from || beginsGroup(event, events[at - 1])}
                    isLast={event.mine && event.seq === lastOwn}
                    quoted={event.replySeq === undefined ? undefined : bySeq.get(event.replySeq)}
                    isFound={event.seq === target.seq}
                    card={card}
                    acts={lineActs}
                  />
                </Row>
              )),
              ...waiting.map((message) => <Waiting key={message.cid} message={message} onEdit={onEdit} />),
            ]}
          </Virtualizer>
        </div>
      </div>
      <Arrival event={events.at(-1)} />
      {top && (
        <p className={css.stickyDay} aria-hidden="true">
          <span>{formatDate(dayOf(top.timestamp), lang)}</span>
        </p>
      )}
      {isUnreadAbove && (
        <Button
          className={css.toUnread}
          size="xs"
          leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            setDismissed(true)
            toUnread()
          }}
        >
          {s.newestCount(Math.max(unread.count, 1))}
        </Button>
      )}
      {!atEnd && (
        <Button
          className={css.newest}
          size="xs"
          leftSection={<IconArrowDown size={16} stroke={1.75} aria-hidden="true" />}
          onClick={showNewest}
        >
          {newer > 0 ? s.newestCount(newer) : s.newest}
        </Button>
      )}
    </div>
  )
}

/** Whether an unread message is above what is on screen. */
const seenLess = (from: number, top: number, events: readonly ChatEvent[]): boolean =>
  from < (events[0]?.seq ?? 0) || events.some((event) => event.seq >= from && event.seq < top && isNews(event))

/** What was unread when the conversation was opened: from which event on, how much, and the last event that was read before. */
function useOpenedUnread(id: string, isLoaded: boolean): { from: number; count: number; before: number } {
  const [count] = useState(() => unreadNow(id))
  const [from, setFrom] = useState(() => (isLoaded ? firstUnread(id) : null))
  // In the render in which it is loaded, before anything is scrolled.
  if (isLoaded && from === null) setFrom(firstUnread(id))
  const last = chatState.get().threads[id]?.events.at(-1)?.seq ?? 0
  const [lastAtOpening, setLast] = useState(last)
  if (lastAtOpening === 0 && last > 0) setLast(last)
  return { from: from ?? 0, count, before: from ? from - 1 : lastAtOpening }
}

/** The newest event that was on screen; what was read before counts. */
function useSeen(before: number, last: number, placed: boolean, atEnd: boolean, bottom: number): number {
  const [seen, setSeen] = useState(0)
  const now = Math.max(seen, before, placed ? (atEnd ? last : bottom) : 0)
  useEffect(() => setSeen(now), [now])
  return now
}

/** Marks as read what was on screen, in a window that is looked at. */
function useReadMark(id: string, seen: number, box: RefObject<HTMLElement | null>): void {
  const live = useStore(liveState)
  const isOnScreen = useOnScreen(box)
  useEffect(() => {
    if (!isOnScreen || seen === 0 || live !== 'on') return
    const markShown = () => document.visibilityState === 'visible' && markRead(id, seen)
    markShown()
    document.addEventListener('visibilitychange', markShown)
    return () => document.removeEventListener('visibilitychange', markShown)
  }, [id, seen, isOnScreen, live])
}

interface LineActs extends Pick<TimelineProps, 'acts' | 'onTarget' | 'onRewrite'> {
  hold: MessageActs['hold']
}

/** The same for all lines at all times, so that only lines that change are drawn again. */
function useLineActs(now: LineActs) {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      quote: (event: ChatEvent) => latest.current.acts.quote(event),
      forward: (event: ChatEvent) => latest.current.acts.forward(event),
      rewrite: (event: ChatEvent) => latest.current.acts.rewrite(event),
      jump: (to: number) => latest.current.onTarget(to),
      hold: (seq: number | null) => latest.current.hold(seq),
      put: (recalled: Recalled) => latest.current.onRewrite(recalled),
    }),
    [],
  )
}

interface RowProps {
  event: ChatEvent
  before: ChatEvent | undefined
  /** The first that was unread when the conversation was opened. */
  isUnread: boolean
  children: ReactNode
}

/** One event, under its day where that is another than that of the event before. */
function Row({ event, before, isUnread, children }: RowProps) {
  const s = useTexts(t)
  const lang = useLang()
  const day = dayOf(event.timestamp)
  return (
    <div className={css.row}>
      {day !== dayOf(before?.timestamp ?? 0) && (
        <p className={css.day}>
          <span>{formatDate(day, lang)}</span>
        </p>
      )}
      {isUnread && (
        <p className={css.unreadLine}>
          <span>{s.newFromHere}</span>
        </p>
      )}
      {children}
    </div>
  )
}

/** A message that is not delivered yet. */
function Waiting({ message, onEdit }: { message: Outgoing; onEdit: (message: Outgoing) => void }) {
  return (
    <div className={css.row}>
      <Message
        mine
        begins={false}
        content={message.content}
        files={message.files}
        at={message.at}
        foot={<Undelivered message={message} onEdit={onEdit} />}
      />
    </div>
  )
}

/** Says a new message of somebody else, once one is done with what is being said. */
function Arrival({ event }: { event: ChatEvent | undefined }) {
  const lang = useLang()
  const from = useRef(event?.seq)
  const isNew = event !== undefined && from.current !== undefined && event.seq > from.current
  useEffect(() => {
    from.current ??= event?.seq
  }, [event])
  return (
    <p className="sr-only" role="status">
      {isNew && !event.mine && event.kind === 'message' && `${event.username}: ${previewOf(event, lang)}`}
    </p>
  )
}
