/**
 * `npm run check`: types, lint, import rules, exports, both languages, styles, waits of browser tests, migrations, length of files,
 * references in documents. Reads only. `npm run check -- imports languages` runs just those. With CHECK_REPORT set,
 * `{steps: [{name, ok}]}` is written to that file.
 */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkChangelogs } from './check/changelog.ts'
import { checkDays } from './check/days.ts'
import {
  checkDecisions,
  checkFeatures,
  checkLinks,
  checkProps,
  checkRequirements,
  checkSections,
  checkSnippets,
  sectionsOf,
} from './check/documents.ts'
import { checkExports } from './check/exports.ts'
import { checkImports, type SourceFile } from './check/imports.ts'
import { checkLanguages } from './check/languages.ts'
import { checkMigrations } from './check/migrations.ts'
import { checkPackages, type LockedPackage } from './check/packages.ts'
import { checkSizes } from './check/sizes.ts'
import { checkStyles } from './check/styles.ts'
import { checkVerbs } from './check/verbs.ts'
import { checkWaits } from './check/waits.ts'
import { checkWords } from './check/words.ts'

interface Outcome {
  readonly problems: string[]
  readonly warnings?: string[]
  /** A tool's output, shown when it fails. */
  readonly output?: string
}

const root = join(import.meta.dirname, '..')
process.chdir(root)
mkdirSync('.cache', { recursive: true })

const patterns = [
  'src/**/*.{ts,tsx,css,sql}',
  'scripts/**/*.{ts,mjs}',
  'bench/**/*.ts',
  'test/**/*.ts',
  'seed/**/*.ts',
  'reference/**/*.ts',
]
const files: SourceFile[] = globSync(patterns).map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))

const documents = (): SourceFile[] =>
  globSync(['*.md', 'docs/**/*.md', 'src/**/README.md']).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

function tool(command: string, ...args: string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => done({ problems: [error.message] }))
    child.on('close', (status) => done(status === 0 ? { problems: [] } : { problems: [`it ended with ${status}`], output }))
  })
}

const steps: Record<string, () => Outcome | Promise<Outcome>> = {
  imports: () => ({ problems: checkImports(files) }),
  exports: () => ({ problems: [...checkExports(files), ...checkVerbs(files)] }),
  languages: () => ({ problems: [...checkLanguages(files), ...checkWords([...files, ...documents()])] }),
  sizes: () => checkSizes(files),
  styles: () => ({ problems: checkStyles(files) }),
  tests: () => ({ problems: checkWaits(files) }),
  packages: () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
    const direct = Object.keys({ ...own['dependencies'], ...own['devDependencies'], ...own['optionalDependencies'] })
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
    return { problems: checkPackages(readFileSync('docs/dependencies.md', 'utf8'), direct, packages) }
  },
  days: () => ({ problems: checkDays(files) }),
  documents: () => {
    const texts = documents()
    const sections = sectionsOf(texts)
    return {
      problems: [
        ...texts.flatMap((text) => checkRequirements(text, existsSync)),
        ...checkFeatures(
          texts,
          globSync('src/features/*/*').map((path) => basename(path)),
        ),
        ...[...files, ...texts].flatMap((file) => checkSections(file, sections)),
        ...checkDecisions(texts),
        ...checkChangelogs(
          (file) => readFileSync(file, 'utf8'),
          globSync('releases/*/world.dump').map((path) => path.split(/[\\/]/)[1]!),
        ),
        ...texts.flatMap((text) => checkSnippets(text, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null))),
        ...texts.flatMap((text) => checkProps(text, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null))),
        ...texts.flatMap(({ path, text }) => checkLinks(path, text, (to) => existsSync(join(dirname(path), to)))),
      ],
    }
  },
  lint: () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '.'),
  migrations: async () => ({ problems: await checkMigrations(root) }),
  // Several would each infer the same types again, for twice the processor time: the tests use the other cores.
  types: () => tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const results = await Promise.all(
  Object.entries(steps)
    .filter(([name]) => chosen.length === 0 || chosen.includes(name))
    .map(async ([name, run]) => {
      const startedAt = performance.now()
      const outcome = await Promise.resolve()
        .then(run)
        .catch((error): Outcome => ({ problems: [error instanceof Error ? error.message : String(error)] }))
      return { name, ok: outcome.problems.length === 0, seconds: (performance.now() - startedAt) / 1000, ...outcome }
    }),
)

for (const { name, ok, seconds, problems, warnings = [], output } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (output) console.log(output.trimEnd())
  else for (const problem of problems) console.log(`  ${problem}`)
  for (const warning of warnings) console.log(`  warning: ${warning}`)
}

const report = process.env['CHECK_REPORT']
if (report) writeFileSync(report, JSON.stringify({ steps: results.map(({ name, ok }) => ({ name, ok })) }))
const failed = results.filter(({ ok }) => !ok).length
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${results.length} checks fail.`)
process.exitCode = failed === 0 ? 0 : 1
