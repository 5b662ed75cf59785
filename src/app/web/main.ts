/**
 * The first script, small on purpose. The prerendered home page is on screen by now; the rest is evaluated piece by piece, each in a task of its own, so
 * that a slow machine still answers in between. index.html tells the browser to fetch all of it at once (scripts/prerender).
 */
const SOON_MS = 100

/** After what stands in the document has been painted; hidden pages do not paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SOON_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Instrument Sans, for the whole page at once. Where it does not come, the system's letters stay. */
async function fetchLetters(): Promise<void> {
  // The built page declares the font itself.
  if (import.meta.env.DEV) await import('./styles.ts')
  const come = await document.fonts.load('16px "Instrument Sans Variable"').catch(() => [])
  if (come.length > 0) document.documentElement.dataset['letters'] = ''
}

function showIcon(): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = '/favicon.svg'
}

async function start(): Promise<void> {
  await painted()
  void fetchLetters()
  showIcon()
  const { draw } = await import('./draw.ts')
  await pause()
  await import('./Hosted.tsx') // react-router, alone
  await pause()
  await import('../../platform/web/query.ts')
  await pause()
  const { open } = await import('./open.tsx')
  await pause()
  await open(draw)
}

void start()

export {}
