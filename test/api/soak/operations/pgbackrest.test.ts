import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { migrate } from '../../../../src/platform/server/data/migrate.ts'
import { performAsSystem } from '../../../../src/platform/server/wire/act.ts'
import { ExternalPostgres } from '../../../support/external-postgres.ts'
import { blockOf } from '../../../support/handbook.ts'
import { company, fund } from '../../../support/personas.ts'
import { findProgram, versionOf } from '../../../support/programs.ts'
import { runScript } from '../../../support/scripts.ts'
import { startServer, TEST_KEY } from '../../../support/server.ts'

/** What the handbook says of pgBackRest, done: a backup while money moves, and back to the moment between two postings. */

const KNOWS_18 = 255
const pgbackrest = findProgram('pgbackrest')
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Both files of the handbook, with the places of this test and what is not there by default: port, folder of the socket, role. */
function configurations(home: string): { pgbackrest: (own: ExternalPostgres) => string; postgresql: string[] } {
  const [ofTool, ofServer] = blockOf('operate.md', '# /etc/pgbackrest/pgbackrest.conf').split('# postgresql.conf\n')
  const file = join(home, 'pgbackrest.conf')
  return {
    pgbackrest: (own) =>
      [
        ofTool!
          .replace('/var/lib/pgbackrest', join(home, 'repository'))
          .replace('/var/lib/postgresql/18/main', own.cluster)
          .replace('cipher-pass=…', 'cipher-pass=of-the-test'),
        `pg1-port=${own.port}\npg1-socket-path=${own.folder}\npg1-user=hengdu`,
        `[global]\nlog-path=${join(home, 'log')}\nlock-path=${join(home, 'lock')}\nspool-path=${join(home, 'spool')}\n`,
      ].join('\n'),
    postgresql: ofServer!.replace("'pgbackrest ", `'${pgbackrest} --config=${file} `).split('\n'),
  }
}

it('a database is backed up, its log archived, and restored to the time between two postings', async ({ skip }) => {
  if (versionOf(pgbackrest, 'version') < KNOWS_18)
    skip('not run: pgBackRest 2.55 or later is missing (apt-get install pgbackrest, or its path in PGBACKREST)')
  const home = mkdtempSync(join(tmpdir(), 'hengdu-pgbackrest-'))
  closers.push(() => rmSync(home, { recursive: true, force: true }))
  const files = configurations(home)
  const own = await ExternalPostgres.make(join(home, 'server'), files.postgresql)
  closers.push(() => own.stop())
  for (const folder of ['repository', 'log', 'lock', 'spool']) mkdirSync(join(home, folder))
  writeFileSync(join(home, 'pgbackrest.conf'), files.pgbackrest(own), { mode: 0o644 })
  const tool = (...args: string[]) =>
    own.run([pgbackrest!, `--config=${join(home, 'pgbackrest.conf')}`, '--log-level-console=warn', '--stanza=hengdu', ...args])
  own.give(home)
  await own.start()
  await make(own.url)
  const url = own.url.replace('/postgres', '/hengdu')
  await migrate(url)

  tool('stanza-create')
  tool('check')
  const h = await startServer({ databaseUrl: url })
  const rich = await company(h, { funded: [{ amountMinor: 5_000_00, currency: 'EUR' }] })
  const pay = () => performAsSystem(h.services, 'drill', (act) => fund(act, rich.companyId, { amountMinor: 1_00, currency: 'EUR' }))
  const asked = async <T>(text: string) => (await h.services.pool.query<{ it: T }>(text)).rows[0]!.it
  const postings = () => asked<number>('select count(*)::int as it from ledger_posting')
  tool('backup', '--type=full')
  await pay()
  tool('backup', '--type=diff')
  await pay()
  const early = await postings()
  // As the handbook writes a time, to the microsecond.
  const between = await asked<string>(`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"') as it`)
  await pay()
  expect(await postings()).toBe(early + 1)
  const archived = () => asked<string>('select last_archived_wal as it from pg_stat_archiver')
  const last = await asked<string>('select pg_walfile_name(pg_switch_wal()) as it')
  await expect.poll(archived).toBe(last)
  await h.close()

  // The machine is lost: nothing but the repository is left.
  await own.stop()
  rmSync(own.cluster, { recursive: true })
  mkdirSync(own.cluster, { mode: 0o700 })
  own.give(own.cluster)
  tool('--type=time', `--target=${between}`, '--target-action=promote', 'restore')
  await own.start()
  const verified = await runScript('verify.ts', [], { DATABASE_URL: url, DATA_DIR: join(home, 'data'), SECRET_KEY: TEST_KEY })
  expect(verified).toMatchObject({ status: 0, err: '' })
  expect(verified.out).toContain('The ledger sums to zero in EUR')
  expect(Number(verified.out.match(/(\d+) postings/)?.[1])).toBe(early)

  // It goes on from there, on a timeline of its own, which is archived too.
  const again = await startServer({ databaseUrl: url })
  await performAsSystem(again.services, 'drill', (act) => fund(act, rich.companyId, { amountMinor: 1_00, currency: 'EUR' }))
  await again.close()
  tool('backup', '--type=full')
  tool('check')
})

/** The database, as the README makes it. */
async function make(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database hengdu')
  await client.end()
}
