/** An anchor would be a route of the app: the part is brought into view without one, and its heading takes the focus. */
export function show(id: string): void {
  const part = document.getElementById(id)
  const heading = part?.querySelector('h2')
  part?.scrollIntoView({ block: 'start' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/**
 * As a `ref`: takes the focus once, when it appears. A function written in place would take it again at every render, out of the field
 * that is typed in.
 */
export const takeFocus = (node: HTMLElement | null): void => node?.focus()
