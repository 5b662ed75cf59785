import type { KeyboardEvent } from 'react'

/**
 * Enter in an open list chooses the marked option and never submits the form. Mantine 9.6 leaves this to the form if somebody typed before
 * the list had finished opening: it then marks an option without knowing its place.
 */
export function chooseOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || input.getAttribute('aria-expanded') !== 'true') return
  event.preventDefault()
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  let chosen = false
  list?.addEventListener('click', () => (chosen = true), { once: true, capture: true })
  // After the library's own handler.
  setTimeout(() => chosen || marked?.click())
}
