/** An anchor would be a route of the app: this scrolls to the section without one, and its heading takes the focus. */
export function show(id: string): void {
  const part = document.getElementById(id)
  const heading = part?.querySelector('h2')
  part?.scrollIntoView({ block: 'start' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** As a `ref`: takes the focus once, on mount. An inline function would take it at every render, away from the field being typed in. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus()
