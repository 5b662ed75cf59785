/** An address inside the app. `search` has its question mark, or is empty. */
export interface Address {
  pathname: string
  search: string
}

/** `/path?query`, `?query` for the page that is open, or the query alone. */
export type To = string | { search: string }

/** The address that a hash or a link stands for; characters outside ASCII become escapes, as in the browser's bar. */
export function addressOf(text: string): Address {
  // Behind a host, so that no beginning (`\\:0`) can name one, or fail as one.
  const { pathname, search } = new URL(`http://app${text.replace(/^\/*/, '/')}`)
  return { pathname, search }
}

export const pathOf = ({ pathname, search }: Address): string => pathname + search

/** Where a link on the page at `from` leads. */
export function resolve(to: To, from: Address): Address {
  if (typeof to === 'object') return { pathname: from.pathname, search: to.search && `?${to.search.replace(/^\?/, '')}` }
  return addressOf(to.startsWith('?') ? from.pathname + to : to)
}

interface Compiled {
  readonly names: readonly string[]
  readonly form: RegExp
}

/** Patterns are those of the routes: a few hundred, asked for with every navigation. */
const compiled = new Map<string, Compiled>()

function compile(pattern: string): Compiled {
  const names: string[] = []
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)(\?)?/g, (_, name: string, optional = '') => {
      names.push(name)
      return `(?:/([^/]+))${optional}`
    })
    .replace(/\/\*$/, '(?:/.*)?')
  const made = { names, form: new RegExp(`^${source}/*$`, 'i') }
  compiled.set(pattern, made)
  return made
}

/**
 * The values of a pattern in a path, or null if it does not match. `:name` is one segment, `:name?` one that may be missing, `*` at the end
 * whatever follows. As in links that people type, case and a slash at the end do not count.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const { names, form } = compiled.get(pattern) ?? compile(pattern)
  const found = form.exec(path)
  if (!found) return null
  return Object.fromEntries(names.flatMap((name, at) => (found[at + 1] === undefined ? [] : [[name, decoded(found[at + 1]!)]])))
}

/** The path of a pattern with these values. */
export const fillPath = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
