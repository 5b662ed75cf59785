import { globSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { exportCall } from '../../src/platform/contract/export.ts'
import type { Paging } from '../../src/platform/contract/page.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { beginExport } from '../../src/platform/server/files/workbook/export-route.ts'
import { EXPORT_PAGE, type ListExport, listExport, pagesOf } from '../../src/platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../src/platform/server/services.ts'
import { systemActor } from '../../src/platform/server/wire/actor.ts'
import { EXPORT_MOST } from '../../src/rules/constants.ts'
import { operator, type Person } from '../support/personas.ts'
import { TEST_PROOF } from '../support/proof.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { rowsOfExport } from '../support/workbooks.ts'

// Threads take seconds to start where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

let h: TestServer
let staff: Person
beforeAll(async () => {
  h = await startServer()
  staff = await operator(h)
})
afterAll(() => h.close())

const KEY = 'POST /ws/operator/security/export'
const count = async (where: string) => (await h.services.pool.query<{ n: number }>(`select count(*)::int as n from ${where}`)).rows[0]!.n
const exportsRecorded = () => count(`audit where call = '${KEY}'`)
const FILL = `insert into security_event (kind, error, call, subject, ip, hour, count, first_at, last_at)
  select 'signIn', 'badLogin', $1, 'n' || n, '10.0.0.1', now(), n, now(), now() from generate_series(1, $2::int) n`
/** Refused attempts of a made-up call, each with its number; they cannot be deleted, so every test has a call of its own. */
async function filled(rows: number): Promise<string> {
  const call = crypto.randomUUID()
  await h.services.pool.query(FILL, [call, rows])
  return call
}

const caller = (): Omit<Look, 'services' | 'db'> => ({
  ...{ actor: systemActor, lang: 'en', requestId: crypto.randomUUID(), now: h.clock.now(), ip: null },
})
const columns = [{ heading: { cn: '序号', en: 'Number' }, cell: (row: unknown) => String(row) }]
const title = { cn: '列表', en: 'List' }
const begin = (list: ListExport | ((look: Look) => ListExport)) =>
  beginExport(h.services, caller(), (look) => (typeof list === 'function' ? list(look) : list))
/** A list without end that counts the pages which are asked for. */
function endless() {
  const pages = { asked: 0, size: 0 }
  const list = ({ pageNo, pageSize }: Paging) => {
    pages.asked++
    const records = Array.from({ length: pageSize }, () => crypto.randomUUID().repeat(20))
    pages.size = pageSize
    return { records, total: EXPORT_MOST, size: pageSize, current: pageNo, pages: EXPORT_MOST / pageSize }
  }
  return { pages, listed: listExport({ title, columns, list }) }
}
const openTransactions = () =>
  count('pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()')

describe('the export of a list', () => {
  test('has every row once, in both languages, and is recorded before its first byte leaves', async () => {
    const rows = 2 * EXPORT_PAGE + 7
    const search = await filled(rows)
    for (const lang of ['cn', 'en'] as const) {
      const before = await exportsRecorded()
      const answer = await fetch(`${h.url}/api/ws/operator/security/export`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-access-token': staff.token,
          'x-proof': TEST_PROOF,
          'x-lang': lang === 'cn' ? 'zh_CN' : 'en_US',
        },
        body: JSON.stringify({ search }),
      })
      expect([await exportsRecorded(), answer.headers.get('cache-control')]).toEqual([before + 1, 'no-store'])
      const { result } = (await answer.json()) as { result: { name: string; base64: string } }
      const [heading, ...lines] = rowsOfExport(result)
      expect([heading![0], result.name.split('-')[0]]).toEqual(lang === 'cn' ? ['最近时间', '安全日志'] : ['Last time', 'Security log'])
      expect(lines.map((line) => Number(line[9])).sort((a, b) => a - b)).toEqual(Array.from({ length: rows }, (_, nth) => nth + 1))
    }
  })

  test('above the limit is refused before the file begins, and not recorded', async () => {
    const search = await filled(EXPORT_MOST + 1)
    const before = await exportsRecorded()
    expect(await h.refused(KEY, { search }, { ...staff.as, lang: 'en' })).toMatchObject({
      error: 'exportTooMany',
      message: expect.stringContaining(String(EXPORT_MOST)),
    })
    expect(await exportsRecorded()).toBe(before)
  })

  test('shows the database of one moment, whatever is written meanwhile', async () => {
    const search = await filled(3 * EXPORT_PAGE)
    const seen: number[] = []
    const other = new pg.Client({ connectionString: h.services.pool.options.connectionString })
    await other.connect()
    const answer = await begin(({ db }) =>
      listExport({
        ...{ title, columns },
        list: async (paging) => {
          const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from security_event where call = ${search}`)
          seen.push(rows[0]!.n)
          // Not over the pool: code inside a snapshot gets no second connection.
          await other.query(FILL.replace("'n' || n", `'${seen.length}-' || n`), [search, 100])
          return pagesOf(Array.from({ length: 3 * EXPORT_PAGE }, (_, nth) => nth))(paging)
        },
      }),
    )
    await text(answer)
    await other.end()
    expect(seen).toEqual([3 * EXPORT_PAGE, 3 * EXPORT_PAGE, 3 * EXPORT_PAGE])
    expect(await count(`security_event where call = '${search}'`)).toBe(3 * EXPORT_PAGE + 300)
  })

  test('is sent while it is read, and everything is freed when its reader goes away', async () => {
    const { pages, listed } = endless()
    const threads: Worker[] = []
    const note = (thread: Worker) => threads.push(thread)
    process.on('worker', note)
    const answer = await begin(listed)
    let read = ''
    for await (const piece of answer) {
      read += String(piece)
      if (read.length > 100_000) break
    }
    process.off('worker', note)
    expect(read).toMatch(/^\{"success":true,.*"base64":"/)
    expect(threads).toHaveLength(1)
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0)
    await expect.poll(() => threads[0]!.threadId, { timeout: 20_000 }).toBe(-1)
    expect(pages.asked * pages.size).toBeLessThan(EXPORT_MOST)
  })

  test('over a connection that is cut ends in the server as well', async () => {
    const search = await filled(40_000)
    const cut = new AbortController()
    const ends: Promise<number>[] = []
    const note = (thread: Worker) => ends.push(new Promise((ended) => thread.once('exit', ended)))
    process.on('worker', note)
    const headers = { 'content-type': 'application/json', 'x-access-token': staff.token, 'x-proof': TEST_PROOF }
    const answer = await fetch(`${h.url}/api/ws/operator/security/export`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ search }), signal: cut.signal },
    })
    const reader = answer.body!.getReader()
    expect((await reader.read()).value!.length).toBeGreaterThan(0)
    process.off('worker', note)
    cut.abort()
    // A thread that has packed everything ends with 0.
    expect(await Promise.all(ends)).toEqual([1])
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0)
  })

  test('that fails on its way is broken off, and never looks complete', async () => {
    const answer = await begin(
      listExport({
        ...{ title, columns },
        list: async (paging) => {
          if (paging.pageNo === 3) throw new Error('gone')
          return pagesOf(Array.from({ length: 5 * EXPORT_PAGE }, (_, nth) => nth))(paging)
        },
      }),
    )
    await expect(text(answer)).rejects.toThrow(/premature close/i)
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0)
  })

  test('runs for two at once, eight more wait, and others are asked to come back', async () => {
    const lists = Array.from({ length: 10 }, endless)
    const [first, second, ...waiting] = lists.map(({ listed }) => begin(listed))
    const running = [await first!, await second!]
    await expect(begin(endless().listed)).rejects.toMatchObject({ error: 'busy' })
    expect(lists.slice(2).map(({ pages }) => pages.asked)).toEqual(Array.from({ length: 8 }, () => 0))
    for (const answer of running) answer.destroy()
    for (const next of waiting) (await next).destroy()
    await expect.poll(openTransactions, { timeout: 20_000 }).toBe(0)
    expect(await text(await begin(listExport({ title, columns, list: pagesOf(['one']) })))).toMatch(/"\},"timestamp":\d+\}$/)
  })
})

test('every list that can be exported is exported in this one way', () => {
  const isExport = (spec: CallSpec) => Object.entries(exportCall).every(([name, value]) => spec[name as keyof CallSpec] === value)
  const declared = Object.entries<CallSpec>(allCalls).flatMap(([key, spec]) => (isExport(spec) ? key : []))
  const routes = globSync('src/features/*/*/server/**/*.ts').map((path) => readFileSync(path, 'utf8'))
  const bound = routes.flatMap((source) => [...source.matchAll(/'([A-Z]+ [^']+)': exportList\(/g)].map(([, key]) => key!))
  expect(bound.toSorted()).toEqual(declared.toSorted())
  expect(bound.length).toBeGreaterThanOrEqual(24)
})
