/**
 * Every public page and the sign-in as a slow phone loads them, each beside a bare page with the same text, alternately. Part of
 * `BENCH_ONLY=portal npm run bench`.
 */
import { chromium } from 'playwright-core'
import { chromiumPath } from '../test/support/chromium.ts'
import { barePage, median, PHONE, type PortalRun, serveBare, visit } from './portal.ts'

const LCP_MS = 2_000
const BLOCKED_MS = 150
const CLS = 0.1

export interface PageResult {
  path: string
  lcpMs: number
  floorLcpMs: number
  blockedMs: number
  floorBlockedMs: number
  cls: number
  jsKb: number
  met: boolean
}

export async function measurePages(
  url: string,
  paths: readonly string[],
  rounds: number,
  say: (line: string) => void,
): Promise<PageResult[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  const results: PageResult[] = []
  say(`\npublic pages on a slow phone: largest paint ≤ ${LCP_MS} ms, blocked ≤ ${BLOCKED_MS} ms, layout shift ≤ ${CLS}`)
  say('page                                       paint   bare  blocked   bare   shift  script kB')
  try {
    for (const path of paths) {
      const bare = await serveBare({ '/': await barePage(browser, url, 'cn', path) })
      const ours: PortalRun[] = []
      const floor: PortalRun[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await visit(browser, `${url}/#${path}`, 'cn', PHONE))
        floor.push(await visit(browser, `${bare.url}/`, 'cn', PHONE))
      }
      bare.close()
      const result = resultOf(path, ours, floor)
      say(lineOf(result))
      results.push(result)
    }
    return results
  } finally {
    await browser.close()
  }
}

function resultOf(path: string, ours: PortalRun[], floor: PortalRun[]): PageResult {
  const of = (runs: PortalRun[], name: 'lcpMs' | 'blockedMs' | 'jsBytes') => median(runs.map((run) => run[name]))
  const lcpMs = of(ours, 'lcpMs')
  const blockedMs = of(ours, 'blockedMs')
  const cls = Math.max(...ours.map((run) => run.cls))
  return {
    path,
    lcpMs,
    floorLcpMs: of(floor, 'lcpMs'),
    blockedMs,
    floorBlockedMs: of(floor, 'blockedMs'),
    cls,
    jsKb: of(ours, 'jsBytes') / 1000,
    met: lcpMs <= LCP_MS && blockedMs <= BLOCKED_MS && cls <= CLS,
  }
}

function lineOf({ path, lcpMs, floorLcpMs, blockedMs, floorBlockedMs, cls, jsKb, met }: PageResult): string {
  const widths = [7, 6, 8, 6]
  const figures = [lcpMs, floorLcpMs, blockedMs, floorBlockedMs].map((ms, at) => ms.toFixed(0).padStart(widths[at]!)).join(' ')
  return `${path.slice(0, 40).padEnd(40)} ${figures} ${cls.toFixed(3).padStart(7)} ${jsKb.toFixed(0).padStart(10)}${met ? '' : '  missed'}`
}
