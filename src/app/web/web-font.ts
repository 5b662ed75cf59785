import { kept } from '../../platform/web/kept.ts'

/**
 * A text in a font that is still loading is invisible for up to 100 ms, also with `font-display: optional`. So the first visit uses the
 * system's font and only fetches ours; index.html uses it from the next page load on.
 */
export function fetchWebFont(): void {
  if (kept.local.get('web-font')) return
  void document.fonts.load('1em "Instrument Sans Variable"').then((faces) => {
    if (faces.length > 0) kept.local.set('web-font', '1')
  })
}
