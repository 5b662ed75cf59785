import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../../scripts/migrations/generate.ts'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { readMigrations } from '../../src/platform/server/data/migration-files.ts'
import { type Catalogue, catalogueOf, differences } from '../support/catalogue.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'

/** The database that the migrations make is the one that the tables in the code describe, down to the last index. */

const cache = join(import.meta.dirname, '../../.cache')
let database: FreshDatabase
let client: pg.Client
let migrated: Catalogue
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  migrated = await catalogueOf(client)
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

it('is the same by the migrations and by the tables in the code', async () => {
  expect(migrated.size).toBeGreaterThan(1_000)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'catalogue-'))
  const fresh = await freshDatabase()
  try {
    await generate(folder, 'baseline', 'ignore')
    const own = new pg.Client({ connectionString: fresh.url })
    await own.connect()
    try {
      await own.query('drop schema public, partitions, migration cascade; create schema public')
      await migrate(fresh.url, undefined, (own) => ({ ...own, migrations: readMigrations(folder) }))
      expect(differences(migrated, await catalogueOf(own))).toEqual([])
    } finally {
      await own.end()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await fresh.drop()
  }
}, 60_000)

it.each([
  ['a column', 'alter table demand add column x int', ['column public.demand.x']],
  ['a type', 'alter table demand_draft alter column id set data type text', ['column public.demand_draft.id']],
  ['a default', `alter table notice alter column link set default 'x'`, /^column (public.notice|partitions.notice_default).link$/],
  ['a null', 'alter table demand alter column description drop not null', /^(column|constraint) public.demand.(demand_)?description/],
  [
    'a generated column',
    `alter table talent_card alter column search_head set expression as (search_words(position))`,
    ['column public.talent_card.search_head'],
  ],
  ['an index', 'drop index audit_call', ['index partitions.audit_default_call_at_idx', 'index public.audit_call']],
  ['an index of a partition alone', 'drop index partitions.chat_event_seq', ['index partitions.chat_event_seq']],
  ['a constraint', 'alter table chat_contact drop constraint chat_contact_two', ['constraint public.chat_contact.chat_contact_two']],
  ['a foreign key', 'alter table leave_entry drop constraint leave_entry_type', ['constraint public.leave_entry.leave_entry_type']],
  [
    'a trigger',
    'alter table ledger_entry disable trigger ledger_entry_append_only',
    ['trigger public.ledger_entry.ledger_entry_append_only'],
  ],
  [
    'a trigger of a partition',
    'drop trigger audit_append_only on audit',
    ['trigger partitions.audit_default.audit_append_only', 'trigger public.audit.audit_append_only'],
  ],
  ['a function', `create or replace function search_fold(text) returns text language sql as 'select $1'`, ['function search_fold(text)']],
  ['who may call one', 'grant execute on function keep_partitions to public', ['function keep_partitions(timestamp with time zone)']],
  [
    'a view',
    'alter view ledger_journal rename to ledger_journal_x; create or replace view ledger_journal as select * from ledger_journal_x',
    /^(view|trigger) public.ledger_journal/,
  ],
  ['a sequence', 'alter sequence number_d start 5', ['sequence public.number_d']],
  ['a way of storage', 'alter table ledger_account reset (fillfactor)', ['table public.ledger_account']],
  ['a partition', 'drop table partitions.audit_default', /partitions.audit_default/],
] as const)('shows that %s differs', async (_, statement, expected) => {
  await client.query('begin')
  try {
    await client.query(statement)
    const found = differences(migrated, await catalogueOf(client))
    if (expected instanceof RegExp) {
      expect(found.length).toBeGreaterThan(0)
      for (const name of found) expect(name).toMatch(expected)
    } else expect(found).toEqual(expected)
  } finally {
    await client.query('rollback')
  }
})

/** The first column of the index is one of the key: of a key with the company, it reads at most the rows of one company. */
it('has an index for each foreign key: without one, a change of the row that it names reads the whole table', async () => {
  const { rows } = await client.query<{ key: string }>(`
    select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' order by place)) as key
    from pg_constraint c cross join lateral unnest(c.conkey) with ordinality as part(attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = part.attnum
    join pg_class t on t.oid = c.conrelid and t.relkind = 'r'
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\([a-z_]+ IS NOT NULL\\)$')
        and i.indkey[0] = any(c.conkey)
    )
    group by c.oid, c.conrelid order by 1`)
  expect(rows.map(({ key }) => key)).toEqual([])
})
