import './styles.ts'
import './steps/react.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadAreaCodesOnce } from '../../features/base/area/web/queries.ts'
import { mendImages } from '../../platform/web/images.ts'
import { readLang } from '../../platform/web/lang.ts'
import { queryClient } from '../../platform/web/query.ts'
import { followScheme } from '../../platform/web/scheme.ts'
import { followSession } from './follow-session.ts'
import { makeRouter, Pages, whenReady } from './router.tsx'
import { pause } from './steps/pause.ts'

/** After the first calls: nothing on the first screen needs the calling codes. */
const LATER_MS = 1_000

const root = document.getElementById('root')!
/** The prerendered home page (scripts/web/prerender.ts) is on screen: in the reader's language, at its own address. */
const isPrerendered = () => 'prerendered' in root.dataset && !('elsewhere' in document.documentElement.dataset)
/** The prerendered words of another page, which index.html shows. */
const words = () => document.getElementById('words')

/** What was prerendered is removed in the frame in which the app's page appears. */
function InPlace({ children }: { children: ReactNode }) {
  useLayoutEffect(() => words()?.remove(), [])
  return children
}

async function start(): Promise<void> {
  // Shown if this script never starts.
  document.getElementById('not-started')?.remove()
  await pause()
  followScheme()
  mendImages()
  const router = makeRouter()
  followSession(router)
  setTimeout(loadAreaCodesOnce, LATER_MS)
  // The page's own scripts come first. The reader may navigate or change the language while they load.
  if (isPrerendered() || words()) await whenReady(router)
  document.documentElement.dataset['started'] = ''
  readLang()
  const { pathname, search } = router.here()
  // Values from the address (an amount for the cost slip) are not in the prerendered page: React then renders the page again in its
  // place.
  const same = isPrerendered() && pathname === '/home' && search === '' && router.shown.get()?.page.failed === false
  if (!isPrerendered()) root.replaceChildren()
  document.querySelector('template')?.remove()
  root.removeAttribute('lang')
  delete root.dataset['prerendered']
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <InPlace>
          <Pages router={router} />
        </InPlace>
      </QueryClientProvider>
    </StrictMode>
  )
  // In slices, so that the reader can scroll and press in between.
  startTransition(() => {
    if (same) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

void start()
