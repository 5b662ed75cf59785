import type { SourceFile } from './imports.ts'

export const WARN_LINES = 350
export const MAX_LINES = 400

/** What is long by nature: SQL that a tool wrote, the demo world, data, and tests that tell a journey. */
const mayBeLong = (path: string): boolean => /^(migrations|seed|test)\//.test(path) || path.includes('/data/') || /\.test\.tsx?$/.test(path)

export function checkSizes(files: readonly SourceFile[]): { problems: string[]; warnings: string[] } {
  const problems: string[] = []
  const warnings: string[] = []
  for (const file of files) {
    if (mayBeLong(file.path) || !/\.(ts|tsx|mjs|css|sql)$/.test(file.path)) continue
    const lines = file.text.replace(/\n$/, '').split('\n').length
    if (lines > MAX_LINES) problems.push(`${file.path}: ${lines} lines. Divide it by meaning; no file needs more than ${MAX_LINES}`)
    else if (lines > WARN_LINES) warnings.push(`${file.path}: ${lines} lines, soon too long`)
  }
  return { problems, warnings }
}
