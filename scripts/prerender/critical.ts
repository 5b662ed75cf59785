/** The rules of a style sheet that a piece of HTML needs: so much style stands in the page itself, and the rest comes with the scripts. */

interface Block {
  /** Before the brace: selectors, or an at-rule. */
  head: string
  /** Null for a statement such as `@layer a, b;`. */
  body: string | null
}

/** Rules whose every class is used. Names of tags, attributes and states are taken as used: there are few of them. */
export function criticalCss(css: string, html: string): string {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  const kept = keep(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), used)
  const needed = new Set([...kept.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, names]) => names!.split(/[\s,]+/)))
  return kept.replaceAll(/@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name) => (needed.has(name) ? rule : ''))
}

function keep(css: string, used: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return head.startsWith('@layer') ? `${head};` : ''
      if (/^@(font-face|property)/.test(head)) return `${head}{${body}}`
      if (/^@(-webkit-)?keyframes/.test(head)) return `${head}{${body}}`
      if (/^@media print/.test(head)) return ''
      if (head.startsWith('@')) {
        const inner = keep(body, used)
        return inner ? `${head}{${inner}}` : ''
      }
      const selectors = splitSelectors(head).filter((selector) => isUsed(selector, used))
      const declared = declarations(body)
      return selectors.length > 0 && declared ? `${selectors.join(',')}{${declared}}` : ''
    })
    .join('')
}

/** The component library's own variables and elements are not in the page. */
const declarations = (body: string): string =>
  body
    .split(';')
    .filter((line) => line.trim() && !line.trim().startsWith('--mantine'))
    .join(';')

const isUsed = (selector: string, used: ReadonlySet<string>): boolean => {
  if (selector.includes('.mantine-') || selector.includes(':host')) return false
  // What stands in :not() and in attributes is no condition that the page must fulfil.
  const plain = selector.replaceAll(/:not\([^)]*\)|\[[^\]]*\]/g, '')
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name]) => used.has(name!.replaceAll('\\', '')))
}

/** Commas outside brackets. */
function splitSelectors(head: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= head.length; at++) {
    const sign = head[at]
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (at === head.length || (sign === ',' && depth === 0)) {
      parts.push(head.slice(from, at).trim())
      from = at + 1
    }
  }
  return parts
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let depth = 0
  let from = 0
  let open = 0
  let quote = ''
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]!
    if (quote) {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') {
      if (depth++ === 0) open = at
    } else if (sign === '}') {
      if (--depth === 0) {
        blocks.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) })
        from = at + 1
      }
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(from, at).trim(), body: null })
      from = at + 1
    }
  }
  return blocks
}
