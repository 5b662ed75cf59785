import './styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { loadAreaCodesOnce } from '../../features/area/web/queries.ts'
import { mendImages } from '../../platform/web/images.ts'
import { currentLang } from '../../platform/web/lang.ts'
import { queryClient } from '../../platform/web/query.ts'
import { followScheme } from '../../platform/web/scheme.ts'
import type { draw } from './draw.ts'
import { followSession } from './follow-session.ts'
import { drawOver } from './over.ts'
import { makeRouter } from './router.tsx'

/** Makes the app and draws it: over the prerendered home page where that is what is wanted, else into an empty page. */
export async function open(drawing: typeof draw): Promise<void> {
  followScheme()
  mendImages()
  const router = makeRouter()
  followSession(router)
  // After the first paint: nothing on it needs the calling codes.
  setTimeout(() => void loadAreaCodesOnce(), 1_000)
  const root = document.getElementById('root')!
  const shown = root.firstElementChild !== null
  if (shown) await begun(router)
  // The address or the language may have changed while the scripts were on their way.
  const fits =
    root.firstElementChild !== null &&
    document.documentElement.dataset['shell'] === currentLang() &&
    router.state.location.pathname === '/home' &&
    !router.state.errors
  delete document.documentElement.dataset['shell']
  if (!fits) root.replaceChildren()
  drawOver(fits)
  drawing(
    root,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
    fits,
  )
}

/** When the first page's scripts have come, or have failed. */
const begun = (router: ReturnType<typeof makeRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
