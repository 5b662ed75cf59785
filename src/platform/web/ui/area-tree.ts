import type { Lang } from '../../contract/texts.ts'

export interface AreaNode {
  code: string
  cn: string
  en: string
  children?: readonly AreaNode[]
}

interface FoundArea {
  path: readonly AreaNode[]
  /** The searched text: names in both languages and the code. */
  text: string
}

/** Every place with its path from the root, down to `depth` levels. */
export function flattenAreas(tree: readonly AreaNode[], depth: number): FoundArea[] {
  const found: FoundArea[] = []
  const walk = (nodes: readonly AreaNode[], above: readonly AreaNode[]) => {
    for (const node of nodes) {
      const path = [...above, node]
      found.push({ path, text: `${node.cn} ${node.en} ${node.code}`.toLowerCase() })
      if (node.children && path.length < depth) walk(node.children, path)
    }
  }
  walk(tree, [])
  return found
}

/** Places that match every word in their own name or in a name above; names that begin with the words come first, then higher levels. */
export function searchAreas(all: readonly FoundArea[], typed: string, limit: number): { found: FoundArea[]; more: boolean } {
  const query = typed.trim().toLowerCase()
  const words = query.split(/[\s/]+/).filter(Boolean)
  if (words.length === 0) return { found: [], more: false }
  const last = words.at(-1)!
  const fits = all.filter(({ path, text }) => {
    if (!text.includes(last)) return false
    if (words.length === 1 || words.every((word) => text.includes(word))) return true
    const whole = path.map((node) => `${node.cn} ${node.en}`.toLowerCase()).join(' ')
    return words.every((word) => whole.includes(word))
  })
  const rank = ({ path }: FoundArea) => {
    const own = path.at(-1)!
    const begins = own.cn.startsWith(query) || own.en.toLowerCase().startsWith(query) || own.code.toLowerCase() === query
    return (begins ? 0 : 10) + path.length
  }
  const sorted = fits.map((area, index) => ({ area, key: rank(area), index })).sort((a, b) => a.key - b.key || a.index - b.index)
  return { found: sorted.slice(0, limit).map(({ area }) => area), more: sorted.length > limit }
}

/** The path of a code, or null. */
export function pathOf(tree: readonly AreaNode[], code: string | null | undefined): readonly AreaNode[] | null {
  if (!code) return null
  for (const node of tree) {
    if (node.code === code) return [node]
    const below = node.children && pathOf(node.children, code)
    if (below) return [node, ...below]
  }
  return null
}

export const pathText = (path: readonly AreaNode[], lang: Lang): string => path.map((node) => node[lang]).join(' / ')
