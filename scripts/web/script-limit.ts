import { gzipSync } from 'node:zlib'
import type { IndexHtmlTransformContext } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Gzipped bytes of the scripts without which a page does not start: the pages of the portal and sign-in, registration and the forgotten
 * password (which use the component library). The aim is 160 kB for the first with what they load when idle (decision 89), which the test
 * of the public pages counts in the browser; no page loads more than 20 kB then.
 */
const MOST = { portal: 140_000, registration: 167_500 }

/**
 * The build fails here if a page weighs too much. `needed`: the scripts by path. Of the written bundle: before, Vite's lists of style
 * sheets are missing in the scripts.
 */
export function withinLimit(bundle: Bundle, needed: ReadonlyMap<string, ReadonlySet<string>>): void {
  const sizes = new Map<string, number>()
  const sizeOf = (name: string) => {
    const chunk = bundle[name]
    if (!sizes.has(name)) sizes.set(name, chunk?.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0)
    return sizes.get(name)!
  }
  for (const [path, scripts] of needed) {
    const most = MOST[path.startsWith('/loginHome/') ? 'registration' : 'portal']
    const bytes = [...scripts].reduce((sum, name) => sum + sizeOf(name), 0)
    if (bytes > most) throw new Error(`${path} loads ${bytes} bytes of script, gzipped; at most ${most} are allowed`)
  }
}
