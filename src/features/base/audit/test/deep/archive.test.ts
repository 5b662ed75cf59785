import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../../test/support/database.ts'
import { runScript } from '../../../../../../test/support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../../test/support/server.ts'
import { openDatabase, sqlState } from '../../../../../platform/server/data/database.ts'
import { idAt } from '../../../../../platform/server/data/partitions.ts'
import { AUDIT_KEPT_MONTHS } from '../../../../../rules/constants.ts'
import { archiveFile } from '../../server/archive.ts'

/** Months of the audit log leave the database when they are old enough, for files that are read back before. */

const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-archive-'))
let database: FreshDatabase
let h: TestServer
const ANNA = '00000000-0000-4000-8000-000000000001'
const COMPANY = '00000000-0000-4000-8000-000000000002'
const ROWS = 5_003

const monthsAgo = (many: number) => Temporal.Now.plainDateISO('UTC').toPlainYearMonth().subtract({ months: many })
const [oldest, second, young] = [2, 1, 0].map((more) => monthsAgo(AUDIT_KEPT_MONTHS + more).toString()) as [string, string, string]
const fileOf = (month: string) => archiveFile(h.services.config, month)

async function add(month: string, many: number): Promise<void> {
  const start = Temporal.Instant.from(`${month}-03T00:00:00Z`)
  const times = Array.from({ length: many }, (_, at) => start.add({ minutes: at }))
  await h.services.pool.query(
    `insert into audit (id, at, actor_id, user_type, company_id, call, input, request_id, ip)
      select id, at, $1, 1, case when n = 7 then $2::uuid end, 'POST /ws/x', jsonb_build_object('code', '衡' || n), 'r', '192.0.2.1'
      from unnest($3::uuid[], $4::timestamptz[]) with ordinality as row(id, at, n)`,
    [ANNA, COMPANY, times.map(idAt), times.map(String)],
  )
}
const left = async (month: string): Promise<number> =>
  (await h.services.pool.query(`select count(*)::int as n from audit where to_char(at at time zone 'UTC', 'YYYY-MM') = $1`, [month]))
    .rows[0].n
const night = async () => {
  h.clock.advance({ hours: 24 })
  await h.jobs.runDue()
}
const auditLog = (...args: string[]) =>
  runScript('audit-log.ts', args, { DATABASE_URL: database.appUrl, DATA_DIR: dataDir, SECRET_KEY: TEST_KEY })

beforeAll(async () => {
  database = await freshDatabase()
  // As if Hengdu had run since then.
  const owner = openDatabase(database.url, { max: 1 })
  await owner.pool.query(`drop table partitions.audit_before; select keep_partitions('${oldest}-15T00:00:00Z')`)
  await owner.close()
  h = await startServer({ databaseUrl: database.appUrl, config: { DATA_DIR: dataDir } })
  await add(oldest, ROWS)
  await add(second, 2)
  await add(young, 1)
})
afterAll(async () => {
  await h.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

test('a month is moved once it is old enough: to a file without addresses that is read back first, and the log says so', async () => {
  expect(await auditLog('hold', second, '--reason', ' ')).toMatchObject({ status: 1, err: expect.stringContaining('Usage') })
  expect(await auditLog('hold', second, '--reason', 'Case 17')).toMatchObject({ status: 0, err: '' })
  await night()
  expect([await left(oldest), await left(second), await left(young)]).toEqual([0, 2, 1])
  const lines = gunzipSync(readFileSync(fileOf(oldest)))
    .toString()
    .trimEnd()
    .split('\n')
  expect(lines).toHaveLength(ROWS)
  const rows = lines.map((line) => JSON.parse(line))
  expect(rows[0]).toMatchObject({ actor_id: ANNA, input: { code: '衡1' }, at: `${oldest}-03T00:00:00+00:00` })
  expect(rows.map((row) => row.id)).toEqual(rows.map((row) => row.id).toSorted())
  expect(lines.join()).not.toContain('192.0.2.1')
  const [sum] = readFileSync(`${fileOf(oldest)}.sha256`, 'utf8').split('  ')
  const { rows: noted } = await h.services.pool.query(`select input from audit where call = 'audit.archive'`)
  expect(noted).toEqual([{ input: { month: oldest, rows: ROWS, sha256: sum } }])
})

test('an archived month is listed and read by a command, narrowed to what is looked for', async () => {
  const { out } = await auditLog()
  expect(out).toContain(`${oldest}  archived  ${ROWS} rows  ${fileOf(oldest)}`)
  expect(out).toContain(`${second}  in the database, held: Case 17\n${young}  in the database\n`)
  const read = async (...filters: string[]) => {
    const { out, err } = await auditLog('read', oldest, ...filters)
    expect(err).toBe('')
    return out === ''
      ? []
      : out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line).input.code)
  }
  expect(await read('--company', COMPANY)).toEqual(['衡7'])
  expect(await read('--search', '衡5003', '--actor', ANNA, '--call', '/ws/x')).toEqual(['衡5003'])
  expect(await read('--actor', COMPANY)).toEqual([])
  expect(await auditLog('read', second)).toMatchObject({ status: 1, err: expect.stringContaining('is not in the archive') })
  const whole = readFileSync(fileOf(oldest))
  writeFileSync(fileOf(oldest), whole.subarray(0, -9))
  expect(await auditLog('read', oldest)).toMatchObject({ status: 1, out: '', err: expect.stringContaining('cannot be read') })
  writeFileSync(fileOf(oldest), whole)
})

test('a held month stays until it is released; one whose file cannot be written stays as well, and goes the next night', async () => {
  mkdirSync(fileOf(second), { recursive: true })
  expect(await auditLog('release', second)).toMatchObject({ status: 0, err: '' })
  await night()
  expect(await left(second)).toBe(2)
  const error = `select error from job where name = 'audit.archive'`
  expect((await h.services.pool.query(error)).rows[0].error).toContain('EISDIR')
  rmdirSync(fileOf(second))
  await night()
  expect(await left(second)).toBe(0)
  expect(await auditLog('hold', second, '--reason', 'Too late')).toMatchObject({
    status: 1,
    err: expect.stringContaining('archive already'),
  })
})

test('the database drops only what is old by its own clock, is noted, not held and complete', async () => {
  const drop = (month: string) => h.services.pool.query('select drop_archived_month($1)', [month]).then(() => 'dropped', sqlState)
  const note = (month: string) =>
    h.services.pool.query(`insert into audit_month (month, archived_at, rows, sha256) values ($1, now(), 1, '')`, [month])
  const current = monthsAgo(0).toString()
  for (const month of [current, young]) {
    await note(month)
    expect(await drop(month)).toBe('HD001')
  }
  expect(await drop('2020-01')).toBe('HD001')
  expect(await drop("x'; drop table audit")).toBe('HD001')
  // A server with a wrong clock writes the file, and the month stays.
  await h.services.pool.query('delete from audit_month where archived_at > $1', [h.clock.now().toString()])
  h.clock.advance({ hours: 24 * 40 })
  await h.jobs.runDue()
  expect(await left(young)).toBe(1)
  expect((await h.services.pool.query(`select error from job where name = 'audit.archive'`)).rows[0].error).toContain('drop_archived_month')
})
