/** Checks of documents: paths and links exist, section numbers have their section, decisions have one form. */
import type { SourceFile } from './imports.ts'
import { lineOf } from './tokens.ts'

const REQUIREMENTS = /^docs\/requirements\/([a-z-]+)\.md$/
const HEADER = '| requirement | state | files | test |'
const states = ['built', 'partly', 'not built']

/**
 * The rows of every table `requirement | state | files | test`. Paths are under src/ or from the project's root. What a row says about
 * itself has to agree: its state with what it names, and each cell with the kind of file that belongs there.
 */
export function checkRequirements({ path, text }: SourceFile, exists: (path: string) => boolean): string[] {
  const problems: string[] = []
  let inTable = false
  text.split('\n').forEach((line, index) => {
    const starts = line === HEADER
    inTable = starts || (inTable && line.startsWith('|'))
    if (!inTable || starts || line.startsWith('|---')) return
    problems.push(...checkRow(line, exists).map((problem) => `${path}:${index + 1}: ${problem}`))
  })
  return problems
}

const namedIn = (cell: string | undefined): string[] => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

function checkRow(line: string, exists: (path: string) => boolean): string[] {
  const [requirement = '', state = '', ...rest] = line.slice(2, -2).split(' | ')
  const [files, tests] = [namedIn(rest[0]), namedIn(rest[1])]
  const missing = /\bMissing\b[^:]*: \S/.test(requirement)
  const wrong: (string | false)[] = [
    rest.length !== 2 && 'a row has four cells: requirement, state, files, test',
    !states.includes(state) && `the state is one of ${states.join(', ')}, not “${state}”`,
    ...[...files, ...tests].map((named) => !exists(named) && !exists(`src/${named}`) && `names ${named}, which does not exist`),
    ...files.map((named) => isTest(named) && `${named} is a test: it belongs into the last cell`),
    ...tests.map((named) => !isTest(named) && `${named} is no test`),
    state === 'built' && files.length === 0 && 'a built requirement names the files that do it',
    state === 'built' && tests.length === 0 && 'a built requirement names the test that shows it',
    state === 'built' && missing && 'a built requirement misses nothing: it is “partly”',
    state === 'partly' && !missing && '“partly” says what is missing after “Missing:”',
    state === 'not built' && files.length + tests.length > 0 && 'what names files or tests is “partly” or “built”',
  ]
  return wrong.filter((problem) => problem !== false)
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Every feature does something that a row asks for. */
export function checkFeatures(documents: readonly SourceFile[], features: readonly string[]): string[] {
  const rows = documents.filter(({ path }) => REQUIREMENTS.test(path)).map(({ text }) => text)
  return features
    .filter((feature) => !rows.some((text) => [`/${feature}/`, `/${feature}\``].some((named) => text.includes(named))))
    .map((feature) => `docs/requirements: no row names the feature ${feature}`)
}

/** The sections of docs/requirements by document: `source` → `4`, `product` → `7.3`. */
export function sectionsOf(documents: readonly SourceFile[]): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>()
  for (const { path, text } of documents) {
    const name = REQUIREMENTS.exec(path)?.[1]
    const numbers = [...text.matchAll(/<a id="s([\d-]+)"><\/a>/g)].map(([, number]) => number!.replaceAll('-', '.'))
    if (name && numbers.length > 0) sections.set(name, new Set(numbers))
  }
  return sections
}

/**
 * Every section number in a comment, test name or document ("source §4", "the source's flags (§3)", "product §1 and §5") must exist. A
 * number belongs to the document named last before it on its line; within docs/requirements, to the document it is in.
 */
export function checkSections({ path, text }: SourceFile, sections: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const names = [...sections.keys()]
  const cited = new RegExp(`\\b(${names.join('|')})\\b(?:['’]s)?|§(\\d+(?:\\.\\d+)?)`, 'gi')
  const own = REQUIREMENTS.exec(path)?.[1]
  return text.split('\n').flatMap((line, index) => {
    if (!line.includes('§')) return []
    let document = own
    return [...line.matchAll(cited)].flatMap(([, name, number]) => {
      if (name) document = name.toLowerCase()
      if (!number || (document && sections.get(document)?.has(number))) return []
      const where = `${path}:${index + 1}: §${number}`
      return [
        document ? `${where} is not a section of docs/requirements/${document}.md` : `${where} names no document: ${names.join(', ')}`,
      ]
    })
  })
}

const DECISION = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/
const parts = ['Context', 'Decision', 'Why', 'Consequences']

/** The form of docs/decisions (its README has the template), each number once, and an index that agrees with the files. */
export function checkDecisions(documents: readonly SourceFile[]): string[] {
  const index = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? ''
  const decisions = documents
    .map((file) => ({ ...file, number: Number(DECISION.exec(file.path)?.[1] ?? 0) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
  const cited = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)(?:(?:,| and)+ (\d+))?/g)].flatMap((found) =>
      [found[1], found[2]]
        .filter((number) => number && !decisions.some((one) => one.number === Number(number)))
        .map((number) => `${path}:${lineOf(text, found.index)}: there is no decision ${number}`),
    ),
  )
  const written = decisions.flatMap(({ path, text, number }, at) => {
    const problems: string[] = []
    const [heading = '', , standing = ''] = text.split('\n')
    const title = heading.replace(/^# \d+\. /, '')
    const [, date, status, by] = /^(\d{4}-\d\d-\d\d) · (accepted|superseded by (\d+))$/.exec(standing) ?? []
    const found = [...text.matchAll(/^\*\*(.+?)\.\*\* /gm)].map(([, part]) => part!)
    if (decisions[at - 1]?.number === number) problems.push(`${path}: the number ${number} is used twice`)
    if (!heading.startsWith(`# ${number}. `)) problems.push(`${path}:1: the title begins with “# ${number}. ”`)
    if (!date) problems.push(`${path}:3: the third line is “2026-01-31 · accepted” or “2026-01-31 · superseded by 12”`)
    if (by && !decisions.some((other) => other.number === Number(by))) problems.push(`${path}:3: there is no decision ${by}`)
    if (found.join() !== parts.slice(0, 3).join() && found.join() !== parts.join())
      problems.push(`${path}: the parts are ${parts.slice(0, 3).join(', ')} and, where needed, ${parts[3]}, each once and in this order`)
    if (date && !index.includes(`| [${number}](${path.slice('docs/decisions/'.length)}) | ${title} | ${date} | ${status} |`))
      problems.push(`docs/decisions/README.md: no row “${number}” with the file, title, date and status of ${path}`)
    return problems
  })
  return [...written, ...cited]
}

/** Links of a document to other files: they exist, and a decision is called by its own number. */
export function checkLinks(path: string, text: string, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(/\[([^\]]*)\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].flatMap((found) => {
    const [, label = '', to = ''] = found
    const where = `${path}:${lineOf(text, found.index)}`
    if (!exists(to)) return [`${where}: links to ${to}, which does not exist`]
    const decision = /(?:^|\/)(\d{4})-[a-z0-9-]+\.md$/.exec(to)?.[1]
    const called = /\d+/.exec(label)?.[0]
    return decision && called && Number(decision) !== Number(called) ? [`${where}: “${label}” links to decision ${Number(decision)}`] : []
  })
}

/** A documented property: `name`, `name?` or `name = default`. */
interface Documented {
  readonly name: string
  readonly optional: boolean
  readonly standard: string | undefined
}

/** The properties at the beginning of "`a, b?: string, c = true (why), d?: {e, f}`"; what is in brackets or braces is about one of them. */
function documented(props: string): Documented[] {
  let depth = 0
  let part = ''
  const found: string[] = []
  for (const sign of `${props},`) {
    if ('([{<'.includes(sign)) depth++
    if (sign === ',' && depth === 0) {
      found.push(part)
      part = ''
    } else part += sign
    if (')]}>'.includes(sign)) depth--
  }
  return found.flatMap((one) => {
    const [, name, mark, standard] = /^\s*([a-z]\w*)(\?)?(?: = (\w+))?(?=$|[\s:(])/.exec(one) ?? []
    return name ? [{ name, optional: mark !== undefined || standard !== undefined, standard }] : []
  })
}

/**
 * Properties that the README of components lists ("| `Name` | `props` |" and "- `Name`: `props`", also after "also") are those of
 * `Name.tsx` beside it: each is there, optional or not as in the code, and one with a default says which.
 */
export function checkProps({ path, text }: SourceFile, read: (path: string) => string | null): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return [...text.matchAll(/^(?:\| `([A-Z]\w+)` \|[^`\n]*|- `([A-Z]\w+)`: (?:also )?)`([^`]+)`/gm)].flatMap((found) => {
    const name = found[1] ?? found[2]!
    const source = read(`${folder}${name}.tsx`)
    if (source === null) return []
    return documented(found[3]!).flatMap((prop) => {
      const where = `${path}:${lineOf(text, found.index)}: ${name}.${prop.name}`
      const declared = Array.from(source.matchAll(new RegExp(`(?:^|[\\s{;(])${prop.name}(\\??):`, 'gm')), ([, mark]) => mark === '?')
      if (declared.length === 0) return new RegExp(`\\b${prop.name}\\b`).test(source) ? [] : [`${where} is not in ${name}.tsx`]
      const standard = new RegExp(`[{,]\\s*${prop.name}(?:: \\w+)? = (true|false|\\d+)\\b`).exec(source)?.[1]
      if (prop.standard !== standard) return [`${where} is ${standard ?? 'nothing'} by default, not ${prop.standard ?? 'nothing'}`]
      return declared.includes(prop.optional) ? [] : [`${where} is ${prop.optional ? 'required' : 'optional'}`]
    })
  })
}

const SNIPPET = /^```tsx? (\S+)\n([\s\S]*?)^```$/gm

/** A block of code that names a file ("```ts src/a.ts") is in that file, line for line. */
export function checkSnippets({ path, text }: SourceFile, read: (path: string) => string | null): string[] {
  return [...text.matchAll(SNIPPET)].flatMap((found) => {
    const [, file = '', code = ''] = found
    const where = `${path}:${lineOf(text, found.index)}`
    const source = read(file)
    if (source === null) return [`${where}: names ${file}, which does not exist`]
    return source.includes(code) ? [] : [`${where}: this code is not in ${file} (any more)`]
  })
}
