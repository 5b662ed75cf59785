import { SvgWeight } from './svg-weight.ts'

/**
 * Reads a drawing as strict XML without declared entities, and checks that it only draws. Browsers run the content of an SVG, so a logo
 * with script, event attributes, embedded pages, animation of links or references outside itself is refused, not sanitised.
 */
export function isSafeSvg(text: string): 'svg' | 'unfit' | 'unsafe' {
  const open: string[] = []
  const weight = new SvgWeight()
  let elements = 0
  let ended = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    TOKENS.lastIndex = at
    const token = TOKENS.exec(text)
    if (!token) return 'unfit'
    at = TOKENS.lastIndex
    const { instruction, cdata, comment, doctype, close, name, attributes, empty, text: words } = token.groups!
    if (comment !== undefined || (doctype !== undefined && elements === 0)) continue
    if (doctype !== undefined) return 'unfit'
    if (instruction !== undefined) {
      // A style sheet instruction loads from elsewhere; only the XML declaration is permitted, and only first.
      if (instruction !== 'xml' || elements > 0) return 'unsafe'
      continue
    }
    if (close !== undefined) {
      if (open.pop() !== close) return 'unfit'
      weight.leave()
      ended = open.length === 0
      continue
    }
    if (name !== undefined) {
      if (ended || (elements === 0 && local(name) !== 'svg')) return 'unfit'
      elements++
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) return 'unfit'
      if (FORBIDDEN.has(local(name))) return 'unsafe'
      const judged = judgeAttributes(attributes ?? '')
      if (judged !== 'svg') return judged
      weight.enter(local(name), attributesOf(attributes ?? ''))
      if (empty) weight.leave()
      if (empty) ended = open.length === 0
      else open.push(name)
      continue
    }
    const content = cdata ?? decode(words!)
    if (content === null) return 'unfit'
    if (open.length === 0 && content.trim() !== '') return 'unfit'
    if (local(open.at(-1) ?? '') !== 'style') continue
    if (!isSafeStyle(content)) return 'unsafe'
    weight.style(content)
  }
  if (elements === 0 || !ended) return 'unfit'
  return weight.total() > MAX_DRAWN ? 'unsafe' : 'svg'
}

const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 200
/** Once every reference is followed. */
const MAX_DRAWN = 200_000
const NAME = '[A-Za-z_][\\w.:-]*'
const ATTRIBUTE = `\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`
const TOKENS = new RegExp(
  [
    '<\\?(?<instruction>[\\w-]+)[^?]*\\?>',
    '<!--(?<comment>[\\s\\S]*?)-->',
    // A doctype without declarations of its own, as drawing programs write it. Declared entities could hide anything.
    '<!DOCTYPE(?<doctype>\\s+svg[^[>]*)>',
    '<!\\[CDATA\\[(?<cdata>[\\s\\S]*?)\\]\\]>',
    `</(?<close>${NAME})\\s*>`,
    `<(?<name>${NAME})(?<attributes>(?:${ATTRIBUTE})*)\\s*(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
)
const EACH_ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g')

/**
 * Everything that runs, loads a page, or changes another element's link. Compared without prefix, because a prefix may be bound to any
 * namespace.
 */
const FORBIDDEN = new Set(
  [
    'script',
    'foreignObject',
    'iframe',
    'object',
    'embed',
    'audio',
    'video',
    'source',
    'track',
    'canvas',
    'handler',
    'listener',
    'set',
    'discard',
    'animate',
    'animateMotion',
    'animateTransform',
    'animateColor',
    'link',
    'meta',
    'base',
    'html',
    'body',
    'head',
    'form',
    'input',
    'a',
  ].map((name) => name.toLowerCase()),
)

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** By local name and without entities; `judgeAttributes` has read them. */
const attributesOf = (attributes: string): Map<string, string> =>
  new Map(
    [...attributes.matchAll(EACH_ATTRIBUTE)].map(([, name = '', double, single]) => [local(name), decode(double ?? single ?? '') ?? '']),
  )

function judgeAttributes(attributes: string): 'svg' | 'unfit' | 'unsafe' {
  for (const [, name = '', double, single] of attributes.matchAll(EACH_ATTRIBUTE)) {
    const value = decode(double ?? single ?? '')
    if (value === null) return 'unfit'
    const plain = value.replace(/[\s\p{Cc}]+/gu, '')
    if (name === 'xmlns' || name.startsWith('xmlns:')) {
      if (/xhtml/i.test(plain)) return 'unsafe'
      continue
    }
    const key = local(name)
    if (key.startsWith('on')) return 'unsafe'
    if ((key === 'href' || key === 'src') && !/^(#|data:image\/(png|jpeg|gif|webp);base64,)/i.test(plain)) return 'unsafe'
    if (/(java|vb)script:/i.test(plain)) return 'unsafe'
    if (!isSafeStyle(value)) return 'unsafe'
  }
  return 'svg'
}

/** `url(#id)` refers inside the drawing; any other address, an import, or an escape that could hide one is refused. */
function isSafeStyle(css: string): boolean {
  if (/@import|expression\s*\(|image-set\s*\(/i.test(css)) return false
  for (const [, address = ''] of css.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi))
    if (!/^(#|data:image\/(png|jpeg|gif|webp);base64,)/i.test(address)) return false
  return !/\\[0-9a-f]/i.test(css)
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text with its five named entities and character references resolved; null if anything else follows an ampersand. */
function decode(text: string): string | null {
  let broken = false
  const plain = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+))?;?/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (whole.endsWith(';') && code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code)
    if (whole.endsWith(';') && name in ENTITIES) return ENTITIES[name]!
    broken = true
    return ''
  })
  return broken ? null : plain
}
