import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { seedWorld } from '../../seed/world.ts'
import { addressesOf, type FreshDatabase } from './database.ts'
import { startServer } from './server.ts'

const LOCK = 0x64656d6f // "demo"

/** A database for the caller with the demo world. The first of a run loads the world, the others clone it. */
export async function demoDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    // Locked while cloning too: a database in use cannot be a template.
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query(`select from pg_database where datname = 'hengdu_demo'`)
    if (rowCount === 0) {
      await admin.query('drop database if exists hengdu_demo_unfinished')
      await admin.query('create database hengdu_demo_unfinished template hengdu_template strategy file_copy')
      const h = await startServer({ databaseUrl: addressesOf('hengdu_demo_unfinished').appUrl })
      await seedWorld(h.services)
      await h.close()
      await admin.query('alter database hengdu_demo_unfinished rename to hengdu_demo')
    }
    await admin.query(`create database ${name} template hengdu_demo strategy file_copy`)
  } finally {
    await admin.end()
  }
  const drop = async () => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
  const { url, appUrl } = addressesOf(name)
  return { url, appUrl, drop }
}
