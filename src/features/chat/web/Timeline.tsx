import { Button } from '@mantine/core'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { liveState } from '../../../platform/web/live.ts'
import { useStore } from '../../../platform/web/store.ts'
import { formatDate } from '../../../platform/web/ui/time.ts'
import css from './chat.module.css'
import { Line, Undelivered } from './Line.tsx'
import { dayOf, previewOf } from './lines.ts'
import { Message } from './Message.tsx'
import type { MessageActs } from './MessageMenu.tsx'
import type { Card, ChatEvent } from './queries.ts'
import { chatState, loadOlder, loadUntil, markRead, type Outgoing } from './state.ts'
import { t } from './texts.ts'
import { useOnScreen } from './useOnScreen.ts'

/** How near to the end still counts as reading the newest, and how near to the beginning older ones are loaded. */
const NEAR_END = 80
const NEAR_START = 300

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END

interface TimelineProps {
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
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
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

  // Lines have their height once they are drawn, pictures when they have loaded, and the field below grows.
  useEffect(() => {
    const element = box.current
    if (!element || !follows) return
    const follow = () => element.scrollTo({ top: element.scrollHeight })
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    if (body.current) observer.observe(body.current)
    return () => observer.disconnect()
  }, [follows])

  // What is above grows: what is on screen stays where it is.
  const oldFirst = useRef(first)
  const growsAbove = first > 0 && first < oldFirst.current
  useLayoutEffect(() => {
    oldFirst.current = first
  }, [first])
  const above = useOffset(box, body)
  const oldTop = useRef(0)
  const older = async () => {
    setLoading(true)
    // A failure is shown by the client.
    await loadOlder(id).catch(() => undefined)
    setLoading(false)
  }
  const onScroll = (element: HTMLElement) => {
    const isNowAtEnd = isAtEnd(element)
    // Lines that are drawn grow: only who goes up leaves the end.
    if (isNowAtEnd || element.scrollTop < oldTop.current) setAtEnd(isNowAtEnd)
    oldTop.current = element.scrollTop
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
          const at = chatState.get().threads[id]?.events.findIndex((event) => event.seq === seq) ?? -1
          if (at >= 0) list.current?.scrollToIndex(at, { align: 'center' })
          if (box.current) setAtEnd(isAtEnd(box.current))
        })
      })
  }, [id, seq, target.times, isLoaded])

  // Read is what is on screen, in a window that is looked at.
  useEffect(() => {
    if (!atEnd || !isOnScreen || last === 0 || live !== 'on') return
    const markShown = () => document.visibilityState === 'visible' && markRead(id, last)
    markShown()
    document.addEventListener('visibilitychange', markShown)
    return () => document.removeEventListener('visibilitychange', markShown)
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
                <div key={event.seq} className={`${blocks.tight} ${css.row}`}>
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
                </div>
              )),
              ...waiting.map((message) => (
                <div key={message.cid} className={`${blocks.tight} ${css.row}`}>
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
              )),
            ]}
          </Virtualizer>
        </div>
      </div>
      <Arrival event={events.at(-1)} />
      {!atEnd && (
        <Button className={css.newest} size="xs" onClick={toEnd}>
          {newer > 0 ? s.newestCount(newer) : s.newest}
        </Button>
      )}
    </div>
  )
}

/** How far the lines begin below the top of what scrolls: few lines are shown at its end. */
function useOffset(box: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, body.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => setOffset(inner.offsetTop))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [box, body])
  return offset
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
