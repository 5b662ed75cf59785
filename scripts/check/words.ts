/** Words that comments, documents, names of tests and English texts do without, each with what says the same plainly. */
import type { SourceFile } from './imports.ts'
import { lineOf, tokenise } from './tokens.ts'

const words: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\btold\b/gi, 'notified, shown, asked'],
  [/\btells\b/gi, 'notifies, shows, says, distinguishes'],
  [/\bwhoever\b/gi, 'a person who, everybody who'],
  [/\banew\b/gi, 'again'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'correct, repair'],
  [/\b(?:thereof|whence)\b/gi, 'of it, from where'],
  [/\bhears? of\b/gi, 'learns of, is notified of'],
]
/** Not in texts for people: exhibitors have one at a fair. */
const notInTexts: typeof words = [[/\b(?:stands?|stood)\b(?! (?:for|still)\b)/gi, 'is, exists, is listed']]

interface Found {
  readonly at: number
  readonly problem: string
}

const search = (prose: string, list: typeof words): Found[] =>
  list.flatMap(([word, instead]) =>
    [...prose.matchAll(word)].map((found) => ({ at: found.index, problem: `“${found[0]}” has a plainer word: ${instead}` })),
  )

/** What is wrong with an English text for people. */
export const wordsOf = (text: string): string[] => search(text, words).map(({ problem }) => problem)

export function checkWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    proseOf(path, text).flatMap(([piece, from]) =>
      search(withoutCode(piece), [...words, ...notInTexts]).map(({ at, problem }) => `${path}:${lineOf(text, from + at)}: ${problem}`),
    ),
  )
}

const code = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g
const withoutCode = (prose: string): string => prose.replace(code, (found) => found.replace(/[^\n]/g, ' '))

/** A name of a test: `it('…'`, `describe('…'`, `it.each([…])('…'`. */
const testName = /(?:\b(?:it|test|describe)(?:\.[a-z]+)*|\])\)?\(\s*(['"`])(.+?)\1/g

/** What is read besides code, each piece with its place: comments and names of tests, a document as a whole. */
function proseOf(path: string, text: string): (readonly [piece: string, at: number])[] {
  if (path.endsWith('.md')) return [[text, 0]]
  if (path.endsWith('.css')) return Array.from(text.matchAll(/\/\*[\s\S]*?\*\//g), (found) => [found[0], found.index])
  if (path.endsWith('.sql')) return Array.from(text.matchAll(/--.*$/gm), (found) => [found[0], found.index])
  const pieces: (readonly [string, number])[] = []
  tokenise(text, (comment, at) => pieces.push([comment, at]))
  if (/\.test\.tsx?$/.test(path)) for (const found of text.matchAll(testName)) pieces.push([found[2]!, found.index])
  return pieces
}
