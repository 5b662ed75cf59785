import type { SourceFile } from './imports.ts'
import { type Token, tokenise } from './tokens.ts'

export const WARN_LINES = 350
export const MAX_LINES = 400
export const MAX_COLUMNS = 140

/** Long by nature: generated SQL, the demo world, data, and tests of journeys. */
const mayBeLong = (path: string): boolean =>
  /^(migrations|test|seed\/cast|reference)\//.test(path) || path.includes('/data/') || /\.test\.tsx?$/.test(path)

/** Texts of the demo world and data may be of any length. */
const mayBeWide = (path: string): boolean => /^(migrations|seed\/cast|reference)\//.test(path) || path.includes('/data/')

export function checkSizes(files: readonly SourceFile[]): { problems: string[]; warnings: string[] } {
  const problems: string[] = []
  const warnings: string[] = []
  for (const file of files) {
    if (!/\.(ts|tsx|mjs|css|sql)$/.test(file.path)) continue
    if (!mayBeWide(file.path)) problems.push(...wideLines(file))
    if (mayBeLong(file.path)) continue
    const lines = file.text.replace(/\n$/, '').split('\n').length
    if (lines > MAX_LINES) problems.push(`${file.path}: ${lines} lines. Divide it by meaning; no file needs more than ${MAX_LINES}`)
    else if (lines > WARN_LINES) warnings.push(`${file.path}: ${lines} lines, soon too long`)
  }
  return { problems, warnings }
}

/**
 * Lines that Biome leaves wide. A line passes if it would fit without its longest text, since neither a text nor a template can be
 * broken, nor can an instruction to Biome.
 */
function wideLines({ path, text }: SourceFile): string[] {
  const lines = text.split('\n')
  if (!/\.(ts|tsx|mjs)$/.test(path) || lines.every((line) => line.length <= MAX_COLUMNS)) return []
  const tokens = tokenise(text)
  const problems: string[] = []
  let from = 0
  for (const [index, line] of lines.entries()) {
    const to = from + line.length
    if (line.length > MAX_COLUMNS && !line.includes('biome-ignore') && line.length - longestText(tokens, from, to) > MAX_COLUMNS)
      problems.push(`${path}:${index + 1}: ${line.length} columns. Wrap it at ${MAX_COLUMNS}`)
    from = to + 1
  }
  return problems
}

/** The length of the longest text between two positions; the parts of a template and what is between them count as one. */
function longestText(tokens: readonly Token[], from: number, to: number): number {
  const spans = tokens
    .filter(({ kind }) => kind === 'string' || kind === 'template' || kind === 'regex')
    .map(({ kind, text, at }) => ({ kind, start: Math.max(from, at), end: Math.min(to, at + text.length + (kind === 'string' ? 2 : 0)) }))
    .filter(({ start, end }) => end > start)
  const template = spans.filter(({ kind }) => kind === 'template')
  const whole = template.length > 0 ? Math.max(...template.map(({ end }) => end)) - Math.min(...template.map(({ start }) => start)) : 0
  return Math.max(whole, ...spans.map(({ start, end }) => end - start), 0)
}
