/** Markup as a tree. Only for what our own build rendered: it is well-formed, with quoted attributes and closed elements. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Node[]
  /** One of a list of questions (`Questions` of platform/web/portal), not any text that opens. */
  isQuestion?: boolean
}
export type Node = Element | string

export const isElement = (node: Node): node is Element => typeof node !== 'string'

const empty = new Set(['br', 'wbr', 'hr', 'img', 'input', 'link', 'meta', 'source', 'col'])
const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*(\/?)>/gi
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)")?/g

export function parseMarkup(markup: string): Node[] {
  const top: Element = { tag: '', attributes: {}, children: [] }
  const stack = [top]
  let from = 0
  const text = (to: number) => to > from && stack.at(-1)!.children.push(decoded(markup.slice(from, to)))
  for (const found of markup.matchAll(PART)) {
    const [whole, close, name, attributes = '', self] = found
    text(found.index)
    from = found.index + whole.length
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (close) {
      const at = stack.findLastIndex((one) => one.tag === tag)
      if (at > 0) stack.length = at
      continue
    }
    const element: Element = { tag, attributes: attributesOf(attributes), children: [] }
    if (tag === 'details') element.isQuestion = stack.some((one) => 'data-questions' in one.attributes)
    stack.at(-1)!.children.push(element)
    if (!self && !empty.has(tag)) stack.push(element)
  }
  text(markup.length)
  return top.children
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!.toLowerCase(), decoded(value ?? '')]))

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (signs[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  )

/** The text of a node, its elements apart where a reader sees them apart. */
export function textIn(node: Node): string {
  return collect(node).replaceAll(/\s+/g, ' ').trim()
}

const apart = new Set(['p', 'li', 'div', 'dt', 'dd', 'td', 'th', 'h2', 'h3', 'h4', 'br', 'summary'])
function collect(node: Node): string {
  if (!isElement(node)) return node
  if (node.attributes['aria-hidden'] === 'true' || node.tag === 'svg' || node.tag === 'button') return ''
  const inside = node.children.map(collect).join('')
  return apart.has(node.tag) ? ` ${inside} ` : inside
}
