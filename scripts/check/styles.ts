/**
 * Style sheets use the scale: sizes of type, space and corners are the tokens of tokens.css, in scripts too; layouts change only at the
 * named widths of breakpoints.ts; every class that is defined is used, and every class that is used is defined.
 */
import { join, normalize } from 'node:path'
import { breakpoints, containers } from '../../src/platform/web/breakpoints.ts'
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
    ...modules.flatMap((module) => [...queriesOf(module), ...inlineSizes(module)]),
    ...classesOf(sheets, modules),
  ]
}

/** Blanks comments out, so that positions stay. */
const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

/** What a declaration sets, and the part of the scale that has its sizes. */
const scales = [
  { of: /^font(-size)?$/, scale: '--text-…' },
  { of: /^(margin|padding|gap|row-gap|column-gap)/, scale: '--space-…' },
  { of: /^border.*radius$/, scale: '--r-…' },
]
/** A size in a unit of its own. Percentages are parts of a layout; in corners they are of the scale only as a circle. */
const sizes = /(\d*\.?\d+)(px|pt|r?em|rex|ch|r?lh|[dsl]?v(?:w|h|min|max)|cq(?:w|h|i|b|min|max))\b/g
const circle = '50%'

function sizesOf({ path, text }: SourceFile): string[] {
  if (path === TOKENS) return []
  return [...text.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g)].flatMap(({ 1: property = '', 2: value = '', index }) => {
    const scale = scales.find(({ of }) => of.test(property))?.scale
    if (!scale) return []
    const least = scale === '--space-…' ? MOST_LITERAL_PX : 0
    const literal = [...value.matchAll(sizes)].some(([, number, unit]) => unit !== 'px' || Number(number) > least)
    const share = scale !== '--space-…' && value !== circle && /\d%/.test(value)
    return literal || share ? [outsideScale(path, lineOf(text, index), `${property}: ${value}`, scale)] : []
  })
}
const outsideScale = (path: string, line: number, what: string, scale: string) =>
  `${path}:${line}: ${what}. Take a size of the scale (${scale} in ${TOKENS})`

/** Sizes written into scripts: in the style of an element, or in the library's properties for space and type. */
function inlineSizes({ path, text }: SourceFile): string[] {
  const styles = [...text.matchAll(/\bstyle=\{\{([^{}]|\$\{[^{}]*\})*\}\}/g)].flatMap(({ 0: style, index }) =>
    [...style.matchAll(/\b(\w+):\s*(-?[1-9][\d.]*|0\.\d+|['"`][^'"`]*['"`])/g)].flatMap(({ 1: name = '', 2: value = '', index: at }) => {
      const property = name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
      const known = scales.find(({ of }) => of.test(property))
      const isBox = /^((min|max)-)?(width|height|inline-size|block-size)$/.test(property)
      const literal = /^-?[\d.]+$/.test(value) || value.search(sizes) >= 0
      if (!literal || !(known || isBox)) return []
      const line = lineOf(text, index + at)
      return [known ? outsideScale(path, line, `${name}: ${value}`, known.scale) : `${path}:${line}: ${name}: ${value}. Give it a class`]
    }),
  )
  const properties = [
    ...text.matchAll(/\s((?:m|p)[tblrxyse]?|fz|gap|rowGap|columnGap|spacing|verticalSpacing|radius)=\{?["'`]?-?(?!0\b(?!\.))[\d.]+/g),
  ]
  return [
    ...styles,
    ...properties.map(({ 0: written, 1: name = '', index }) => {
      const scale = name === 'fz' ? '--text-…' : name === 'radius' ? '--r-…' : '--space-…'
      return outsideScale(path, lineOf(text, index + 1), written.trim(), scale)
    }),
  ]
}

function widthsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/@(media|container)([^{]+)\{/g)].flatMap(({ 1: at = '', 2: query = '', index }) => {
    const known = at === 'media' ? breakpoints : containers
    const unknown = [...query.matchAll(/\(--([\w-]+)\)/g)].some(([, name]) => !(name! in known))
    if (!unknown && !/width|height|inline-size|block-size/.test(query)) return []
    return [`${path}:${lineOf(text, index)}: @${at}${query.trimEnd()}. Layouts change at ${namesOf(known)} alone`]
  })
}
const namesOf = (widths: object) =>
  Object.keys(widths)
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
