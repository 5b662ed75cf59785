import { type ComponentType, Suspense } from 'react'
import { createStore, useStore } from './store.ts'

interface Slot<P extends object> {
  Slot: ComponentType<P>
  fill: (filling: ComponentType<P>) => void
}

/** A place on a screen that a higher feature fills, the counterpart of a hook on the server: `app/web/slots.ts` fills it, on public pages
 * `app/web/portal-slots.ts`. */
export function defineSlot<P extends object>(): Slot<P> {
  const store = createStore<{ Filling: ComponentType<P> } | null>(null)
  return {
    Slot: (props) => {
      const filled = useStore(store)
      return (
        filled && (
          <Suspense fallback={null}>
            <filled.Filling {...props} />
          </Suspense>
        )
      )
    },
    fill: (Filling) => store.set({ Filling }),
  }
}
