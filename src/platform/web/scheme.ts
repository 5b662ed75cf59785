import { kept } from './kept.ts'
import { createStore } from './store.ts'

export const schemes = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Mantine's storage key; index.html reads the same before the first paint. */
const KEY = 'mantine-color-scheme-value'
const read = (): Scheme => {
  const chosen = kept.local.get(KEY)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

export const schemeStore = createStore<Scheme>('auto')

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'auto') kept.local.remove(KEY)
  else kept.local.set(KEY, scheme)
  schemeStore.set(scheme)
}

/**
 * Keeps the document's colour scheme at the choice made here, in another tab, or by the system. Public pages have no component library to
 * do it.
 */
export function followScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const scheme = schemeStore.get()
    document.documentElement.dataset['mantineColorScheme'] = scheme === 'auto' ? (system.matches ? 'dark' : 'light') : scheme
  }
  schemeStore.subscribe(apply)
  schemeStore.set(read())
  system.addEventListener('change', apply)
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) schemeStore.set(read())
  })
}
