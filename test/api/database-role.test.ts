import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase, sqlState } from '../../src/platform/server/data/database.ts'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'
import { addressesOf, type FreshDatabase, freshDatabase } from '../support/database.ts'
import { serverForFile } from '../support/suite.ts'

/** What somebody who had the server's connection could do. */

const FORBIDDEN = '42501'
const h = serverForFile()

const stateOf = (statement: string) => h.services.pool.query(statement).then(() => 'done', sqlState)

describe('the role of a server', () => {
  it('owns nothing and has no privilege of the whole cluster', async () => {
    const { rows } = await h.services.pool.query(`select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
      (select count(*)::int from pg_class where relowner = r.oid) as relations, (select count(*)::int from pg_proc where proowner = r.oid) as functions,
      (select count(*)::int from pg_auth_members where member = r.oid) as memberships from pg_roles r where rolname = current_user`)
    expect(rows).toEqual([
      {
        rolname: APP_ROLE,
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        relations: 0,
        functions: 0,
        memberships: 0,
      },
    ])
  })

  it.each([
    'alter table ledger_entry disable trigger user',
    'alter table ledger_entry disable trigger all',
    'drop trigger ledger_entry_append_only on ledger_entry',
    'set session_replication_role = replica',
    'truncate ledger_entry',
    'truncate audit',
    'drop table audit',
    'alter table audit add column x int',
    'create table x (y int)',
    'create function x() returns int language sql as $$ select 1 $$',
    'create or replace function search_fold(text) returns text language sql as $$ select $1 $$',
    "select pg_read_file('/etc/passwd')",
    "copy account to program 'id'",
    "copy account from '/etc/passwd'",
    'set role hengdu',
    'create role x superuser',
    'select rolpassword from pg_authid',
    'delete from migration.applied',
  ])('may not: %s', async (statement) => expect(await stateOf(statement)).toBe(FORBIDDEN))
})

describe('several servers that start together on an empty database', () => {
  it('migrate it once, and leave the rows to the lesser role', async () => {
    const admin = new pg.Client({ connectionString: addressesOf('postgres').url })
    await admin.connect()
    const name = `test_start_${process.pid}`
    await admin.query(`create database ${name}`)
    try {
      const { url, appUrl } = addressesOf(name)
      await Promise.all([1, 2, 3, 4].map(() => migrate(url, APP_ROLE)))
      const database = openDatabase(appUrl, { max: 1 })
      const { rows } = await database.pool.query('select count(*)::int as n, count(distinct hash)::int as once from migration.applied')
      expect(rows[0].n).toBe(rows[0].once)
      expect((await database.pool.query('select count(*)::int as n from account')).rows).toEqual([{ n: 0 }])
      await database.close()
      // A server under the lesser role finds everything done.
      await migrate(appUrl)
    } finally {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  })

  it('wait for one that is at it', async () => {
    const own: FreshDatabase = await freshDatabase()
    const holder = new pg.Client({ connectionString: own.url })
    await holder.connect()
    // From outside: a transaction sees one picture of what others do.
    const watcher = new pg.Client({ connectionString: inject('postgresUrl') })
    await watcher.connect()
    try {
      await holder.query('drop schema migration, partitions, public cascade; create schema public')
      await holder.query('begin')
      await holder.query('select pg_advisory_xact_lock($1)', [0x48656e67])
      let done = false
      const waiting = migrate(own.url, APP_ROLE).then(() => {
        done = true
      })
      const asks = "select count(*)::int as n from pg_stat_activity where datname = $1 and query like '%pg_try_advisory_lock%'"
      const name = new URL(own.url).pathname.slice(1)
      await expect.poll(async () => (await watcher.query(asks, [name])).rows[0].n, { interval: 20 }).toBe(1)
      expect(done).toBe(false)
      await holder.query('commit')
      await waiting
    } finally {
      await watcher.end()
      await holder.end()
      await own.drop()
    }
  })
})
