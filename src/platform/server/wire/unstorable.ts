/** Deeper than any schema here; a body nested deeper is left to its schema, which refuses it. */
const MAX_DEPTH = 12

/**
 * The path of the first text that PostgreSQL cannot store: one with a NUL or a lone surrogate. Null if there is none. Names of fields
 * count too: some are stored as keys of a JSON column.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? path.join('.') : null
  if (value === null || typeof value !== 'object' || path.length >= MAX_DEPTH) return null
  for (const [name, item] of Object.entries(value)) {
    if (isUnstorable(name)) return path.join('.')
    const found = unstorablePath(item, [...path, name])
    if (found !== null) return found
  }
  return null
}

const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()
