import type { ComponentType } from 'react'
import { createHashRouter, type LoaderFunctionArgs, type RouteObject, redirect, useLoaderData } from 'react-router'
import { loadChunk } from '../../platform/web/chunk.ts'
import { currentPermissions } from '../../platform/web/permissions.ts'
import type { Screen } from '../../platform/web/screen.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { screenNamed, screenOf } from './features.ts'
import { frames } from './frames/frames.ts'
import { decoded, gate, missing } from './gate.ts'
import { menuEntry } from './guard.ts'
import { Root } from './Root.tsx'
import { type Frame, type Row, routes } from './routes.ts'
import { Waiting } from './Waiting.tsx'

/** A screen or a frame whose script the route's loader has fetched. */
function Hosted() {
  const { Screen } = useLoaderData() as { Screen: ComponentType }
  return <Screen />
}

/** A screen from the server's menu. Another path is another screen, so no input of one appears on the next. */
function HostedByMenu() {
  const { Screen, path } = useLoaderData() as { Screen: ComponentType; path: string }
  return <Screen key={path} />
}

/**
 * Scripts come by loaders, not by `lazy`: a `lazy` that failed stays on its route, and the router then renders nothing instead of the
 * error (react-router 8.5). A loader that failed shows the error, and runs again at the next visit.
 */
const hosting = (load: Screen) => ({
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { default: Screen, ready } = await loadChunk(load)
    const { pathname, search } = new URL(request.url)
    // The screen reads the same, and shows the failure with a way to try again.
    await ready?.(pathname, search).catch(() => undefined)
    return { Screen }
  },
  shouldRevalidate: () => false,
  Component: Hosted,
  ErrorBoundary: ErrorPage,
})

const pageOf = (row: Row): RouteObject => ({
  ...hosting(screenOf(row.component)),
  path: row.path,
  handle: { title: row.title, tab: row.tab },
})

/** A page without a frame includes the component library itself. */
const bare = (row: Row): RouteObject => ({
  ...pageOf(row),
  ...hosting(async () => {
    const [{ default: Page }, { Mantined }] = await Promise.all([screenOf(row.component)(), import('../../platform/web/ui/Mantined.tsx')])
    const Bare = () => (
      <Mantined>
        <Page />
      </Mantined>
    )
    return { default: Bare }
  }),
})

/** A path without a row may still be in the server's menu (the company workbench's screens): its component is looked up by name. */
const menuPage: RouteObject = {
  id: 'menu',
  loader: async ({ request }) => {
    const { pathname } = new URL(request.url)
    const entry = menuEntry(currentPermissions()?.menu ?? null, decoded(pathname) ?? pathname)
    const load = entry && (await loadChunk(() => screenNamed(entry.component)))
    if (!load) throw redirect('/404')
    return { Screen: (await loadChunk(load)).default, path: pathname }
  },
  Component: HostedByMenu,
  ErrorBoundary: ErrorPage,
}

function framed(frame: Exclude<Frame, 'bare'>, more: RouteObject[] = []): RouteObject {
  const rows = routes.filter((row) => row.frame === frame)
  return {
    ...hosting(frames[frame]),
    id: frame,
    children: [...rows.map(pageOf), ...more],
  }
}

export const makeRouter = () =>
  createHashRouter([
    {
      id: 'root',
      Component: Root,
      HydrateFallback: Waiting,
      ErrorBoundary: ErrorPage,
      middleware: [gate],
      children: [
        framed('portal'),
        framed('signIn'),
        framed('entry'),
        framed('workbench', [
          { ...menuPage, id: 'companyMenu', path: '/companyHome/*' },
          { ...menuPage, id: 'personalMenu', path: '/personalHome/*' },
        ]),
        framed('operator', [{ ...menuPage, id: 'operatorMenu', path: '/operatorHome/*' }]),
        ...routes.filter((row) => row.frame === 'bare').map(bare),
        { path: '*', loader: ({ request }) => redirect(missing(new URL(request.url).pathname)) },
      ],
    },
  ])

/** Resolves when the scripts of the first page have loaded or failed. */
export const whenReady = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
