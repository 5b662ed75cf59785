import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const store = createStore<string | null>(null)
const unread = createStore(0)

/** A more specific page title than the route's, such as the title of a demand; the route's own title is shown until it is known. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    store.set(title)
    return () => store.set(null)
  }, [title])
}

export const useNamedTitle = (): string | null => useStore(store)

/** How many messages are unread, before the title of every page as long as the caller is on screen. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    unread.set(count)
    return () => unread.set(0)
  }, [count])
}

export const useTitleCount = (): number => useStore(unread)
