/** What a file exports is imported by another: otherwise readers look for users that do not exist, and unused code is not noticed. */
import { posix } from 'node:path'
import type { SourceFile } from './imports.ts'

const IMPORT = /(?:import|export)\s+(?:type\s+)?([^'";]*?)\s+from\s+'(\.[^']+)'/g
/** By `import()`, `vi.mock()` or `new URL()`: with all that the file exports. */
const WHOLE = /(?:import\(|mock\(|new URL\()\s*'(\.[^']+)'/g
const EXPORT = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|type|interface) (\w+)/gm

export function checkExports(files: readonly SourceFile[]): string[] {
  const names = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const { path, text } of files) {
    const to = (from: string) => posix.join(posix.dirname(path), from)
    for (const [, clause, from] of text.matchAll(IMPORT)) {
      if (clause!.includes('*')) whole.add(to(from!))
      const known = names.get(to(from!)) ?? new Set()
      names.set(to(from!), known)
      for (const name of (/\{([^}]*)\}/.exec(clause!)?.[1] ?? '').split(',')) known.add(/^(?:type )?(\w+)/.exec(name.trim())?.[1] ?? '')
    }
    for (const [, from] of text.matchAll(WHOLE)) whole.add(to(from!))
  }
  return files
    .filter(({ path }) => path.startsWith('src/') && !whole.has(path) && !isRead(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)].flatMap(([, name]) =>
        names.get(path)?.has(name!) ? [] : [`${path}: no other file imports ${name}. Remove “export”, or what nothing uses`],
      ),
    )
}

/** drizzle-kit reads every table; tests are not imported. */
const isRead = (path: string): boolean => /\/tables\.ts$|\.test\.tsx?$/.test(path)
