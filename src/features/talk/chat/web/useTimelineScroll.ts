import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { chatState } from './chat-store.ts'
import { loadOlder, loadUntil } from './state.ts'

/** How near to the end still counts as reading the newest, and how near to the beginning older ones are loaded. */
const NEAR_END = 80
const NEAR_START = 300

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
const scrollToEnd = (box: HTMLElement | null): void => box?.scrollTo({ top: box.scrollHeight })

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
}

/**
 * Where a conversation is scrolled to: at its end while somebody reads the newest, at the message asked for, or where they left it. `box`
 * is what scrolls, `body` in it what contains the lines, `list` draws them.
 */
export function useTimelineScroll({ id, target, first, last, waiting, isLoaded, hasOlder }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [loading, setLoading] = useState(false)
  const { seq } = target
  useEndFollowed(box, body, atEnd && seq === 0, `${last} ${waiting}`)

  // What one has just sent is shown, wherever one was reading.
  useEffect(() => {
    if (seq !== 0 || target.times === 0) return
    scrollToEnd(box.current)
    setAtEnd(true)
  }, [seq, target.times])

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
    if (element.scrollTop < NEAR_START && hasOlder && !loading && !isNowAtEnd) void older()
  }
  const toEnd = () => {
    scrollToEnd(box.current)
    setAtEnd(true)
  }
  return { box, body, list, atEnd, loading, growsAbove: useGrowsAbove(first), above: useOffset(box, body), older, onScroll, toEnd }
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
