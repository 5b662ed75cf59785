import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  /** What it began with: what the prerendered page was drawn from. */
  first(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** Another beginning, before anything is drawn: for whoever prerenders. */
  begin(next: T): void
}

/** A value outside React that screens follow. Setting the same value again wakes nobody. */
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
