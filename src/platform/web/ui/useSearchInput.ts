import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useGoing, useLocation } from '../router.tsx'

const PAUSE_MS = 300

/** The props of a search field. */
interface SearchField {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionStart: () => void
  onCompositionEnd: () => void
}

/**
 * Search words: they take effect when typing pauses, never during an input method's composition (unfinished pinyin is not a word), and at
 * once by `search`. The address may change them too: Back, "clear filters", a link.
 */
export function useSearchInput(value: string, onSearch: (words: string) => void): { field: SearchField; search: (words?: string) => void } {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [composing, setComposing] = useState(false)
  const { pathname } = useLocation()
  const going = useGoing()
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const apply = (text: string) => {
    const words = text.trim()
    const to = going.get()
    // A user who clicked a link during the pause is navigating to another page; changing the address now would cancel that.
    if (words === value || (to && to.pathname !== pathname)) return
    setKnown(words)
    onSearch(words)
  }
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, composing])
  return {
    field: {
      value: typed,
      onChange: (event) => setTyped(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
    search: (words = typed) => {
      setTyped(words)
      apply(words)
    },
  }
}
