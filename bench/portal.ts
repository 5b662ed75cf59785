/**
 * Load time of the home page (the others: pages.ts) on a slow machine and a slow line: Chromium with the processor slowed 4×, 1.6 Mbit/s
 * down and 150 ms latency. The baseline is a bare static page with the same text, measured alternately in the same run. Alone:
 * `npm run bench -- home`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../test/support/chromium.ts'
import { type Figure, median } from './figures.ts'
import { firstLoads, isPublic, PUBLIC_LIMIT_KB } from './first-load.ts'
import { isBrief, ROUNDS } from './size.ts'
import { withDemoWorld } from './start.ts'

const SLOWER = 4
const LATENCY_MS = 150
const DOWN_BYTES = (1.6 * 1_000_000) / 8
/** After the last answer, before the figures are read. */
const QUIET_MS = 4_000
const LONG_MS = 50

export interface PortalRun {
  lcpMs: number
  lcpOf: string
  fcpMs: number
  longTasksMs: number
  longTasks: number[]
  /** What each long task has beyond 50 ms, after the first paint: how long the page did not answer. */
  blockedMs: number
  cls: number
  jsBytes: number
}
export interface PortalFigures {
  ours: PortalRun[]
  floor: PortalRun[]
}

interface Seen {
  lcp: number
  of: string
  fcp: number
  tasks: { start: number; ms: number }[]
  cls: number
}
declare global {
  interface Window {
    /** Collected by `watch` in the measured page. */
    seen: Seen
  }
}

/** Registered before the page's own scripts, so that nothing is missed. */
function watch(): void {
  const seen: Seen = { lcp: 0, of: '', fcp: 0, tasks: [], cls: 0 }
  window.seen = seen
  const observe = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry: { startTime: number; element: Element | null }) => {
    seen.lcp = entry.startTime
    seen.of = `${entry.element?.tagName ?? '?'}: ${entry.element?.textContent?.slice(0, 24) ?? ''}`
  })
  observe('paint', (entry: { name: string; startTime: number }) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('longtask', (entry: { startTime: number; duration: number }) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }))
  observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
}

export const DESK = { viewport: { width: 1350, height: 940 } }
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

export async function visit(browser: Browser, url: string, lang: 'cn' | 'en', screen: typeof DESK = DESK): Promise<PortalRun> {
  const context = await browser.newContext({ ...screen, locale: lang === 'en' ? 'en' : 'zh-CN' })
  try {
    const page = await context.newPage()
    // The language is stored as for a returning visitor, on a page of the same origin without scripts.
    if (lang === 'en') {
      await page.goto(new URL('/favicon.svg', url).href)
      await page.evaluate(() => localStorage.setItem('lang', 'en'))
    }
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: DOWN_BYTES,
      uploadThroughput: DOWN_BYTES / 2,
    })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const scripts = new Set<string>()
    let jsBytes = 0
    wire.on('Network.responseReceived', ({ requestId, response }) => {
      if (/\.js(\?|$)/.test(response.url)) scripts.add(requestId)
    })
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) jsBytes += encodedDataLength
    })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const seen = await read(page)
    if (seen.lcp === 0) throw new Error(`${url} painted nothing`)
    return {
      lcpMs: seen.lcp,
      lcpOf: seen.of,
      fcpMs: seen.fcp,
      longTasksMs: seen.tasks.reduce((sum, { ms }) => sum + ms, 0),
      longTasks: seen.tasks.map(({ ms }) => ms),
      blockedMs: seen.tasks.reduce((sum, { start, ms }) => sum + (start + ms > seen.fcp ? Math.max(0, ms - LONG_MS) : 0), 0),
      cls: seen.cls,
      jsBytes,
    }
  } finally {
    await context.close()
  }
}

const read = (page: Page): Promise<Seen> => page.evaluate(() => window.seen)

/** The texts of a page, each in its kind of element, with only the style needed for reading. */
export async function barePage(browser: Browser, url: string, lang: 'cn' | 'en', path = '/home'): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } })
  try {
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang)
    await page.goto(`${url}/#${path}`, { waitUntil: 'networkidle' })
    await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
    const body = await page.evaluate(() => {
      const kinds = new Set([
        'H1',
        'H2',
        'H3',
        'P',
        'LI',
        'A',
        'BUTTON',
        'DT',
        'DD',
        'TH',
        'TD',
        'STRONG',
        'SPAN',
        'DIV',
        'LABEL',
        'SUMMARY',
      ])
      const parts: string[] = []
      const walk = (element: Element) => {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        const inline = /^(H[1-3]|P|A|LABEL|SUMMARY)$/.test(element.tagName)
        if ((own || inline) && kinds.has(element.tagName)) {
          const text = (element.textContent ?? '').trim()
          const kind = /^(H[1-3]|P)$/.test(element.tagName) ? element.tagName.toLowerCase() : 'div'
          if (text) parts.push(`<${kind}>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${kind}>`)
        } else for (const child of element.children) walk(child)
      }
      for (const top of document.querySelectorAll('#root header, #root main, #root footer')) walk(top)
      return parts.join('\n')
    })
    return `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hengdu</title><style>body{font:16px/1.6 sans-serif;max-width:60em;margin:auto;padding:1em}h1{font-size:3em;line-height:1.2}</style></head><body>
${body}</body></html>`
  } finally {
    await page.close()
  }
}

/** The bare pages by their paths, compressed once like the product's files. */
export async function serveBare(pages: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const bodies = new Map(Object.entries(pages).map(([path, html]) => [path, brotliCompressSync(html)]))
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    if (!body) return response.writeHead(404, { 'content-type': 'text/plain' }).end('')
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Alternately: the product, the bare page, the product, the bare page …; then what each surface loads first. */
export const measureHome = (): Promise<Figure[]> =>
  withDemoWorld(async (url) => {
    const figures: Figure[] = []
    for (const lang of isBrief ? (['cn'] as const) : (['cn', 'en'] as const)) figures.push(...judged(lang, await visitHome(url, lang)))
    for (const [surface, kB] of Object.entries(isBrief ? {} : await firstLoads(url)))
      figures.push({
        what: `script of ${surface}`,
        unit: 'kB',
        ours: kB,
        floor: null,
        better: 'less',
        ...(isPublic(surface) && { most: PUBLIC_LIMIT_KB }),
      })
    return figures
  })

async function visitHome(url: string, lang: 'cn' | 'en'): Promise<PortalFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  const bare = await serveBare({ '/': await barePage(browser, url, lang) })
  try {
    const figures: PortalFigures = { ours: [], floor: [] }
    await visit(browser, `${bare.url}/`, 'cn')
    for (let round = 0; round < ROUNDS; round++) {
      figures.ours.push(await visit(browser, `${url}/#/home`, lang))
      figures.floor.push(await visit(browser, `${bare.url}/`, 'cn'))
    }
    return figures
  } finally {
    bare.close()
    await browser.close()
  }
}

/** The long tasks together have no budget: in Chinese, most of them is the layout of the text, as the bare page shows. */
function judged(lang: 'cn' | 'en', { ours, floor }: PortalFigures): Figure[] {
  const of = (runs: PortalRun[], name: 'lcpMs' | 'longTasksMs' | 'blockedMs' | 'jsBytes') => median(runs.map((run) => run[name]))
  const what = (part: string) => `home (${lang}) on a slow machine and line: ${part}`
  const less = { better: 'less' as const }
  return [
    { what: what('largest paint'), unit: 'ms', ours: of(ours, 'lcpMs'), floor: of(floor, 'lcpMs'), ...less, aim: 1 / 1.25 },
    { what: what('blocked after the first paint'), unit: 'ms', ours: of(ours, 'blockedMs'), floor: null, ...less, most: 150 },
    { what: what('long tasks together'), unit: 'ms', ours: of(ours, 'longTasksMs'), floor: of(floor, 'longTasksMs') || null, ...less },
    { what: what('layout shift, worst visit'), unit: '', ours: Math.max(...ours.map((run) => run.cls)), floor: null, ...less, most: 0.02 },
    { what: what('script on the wire'), unit: 'kB', ours: of(ours, 'jsBytes') / 1000, floor: null, ...less, most: 120 },
  ]
}
