import './styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadAreaCodesOnce } from '../../features/area/web/queries.ts'
import { mendImages } from '../../platform/web/images.ts'
import { readLang } from '../../platform/web/lang.ts'
import { queryClient } from '../../platform/web/query.ts'
import { followScheme } from '../../platform/web/scheme.ts'
import { followSession } from './follow-session.ts'
import { makeRouter, whenReady } from './router.tsx'
import { fetchWebFont } from './web-font.ts'

/** After the first calls: nothing on the first screen needs the calling codes, or the font of the next visit. */
const LATER_MS = 1_000

const root = document.getElementById('root')!
/** The prerendered home page (scripts/prerender.ts) is on screen: in the reader's language, at its own address. */
const isPrerendered = () => 'prerendered' in root.dataset && !('elsewhere' in document.documentElement.dataset)

async function start(): Promise<void> {
  // Shown if this script never starts.
  document.getElementById('not-started')?.remove()
  followScheme()
  mendImages()
  const router = makeRouter()
  followSession(router)
  setTimeout(() => {
    void loadAreaCodesOnce()
    fetchWebFont()
  }, LATER_MS)
  // Hydration needs the page's own scripts. The reader may navigate or change the language while they load.
  if (isPrerendered()) await whenReady(router)
  readLang()
  const { location, errors } = router.state
  // Values from the address (an amount for the cost slip) are not in the prerendered page: React then renders the page again in its
  // place.
  const same = isPrerendered() && location.pathname === '/home' && location.search === '' && !errors
  if (!isPrerendered()) root.replaceChildren()
  document.querySelector('template')?.remove()
  root.removeAttribute('lang')
  delete root.dataset['prerendered']
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
  if (same) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
