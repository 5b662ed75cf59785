import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { inTransaction, openDatabase, withSettings } from '../../src/platform/server/data/database.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { migrationOf, type Release, UNRELEASED } from '../../src/platform/server/data/migration-list.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'

/** A database is brought up to date step by step, without holding up others, and one that does not fit is refused in a sentence. */

const undo: Array<() => unknown> = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

async function database(): Promise<FreshDatabase> {
  const fresh = await freshDatabase()
  undo.push(() => fresh.drop())
  return fresh
}
async function client(url: string): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  undo.push(() => one.end())
  return one
}
/** The release after this one, with more migrations. */
const next =
  (...more: [name: string, text: string][]) =>
  (own: Release): Release => ({
    ...own,
    version: '99.0.0',
    migrations: [...own.migrations, ...more.map(([name, text]) => migrationOf(name, text))],
  })

const changed = (all: Release['after'], hash: string) => all.map((one) => ({ ...one, hash }))

describe('an applied migration', () => {
  it('is recorded with its hash, its phase and the version; a second start finds nothing to do', async () => {
    const { url } = await database()
    const own = await client(url)
    const release = next(['9001_x', '-- phase: expand\ncreate table x (y int);'])
    await migrate(url, undefined, release)
    const read = async () => (await own.query(`select name, hash, phase, version, at from migration.applied order by name`)).rows
    const once = await read()
    expect(once).toContainEqual(
      expect.objectContaining({ name: '9001_x', hash: expect.stringMatching(/^[0-9a-f]{64}$/), phase: 'expand', version: '99.0.0' }),
    )
    await migrate(url, undefined, release)
    expect(await read()).toEqual(once)
  })

  it('that fails leaves nothing of itself, and is tried again by the next start', async () => {
    const { url } = await database()
    const own = await client(url)
    const wrong = next(['9001_x', '-- phase: expand\ncreate table x (y int); select 1 / 0;'])
    await expect(migrate(url, undefined, wrong)).rejects.toThrow('division by zero')
    expect((await own.query(`select to_regclass('x') as x`)).rows).toEqual([{ x: null }])
    await migrate(url, undefined, next(['9001_x', '-- phase: expand\ncreate table x (y int);']))
    expect((await own.query(`select to_regclass('x')::text as x`)).rows).toEqual([{ x: 'x' }])
  })

  it('without a transaction builds indexes beside writers, and again what a broken build has left', async () => {
    const { url } = await database()
    const own = await client(url)
    await own.query('create table x (y int); insert into x values (1), (1)')
    await expect(own.query('create unique index concurrently x_y on x (y)')).rejects.toThrow()
    await own.query('delete from x')
    const text =
      '-- phase: expand\n-- transaction: none\ncreate index concurrently if not exists x_y on x (y);\n--> statement-breakpoint\ncreate index concurrently if not exists x_z on x (y);\n'
    await migrate(url, undefined, next(['9001_x', text]))
    const { rows } = await own.query(
      `select indexrelid::regclass::text as name, indisvalid, indisunique from pg_index where indrelid = 'x'::regclass order by 1`,
    )
    expect(rows).toEqual([
      { name: 'x_y', indisvalid: true, indisunique: false },
      { name: 'x_z', indisvalid: true, indisunique: false },
    ])
  })
})

describe('a migration behind a long read', () => {
  it('holds up nobody else for longer than its lock time-out, and comes through afterwards', async () => {
    const { url } = await database()
    const [reader, other] = [await client(url), await client(url)]
    await reader.query('begin')
    await reader.query('select count(*) from dictionary_text')
    let done = false
    const migrating = migrate(url, undefined, next(['9001_x', '-- phase: expand\nalter table dictionary_text add column x int;'])).then(
      () => {
        done = true
      },
    )
    const waits = async () =>
      (await other.query(`select count(*)::int as n from pg_locks where not granted and relation = 'dictionary_text'::regclass`)).rows[0]
        .n as number
    await expect.poll(waits, { interval: 20, timeout: 20_000 }).toBe(1)
    await other.query(`set lock_timeout = '4s'`)
    await other.query('select count(*) from dictionary_text')
    expect(done).toBe(false)
    await reader.query('rollback')
    await migrating
    expect((await other.query('select x from dictionary_text limit 1')).fields).toHaveLength(1)
  }, 60_000)
})

describe('a database that does not fit', () => {
  it('is refused if a migration was changed, and the column that went with it is not missed by a request', async () => {
    const { url, appUrl } = await database()
    const dropping = '-- phase: expand\nalter table account drop column first_password_until;'
    await migrate(url, undefined, next(['9001_x', dropping]))
    const code = next(['9001_x', '-- phase: expand\nselect 1;'])
    await expect(migrate(url, undefined, code)).rejects.toThrow('9001_x is not the same in both')
    // Also to a server whose role may only read the list.
    await expect(migrate(appUrl, undefined, code)).rejects.toThrow('9001_x is not the same in both')
  })

  it('is refused to the version before it once something was taken away, not while something was added', async () => {
    const { url } = await database()
    const own = await client(url)
    const adding: [string, string] = ['9001_x', '-- phase: expand\ncreate table x (y int);']
    const newer = (own: Release) => ({ ...next(adding)(own), after: changed(own.after, 'newer') })
    await migrate(url, undefined, newer)
    const hashes = async () => (await own.query('select name, hash, at from migration.applied order by name')).rows
    const before = await hashes()
    await migrate(url)
    expect(await hashes()).toEqual(before)
    await migrate(url, undefined, next(adding, ['9002_x', '-- phase: contract\ndrop table x;']))
    await expect(migrate(url)).rejects.toThrow(
      /^The database is of Hengdu 99\.0\.0 \(last migration 9002_x\), this is Hengdu \d+\.\d+\.\d+ \(\d{4}_\w+\): 9002_x has removed what this version needs\. Start the newer version$/,
    )
  })

  it('is refused with what to do if it is from before the first release', async () => {
    const { url } = await database()
    const own = await client(url)
    await own.query('drop schema migration cascade')
    await expect(migrate(url)).rejects.toThrow(UNRELEASED)
  })
})

describe('what is defined again and again', () => {
  it('is applied when its text has changed, in its place', async () => {
    const { url } = await database()
    const own = await client(url)
    const spoken = (own: Release): Release => ({
      ...own,
      after: own.after.map((one) => ({ ...one, text: one.text.replace("'% is append-only'", "'% only grows'"), hash: 'changed' })),
    })
    await migrate(url, undefined, spoken)
    await own.query(`insert into audit (id, at, actor_id, user_type, call, input, request_id)
      select id, uuid_extract_timestamp(id), id, 0, 'x', '{}', 'x' from (select uuidv7() as id) as made`)
    await expect(own.query('delete from audit')).rejects.toThrow('only grows')
    await migrate(url)
    await expect(own.query('delete from audit')).rejects.toThrow('is append-only')
  })

  it('can be applied on what it has made', async () => {
    const { url } = await database()
    await migrate(url, undefined, (own) => ({ ...own, before: changed(own.before, 'again'), after: changed(own.after, 'again') }))
  })
})

it('a setting for one question does not outlive it, also inside a write', async () => {
  const { appUrl } = await database()
  const { db, close } = openDatabase(appUrl, { max: 1 })
  undo.push(close)
  const setting = (reader: Pick<typeof db, 'execute'>) =>
    reader.execute(sql`show enable_seqscan`).then(({ rows }) => rows[0]!['enable_seqscan'])
  await inTransaction(db, async (tx) => {
    expect(await withSettings(tx, { enable_seqscan: 'off' }, setting)).toBe('off')
    expect(await setting(tx)).toBe('on')
    await expect(withSettings(tx, { enable_seqscan: 'off' }, (inner) => inner.execute(sql`select 1 / 0`))).rejects.toThrow()
    expect(await setting(tx)).toBe('on')
  })
  expect(await setting(db)).toBe('on')
})
