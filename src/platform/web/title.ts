import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const store = createStore<string | null>(null)

/**
 * Names the page more closely than its route does, such as by the title of a demand; the route's own title stands until the name is known.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    store.set(title)
    return () => store.set(null)
  }, [title])
}

export const useNamedTitle = (): string | null => useStore(store)
