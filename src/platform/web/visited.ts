/** The query under which each path was last open in this tab: a link back to a list returns to its filters and page. */
const queries = new Map<string, string>()

export const rememberQuery = (path: string, search: string): void => void queries.set(path, search)

/** The address of a list as it was left; an address with a query of its own stays. */
export const asLeft = (to: string): string => (to.includes('?') ? to : to + (queries.get(to) ?? ''))
