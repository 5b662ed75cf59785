/** `npm run bench`: each figure beside its floor, measured alternately in the same run (README.md). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { type Figure, fallen, keep, report } from './figures.ts'
import { isBrief } from './size.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A part with a database of its own. */
async function onDatabase(measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-bench-'))
  const postgres = await startPostgres({ dataDir })
  try {
    await migrate(postgres.url)
    return await measure(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In this order: what most users wait for comes first. */
const parts: Record<string, () => Promise<Figure[]>> = {
  reads: async () => onDatabase(async (url) => (await import('./reads.ts')).measureReads(url, say)),
  ledger: async () => onDatabase(async (url) => (await import('./transfers.ts')).measureLedger(url)),
  chat: async () => onDatabase(async (url) => (await import('./chat.ts')).measureChat(url, say)),
  capacity: async () => onDatabase(async (url) => (await import('./capacity.ts')).measureCapacity(url, say)),
  night: async () => onDatabase(async (url) => (await import('./night.ts')).measureNight(url, say)),
  employees: async () => onDatabase(async (url) => (await import('./employees.ts')).measureEmployees(url)),
  absence: async () => onDatabase(async (url) => (await import('./absence.ts')).measureAbsence(url)),
  payroll: async () => (await import('./payroll.ts')).measurePayroll(),
  runs: async () => onDatabase(async (url) => (await import('./pay-runs.ts')).measurePayRuns(url)),
  intake: async () => (await import('./intake.ts')).measureIntake(say),
  exports: async () => (await import('./exports.ts')).measureExports(),
  start: async () => (await import('./start.ts')).measureStart(),
  home: async () => (await import('./portal.ts')).measureHome(),
  pages: async () => (await import('./pages.ts')).measurePages(say),
  attack: async () => (await import('./attack.ts')).measureAttacks(),
}

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`)

const problems: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  say(`\n${name}`)
  const begun = performance.now()
  try {
    const figures = await measure()
    report(figures, say)
    const broken = figures.filter(({ ours, floor }) => !(Number.isFinite(ours) && ours >= 0 && (floor === null || floor > 0)))
    problems.push(...broken.map(({ what }) => `${name}: ${what} has no figure`))
    if (figures.length === 0) problems.push(`${name} produced no figure`)
    if (!isBrief) problems.push(...fallen(name, figures))
    if (process.argv.includes('--keep')) keep(name, figures)
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.stack : error}`)
  }
  say(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}
for (const problem of problems) say(`✗ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
