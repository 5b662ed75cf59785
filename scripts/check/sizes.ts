import type { SourceFile } from './imports.ts'
import { type Token, tokenise } from './tokens.ts'

export const WARN_LINES = 350
export const MAX_LINES = 400
export const MAX_COLUMNS = 140

/** What is long by nature: SQL that a tool wrote, the demo world, data, and tests that tell a journey. */
const mayBeLong = (path: string): boolean =>
  /^(migrations|test|seed\/cast)\//.test(path) || path.includes('/data/') || /\.test\.tsx?$/.test(path)

/** Texts of the demo world and data have the length that they have. */
const mayBeWide = (path: string): boolean => /^(migrations|seed\/cast)\//.test(path) || path.includes('/data/')

/** Files and folders whose lines are not wrapped yet. To be emptied. */
const notWrapped: readonly string[] = [
  'scripts/check/documents.ts',
  'scripts/make-map.ts',
  'scripts/prerender/page.ts',
  'scripts/prerender/plugin.ts',
  'src/app/server/main.ts',
  'src/app/server/share.ts',
  'src/app/web/',
  'src/features/account/server/closing.ts',
  'src/features/account/server/hooks.ts',
  'src/features/account/server/operators.ts',
  'src/features/account/server/self.ts',
  'src/features/account/server/sessions.ts',
  'src/features/account/server/signin.ts',
  'src/features/article/web/Body.tsx',
  'src/features/article/web/InformationDetailsPage.tsx',
  'src/features/article/web/parts.tsx',
  'src/features/article/web/queries.ts',
  'src/features/calendar/web/Overlap.tsx',
  'src/features/calendar/web/Planner.tsx',
  'src/features/chat/server/socket.ts',
  'src/features/cost/contract/money.ts',
  'src/features/cost/web/parts.tsx',
  'src/features/demand/',
  'src/features/ledger/server/tables.ts',
  'src/features/operator/',
  'src/features/profile/server/reads.ts',
  'src/features/provider/server/search.ts',
  'src/features/provider/web/quick/Buy.tsx',
  'src/features/upload/server/hooks.ts',
  'src/features/upload/server/reads.ts',
  'src/features/upload/server/receive.ts',
  'src/features/upload/server/writes.ts',
  'src/features/wallet/web/settle/WithdrawDialog.tsx',
  'src/platform/contract/amount.ts',
  'src/platform/contract/call.ts',
  'src/platform/contract/fields.ts',
  'src/platform/server/database.ts',
  'src/platform/server/hooks.ts',
  'src/platform/server/http.ts',
  'src/platform/server/jobs.ts',
  'src/platform/server/nightly.ts',
  'src/platform/server/services.ts',
  'src/platform/server/unstorable.ts',
  'src/platform/web/act.ts',
  'src/platform/web/portal/Cover.tsx',
  'src/platform/web/portal/LoadOnApproach.tsx',
  'src/platform/web/portal/SearchResults.tsx',
  'src/platform/web/portal/WorldMap.tsx',
  'src/platform/web/portal/layout.tsx',
  'src/platform/web/ui/time.ts',
  'src/platform/web/ui/useActForm.ts',
  'src/rules/constants.ts',
  'test/api/authorization.test.ts',
  'test/support/pages/figures.ts',
]

export function checkSizes(
  files: readonly SourceFile[],
  excused: readonly string[] = notWrapped,
): { problems: string[]; warnings: string[] } {
  const problems: string[] = []
  const warnings: string[] = []
  for (const file of files) {
    if (!/\.(ts|tsx|mjs|css|sql)$/.test(file.path)) continue
    if (!mayBeWide(file.path) && !excused.some((path) => file.path.startsWith(path))) problems.push(...wideLines(file))
    if (mayBeLong(file.path)) continue
    const lines = file.text.replace(/\n$/, '').split('\n').length
    if (lines > MAX_LINES) problems.push(`${file.path}: ${lines} lines. Divide it by meaning; no file needs more than ${MAX_LINES}`)
    else if (lines > WARN_LINES) warnings.push(`${file.path}: ${lines} lines, soon too long`)
  }
  return { problems, warnings }
}

/**
 * Lines that Biome leaves wide. A line passes that would fit without its longest text, since neither a text nor a template can be broken,
 * nor can an instruction to Biome.
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

/** The length of the longest text between two places; the parts of a template and what is between them are one. */
function longestText(tokens: readonly Token[], from: number, to: number): number {
  const spans = tokens
    .filter(({ kind }) => kind === 'string' || kind === 'template' || kind === 'regex')
    .map(({ kind, text, at }) => ({ kind, start: Math.max(from, at), end: Math.min(to, at + text.length + (kind === 'string' ? 2 : 0)) }))
    .filter(({ start, end }) => end > start)
  const template = spans.filter(({ kind }) => kind === 'template')
  const whole = template.length > 0 ? Math.max(...template.map(({ end }) => end)) - Math.min(...template.map(({ start }) => start)) : 0
  return Math.max(whole, ...spans.map(({ start, end }) => end - start), 0)
}
