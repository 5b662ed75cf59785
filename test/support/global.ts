import { execFileSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { APP_ROLE, startPostgres } from '../../src/platform/server/postgres/postgres.ts'
import { keptCluster } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database; tests create theirs with `freshDatabase()`. */
    postgresUrl: string
    /** The same under the role of servers. */
    postgresAppUrl: string
  }
}

const PREFIX = 'hengdu-test-'

/**
 * One PostgreSQL for the whole run, with one migrated template that each test file clones, and the demo world once a test has asked for it.
 * Both are kept for the next run.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = project.vitest.projects.map((one) => one.name)
  // Unit tests alone need no database.
  if (wanted.length > 0 && wanted.every((name) => name === 'unit')) return undefined
  // For servers in processes of their own.
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', '--server'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const base = chooseBase()
  sweep(base)
  const dataDir = mkdtempSync(join(base, PREFIX))
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const cluster = keptCluster()
  try {
    const isKept = cluster.restore(dataDir)
    const postgres = await startPostgres({ dataDir, tmpfs: true, onExit: (reason) => console.error(reason) })
    let before: string[]
    try {
      if (!isKept) await makeTemplate(postgres.url)
      before = isKept ? await databases(postgres.url) : []
    } catch (error) {
      await postgres.stop()
      throw error
    }
    project.provide('postgresUrl', postgres.url)
    project.provide('postgresAppUrl', postgres.appUrl)
    return async () => {
      const after = await databases(postgres.url)
      for (const name of after.filter((one) => !TEMPLATES.includes(one)))
        await asAdmin(postgres.url, `DROP DATABASE "${name}" WITH (FORCE)`)
      await postgres.stop()
      if (TEMPLATES.some((name) => after.includes(name) && !before.includes(name))) cluster.keep(dataDir)
      forget()
    }
  } catch (error) {
    forget()
    throw error
  }
}

/** The migrated and empty one, and the demo world (demo.ts). */
const TEMPLATES = ['hengdu_template', 'hengdu_demo']

async function makeTemplate(url: string): Promise<void> {
  await asAdmin(url, 'CREATE DATABASE hengdu_template')
  const template = new URL(url)
  template.pathname = '/hengdu_template'
  await migrate(template.href, APP_ROLE)
}

async function asAdmin<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return (await admin.query<R>(statement)).rows
  } finally {
    await admin.end()
  }
}

/** Without those that every cluster has. */
async function databases(url: string): Promise<string[]> {
  const rows = await asAdmin<{ name: string }>(
    url,
    `select datname as name from pg_database where not datistemplate and datname not in ('postgres', current_database())`,
  )
  return rows.map(({ name }) => name)
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
