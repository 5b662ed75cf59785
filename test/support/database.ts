import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface FreshDatabase {
  /** As its owner. */
  url: string
  /** As the role of servers. */
  appUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database for the caller: a clone of the template, made in milliseconds. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE hengdu_template STRATEGY file_copy`)
  return { ...addressesOf(name), drop: () => asAdmin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** A database without tables. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `CREATE DATABASE ${name}`)
  return { ...addressesOf(name), drop: () => asAdmin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** The two addresses of a database by its name. */
export function addressesOf(name: string): { url: string; appUrl: string } {
  const [url, appUrl] = [new URL(inject('postgresUrl')), new URL(inject('postgresAppUrl'))]
  for (const one of [url, appUrl]) one.pathname = `/${name}`
  return { url: url.href, appUrl: appUrl.href }
}

/** Concurrent clones of one template may conflict; PostgreSQL then refuses the second for a moment. */
async function asAdmin(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        await client.query(sql)
        return
      } catch (error) {
        if ((error as { code?: string }).code !== '55006' || tries === 50) throw error
        await new Promise((done) => setTimeout(done, 20 + Math.random() * 40))
      }
    }
  } finally {
    await client.end()
  }
}
