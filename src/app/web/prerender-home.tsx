import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Lang } from '../../platform/contract/texts.ts'
import { langStore } from '../../platform/web/lang.ts'
import PortalFrame from './frames/PortalFrame.tsx'
import HomePage from './portal/home/HomePage.tsx'
import { Root } from './Root.tsx'

/**
 * The home page as a visitor sees it before any data has loaded, for scripts/prerender.ts. The app hydrates it, so the tree is that of
 * router.tsx.
 */
export function renderHome(lang: Lang): string {
  langStore.begin(lang)
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ Component: PortalFrame, children: [{ path: '/home', Component: HomePage }] }] }],
    { initialEntries: ['/home'] },
  )
  // Addresses of the app are hashes.
  router.createHref = (to) => `#${createPath(to)}`
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
