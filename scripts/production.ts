/**
 * `npm run production -- <folder>`: the folder that production runs from, with the built web pages and the packages of the server, taken
 * from this checkout, and its bill of materials. `--slim` leaves out the runtime and the PostgreSQL that come as packages: for a machine
 * that has Node 26 and a database of its own.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { billOf, type Copied } from './production/bill.ts'
import { BILL, DEMO_WORLD, inProduction, isNeedless, isReplaced, SOURCES } from './production/contents.ts'

const root = join(import.meta.dirname, '..')

interface Locked {
  dev?: boolean
  devOptional?: boolean
  name?: string
  version: string
  license?: string
}

function copyPackages(folder: string, slim: boolean): Copied[] {
  const copied: Copied[] = []
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  for (const [path, { dev, devOptional, name = path.split('node_modules/').at(-1)!, version, license }] of Object.entries(packages)) {
    const from = join(root, path)
    if (path === '' || dev || devOptional || (slim && isReplaced(path)) || !existsSync(from)) continue
    cpSync(from, join(folder, path), {
      recursive: true,
      // What is below it in the lockfile is copied by itself.
      filter: (source) => !isNeedless(source.slice(root.length + 1)) && !source.slice(from.length).startsWith('/node_modules'),
      verbatimSymlinks: true,
    })
    copied.push({ name, version, licence: license })
  }
  const [runtime] = readdirSync(join(folder, 'node_modules')).filter(
    (name) => isReplaced(`node_modules/${name}/`) && name.startsWith('node-'),
  )
  if (!runtime) return copied
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(`../${runtime}/bin/node`, join(folder, 'node_modules/.bin/node'))
  return copied
}

/** As `git archive` writes it, if what is copied is a commit as it is. */
function commitOf(): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

const { values, positionals } = parseArgs({ options: { slim: { type: 'boolean', default: false } }, allowPositionals: true })
const [named] = positionals
if (!named || positionals.length > 1) {
  process.stderr.write('Usage: npm run production -- <folder> [--slim]\n')
  process.exit(1)
}
const folder = resolve(named)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  process.stderr.write(`${folder} is not empty: name another folder\n`)
  process.exit(1)
}
const own = globSync([...SOURCES], { cwd: root })
for (const path of [...own.filter(inProduction), 'package.json', 'package-lock.json', 'LICENSE', 'README.md', 'README.zh.md']) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(root, path), join(folder, path), { recursive: true })
}
for (const name of ['web', 'server'])
  cpSync(join(root, 'dist', name), join(folder, 'dist', name), { recursive: true, filter: (source) => !source.endsWith(DEMO_WORLD) })
const UNNAMED = '$Format:%H$'
const version = 'src/platform/server/version.ts'
const commit = commitOf() ?? readFileSync(join(root, version), 'utf8').match(/'([0-9a-f]{40})'/)?.[1]
// The commands read the version from the source, the server from what it was built into.
for (const path of commit ? globSync([version, 'dist/server/*.js'], { cwd: folder }) : []) {
  const text = readFileSync(join(folder, path), 'utf8')
  if (text.includes(UNNAMED)) writeFileSync(join(folder, path), text.replaceAll(UNNAMED, commit!))
}
const copied = copyPackages(folder, values.slim)
// With `--omit=dev` npm would leave out what packages of development need as well.
const printed = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
writeFileSync(join(folder, BILL), billOf(printed, 'hengdu', copied))
process.stdout.write(`${folder} is whole${commit ? `, of commit ${commit.slice(0, 12)}` : ', of a checkout that is no commit'}\n`)
