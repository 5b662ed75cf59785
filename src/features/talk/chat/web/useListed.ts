import { useDebouncedValue } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { watched } from '../../../../platform/web/queries.ts'
import { CONVERSATIONS_MOST } from '../contract/conversation.ts'
import { useList } from './queries.ts'

/** Listed at first, and added at the end of the list. */
const STEP = 50
const PAUSE_MS = 200
/** Before its end is on screen. */
const AHEAD_PX = 600

/** What is searched for, once the typing pauses. */
export function useWords(typed: string): string {
  const [words] = useDebouncedValue(typed.trim().slice(0, 100), PAUSE_MS)
  return words
}

/** The first conversations with these words and of this type. What was shown stays until the answer is there. */
export function useListed(words: string, type?: '0' | '1') {
  const wanted = `${type ?? ''} ${words}`
  const [grown, setGrown] = useState({ wanted, size: STEP })
  // Something else begins with the first ones again, also when one comes back to it.
  if (grown.wanted !== wanted) setGrown({ wanted, size: STEP })
  const { size } = grown
  const { data, error, isPending, isPlaceholderData, refetch } = useList(
    'GET /ws/chat/conversations',
    { size, ...(words && { search: words }), ...(type && { type }) },
    watched,
  )
  const rows = data?.records ?? []
  const total = data?.total ?? 0
  const rest = rows.length < total
  return {
    rows,
    total,
    error,
    isPending,
    /** Of these words and this type. */
    isAnswered: data !== undefined && !isPlaceholderData,
    hasMore: rest && size < CONVERSATIONS_MOST,
    /** No more are listed. */
    isFull: rest && size >= CONVERSATIONS_MOST,
    addMore: () => setGrown({ wanted, size: Math.min(size + STEP, CONVERSATIONS_MOST) }),
    refetch: () => void refetch(),
  }
}

/** Adds to a list before its end comes on screen. `at` distinguishes one state of the list from the next; each is looked at once. */
export function useEndAhead(box: RefObject<HTMLElement | null>, at: string, onEnd: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useRef(onEnd)
  useEffect(() => {
    reached.current = onEnd
  })
  useEffect(() => {
    if (!end.current || at === '') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      root: box.current,
      rootMargin: `0px 0px ${AHEAD_PX}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [box, at])
  return end
}
