import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Draws the app, over what was prerendered where `over`. In a transition, React works in slices and lets the browser answer in between. */
export function draw(into: HTMLElement, app: ReactNode, over: boolean): void {
  if (over) startTransition(() => void hydrateRoot(into, app))
  else createRoot(into).render(app)
}
