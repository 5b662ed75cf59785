/** An anchor would be a route of the app: the part is brought into view without one, and its heading takes the focus. */
export function show(id: string): void {
  const part = document.getElementById(id)
  const heading = part?.querySelector('h2')
  part?.scrollIntoView({ block: 'start' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
