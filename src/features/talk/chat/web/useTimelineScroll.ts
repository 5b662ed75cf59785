import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { chatState } from './chat-store.ts'
import { loadOlder, loadUntil } from './state.ts'

/** How near to the end still counts as reading the newest, and how near to the beginning older ones are loaded. */
const NEAR_END = 80
const NEAR_START = 300
/** Of a line at the lower edge, so much is enough to be read. */
const LEAST_SEEN = 24
/** Frames without a move, and how long is waited for them. */
const REST_FRAMES = 4
const REST_FRAMES_MOST = 60
/** As many unread events are loaded by themselves; before more than that, a conversation opens at its end. */
const OPEN_MOST = 150

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
const scrollToEnd = (box: HTMLElement | null): void => box?.scrollTo({ top: box.scrollHeight })

const nextFrame = () => new Promise<unknown>((done) => requestAnimationFrame(done))

/** After some frames in which nothing has moved. */
async function atRest(box: HTMLElement | null): Promise<void> {
  let before = ''
  for (let [frames, still] = [0, 0]; frames < REST_FRAMES_MOST && still < REST_FRAMES; frames++) {
    await nextFrame()
    const now = `${box?.scrollTop} ${box?.scrollHeight}`
    still = now === before ? still + 1 : 0
    before = now
  }
}

/** The message to show, and how many times one was asked for; 0 for the newest. */
export interface Target {
  seq: number
  times: number
}

interface Shown {
  id: string
  target: Target
  /** Of the events that are loaded; 0 without any. */
  first: number
  last: number
  /** Messages that are not delivered yet. */
  waiting: number
  isLoaded: boolean
  hasOlder: boolean
  /** The first event that was unread when the conversation was opened; 0 for none. */
  unreadFrom: number
  /** Something is open in a line, which must not move. */
  isHeld: boolean
}

/**
 * Where a conversation is scrolled to: at its end while somebody reads the newest, at the first unread message or the one asked for, or
 * where they left it. `box` is what scrolls, `body` in it what contains the lines, `list` draws them. `visible` are the numbers of the
 * first and the last event on screen.
 */
export function useTimelineScroll({ id, target, first, last, waiting, isLoaded, hasOlder, unreadFrom, isHeld }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [loading, setLoading] = useState(false)
  const [visible, setVisible] = useState({ top: 0, bottom: 0 })
  const { seq } = target
  const look = () => {
    const [element, lines] = [box.current, list.current]
    const events = chatState.get().threads[id]?.events ?? []
    if (!element || !lines || events.length === 0) return
    const at = (offset: number) => events[Math.min(lines.findItemIndex(offset), events.length - 1)]?.seq ?? 0
    const [top, bottom] = [at(element.scrollTop), at(element.scrollTop + element.clientHeight - LEAST_SEEN)]
    setVisible((old) => (old.top === top && old.bottom === bottom ? old : { top, bottom }))
  }
  const show = async (to: number, align: 'start' | 'center') => {
    // As far as it could be loaded: a failure is shown by the client.
    await loadUntil(id, to).catch(() => undefined)
    // Lines that are not drawn yet have no height: until all have come to rest, nothing is said about the end.
    setAtEnd(false)
    await nextFrame()
    const at = chatState.get().threads[id]?.events.findIndex((event) => event.seq >= to) ?? -1
    if (at >= 0) list.current?.scrollToIndex(at, { align })
    await atRest(box.current)
    if (box.current) setAtEnd(isAtEnd(box.current))
    look()
  }
  const opensAt = seq === 0 && unreadFrom > 0 && last - unreadFrom < OPEN_MOST ? unreadFrom : 0
  const [placed, setPlaced] = useState(false)
  useEndFollowed(box, body, atEnd && seq === 0 && !isHeld && (placed || opensAt === 0), `${last} ${waiting}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is loaded
  useEffect(() => {
    if (!isLoaded || placed) return
    if (opensAt > 0) void show(opensAt, 'start').then(() => setPlaced(true))
    else setPlaced(true)
  }, [isLoaded])

  // What one has just sent is shown, wherever one was reading.
  const opened = useRef(target.times)
  useEffect(() => {
    if (seq !== 0 || target.times === opened.current) return
    scrollToEnd(box.current)
    setAtEnd(true)
  }, [seq, target.times])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again
  useEffect(() => {
    if (seq !== 0 && isLoaded) void show(seq, 'center')
  }, [id, seq, target.times, isLoaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the lines
  useEffect(() => {
    const soon = requestAnimationFrame(look)
    return () => cancelAnimationFrame(soon)
  }, [first, last, waiting, placed])

  const older = async () => {
    setLoading(true)
    // A failure is shown by the client.
    await loadOlder(id).catch(() => undefined)
    setLoading(false)
  }
  const oldTop = useRef(0)
  const onScroll = (element: HTMLElement) => {
    const isNowAtEnd = isAtEnd(element)
    // Lines that are drawn grow: only who goes up leaves the end.
    if (isNowAtEnd || element.scrollTop < oldTop.current) setAtEnd(isNowAtEnd)
    oldTop.current = element.scrollTop
    look()
    if (element.scrollTop < NEAR_START && hasOlder && !loading && !isNowAtEnd) void older()
  }
  const toEnd = () => {
    scrollToEnd(box.current)
    setAtEnd(true)
  }
  const toUnread = () => void show(unreadFrom, 'start')
  const growsAbove = useGrowsAbove(first)
  const above = useOffset(box, body)
  return { box, body, list, atEnd, placed, loading, growsAbove, above, older, onScroll, toEnd, toUnread, visible }
}

/** Stays at the end while `follows`: when `news` changes, when lines or pictures get their height, and when the field below grows. */
function useEndFollowed(box: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>, follows: boolean, news: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the end
  useLayoutEffect(() => {
    if (follows) scrollToEnd(box.current)
  }, [news, follows])

  useEffect(() => {
    const element = box.current
    if (!element || !follows) return
    const observer = new ResizeObserver(() => scrollToEnd(element))
    observer.observe(element)
    if (body.current) observer.observe(body.current)
    return () => observer.disconnect()
  }, [box, body, follows])
}

/** Whether older events were just put before the first: what is on screen then stays where it is. */
function useGrowsAbove(first: number): boolean {
  const oldFirst = useRef(first)
  const growsAbove = first > 0 && first < oldFirst.current
  useLayoutEffect(() => {
    oldFirst.current = first
  }, [first])
  return growsAbove
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
