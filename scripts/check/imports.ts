/**
 * The one rule of imports (docs/architecture.md). Rows look down: app → features → platform → rules. Columns look inward: web → contract
 * ← server.
 * Every message says where the code should go instead.
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
  readonly feature: string | null
  readonly column: Column | null
  readonly file: string
}

const rows: readonly Row[] = ['rules', 'platform', 'features', 'app']
const columns: readonly string[] = ['web', 'contract', 'server', 'data']

/** What each side may never load: it would break in the browser, or drag the browser into the server. */
const foreignPackages: Record<Column, RegExp | null> = {
  contract: /^(node:|react|@mantine\/|@tanstack\/|@tabler\/|fastify|@fastify\/|pg$|pg\/|drizzle-|nodemailer|otpauth)/,
  web: /^(node:|fastify|@fastify\/|pg$|pg\/|drizzle-|nodemailer|otpauth|file-type)/,
  server: /^(react$|react\/|react-dom|react-router|@mantine\/|@tanstack\/|@tabler\/|mantine-)/,
  data: null,
}

export function placeOf(path: string): Place | null {
  const parts = path.split('/')
  const row = parts[1] as Row
  if (parts[0] !== 'src' || !rows.includes(row)) return null
  const feature = row === 'features' ? (parts[2] ?? null) : null
  const rest = parts.slice(row === 'features' ? 3 : 2)
  const column = columns.includes(rest[0] ?? '') && rest.length > 1 ? (rest[0] as Column) : null
  // The list of all calls stands at the top of app/: both sides read it, so it is a contract.
  const assembled = row === 'app' && column === null ? 'contract' : column
  return { row, feature, column: assembled, file: (column ? rest.slice(1) : rest).join('/') }
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const doors: Record<string, readonly string[]> = { server: ['reads.ts', 'writes.ts'], web: ['parts.tsx', 'queries.ts'] }
/** What other features may import: the files above, and on the web each component of a folder `parts/`. */
const isDoor = ({ column, file }: Place): boolean =>
  Boolean(doors[column ?? '']?.includes(file)) || (column === 'web' && /^parts\/\w+\.tsx$/.test(file))

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

function refuseNeighbour(here: Place, there: Place): string | null {
  const name = there.feature
  if (there.column === 'contract') return null
  if (there.column === 'data') return `data/ of ${name} is its own. Read it through features/${name}/server/reads.ts or its contract/`
  const column = refuseColumn(here, there)
  if (column) return column
  if (isDoor(there)) return null
  if (there.column === 'server') {
    const tables = there.file.startsWith('tables') ? ' Its tables are its own.' : ''
    return `features meet at server/reads.ts and server/writes.ts.${tables} Add what you need to features/${name}/server/reads.ts or writes.ts`
  }
  return `features' screens meet at web/parts.tsx, web/parts/ and web/queries.ts. Put the shared part into features/${name}/web/parts.tsx or a file of its own in web/parts/ (a component) or queries.ts (a hook), or into platform/web/ui`
}

function refusePackage(from: string, name: string, typeOnly: boolean): string | null {
  const here = placeOf(from)
  if (!here || isTest(from)) return null
  if (here.row === 'rules') return `rules/ imports nothing, no package either (${name}). Move the code to platform/ or to the feature`
  if (typeOnly || !here.column || !foreignPackages[here.column]?.test(name)) return null
  if (here.column === 'server') return `${name} belongs to the browser. What the server needs of it goes to contract/ as plain code`
  return `${name} belongs to the server. ${here.column}/ is loaded by the browser: move this to server/, and its shape to contract/`
}

export function checkImports(files: readonly SourceFile[]): string[] {
  const problems: string[] = []
  const edges = new Map<string, Map<string, string>>()
  for (const file of files) {
    if (/\.tsx?$/.test(file.path) && file.path.startsWith('src/')) readFile(file, problems, edges)
    if (/\/(utils|helpers|managers|misc)(\/|\.tsx?$)/.test(file.path)) {
      problems.push(`${file.path}: no utils, helpers or managers. Name the file after what it does, beside what uses it`)
    }
  }
  return [...problems, ...findCycles(edges)]
}

function readFile(file: SourceFile, problems: string[], edges: Map<string, Map<string, string>>): void {
  const { imports, onlyPassesOn } = readImports(tokenise(file.text))
  const here = placeOf(file.path)
  if (onlyPassesOn && !(here?.feature && isDoor(here)))
    problems.push(`${file.path}: a barrel file. Import from the file that defines the thing; then delete this one`)
  for (const one of imports) {
    const where = `${file.path}:${lineOf(file.text, one.at)}`
    const inside = one.from.startsWith('.')
    const to = inside ? posix.join(posix.dirname(file.path), one.from) : one.from
    const why = inside ? refuseImport(file.path, to) : refusePackage(file.path, one.from, one.typeOnly)
    if (why) problems.push(`${where}: ${inside ? `imports ${to}` : 'imports a package of the other side'}. ${why}`)
    const there = inside ? placeOf(to) : null
    if (
      here?.column === 'server' &&
      there?.column === 'server' &&
      here.feature &&
      there.feature &&
      here.feature !== there.feature &&
      !isTest(file.path)
    ) {
      const out = edges.get(here.feature) ?? new Map<string, string>()
      edges.set(here.feature, out.set(there.feature, where))
    }
  }
}

/** Server sides that need each other in a ring: each ring once, told with a file for every step. */
function findCycles(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const problems = new Map<string, string>()
  const done = new Set<string>()
  const visit = (feature: string, trail: readonly string[]): void => {
    const start = trail.indexOf(feature)
    if (start >= 0) {
      const ring = trail.slice(start)
      const key = [...ring].sort().join()
      const steps = ring.map((from, i) => edges.get(from)?.get(ring[(i + 1) % ring.length]!))
      const told = `server sides need each other: ${[...ring, feature].join(' → ')} (${steps.join(', ')}).`
      problems.set(key, `${told} Let one of them announce after commit, pass the value in, or move the shared part down to platform/`)
      return
    }
    if (done.has(feature)) return
    for (const next of edges.get(feature)?.keys() ?? []) visit(next, [...trail, feature])
    done.add(feature)
  }
  for (const feature of edges.keys()) visit(feature, [])
  return [...problems.values()]
}
