import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../src/platform/server/data/migrate.ts'
import { migrationOf, type Release } from '../../../src/platform/server/data/migration-list.ts'
import { catalogueOf, differences } from '../../support/catalogue.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'

/** A server that is killed in the middle of a migration leaves a database that the next start completes. */

const root = join(import.meta.dirname, '../../..')
const GATE = 4711
/** Each stops in its middle, at the gate. */
const more: [name: string, text: string][] = [
  ['9001_a', `-- phase: expand\ncreate table killed_a (x int); select pg_advisory_xact_lock(${GATE}); insert into killed_a values (1);`],
  [
    '9002_b',
    `-- phase: expand
-- transaction: none
create table if not exists killed_b (x int);
--> statement-breakpoint
create index concurrently if not exists killed_b_x on killed_b (x);
--> statement-breakpoint
select pg_advisory_lock(${GATE});
--> statement-breakpoint
create index concurrently if not exists killed_b_y on killed_b (x);
--> statement-breakpoint
select pg_advisory_unlock(${GATE});`,
  ],
  ['9003_c', `-- phase: contract\nalter table killed_a add column y int; select pg_advisory_xact_lock(${GATE}); drop table killed_b;`],
]
const release =
  (count: number) =>
  (own: Release): Release => ({
    ...own,
    migrations: [...own.migrations, ...more.slice(0, count).map(([name, text]) => migrationOf(name, text))],
  })

let database: FreshDatabase
let watcher: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  watcher = new pg.Client({ connectionString: database.url })
  await watcher.connect()
})
afterAll(async () => {
  await watcher?.end()
  await database?.drop()
})

const child = (count: number) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { migrate } from './src/platform/server/data/migrate.ts'
       import { migrationOf } from './src/platform/server/data/migration-list.ts'
       const more = ${JSON.stringify(more.slice(0, count))}.map(([name, text]) => migrationOf(name, text))
       await migrate(${JSON.stringify(database.url)}, undefined, (own) => ({ ...own, migrations: [...own.migrations, ...more] }))`,
    ],
    { cwd: root, stdio: 'inherit' },
  )

const namesIn = async () =>
  (await watcher.query<{ name: string }>(`select name from migration.applied where name like '9%' order by name`)).rows.map(
    ({ name }) => name,
  )

it.each([1, 2, 3])(
  'killed inside migration %i',
  async (nth) => {
    const before = await catalogueOf(watcher)
    await watcher.query('select pg_advisory_lock($1)', [GATE])
    const victim = child(nth)
    const isAtGate = async () =>
      (await watcher.query(`select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`)).rowCount
    await expect.poll(isAtGate, { interval: 20, timeout: 30_000 }).toBe(1)
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    await watcher.query('select pg_advisory_unlock($1)', [GATE])
    const others = async () =>
      (await watcher.query(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)).rowCount
    await expect.poll(others, { interval: 20, timeout: 30_000 }).toBe(0)
    expect(await namesIn()).toEqual(more.slice(0, nth - 1).map(([name]) => name))
    // What is one transaction has left nothing; what is not has left only what it can meet again.
    if (nth !== 2) expect(differences(before, await catalogueOf(watcher))).toEqual([])
    await migrate(database.url, undefined, release(nth))
    expect(await namesIn()).toEqual(more.slice(0, nth).map(([name]) => name))
    expect((await watcher.query('select x from killed_a')).rows).toEqual([{ x: 1 }])
  },
  120_000,
)
