/**
 * The one rule of imports (docs/architecture.md). Layers import downwards: app → features → platform → rules. Sides import the contract:
 * web → contract ← server. Features lie in districts; they import those above them in the list of `src/app/server/features.ts`, which
 * orders the districts and the features of each, on every side, so that there are no cycles. Every message says where the code should go
 * instead.
 */
import { posix } from 'node:path'
import { lineOf, readImports, tokenise } from './tokens.ts'

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

type Row = 'app' | 'features' | 'platform' | 'rules'
type Column = 'web' | 'contract' | 'server' | 'data'
export interface Place {
  readonly row: Row
  readonly district: string | null
  readonly feature: string | null
  readonly column: Column | null
  readonly file: string
}

const rows: readonly Row[] = ['rules', 'platform', 'features', 'app']
const columns: readonly string[] = ['web', 'contract', 'server', 'data']

/** Modules that each side must never load: they would fail in the browser, or pull browser code into the server. */
const foreignPackages: Record<Column, RegExp | null> = {
  contract: /^(node:|react|@mantine\/|@tanstack\/|@tabler\/|fastify|@fastify\/|pg$|pg\/|drizzle-|nodemailer|otpauth)/,
  web: /^(node:|fastify|@fastify\/|pg$|pg\/|drizzle-|nodemailer|otpauth|file-type)/,
  server: /^(react$|react\/|react-dom|@mantine\/|@tanstack\/|@tabler\/|mantine-)/,
  data: null,
}

/** Packages that one file imports, and all others from it: why is said there. */
const importedOnce: Record<string, string> = {
  'drizzle-orm': 'src/platform/server/data/drizzle.ts',
  'drizzle-orm/pg-core': 'src/platform/server/data/drizzle.ts',
}

export function placeOf(path: string): Place | null {
  const parts = path.split('/')
  const row = parts[1] as Row
  if (parts[0] !== 'src' || !rows.includes(row)) return null
  const [district = null, feature = null] = row === 'features' ? parts.slice(2, 4) : []
  const rest = parts.slice(row === 'features' ? 4 : 2)
  const column = columns.includes(rest[0] ?? '') && rest.length > 1 ? (rest[0] as Column) : null
  // The list of all calls is in app/: both sides read it, so it is a contract.
  const assembled = row === 'app' && column === null ? 'contract' : column
  return { row, district, feature, column: assembled, file: (column ? rest.slice(1) : rest).join('/') }
}

const forOthers: Record<string, readonly string[]> = { server: ['reads.ts', 'writes.ts', 'hooks.ts'], web: ['parts.tsx', 'queries.ts'] }
/** What other features may import besides the contract: the files above, and on the web each component of a folder `parts/`. */
const isForOthers = ({ column, file }: Place): boolean =>
  Boolean(forOthers[column ?? '']?.includes(file)) || (column === 'web' && /^parts\/\w+\.tsx$/.test(file))

/** A test, or what a feature's tests share. */
const isTest = (path: string): boolean => /\.test\.tsx?$|^src\/features\/\w+\/\w+\/test\//.test(path)

/** Why `from` may not import `to`, or null. Both are paths from the root. */
export function refuseImport(from: string, to: string): string | null {
  const here = placeOf(from)
  if (!here || isTest(from)) return null
  const there = placeOf(to)
  if (!there) {
    if (here.row === 'app' && here.column === 'server' && /^(seed|package\.json)/.test(to)) return null
    return `${to} lies outside src: what the product needs at run time belongs in src (only app/server may start the seed)`
  }
  if (here.row === 'rules' && there.row !== 'rules')
    return 'rules/ imports nothing: it is data. Move the code that needs this to platform/ or to the feature'
  if (rows.indexOf(there.row) > rows.indexOf(here.row)) return refuseUpward(here, there)
  if (here.feature && there.feature && here.feature !== there.feature) return refuseNeighbour(here, there)
  return refuseColumn(here, there)
}

function refuseUpward(here: Place, there: Place): string {
  if (here.row === 'features') {
    return 'a feature never imports app/, which only assembles. Put what is shared in platform/, or let app/ pass it in when it registers the feature'
  }
  return `${here.row}/ knows no business, so it never imports ${there.row}/. Put the code in the feature, or let app/ hand it in at registration`
}

function refuseColumn(here: Place, there: Place): string | null {
  if (there.row === 'rules' || there.column === 'contract' || there.column === here.column) return null
  if (there.column === 'data')
    return here.row === 'features' ? null : `data/ of ${there.feature} is read through its contract/ or server/reads.ts`
  if (here.column === 'web' && there.column === 'server')
    return 'web never sees server, not even its types. Put the shape in contract/ and fetch it by a call'
  if (here.column === 'server' && there.column === 'web') return 'server never sees web. What both need goes to contract/'
  if (here.column === 'contract') {
    return `contract/ imports only contract/ and rules/. Move what ${there.column}/ and contract share into contract/`
  }
  return null
}

const folderOf = ({ district, feature }: Place): string => `features/${district}/${feature}`

function refuseNeighbour(here: Place, there: Place): string | null {
  const name = there.feature
  if (there.column === 'contract') return null
  if (there.column === 'data') return `data/ of ${name} is its own. Read it through ${folderOf(there)}/server/reads.ts or its contract/`
  const column = refuseColumn(here, there)
  if (column) return column
  if (isForOthers(there)) return null
  if (there.column === 'server') {
    const tables = there.file.startsWith('tables') ? ' Its tables are its own.' : ''
    return `features meet at server/reads.ts, server/writes.ts and server/hooks.ts.${tables} Add what you need to ${folderOf(there)}/server/reads.ts or writes.ts`
  }
  return `features' screens meet at web/parts.tsx, web/parts/ and web/queries.ts. Put the shared part into ${folderOf(there)}/web/parts.tsx or a file of its own in web/parts/ (a component) or queries.ts (a hook), or into platform/web/ui`
}

function refusePackage(from: string, name: string, typeOnly: boolean): string | null {
  const here = placeOf(from)
  const once = importedOnce[name]
  if (once && from !== once) return `${name} is imported by ${once}: import from there, and add to it what it leaves out`
  if (!here || isTest(from)) return null
  if (here.row === 'rules') return `rules/ imports nothing, no package either (${name}). Move the code to platform/ or to the feature`
  if (typeOnly || !here.column || !foreignPackages[here.column]?.test(name)) return null
  if (here.column === 'server') return `${name} belongs to the browser. What the server needs of it goes to contract/ as plain code`
  return `${name} belongs to the server. ${here.column}/ is loaded by the browser: move this to server/, and its shape to contract/`
}

export function checkImports(files: readonly SourceFile[]): string[] {
  const order = orderOf(files)
  const problems = orderProblems(files, order)
  for (const file of files) {
    if (/\.tsx?$/.test(file.path) && file.path.startsWith('src/')) readFile(file, order, problems)
    if (/\/(utils|helpers|managers|misc)(\/|\.tsx?$)/.test(file.path)) {
      problems.push(`${file.path}: no utils, helpers or managers. Name the file after what it does, beside what uses it`)
    }
  }
  return problems
}

function readFile(file: SourceFile, order: readonly Listed[], problems: string[]): void {
  const here = placeOf(file.path)
  const mayPassOn = (here?.feature && isForOthers(here)) || Object.values(importedOnce).includes(file.path)
  for (const one of readImports(tokenise(file.text))) {
    if (one.reexport && !mayPassOn) {
      const why = 'Only what features may import of each other passes on names: let others import from the file that defines them'
      problems.push(`${file.path}:${lineOf(file.text, one.at)}: passes on names of ${one.from}. ${why}`)
    }
    const inside = one.from.startsWith('.')
    const to = inside ? posix.join(posix.dirname(file.path), one.from) : one.from
    const why = inside
      ? (refuseImport(file.path, to) ?? refuseOrder(file.path, to, order))
      : refusePackage(file.path, one.from, one.typeOnly)
    const what = inside ? `imports ${to}` : 'imports a package that it may not'
    if (why) problems.push(`${file.path}:${lineOf(file.text, one.at)}: ${what}. ${why}`)
  }
}

const LIST = 'src/app/server/features.ts'

interface Listed {
  readonly district: string
  readonly feature: string
}

/**
 * The features in the order of `districts`, lowest first: each list by the name of its district, each feature by the value that is
 * imported, or as `{ name: 'x' }`.
 */
function orderOf(files: readonly SourceFile[]): Listed[] {
  const tokens = tokenise(files.find((file) => file.path === LIST)?.text ?? '')
  const start = tokens.findIndex((token, at) => token.text === '{' && tokens[at - 1]?.text === '=' && tokens[at - 2]?.text === 'districts')
  const listed: Listed[] = []
  let district: string | undefined
  for (const [at, { kind, text }] of start < 0 ? [] : [...tokens.entries()].slice(start + 1)) {
    if (district === undefined && text === '}') break
    if (district === undefined && tokens[at + 1]?.text === ':' && tokens[at + 2]?.text === '[') district = text
    else if (text === ']') district = undefined
    else if (district !== undefined && ((kind === 'word' && text !== 'name') || kind === 'string')) listed.push({ district, feature: text })
  }
  return listed
}

/** The list contains every folder of features once, in its district, and nothing else. */
function orderProblems(files: readonly SourceFile[], order: readonly Listed[]): string[] {
  const key = ({ district, feature }: { district: string | null; feature: string | null }) => `${district}/${feature}`
  const folders = new Set(files.flatMap(({ path }) => (placeOf(path)?.feature ? [key(placeOf(path)!)] : [])))
  const listed = order.map(key)
  return [
    ...[...folders]
      .filter((folder) => !listed.includes(folder))
      .map((folder) => `${LIST}: “districts” has no ${folder}. Add it above what imports it, below what it imports`),
    ...listed
      .filter((one, at) => !folders.has(one) || listed.indexOf(one) !== at)
      .map((one) => `${LIST}: ${one} has no folder in src/features, or is in “districts” twice`),
  ]
}

/** Why a feature may not import another that comes after it in the list, or null. */
function refuseOrder(from: string, to: string, order: readonly Listed[]): string | null {
  const [here, there] = [placeOf(from), placeOf(to)]
  const at = (place: Place | null) => order.findIndex(({ district, feature }) => district === place?.district && feature === place.feature)
  if (!here?.feature || !there?.feature || isTest(from) || at(there) <= at(here)) return null
  return (
    `${here.feature} comes before ${there.feature} in ${LIST}, so it knows nothing of it. Let ${here.feature} declare a hook in ` +
    `server/hooks.ts that ${there.feature} adds to, move the shared part down into ${here.feature} or platform/, or, if ${there.feature} ` +
    `needs nothing of ${here.feature}, move it above`
  )
}
