import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const store = createStore<string | null>(null)

/** A more specific page title than the route's, such as the title of a demand; the route's own title is shown until it is known. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    store.set(title)
    return () => store.set(null)
  }, [title])
}

export const useNamedTitle = (): string | null => useStore(store)
