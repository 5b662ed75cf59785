import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { APP_ROLE, startPostgres } from '../../src/platform/server/postgres/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database; tests create theirs with `freshDatabase()`. */
    postgresUrl: string
    /** The same under the role of servers. */
    postgresAppUrl: string
  }
}

const PREFIX = 'hengdu-test-'

/** One PostgreSQL for the whole run, with one migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = project.vitest.projects.map((one) => one.name)
  // Unit tests alone need no database.
  if (wanted.length > 0 && wanted.every((name) => name === 'unit')) return undefined
  const base = chooseBase()
  sweep(base)
  const dataDir = mkdtempSync(join(base, PREFIX))
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const postgres = await startPostgres({ dataDir, tmpfs: true, onExit: (reason) => console.error(reason) })
    try {
      const admin = new pg.Client({ connectionString: postgres.url })
      await admin.connect()
      await admin.query('CREATE DATABASE hengdu_template')
      await admin.end()
      const template = new URL(postgres.url)
      template.pathname = '/hengdu_template'
      await migrate(template.href, APP_ROLE)
    } catch (error) {
      await postgres.stop()
      throw error
    }
    project.provide('postgresUrl', postgres.url)
    project.provide('postgresAppUrl', postgres.appUrl)
    return async () => {
      await postgres.stop()
      forget()
    }
  } catch (error) {
    forget()
    throw error
  }
}

/** In memory if there is enough of it: containers often have 64 MB, which a few clones would fill. */
function chooseBase(): string {
  try {
    accessSync('/dev/shm', constants.W_OK)
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Otherwise the remains of a killed run would occupy memory until the next boot. */
function sweep(base: string): void {
  for (const name of readdirSync(base)) {
    if (!name.startsWith(PREFIX)) continue
    try {
      process.kill(Number(readFileSync(join(base, name, 'pg18.owner'), 'utf8')), 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(join(base, name), { recursive: true, force: true })
    }
  }
}
