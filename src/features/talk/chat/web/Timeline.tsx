import { Button } from '@mantine/core'
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
import { dayOf, previewOf } from './lines.ts'
import { Message } from './Message.tsx'
import type { MessageActs } from './MessageMenu.tsx'
import type { Card, ChatEvent } from './queries.ts'
import { markRead } from './state.ts'
import { t } from './texts.ts'
import { useOnScreen } from './useOnScreen.ts'
import { type Target, useTimelineScroll } from './useTimelineScroll.ts'
import type { Outgoing } from './waiting.ts'

interface TimelineProps {
  id: string
  target: Target
  card?: Card
  acts: Omit<MessageActs, 'jump'>
  onTarget: (seq: number) => void
  onEdit: (message: Outgoing) => void
  onRewrite: (content: string) => void
}

export function Timeline({ id, target, card, acts, onTarget, onEdit, onRewrite }: TimelineProps) {
  const s = useTexts(t)
  const { threads, outbox } = useStore(chatState)
  const thread = threads[id]
  const events = thread?.events ?? []
  const waiting = outbox.filter((one) => one.id === id)
  const last = events.at(-1)?.seq ?? 0
  const { box, body, list, atEnd, loading, growsAbove, above, older, onScroll, toEnd } = useTimelineScroll({
    id,
    target,
    first: events[0]?.seq ?? 0,
    last,
    waiting: waiting.length,
    isLoaded: thread !== undefined,
    hasOlder: thread?.hasOlder ?? false,
  })
  useReadMark(id, last, atEnd, box)
  const lineActs = useLineActs({ acts, onTarget, onRewrite })
  const bySeq = useMemo(() => new Map(thread?.events.map((event) => [event.seq, event])), [thread?.events])
  /** The newest event when the end was last on screen. */
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (atEnd) setSeen(last)
  }, [atEnd, last])
  const newer = events.filter((event) => event.seq > seen && event.kind === 'message' && !event.mine).length
  const showNewest = () => {
    toEnd()
    if (target.seq !== 0) onTarget(0)
  }
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
            <Button variant="subtle" className={css.older} loading={loading} onClick={older}>
              {s.older}
            </Button>
          ) : (
            <p className={`${blocks.fine} ${css.note}`}>{s.month}</p>
          ))}
        <div ref={body}>
          <Virtualizer ref={list} scrollRef={box} startMargin={above} shift={growsAbove}>
            {[
              ...events.map((event, at) => (
                <Row key={event.seq} event={event} before={events[at - 1]}>
                  <Line
                    event={event}
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
      {!atEnd && (
        <Button className={css.newest} size="xs" onClick={showNewest}>
          {newer > 0 ? s.newestCount(newer) : s.newest}
        </Button>
      )}
    </div>
  )
}

/** Marks as read what is on screen, in a window that is looked at. */
function useReadMark(id: string, last: number, atEnd: boolean, box: RefObject<HTMLElement | null>): void {
  const live = useStore(liveState)
  const isOnScreen = useOnScreen(box)
  useEffect(() => {
    if (!atEnd || !isOnScreen || last === 0 || live !== 'on') return
    const markShown = () => document.visibilityState === 'visible' && markRead(id, last)
    markShown()
    document.addEventListener('visibilitychange', markShown)
    return () => document.removeEventListener('visibilitychange', markShown)
  }, [id, last, atEnd, isOnScreen, live])
}

/** The same for all lines at all times, so that only lines that change are drawn again. */
function useLineActs(now: Pick<TimelineProps, 'acts' | 'onTarget' | 'onRewrite'>) {
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
      put: (content: string) => latest.current.onRewrite(content),
    }),
    [],
  )
}

/** One event, under its day where that is another than that of the event before. */
function Row({ event, before, children }: { event: ChatEvent; before: ChatEvent | undefined; children: ReactNode }) {
  const lang = useLang()
  const day = dayOf(event.timestamp)
  return (
    <div className={`${blocks.tight} ${css.row}`}>
      {day !== dayOf(before?.timestamp ?? 0) && (
        <p className={css.day}>
          <span>{formatDate(day, lang)}</span>
        </p>
      )}
      {children}
    </div>
  )
}

/** A message that is not delivered yet. */
function Waiting({ message, onEdit }: { message: Outgoing; onEdit: (message: Outgoing) => void }) {
  return (
    <div className={`${blocks.tight} ${css.row}`}>
      <div className={css.line}>
        <Message
          mine
          content={message.content}
          files={message.files}
          at={message.at}
          foot={<Undelivered message={message} onEdit={onEdit} />}
        />
      </div>
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
