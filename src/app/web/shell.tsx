import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Lang } from '../../platform/contract/texts.ts'
import { langStore } from '../../platform/web/lang.ts'
import PortalFrame from './frames/PortalFrame.tsx'
import { drawOver } from './over.ts'
import HomePage from './portal/home/HomePage.tsx'
import { Root } from './Root.tsx'

/**
 * The home page as a visitor sees it before any script or answer has come, for scripts/prerender: what the app is drawn over, so the tree is that of router.tsx; or
 * the whole of it, for browsers without scripts.
 */
export function renderHome(lang: Lang, whole = false): string {
  drawOver(!whole)
  langStore.begin(lang)
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Root,
        children: [{ id: 'portal', Component: PortalFrame, children: [{ path: '/home', Component: HomePage }] }],
      },
    ],
    { initialEntries: ['/home'] },
  )
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // The app's addresses are hashes; only the router in the browser knows that.
  return html.replaceAll(/ href="\/(?!api\/|assets\/)/g, ' href="#/')
}
