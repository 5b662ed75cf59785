/**
 * Style sheets use the scale: sizes of type and space are the tokens of tokens.css, layouts change only at the breakpoints, every class
 * that is defined is used, and every class that is used is defined.
 */
import { join, normalize } from 'node:path'
import { breakpoints } from '../../src/platform/web/breakpoints.ts'
import type { SourceFile } from './imports.ts'
import { lineOf } from './tokens.ts'

/** Where the scale is defined. */
const TOKENS = 'src/platform/web/ui/tokens.css'
const BREAKPOINTS = 'src/platform/web/breakpoints.ts'
/** Hairlines, and optical corrections of a pixel or two. */
const MOST_LITERAL_PX = 3

export function checkStyles(files: readonly SourceFile[]): string[] {
  const sheets = files.filter(({ path }) => /^src\/.*\.css$/.test(path)).map(({ path, text }) => ({ path, text: withoutComments(text) }))
  const modules = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
  const properties = new Set(
    [...sheets, ...modules].flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name!)),
  )
  return [
    ...sheets.flatMap((sheet) => [...sizesOf(sheet), ...widthsOf(sheet), ...unknownProperties(sheet, properties)]),
    ...modules.flatMap(queriesOf),
    ...classesOf(sheets, modules),
  ]
}

/** Blanks comments out, so that positions stay. */
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

function sizesOf({ path, text }: SourceFile): string[] {
  if (path === TOKENS) return []
  return [...text.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g)].flatMap(({ 1: property = '', 2: value = '', index }) => {
    const isText = property === 'font-size' || property === 'font'
    const isSpace = /^(margin|padding|gap|row-gap|column-gap)/.test(property)
    if (!isText && !isSpace) return []
    const literal = [...value.matchAll(/(\d*\.?\d+)(px|pt|rem|vw|vh|cqi)\b/g)].some(
      ([, number, unit]) => isText || unit !== 'px' || Number(number) > MOST_LITERAL_PX,
    )
    if (!literal) return []
    const scale = isText ? '--text-…' : '--space-…'
    return [`${path}:${lineOf(text, index)}: ${property}: ${value}. Take a size of the scale (${scale} in ${TOKENS})`]
  })
}

function widthsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/@media([^{]+)\{/g)].flatMap(({ 1: query = '', index }) => {
    const unknown = [...query.matchAll(/\(--([\w-]+)\)/g)].some(([, name]) => !(name! in breakpoints))
    if (!unknown && !/width|height/.test(query)) return []
    return [`${path}:${lineOf(text, index)}: @media${query.trimEnd()}. Layouts change at ${names} alone`]
  })
}
const names = Object.keys(breakpoints)
  .map((name) => `(--${name})`)
  .join(', ')

/** A browser does not report an undefined token: the declaration is void. */
function unknownProperties({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/var\((--(?!mantine-)[\w-]+)\)/g)].flatMap(({ 1: name = '', index }) =>
    known.has(name) ? [] : [`${path}:${lineOf(text, index)}: nothing sets ${name}`],
  )
}

function queriesOf({ path, text }: SourceFile): string[] {
  if (path === BREAKPOINTS) return []
  return [...text.matchAll(/\((min|max)-width:/g)].map(
    ({ index }) => `${path}:${lineOf(text, index)}: a width of its own. Take one of ${BREAKPOINTS}`,
  )
}

function classesOf(sheets: readonly SourceFile[], modules: readonly SourceFile[]): string[] {
  const problems: string[] = []
  const defined = new Map(sheets.filter(({ path }) => path.endsWith('.module.css')).map((sheet) => [sheet.path, definedIn(sheet.text)]))
  const used = new Set<string>()
  for (const { path, text } of modules) {
    for (const [line, name, from] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)) {
      const sheet = normalize(join(path, '..', from!)).replaceAll('\\', '/')
      for (const { 1: one = '', index } of text
        .replace(line, ' '.repeat(line.length))
        .matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))) {
        used.add(`${sheet} ${one}`)
        if (!defined.get(sheet)?.has(one)) problems.push(`${path}:${lineOf(text, index)}: ${sheet} has no .${one}`)
      }
    }
  }
  for (const [sheet, classes] of defined)
    for (const [name, line] of classes)
      if (!used.has(`${sheet} ${name}`)) problems.push(`${sheet}:${line}: nothing uses .${name}. Delete it`)
  return problems
}

/** Classes of a sheet with the line of the first rule that names each. */
function definedIn(css: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { 1: selector = '', index } of css.matchAll(/(?<=^|[{};])([^{};]*)\{/g)) {
    if (selector.trim().startsWith('@')) continue
    const own = selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    for (const [, name] of own.matchAll(/\.([a-zA-Z][\w-]*)/g)) {
      if (!found.has(name!)) found.set(name!, lineOf(css, index + selector.length - selector.trimStart().length))
    }
  }
  return found
}
