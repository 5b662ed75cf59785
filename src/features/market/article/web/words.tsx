import type { ReactNode } from 'react'

/** The text with each of the search words marked. */
export function Marked({ text, search }: { text: string; search: string }): ReactNode {
  const words = search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) =>
    // After the split, the separators (the matches) are at odd indexes.
    // biome-ignore lint/suspicious/noArrayIndexKey: the position in the text is the identity
    at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
  )
}
