import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { type CompanyPeople, company, operator, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** JSON that another version of Hengdu has stored, by the kinds of `test/support/stored-json.ts`. */

let database: FreshDatabase
let h: TestServer
let people: CompanyPeople
let platform: Person
beforeAll(async () => {
  database = await freshDatabase()
  h = await startServer({ databaseUrl: database.appUrl })
  people = await company(h, { roles: ['finance'] })
  platform = await operator(h)
})
afterAll(async () => {
  await h.close()
  await database.drop()
})

const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await h.services.pool.query(text, values)).rows

describe('a job', () => {
  const put = (name: string, payload: unknown) =>
    sql<{ id: string }>('insert into job (name, payload, due_at, created_at) values ($1, $2, $3, $3) returning id', [
      name,
      JSON.stringify(payload),
      h.clock.now().toString(),
    ])
  const found = async (id: string) =>
    (
      await sql<{ attempts: number; error: string; done: boolean }>(
        'select attempts, error, done_at is not null as done from job where id = $1',
        [id],
      )
    )[0]

  it.each([
    ['article.publish', { article: 'x' }, 'id'],
    ['outbox.mail', [], 'payload'],
    ['demand.timer', { demandId: crypto.randomUUID(), move: 'gone' }, 'move'],
  ])('%s with a payload that this version cannot read fails for good, and says which field', async (name, payload, field) => {
    const [row] = await put(name, payload)
    await h.jobs.runDue()
    expect(await found(row!.id)).toEqual({
      attempts: 8,
      done: false,
      error: expect.stringMatching(new RegExp(`^Another version of Hengdu ordered this job, .*: ${field}: `)),
    })
    // It is not tried again, and others run.
    h.clock.advance({ minutes: 30 })
    const [good] = await put('article.publish', { id: crypto.randomUUID(), later: 'a field of a later version' })
    await h.jobs.runDue()
    expect((await found(row!.id))?.attempts).toBe(8)
    expect((await found(good!.id))?.done).toBe(true)
  })
})

describe('a request that waits for a second person', () => {
  const ask = async (kind: string, input: object) => {
    const [row] = await sql<{ id: string }>(
      `insert into approval (kind, company_id, permission, subject, title, input, asked_by, asked_at, expires_at)
        values ($1, $2, 'wallet:approve', $3, '{"cn":"旧","en":"Old"}', $4, $5, $6, $6::timestamptz + interval '7 days') returning id`,
      [kind, people.companyId, crypto.randomUUID(), JSON.stringify(input), people.owner.accountId, h.clock.now().toString()],
    )
    return row!.id
  }

  it.each([
    ['limit', { off: 'no', most: 5 }],
    ['gone', {}],
  ])('of kind %s, kept by a version that stored it otherwise, is refused in words and can be declined', async (kind, input) => {
    const id = await ask(kind, input)
    const { error, message } = await h.refused('POST /ws/approval/approve', { id }, { ...people.member.finance.as, lang: 'en' })
    expect(error).toBe('approvalOutdated')
    expect(message).toContain('older version')
    await h.ok('POST /ws/approval/decline', { id, reason: 'asked again' }, people.member.finance.as)
  })
})

it('a setting that this version does not allow counts as not set', async () => {
  const before = await h.ok('GET /ws/setting/public', {})
  const set = (name: string, value: string) =>
    sql('insert into setting (name, value, changed_by, changed_at) values ($1, $2, $3, $4) on conflict (name) do update set value = $2', [
      name,
      value,
      platform.accountId,
      h.clock.now().toString(),
    ])
  await set('platformFeeBps', '"a tenth"')
  await set('gone', '{"of": "an older version"}')
  expect(await h.ok('GET /ws/setting/public', {})).toEqual(before)
  await set('platformFeeBps', '700')
  expect(await h.ok('GET /ws/setting/public', {})).toEqual({ ...before, platformFeeBps: 700 })
})

it('a repeated request gets the first answer as it was written', async () => {
  const live = await startServer({ databaseUrl: database.appUrl, checkResults: false })
  const save = () =>
    live.call('POST /ws/demand/draft/save', { form: { title: 'Draft' } }, { ...people.owner.as, idempotencyKey: 'across-versions' })
  expect((await save()).body.success).toBe(true)
  await sql(`update idempotency set result = '{"draft": 1, "of": "older"}' where key = 'across-versions'`)
  const { status, body } = await save()
  expect([status, body.result]).toEqual([200, { draft: 1, of: 'older' }])
  await live.close()
})

it('a view of the list keeps the filters that there still are', async () => {
  await sql(`insert into employee_view (company_id, account_id, name, filters, columns, created_at) values ($1, $2, 'Old', $3, '{}', $4)`, [
    people.companyId,
    people.owner.accountId,
    JSON.stringify({ search: 'Lin', status: 'gone', gone: 'A' }),
    h.clock.now().toString(),
  ])
  expect((await h.ok('GET /ws/employee/views', {}, people.owner.as)).map(({ filters }) => filters)).toEqual([{ search: 'Lin' }])
})
