import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { documentPath, documents } from '../../features/base/agreement/contract/documents.ts'
import { eventKinds } from '../../features/market/event/contract/kinds.ts'
import type { Lang } from '../../platform/contract/texts.ts'
import { langStore } from '../../platform/web/lang.ts'
import { addressOf, matchPath } from '../../platform/web/router/paths.ts'
import { Placed } from '../../platform/web/router.tsx'
import type { ScreenModule } from '../../platform/web/screen.ts'
import { portalScreens } from './features.ts'
import { frames } from './frames/frames.ts'
import { Tree } from './router.tsx'
import { type Row, routes } from './routes.ts'
import { workScreens } from './work-features.ts'

const screens = { ...portalScreens, ...workScreens }

/** A page that anybody may open, as scripts/web/prerender.ts renders it. */
interface Prerendered {
  /** Name of its files: its path with hyphens. A trailing one means any continuation. */
  name: string
  path: string
  title: Row['title']
  tab?: Row['tab']
  /** It has something to read without scripts. */
  shared: boolean
  row: Row
}

/** Pages without content of their own: what they show is read from the server. */
const asDetails = new Set(['informationDetails', 'activityDetail', 'activityH5', 'notFound'])

export const pages: Prerendered[] = routes
  .filter(({ access, frame }) => (access === 'public' || access === 'entry') && frame !== 'bare')
  .flatMap((row) =>
    pathsOf(row).map((path) => ({
      name: row.component === 'activityDetail' ? 'activityDetail-' : path.slice(1).replaceAll('/', '-'),
      path,
      title: documents.find((one) => documentPath(one) === path)?.title ?? row.title,
      tab: row.tab,
      shared: row.frame === 'portal' && !asDetails.has(row.component),
      row,
    })),
  )
  .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)

export const routePaths: string[] = routes.map(({ path }) => path)

function pathsOf(row: Row): string[] {
  if (row.component === 'agreement') return documents.map(documentPath).filter((path) => path.startsWith(row.path.replace(':n', '')))
  if (row.component === 'activityH5') return eventKinds.map((kind) => `/activityH5/${kind}`)
  if (row.component === 'activityDetail') return [`/activityDetail/-/${eventKinds[0]}`]
  if (row.path.includes(':')) throw new Error(`prerender: no example of ${row.path}`)
  return [row.path]
}

/** How the page's scripts are loaded: the build finds their files by it. */
export const loadersOf = ({ row }: Prerendered): (() => Promise<unknown>)[] => [frames[row.frame], screens[row.component]]

/** The page as a visitor sees it before any data has loaded. The app hydrates the home page, so the tree is that of router.tsx. */
export async function renderPage({ path, row }: Prerendered, lang: Lang): Promise<string> {
  langStore.begin(lang)
  const screen = (await screens[row.component]()) as ScreenModule
  await screen.ready?.(path, '')
  const { default: Frame } = await frames[row.frame]()
  const { default: Screen } = screen
  const here = { location: { ...addressOf(path), state: null, key: '' }, how: 'POP' as const, params: matchPath(row.path, path) ?? {} }
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Placed here={here}>
        <Tree row={row} Frame={Frame}>
          <Screen />
        </Tree>
      </Placed>
    </QueryClientProvider>,
  )
}
