import latinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { kept } from '../../platform/web/kept.ts'

/**
 * A text in a font that is still loading is invisible for up to 100 ms, also with `font-display: optional`. So the first visit uses the
 * system's font and only fetches ours into the cache; index.html uses it from the next page load on. Not by `document.fonts`, which would
 * paint the page again.
 */
export function fetchWebFont(): void {
  if (kept.local.get('web-font')) return
  const taken = Promise.all([latin, latinExt].map(async (url) => (await fetch(url)).blob()))
  taken.then(
    () => kept.local.set('web-font', '1'),
    // The next visit tries again.
    () => undefined,
  )
}
