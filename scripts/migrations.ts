/**
 * Generates the baseline migration from every feature's tables and appends the search columns and every feature's invariants. Only while
 * the baseline is unreleased; after that, `drizzle-kit generate` adds a numbered migration and this script is deleted.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, closeSync, globSync, openSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SearchFields, searchSql } from '../src/platform/server/data/search/fields.ts'

const lock = join(tmpdir(), 'hengdu-migrations.lock')
const root = join(import.meta.dirname, '..')
for (let tries = 0; ; tries++) {
  try {
    closeSync(openSync(lock, 'wx'))
    break
  } catch (error) {
    if (tries > 100) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
}
try {
  rmSync(join(root, 'migrations'), { recursive: true, force: true })
  execFileSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', 'baseline'], {
    cwd: root,
    stdio: 'inherit',
  })
  const preamble = readFileSync(join(root, 'src/platform/server/data/preamble.sql'), 'utf8')
  const file = readdirSync(join(root, 'migrations')).find((name) => name.endsWith('.sql'))!
  const baseline = join(root, 'migrations', file)
  writeFileSync(baseline, `${preamble}--> statement-breakpoint\n${readFileSync(baseline, 'utf8')}`)
  for (const path of globSync('src/features/*/*/server/search-fields.ts', { cwd: root }).sort()) {
    const declared = Object.values((await import(join(root, path))) as Record<string, SearchFields>)
    appendFileSync(baseline, `\n--> statement-breakpoint\n-- ${path}\n${declared.map(searchSql).join('\n')}\n`)
  }
  for (const path of globSync('src/{platform/server/data,features/*/*/server}/invariants.sql', { cwd: root }).sort(
    (a, b) => Number(b.includes('platform')) - Number(a.includes('platform')) || a.localeCompare(b),
  )) {
    appendFileSync(baseline, `\n--> statement-breakpoint\n-- ${path}\n${readFileSync(join(root, path), 'utf8')}`)
  }
} finally {
  unlinkSync(lock)
}
