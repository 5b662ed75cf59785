/** Whose day it is: a moment becomes a day in a zone that somebody chose, and what time it is comes from the clock. */
import type { SourceFile } from './imports.ts'
import { lineOf } from './tokens.ts'

/** Where "now" and "today" are defined. */
const SOURCES = ['src/platform/server/clock.ts', 'src/platform/web/today.ts']

const LOCAL = '(?:getUTC|get)(?:FullYear|Month|Date|Day)\\(|toLocaleDateString\\(|toDateString\\('
const CUT = '(?:slice|substring|split)\\('
const today = 'today() of src/platform/web/today.ts is the day of the books'

const patterns: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [new RegExp(`new Date\\((?:Date\\.now\\(\\)[^()]*)?\\)\\s*\\.(?:${LOCAL}|toISOString\\(\\)\\s*\\.${CUT})`, 'g'), today],
  [
    new RegExp(
      `\\b(?:const|let) (\\w+) = new Date\\((?:Date\\.now\\(\\)[^()]*)?\\)(?:(?!\\n}).)*?\\b\\1\\.(?:${LOCAL}|toISOString\\(\\)\\s*\\.${CUT})`,
      'gs',
    ),
    today,
  ],
  [
    /\b[nN]ow(?:\(\))?\.toString\(\)\s*\.(?:slice|substring|split)\(/g,
    'today(now) of src/platform/server/clock.ts is the day of the books',
  ],
  [/\bTemporal\.Now\./g, 'act.now, or services.clock'],
]

export function checkDays(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => path.startsWith('src/') && /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path) && !SOURCES.includes(path),
    )
    .flatMap(({ path, text }) =>
      patterns.flatMap(([pattern, instead]) =>
        [...text.matchAll(pattern)].map(
          (found) => `${path}:${lineOf(text, found.index)}: the day or time of one machine or of UTC: ${instead}`,
        ),
      ),
    )
}
