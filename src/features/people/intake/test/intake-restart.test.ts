import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { applyImport, checkedImport, confirmColumns, importDetail, importFile } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { newWorkbook, type Value } from '../../../../../test/support/workbooks.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { stepIntake } from '../server/steps.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let dataDir: string
let h: TestServer
let mine: CompanyPeople

const start = () => startServer({ databaseUrl: database.url, config: { DATA_DIR: dataDir } })
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-intake-'))
  h = await start()
  mine = await company(h, { roles: ['hr'] })
})
afterAll(async () => {
  await h.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const hr = () => mine.member.hr.as
const ROWS = 2_400
const people = (from: number): Value[][] =>
  Array.from({ length: ROWS }, (_, at) => [`K-${from + at}`, `员工${from + at}`, `k${from + at}@example.com`])
const sheet = (from: number) => newWorkbook([['工号', '姓名', '邮箱'], ...people(from)])
const count = async () => (await h.ok('GET /ws/employee/counts', {}, hr())).all
/** One job of the import, as the server runs them one after the other. */
const step = (id: string) => performAsSystem(h.services, 'test', (act) => stepIntake(act, { id }))

async function restart() {
  await h.close()
  h = await start()
}

describe('a restart in the midst', () => {
  it('goes on with the check where it was: every row once', async () => {
    const id = await importFile(h, hr().token, await sheet(0))
    await h.jobs.runDue()
    await confirmColumns(h, id, hr())
    while (((await importDetail(h, id, hr())).progress?.done ?? 0) === 0) await step(id)
    const { progress } = await importDetail(h, id, hr())
    expect(progress?.done).toBeLessThan(ROWS)
    await restart()
    await h.jobs.runDue()
    expect(await importDetail(h, id, hr())).toMatchObject({ state: 'checked', counts: { new: ROWS } })
    await h.ok('POST /ws/intake/stop', { id }, hr())
  })

  it('goes on with the writing: nobody twice, nobody left out', async () => {
    const small = await newWorkbook([['工号', '姓名', '邮箱'], ...people(0).slice(0, 120)])
    const one = await checkedImport(h, hr(), small)
    await h.ok('POST /ws/intake/apply', { id: one.id, version: one.version, create: 120, update: 0 }, hr())
    await step(one.id)
    const before = await count()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(120)
    // A job that is rolled back after it has written, as by a kill, has written nothing.
    await expect(
      performAsSystem(h.services, 'test', async (act) => {
        await stepIntake(act, { id: one.id })
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await count()).toBe(before)
    await restart()
    await h.jobs.runDue()
    expect(await importDetail(h, one.id, hr())).toMatchObject({ state: 'applied', created: 120, refused: 0 })
    expect(await count()).toBe(120)
  })

  it('can be stopped in the midst; what was written stays and can be taken back', async () => {
    const small = await newWorkbook([['工号', '姓名', '邮箱'], ...people(5_000).slice(0, 80)])
    const one = await checkedImport(h, hr(), small)
    const before = await count()
    await h.ok('POST /ws/intake/apply', { id: one.id, version: one.version, create: 80, update: 0 }, hr())
    await step(one.id)
    await h.ok('POST /ws/intake/stop', { id: one.id }, hr())
    await h.jobs.runDue()
    const stopped = await importDetail(h, one.id, hr())
    expect(stopped).toMatchObject({ state: 'stopped', created: 25 })
    await h.ok('POST /ws/intake/undo', { id: one.id, version: stopped.version }, hr())
    await h.jobs.runDue()
    expect(await count()).toBe(before)
  })
})

describe('a process that dies', () => {
  it('ends the import with a reason, and the server goes on', async () => {
    const id = await importFile(h, hr().token, await sheet(10_000))
    await h.jobs.runDue()
    await confirmColumns(h, id, hr())
    while (((await importDetail(h, id, hr())).progress?.done ?? 0) === 0) await step(id)
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    // Those that wait for their next work die as well: which of them reads is not to be seen from outside.
    const apart = children.split('\n').filter((line) => line.includes('apart-child'))
    expect(apart).not.toEqual([])
    for (const child of apart) process.kill(Number(child.trim().split(' ')[0]), 'SIGKILL')
    await h.jobs.runDue()
    expect(await importDetail(h, id, { ...hr(), lang: 'en' })).toMatchObject({
      state: 'failed',
      failure: 'Reading this workbook failed. Nothing was written. Save a copy in Excel and upload that.',
    })
    expect((await h.call('GET /ws/intake/list', {}, hr())).status).toBe(200)
  })
})

describe('what cells say', () => {
  it('is nowhere in the database or in files in clear, from the upload to the end', async () => {
    const planted = { id: '11010519491231002X', passport: 'E77665544', broken: '110105194912310021', loose: '6222021234567890123' }
    const headings = ['工号', '姓名', '国家', '身份证号', '护照号码', '银行卡']
    const one = await checkedImport(
      h,
      hr(),
      await newWorkbook([
        headings,
        ['S-1', '沈一', '中国', planted.id, null, planted.loose],
        ['S-2', '沈二', '中国', planted.broken, planted.passport, planted.loose],
        ['S-3', '沈三', '新加坡', null, 'E77665545', null],
      ]),
      { name: `员工 ${planted.loose}.xlsx` },
    )
    expect(one.counts).toEqual({ new: 2, toFix: 1 })
    const answers = JSON.stringify([one, await h.ok('GET /ws/intake/rows', { id: one.id }, hr())])
    await applyImport(h, one.id, hr())
    const { rows: tables } = await h.services.db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'partitions')`,
    )
    const secrets = Object.values(planted)
    const found: string[] = secrets.filter((text) => answers.includes(text)).map((text) => `answer ${text}`)
    for (const { name } of tables) {
      const { rows } = await h.services.db.execute<{ text: string }>(sql.raw(`select t::text as text from ${name} t`))
      for (const text of secrets) if (rows.some((row) => row.text.includes(text))) found.push(`${name} ${text}`)
    }
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name))
      for (const text of [...secrets, 'PK\x03\x04']) if (bytes.includes(text)) found.push(`${file.name} ${text}`)
    }
    expect(found).toEqual([])
  })
})
