import { statSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { browserSuite } from '../../support/browser-suite.ts'
import { type Furnished, publicPlaces, registerFeatures } from '../../support/portal.ts'

/** How much script the public pages load. */

const { h, journey, sit } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
})

it('no public page, nor sign-in, loads more than 160 kB of script, gzipped, with what it loads when idle', async () => {
  const who = await sit('visitor', { lang: 'cn' })
  await journey('weight', [who], async () => {
    const scripts = new Set<string>()
    who.page.on('request', (request) => scripts.add(new URL(request.url()).pathname))
    const opened = ['/globalQuickfind?id=P-00001', '/globalQuickfind?region=VN', '/globalHiringAndTalentServices?cost=DE', '/loginHome']
    const weights: [path: string, bytes: number][] = []
    const oneOfEach = new Map(publicPlaces(there).map(({ path, row }) => [row.component, path]))
    for (const path of [...oneOfEach.values(), ...opened]) {
      await who.open(path)
      // From nothing: what an earlier page has loaded was not asked for again.
      scripts.clear()
      await who.page.reload()
      await who.settled()
      await who.page.waitForLoadState('networkidle')
      weights.push([path, [...scripts].filter((one) => one.endsWith('.js')).reduce((sum, one) => sum + gzipped(one), 0)])
    }
    expect(Math.min(...weights.map(([, bytes]) => bytes))).toBeGreaterThan(90_000)
    expect(weights.filter(([, bytes]) => bytes > 160_000)).toEqual([])
  })
})

/** A tiny file is not compressed. */
const gzipped = (path: string): number => (statSync(`dist/web${path}.gz`, { throwIfNoEntry: false }) ?? statSync(`dist/web${path}`)).size
