import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FreshDatabase } from '../../support/database.ts'
import { demoDatabase } from '../../support/demo.ts'

/**
 * A restore, an upgrade and a repair build indexes over rows that are there, and analyze their tables, with an empty search path. Tables
 * without rows notice nothing, so this is done over the demo world.
 */
let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await demoDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
}, 300_000)
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('every index can be built again, and every table analyzed', { timeout: 120_000 }, async () => {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indexprs is not null and c.relnamespace = 'public'::regnamespace and c.reltuples <> 0`,
  )
  expect(rows.length).toBeGreaterThan(5)
  await client.query('reindex schema public')
  await client.query('analyze')
})
