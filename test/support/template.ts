import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A stopped PostgreSQL with the migrated template and, if a test asked for it, the demo world. Made once for one content of everything that
 * makes it: tables, migrations, seed and the features' writes. What no longer fits is deleted.
 */
const FOLDER = '.cache/postgres'

const sources = ['migrations/**/*.{sql,json}', 'seed/**/*', 'src/**/*.{ts,sql,json}', 'package-lock.json', 'test/support/template.ts']
/** Screens and tests leave no row. */
const isOther = (path: string): boolean => /\/(web|test)\/|\.test\.ts$/.test(path)

function key(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const path of globSync(sources).sort()) if (/\.\w+$/.test(path) && !isOther(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 20)
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to])

export interface KeptCluster {
  /** Fills the data directory from the kept one. False if there is none for this content. */
  restore(dataDir: string): boolean
  /** Keeps the data directory of a stopped server. */
  keep(dataDir: string): void
}

export function keptCluster(): KeptCluster {
  const kept = join(FOLDER, key())
  return {
    restore(dataDir) {
      if (!existsSync(kept)) return false
      copy(kept, dataDir)
      return true
    },
    keep(dataDir) {
      rmSync(FOLDER, { recursive: true, force: true })
      // Under its name only once it is whole.
      const unfinished = `${kept}.unfinished`
      mkdirSync(unfinished, { recursive: true })
      copy(dataDir, unfinished)
      renameSync(unfinished, kept)
    },
  }
}
