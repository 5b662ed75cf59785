import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../../test/support/database.ts'
import { confirmColumns, importDetail, importFile } from '../../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../../test/support/personas.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../../test/support/server.ts'
import { serverProcess } from '../../../../../../test/support/server-process.ts'
import { newWorkbook, type Value } from '../../../../../../test/support/workbooks.ts'

let database: FreshDatabase
let dataDir: string
let h: TestServer
let mine: CompanyPeople
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-intake-'))
  h = await startServer({ databaseUrl: database.url, config: { DATA_DIR: dataDir } })
  mine = await company(h, { roles: ['hr'] })
})
afterAll(async () => {
  await h.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const hr = () => mine.member.hr.as
/** Enough that a check and the writing are still going on when the server is killed. */
const KILLED_ROWS = 6_000
const WRITTEN_ROWS = 300
const count = async () => (await h.ok('GET /ws/employee/counts', {}, hr())).all

it('a server that is killed with -9 while it checks and while it writes goes on when it is started again: every row once', async () => {
  const server = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: TEST_KEY })
  const numbered = (at: number): Value[] => [`Z-${at}`, `员工${at}`, `z${at}@example.com`]
  const bytes = await newWorkbook([['工号', '姓名', '邮箱'], ...Array.from({ length: KILLED_ROWS }, (_, at) => numbered(at))])
  const one = async <T>(query: string): Promise<T> => (await h.services.pool.query(query, [id])).rows[0] as T
  /** The process does the work; what it has done is read beside it. */
  const until = async (query: string, least: number) => {
    for (;;) if ((await one<{ count: number }>(query)).count >= least) return
  }
  const inState = (state: string) => until(`select count(*)::int from intake where id = $1 and state = '${state}'`, 1)
  const before = await count()
  let id = ''
  try {
    await server.start()
    id = await importFile({ ...h, url: server.url }, hr().token, bytes)
    await inState('mapping')
    await confirmColumns(h, id, hr())
    const checked = 'select count(*)::int from intake_row where intake_id = $1'
    for (const rows of [200, 2_000]) {
      await until(checked, rows)
      await server.stop('SIGKILL')
      expect((await one<{ state: string }>('select state from intake where id = $1')).state).toBe('checking')
      await server.start()
    }
    await inState('checked')
    const { version, counts } = await importDetail(h, id, hr())
    expect(counts).toEqual({ new: KILLED_ROWS })

    // The first rows only: what is left is known to be left.
    await h.services.pool.query(
      `update intake_row set outcome = 'skipped', found = 'skipped' where intake_id = $1 and "row" > ${WRITTEN_ROWS + 1}`,
      [id],
    )
    await h.ok('POST /ws/intake/apply', { id, version, create: WRITTEN_ROWS, update: 0 }, hr())
    const written = "select count(*)::int from intake_row where intake_id = $1 and result = 'created'"
    for (const rows of [1, 100]) {
      await until(written, rows)
      await server.stop('SIGKILL')
      expect((await one<{ state: string }>('select state from intake where id = $1')).state).toBe('applying')
      await server.start()
    }
    await inState('applied')
  } finally {
    await server.stop('SIGTERM')
  }
  expect(await importDetail(h, id, hr())).toMatchObject({ created: WRITTEN_ROWS, refused: 0 })
  expect(await count()).toBe(before + WRITTEN_ROWS)
  const made = await one(
    `select count(*)::int as rows, count(distinct r.employee_id)::int as people, count(distinct e.number)::int as numbers,
       (select count(*)::int from employee_event v where v.kind = 'created' and v.employee_id in
         (select employee_id from intake_row where intake_id = $1)) as events
     from intake_row r join employee e on e.id = r.employee_id and e.number = 'Z-' || (r."row" - 2) where r.intake_id = $1`,
  )
  expect(made).toEqual({ rows: WRITTEN_ROWS, people: WRITTEN_ROWS, numbers: WRITTEN_ROWS, events: WRITTEN_ROWS })
}, 300_000)
