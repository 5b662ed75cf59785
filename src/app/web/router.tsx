import { Component, type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { loadChunk } from '../../platform/web/chunk.ts'
import { currentPermissions } from '../../platform/web/permissions.ts'
import { matchPath } from '../../platform/web/router/paths.ts'
import { createRouter, type Enter, type Router } from '../../platform/web/router/router.ts'
import { type Here, Placed } from '../../platform/web/router.tsx'
import type { Screen } from '../../platform/web/screen.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { screenNamed, screenOf } from './features.ts'
import { frames } from './frames/frames.ts'
import { decoded, gate, missing } from './gate.ts'
import { menuEntry, rowFor } from './guard.ts'
import { Root } from './Root.tsx'
import type { Frame, Row } from './routes.ts'
import { Waiting } from './Waiting.tsx'

type Around = ComponentType<{ children: ReactNode }>

/** A page whose scripts have come. What did not load is replaced by the error, and is asked for again at the next visit. */
interface Page {
  /** Each load is a page of its own, so no input of one appears on the next, even at the same path. */
  key: number
  /** Undefined for the screens that only the server's menu knows. */
  row: Row | undefined
  path: string
  params: Here['params']
  Frame: Around
  Screen: ComponentType
  failed: boolean
}

export type AppRouter = Router<Page>

let loads = 0

/** The gate decides, then the scripts of frame and screen are fetched. A change of the query alone keeps the page. */
const enter: Enter<Page> = async (to, before) => {
  const redirect = await gate(to)
  if (redirect) return { redirect }
  const path = decoded(to.pathname) ?? to.pathname
  const row = rowFor(path)
  if (before && !before.page.failed && before.page.row === row && before.page.path === path) return { page: before.page }
  const load = row ? screenOf(row.component) : await fromMenu(path)
  if (!load) return { redirect: missing(to.pathname) }
  const [frame, screen] = await Promise.all([fetched(frames[row?.frame ?? workFrame(path)]), fetched(load)])
  // The screen reads the same, and shows the failure with a way to try again.
  await screen.module?.ready?.(to.pathname, to.search).catch(() => undefined)
  return {
    page: {
      key: ++loads,
      row,
      path,
      params: (row && matchPath(row.path, to.pathname)) ?? {},
      Frame: frame.module?.default ?? failing(frame.error),
      Screen: screen.module?.default ?? failing(screen.error),
      failed: !frame.module || !screen.module,
    },
  }
}

/** A path without a row may still be in the server's menu (the company workbench's screens): its component is looked up by name. */
async function fromMenu(path: string): Promise<Screen | undefined> {
  const entry = menuEntry(currentPermissions()?.menu ?? null, path)
  return entry && (await loadChunk(() => screenNamed(entry.component)).catch((cause) => () => Promise.reject(cause)))
}

const workFrame = (path: string): Frame => (path.startsWith('/operatorHome') ? 'operator' : 'workbench')

const fetched = <T,>(load: () => Promise<T>): Promise<{ module?: T; error?: unknown }> =>
  loadChunk(load).then(
    (module) => ({ module }),
    (error: unknown) => ({ error }),
  )

const failing = (error: unknown) => () => <ErrorPage error={error} />

export function makeRouter(): AppRouter {
  const router = createRouter(enter)
  void router.start()
  return router
}

/** Resolves when the scripts of the first page have loaded or failed. */
export const whenReady = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.shown.get()) return resolve()
    const stop = router.shown.subscribe(() => {
      stop()
      resolve()
    })
  })

/** The page of the router; a new one is rendered in slices, so that the reader can scroll and press in between. */
export function Pages({ router }: { router: AppRouter }) {
  const [shown, setShown] = useState(router.shown.get)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.shown.get()))
    follow()
    return router.shown.subscribe(follow)
  }, [router])
  if (!shown) return <Waiting />
  const { location, how, page } = shown
  const { Frame, Screen, row, params } = page
  return (
    <Placed here={{ location, how, params }} moves={router}>
      <Tree row={row} at={location} Frame={Frame}>
        <Screen key={page.key} />
      </Tree>
    </Placed>
  )
}

/** The same in the browser and in the build, because the browser hydrates what the build rendered. */
export function Tree({ row, at, Frame, children }: { row: Row | undefined; at?: unknown; Frame: Around; children: ReactNode }) {
  return (
    <Bounds at={at}>
      <Root row={row}>
        <Bounds at={at}>
          <Frame>
            <Bounds at={at}>{children}</Bounds>
          </Frame>
        </Bounds>
      </Root>
    </Bounds>
  )
}

/** What throws is replaced by the error until the next navigation. */
class Bounds extends Component<{ at: unknown; children: ReactNode }, { at: unknown; thrown: { error: unknown } | null }> {
  override state = { at: this.props.at, thrown: null as { error: unknown } | null }
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } })
  static getDerivedStateFromProps = ({ at }: { at: unknown }, state: { at: unknown }) => (at === state.at ? null : { at, thrown: null })
  override render() {
    const { thrown } = this.state
    return thrown ? <ErrorPage error={thrown.error} /> : this.props.children
  }
}
