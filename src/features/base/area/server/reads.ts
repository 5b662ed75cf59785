import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import type { Area, AreaCode, NamedArea } from '../contract/schema.ts'

/** An area with its path, from the country or region down; the last item of `path` is the area itself. */
interface FoundArea {
  area: Area
  path: readonly Area[]
  names: Pair
}

const text = (file: string) => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')

/** Loaded on first use, kept for the life of the process. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const areaCodes: () => readonly AreaCode[] = once(() => JSON.parse(text('area-codes.json')))
export const areaTree: () => readonly Area[] = once(() => JSON.parse(text('areas.json')))

const index = once(() => {
  const paths = new Map<string, readonly Area[]>()
  const walk = (areas: readonly Area[], above: readonly Area[]) => {
    for (const area of areas) {
      const path = [...above, area]
      paths.set(area.code, path)
      walk(area.children ?? [], path)
    }
  }
  walk(areaTree(), [])
  return paths
})

/** The alpha-2 codes of the countries and regions. */
export const regionCodes: () => ReadonlySet<string> = once(() => new Set(areaTree().map((area) => area.code)))

/** Known at any level: `SG`, `US-CA`, `CN-330106`. */
export const isAreaCode = (code: string): boolean => index().has(code)

export function findArea(code: string): FoundArea | undefined {
  const path = index().get(code)
  const area = path?.at(-1)
  return path && area && { area, path, names: { cn: fullName(path, 'cn'), en: fullName(path, 'en') } }
}

/** The name alone (`西湖区`), or the code itself if it is unknown: an old record must not break a page. */
export const areaName = (code: string, lang: Lang): string => index().get(code)?.at(-1)?.[lang] ?? code

export const areaNames = (code: string): Pair => ({ cn: areaName(code, 'cn'), en: areaName(code, 'en') })

/** An area in the form of answers. */
export const namedArea = (code: string): NamedArea => ({ code, name: areaNames(code) })

/** The path as each language writes it: 中国浙江省杭州市西湖区; Xihu District, Hangzhou, Zhejiang, China. */
export const areaPathName = (code: string, lang: Lang): string => findArea(code)?.names[lang] ?? code

function fullName(path: readonly Area[], lang: Lang): string {
  // Beijing, Shanghai and similar cities are in the tree twice, as province and as city.
  const names = path.map((area) => area[lang]).filter((name, at, all) => name !== all[at - 1])
  if (lang === 'en') return names.reverse().join(', ')
  const spaced = names.some((name) => /[A-Za-z]/.test(name))
  return names.join(spaced ? ' ' : '')
}

type AreaEncoding = 'br' | 'gzip' | 'identity'

/** The whole answer of loadTreeRoot, built once: half a megabyte is neither built nor compressed per request. */
interface AreaTreeBody {
  etag: string
  bodies: Readonly<Record<AreaEncoding, Buffer>>
}

/**
 * The envelope around the tree with a fixed `timestamp`, so that the body and its ETag stay the same; `timestamp` is that of
 * the first answer of the process.
 */
let body: AreaTreeBody | undefined
export function areaTreeBody(now: Temporal.Instant): AreaTreeBody {
  if (body) return body
  const result = JSON.stringify(areaTree())
  const etag = `"${createHash('sha256').update(result).digest('base64url').slice(0, 22)}"`
  const whole = Buffer.from(`{"success":true,"code":200,"message":"ok","result":${result},"timestamp":${now.epochMilliseconds}}`)
  const br = brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length, [constants.BROTLI_PARAM_QUALITY]: 9 },
  })
  body = { etag, bodies: { br, gzip: gzipSync(whole, { level: 9 }), identity: whole } }
  return body
}

/** The encoding to send for an Accept-Encoding header: brotli, else gzip, else plain; `q=0` refuses. */
export function encodingFor(accepted: string | undefined): AreaEncoding {
  const takes = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return takes.has('br') ? 'br' : takes.has('gzip') || takes.has('*') ? 'gzip' : 'identity'
}
