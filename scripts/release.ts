/**
 * `npm run release -- <version|patch|minor>`: makes a release of a clean checkout: the version in `package.json`, the entries of both
 * changelogs, the demo world that upgrade tests start from, one commit and its tag. `--dry-run` checks all of it and writes nothing.
 * `--without-audit` releases although packages have known holes, or nobody could say so, and the tag says it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../src/platform/server/clock.ts'
import { BOOKS_ZONE } from '../src/rules/constants.ts'
import { changelogs, entriesOf, isHigher, released } from './changelog.ts'
import { command, say } from './services.ts'

const root = join(import.meta.dirname, '..')
process.chdir(root)

const read = (file: string) => readFileSync(file, 'utf8')
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const packageVersion = () => (JSON.parse(read('package.json')) as { version: string }).version

/** By tag or by entry: neither may be there without the other, but a clone may lack tags. */
const releasedBefore = (): string[] => [
  ...git('tag', '--list', 'v*.*.*')
    .split('\n')
    .filter(Boolean)
    .map((tag) => tag.slice(1)),
  ...entriesOf(changelogs[0], read(changelogs[0].file)).flatMap(({ version }) => version ?? []),
]

function versionFor(wish: string | undefined): string {
  const [major, minor, patch] = packageVersion().split('.').map(Number) as [number, number, number]
  if (wish === 'patch') return `${major}.${minor}.${patch + 1}`
  if (wish === 'minor') return `${major}.${minor + 1}.0`
  if (wish && /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wish)) return wish
  throw new Error('Usage: npm run release -- <version|patch|minor> [--dry-run] [--without-audit]')
}

function refuse(version: string, isAudited: boolean): void {
  const changed = git('status', '--porcelain')
  if (changed) throw new Error(`Not everything is committed:\n${changed}`)
  const newest = releasedBefore().reduce((one, other) => (isHigher(other, one) ? other : one), '0.0.0')
  if (!isHigher(version, newest)) throw new Error(`${version} is not higher than ${newest}, which is released`)
  if (isHigher(packageVersion(), version)) throw new Error(`${version} is below ${packageVersion()} of package.json`)
  for (const one of changelogs)
    if (!entriesOf(one, read(one.file))[0]?.text) throw new Error(`${one.file} says nothing under “## ${one.unreleased}”`)
  if (isAudited) refuseHoles()
  run('The checks', 'scripts/check.ts')
}

/**
 * Asks the registry for known holes in all packages: those that the browser loads are among the ones for development. Once for each release
 * and not in tests, which have to pass without a network.
 */
function refuseHoles(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' })
  const { vulnerabilities } = JSON.parse(stdout || '{}') as { vulnerabilities?: Record<string, { severity: string }> }
  const without = 'Nothing is released. With --without-audit it would be, and the tag would say so'
  if (!vulnerabilities) throw new Error(`The registry did not say which packages have known holes. ${without}`)
  const holes = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
  if (holes.length > 0) throw new Error(`Packages with known holes: ${holes.join(', ')}. ${without}`)
}

function run(what: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${what} failed: nothing is released`)
}

/** Only the first two lines of `package-lock.json` that name it are of Hengdu itself. */
function writeVersion(version: string): void {
  const from = `"version": "${packageVersion()}"`
  const to = `"version": "${version}"`
  writeFileSync('package.json', read('package.json').replace(from, to))
  writeFileSync('package-lock.json', read('package-lock.json').replace(from, to).replace(from, to))
}

command(async () => {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, 'without-audit': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const isAudited = !values['without-audit']
  const version = versionFor(positionals[0])
  refuse(version, isAudited)
  const day = systemClock.now().toZonedDateTimeISO(BOOKS_ZONE).toPlainDate().toString()
  const world = `releases/${version}/world.dump`
  if (values['dry-run']) {
    say(
      `Would release ${version} of ${day}: package.json, package-lock.json, ${changelogs.map(({ file }) => file).join(', ')}, ${world}, tag v${version}`,
    )
    return
  }
  try {
    writeVersion(version)
    for (const one of changelogs) writeFileSync(one.file, released(one, read(one.file), version, day))
    mkdirSync(dirname(world), { recursive: true })
    run('The demo world', 'scripts/keep-world.ts', world)
    git('add', '--all')
    git('commit', '--message', `Release ${version}`)
  } catch (error) {
    git('reset', '--hard', '--quiet')
    rmSync(dirname(world), { recursive: true, force: true })
    throw error
  }
  const { text } = entriesOf(changelogs[0], read(changelogs[0].file))[1]!
  const note = isAudited ? '' : '\n\nIts packages were not audited.'
  git('tag', '--annotate', '--cleanup=verbatim', '--message', `Hengdu ${version}\n\n${text}${note}`, `v${version}`)
  say(`Released ${version} as commit ${git('rev-parse', '--short', 'HEAD')} with the tag v${version}. Publish both: git push --follow-tags`)
})
