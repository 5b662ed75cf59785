import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  /** The initial value: the prerendered page was rendered from it. */
  first(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** Replaces the initial value before the first render; for prerendering. */
  begin(next: T): void
}

/** A value outside React that components subscribe to. Setting the same value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let first = initial
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    first: () => first,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(next) {
      first = next
      value = next
    },
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.first)
