import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { routes } from '../src/app/web/routes.ts'
import { chromiumPath } from '../test/support/chromium.ts'

const root = join(import.meta.dirname, '..')

/** JavaScript that a fresh browser fetches to show the first page of each surface, in kB gzipped, as stored on the server's disk. */
export async function firstLoads(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const sizes: Record<string, number> = {}
    for (const [surface, path, person] of [...SURFACES, ...(await deepLinks(url))]) {
      const context = await browser.newContext()
      const page = await context.newPage()
      if (person) {
        await page.goto(`${url}/api/health`)
        const signedIn = await (
          await fetch(`${url}/api/ws/passport/passwordLogin`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ areaCode: '86', phone: person, password: 'Hengdu#2026' }),
          })
        ).json()
        await page.evaluate((result) => {
          localStorage.setItem('token', result.token)
          localStorage.setItem('userInfo', JSON.stringify(result.userInfo))
        }, signedIn.result)
        await context.addCookies([
          { name: 'token', value: signedIn.result.token, url },
          { name: 'userInfo', value: encodeURIComponent(JSON.stringify(signedIn.result.userInfo)), url },
        ])
      }
      let bytes = 0
      page.on('response', (response) => {
        const asset = new URL(response.url()).pathname
        if (asset.endsWith('.js') && response.status() === 200)
          bytes += gzipSync(readFileSync(join(root, 'dist/web', asset)), { level: 9 }).length
      })
      await page.goto(`${url}/#${path}`, { waitUntil: 'networkidle' })
      sizes[surface] = bytes / 1000
      await context.close()
    }
    return sizes
  } finally {
    await browser.close()
  }
}

/** The public pages and the sign-in, with an example where a page shows one of something. */
export const visitorPaths = async (url: string): Promise<string[]> => [
  ...publicPaths.filter((path) => path !== '/404' && path !== '/informationDetails'),
  ...(await deepLinks(url)).map(([, path]) => path),
  '/loginHome',
]

/** Examples of shared links: one event, one article, one provider of this server. */
async function deepLinks(url: string): Promise<Array<[surface: string, path: string, phone: null]>> {
  const first = async (call: string) => (await (await fetch(`${url}/api/ws/${call}`)).json()).result.records[0]
  const [event, article, provider] = await Promise.all([first('event/list'), first('article/list'), first('provider/search')])
  return [
    ['public /activityDetail', `/activityDetail/${event.slug}/${event.kind}`, null],
    ['public /informationDetails, of one', `/informationDetails?id=${article.slug}`, null],
    ['public /globalQuickfind, of one', `/globalQuickfind?id=${provider.number}`, null],
  ]
}

/** Public routes as a visitor opens them; those with a parameter are listed below with an example. */
const publicPaths: string[] = [
  ...routes.filter(({ path, access, frame }) => access === 'public' && frame === 'portal' && !path.includes(':')).map(({ path }) => path),
  '/platformProtocol/1',
  '/privacyAgreement/1',
  '/serviceRegulations/1',
  '/relevantLaws/3',
  '/activityH5/offlineSalon',
]

/** The most that a public page's scripts may have, in kB gzipped. */
export const PUBLIC_LIMIT_KB = 160
export const isPublic = (surface: string): boolean => surface.startsWith('public ')

const SURFACES: Array<[surface: string, path: string, phone: string | null]> = [
  ...publicPaths.map((path): [string, string, null] => [`public ${path}`, path, null]),
  ['sign-in (/loginHome)', '/loginHome', null],
  ['company workbench', '/companyHome/clock', '13800000001'],
  ['individual workbench', '/personalHome', '13900000001'],
  ['operator sign-in', '/operatorHome/login', null],
]
