/** A page that somebody may have meant: its path, and the names under which it is known. */
interface Named {
  path: string
  names: readonly string[]
}

const SHOWN = 3
/** Of the longer of two texts, how much may differ. */
const MOST = 0.5

/** The pages whose path or name is like what was typed, the most alike first; none if nothing is. */
export function nearestPages<P extends Named>(typed: string, pages: readonly P[]): P[] {
  const wanted = folded(typed)
  if (wanted.length < 2) return []
  return pages
    .map((page) => ({ page, far: Math.min(...[page.path, ...page.names].map((name) => difference(wanted, folded(name)))) }))
    .filter(({ far }) => far <= MOST)
    .sort((one, other) => one.far - other.far)
    .slice(0, SHOWN)
    .map(({ page }) => page)
}

const LONGEST = 60
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST)

/** 0 for the same, 1 for nothing in common. A name that contains what was typed, or the reverse, is near. */
function difference(one: string, other: string): number {
  if (one === '' || other === '') return 1
  const shorter = Math.min(one.length, other.length)
  if (shorter > 2 && (one.includes(other) || other.includes(one))) return MOST * (1 - shorter / Math.max(one.length, other.length))
  return edits(one, other) / Math.max(one.length, other.length)
}

/** Letters to insert, delete or replace (Levenshtein). */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}
