import { refresh, refreshShared } from './query.ts'
import { createStore, useStore } from './store.ts'

/**
 * News for open pages (conversation §4). A page is read again at once, but not while somebody fills in a form of it: what they look at
 * does not change under their hands. They learn that there is something new, and see it when they ask, leave the form, or go elsewhere.
 */
const waiting = createStore<readonly string[]>([])

/** Reads of the frame, and of the chat, whose field keeps what is typed: nobody waits for them. */
const ALWAYS: readonly string[] = ['notice', 'chat']

export const useNewsWaits = (): boolean => useStore(waiting).length > 0

export function takeNews(topics: readonly string[]): void {
  if (!isFillingIn()) {
    void refresh(...topics)
    showNews()
    return
  }
  void refresh(...topics.filter((topic) => ALWAYS.includes(topic)))
  const held = topics.filter((topic) => !ALWAYS.includes(topic))
  if (held.length === 0) return
  // The counts of the menu.
  void refreshShared(...held)
  waiting.set([...new Set([...waiting.get(), ...held])])
}

export function showNews(): void {
  const topics = waiting.get()
  waiting.set([])
  if (topics.length > 0) void refresh(...topics)
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit]), [contenteditable=true]'

/** The focus is in a form in which something is typed. */
function isFillingIn(): boolean {
  const form = document.activeElement?.closest('form')
  return [...(form?.querySelectorAll(TYPED) ?? [])].some((field) => ('value' in field ? field.value !== '' : field.textContent !== ''))
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', showNews)
  // After the focus has arrived elsewhere.
  document.addEventListener('focusout', () => setTimeout(() => !isFillingIn() && showNews(), 0))
}
