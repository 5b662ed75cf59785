/** What docs/conformance.md points at must exist, or the table tells tales. */
import { lineOf } from './tokens.ts'

const states = ['done', 'partial', 'open', 'absent']

export function checkConformance(text: string, exists: (path: string) => boolean): string[] {
  const problems: string[] = []
  text.split('\n').forEach((line, index) => {
    const cells = line.split(' | ')
    if (!line.startsWith('| ') || cells.length < 2 || cells[1] === 'state') return
    const where = `docs/conformance.md:${index + 1}`
    if (cells.length !== 4) problems.push(`${where}: a row has four cells: requirement, state, files, test`)
    if (!states.includes(cells[1]!)) problems.push(`${where}: the state is one of ${states.join(', ')}, not “${cells[1]}”`)
    for (const [, path] of cells
      .slice(2)
      .join(' ')
      .matchAll(/`([^`]+)`/g)) {
      if (!exists(path!) && !exists(`src/${path}`)) problems.push(`${where}: names ${path}, which does not exist`)
    }
    if (cells[1] === 'done' && !/`[^`]+`/.test(cells[3] ?? ''))
      problems.push(`${where}: a requirement that is done names the test that proves it`)
  })
  return problems
}

/** Links of a document to files beside it. */
export function checkLinks(path: string, text: string, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
    .filter(([, to]) => !exists(to!))
    .map((found) => `${path}:${lineOf(text, found.index)}: links to ${found[1]}, which does not exist`)
}
