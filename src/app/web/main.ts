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

async function start(): Promise<void> {
  await painted()
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
