import { afterAll, beforeAll, expect, it } from 'vitest'
import { articles } from '../../../reference/articles/all.ts'
import { ratesOn } from '../../../reference/rates/all.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { operator } from '../../support/personas.ts'
import { runScript } from '../../support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../support/server.ts'

let database: FreshDatabase
let h: TestServer
beforeAll(async () => {
  database = await freshDatabase()
  h = await startServer({ databaseUrl: database.appUrl })
})
afterAll(async () => {
  await h?.close()
  await database?.drop()
})

const regions = ratesOn('2026-01-01').length
const load = () => runScript('reference.ts', [], { DATABASE_URL: database.appUrl, SECRET_KEY: TEST_KEY })
const count = async (what: string) =>
  (await h.services.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)).rows[0]!.count

it('a new portal gets holidays, and rates and articles that wait for operators; a second run adds nothing', async () => {
  const first = await load()
  expect([first.status, first.err]).toEqual([0, ''])
  expect(first.out).toContain(`${regions} drafts of statutory rates`)
  expect(first.out).toContain(`${articles.length} drafts of articles`)
  const corrections = await count('calendar_correction')
  expect(corrections).toBeGreaterThan(50)
  expect(await count(`cost_rate where state = 'draft'`)).toBe(regions)
  expect(await count(`article where state = 'draft' and is_demo`)).toBe(articles.length)
  const again = await load()
  expect([again.status, again.err]).toEqual([0, ''])
  expect(again.out).toMatch(/^0 corrections.*\n0 drafts of statutory rates.*\n0 drafts of articles/)
  expect(await count('calendar_correction')).toBe(corrections)
}, 120_000)

it('operators see the drafts, and the public sees none of them', async () => {
  const { as } = await operator(h)
  const { records } = await h.ok('GET /ws/operator/articles', { pageNo: 1, pageSize: 50 }, as)
  expect(records.length).toBe(Math.min(50, articles.length))
  expect((await h.ok('GET /ws/article/list', { pageNo: 1, pageSize: 50 })).records).toEqual([])
})
