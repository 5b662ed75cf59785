/** A rule: what is before its block, and the block; a statement such as `@layer a, b` has none. */
interface Rule {
  head: string
  block: string | null
}

/**
 * The rules of a minified style sheet that can apply to this markup: those that name no class, and those whose classes all occur in it.
 * What the app renders later has the whole sheet.
 */
export function usedOnly(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  return kept(css, classes)
}

function kept(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, block }) => {
      if (block === null) return `${head};`
      if (/^@(media|supports|layer|container)\b/.test(head)) {
        const inside = kept(block, classes)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      if (head.startsWith('@')) return `${head}{${block}}`
      const selectors = selectorsOf(head).filter((selector) => applies(selector, classes))
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${block}}`
    })
    .join('')
}

/** Classes inside `:not()`, `:is()` and the like may be absent. */
function applies(selector: string, classes: ReadonlySet<string>): boolean {
  let bare = selector
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replaceAll(/:[\w-]+\([^()]*\)/g, '')
  }
  return [...bare.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name]) =>
    classes.has(name!.replaceAll('\\', '')),
  )
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (sign === ';') {
      rules.push({ head: css.slice(from, at).trim(), block: null })
      from = at + 1
    } else if (sign === '{') {
      const end = endOfBlock(css, at)
      rules.push({ head: css.slice(from, at).trim(), block: css.slice(at + 1, end) })
      from = at = end
      from++
    }
  }
  return rules.filter(({ head }) => head !== '')
}

function endOfBlock(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  throw new Error('a style sheet ends inside a block')
}

function endOfText(css: string, start: number): number {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at
}

/** Divided at its commas, but not inside brackets. */
function selectorsOf(head: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
