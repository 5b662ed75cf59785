/** Every public page and the sign-in as a slow phone loads them, each beside a bare page with the same text, alternately. */
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../test/support/chromium.ts'
import { type Figure, median } from './figures.ts'
import { visitorPaths } from './first-load.ts'
import { barePage, PHONE, type PortalRun, serveBare, visit } from './portal.ts'
import { isBrief, ROUNDS } from './size.ts'
import { withDemoWorld } from './start.ts'

const LCP_MS = 2_000
const BLOCKED_MS = 150
const CLS = 0.1

export const measurePages = (say: (line: string) => void): Promise<Figure[]> =>
  withDemoWorld(async (url) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    try {
      const figures: Figure[] = []
      const paths = await visitorPaths(url)
      for (const path of isBrief ? paths.slice(0, 1) : paths) {
        say(path)
        figures.push(...(await measurePage(browser, url, path)))
      }
      return figures
    } finally {
      await browser.close()
    }
  })

async function measurePage(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const bare = await serveBare({ '/': await barePage(browser, url, 'cn', path) })
  const ours: PortalRun[] = []
  const floor: PortalRun[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await visit(browser, `${url}/#${path}`, 'cn', PHONE))
    floor.push(await visit(browser, `${bare.url}/`, 'cn', PHONE))
  }
  bare.close()
  const of = (runs: PortalRun[], name: 'lcpMs' | 'blockedMs') => median(runs.map((run) => run[name]))
  const less = { better: 'less' as const }
  return [
    { what: `${path}: largest paint`, unit: 'ms', ours: of(ours, 'lcpMs'), floor: of(floor, 'lcpMs'), ...less, most: LCP_MS },
    { what: `${path}: blocked`, unit: 'ms', ours: of(ours, 'blockedMs'), floor: null, ...less, most: BLOCKED_MS },
    { what: `${path}: layout shift`, unit: '', ours: Math.max(...ours.map((run) => run.cls)), floor: null, ...less, most: CLS },
  ]
}
