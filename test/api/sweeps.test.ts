import { beforeAll, describe, expect, test } from 'vitest'
import { deleteInBatches } from '../../src/platform/server/data/delete.ts'
import { eq, sql } from '../../src/platform/server/data/drizzle.ts'
import { idempotency, job } from '../../src/platform/server/data/tables.ts'
import { defineJob, enqueue } from '../../src/platform/server/jobs/jobs.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { individual, PASSWORD, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let person: Person
beforeAll(async () => {
  person = await individual(h)
})

const count = async (table: string, where: string, ...values: unknown[]): Promise<number> =>
  (await h.services.pool.query(`select count(*)::int as n from ${table} where ${where}`, values)).rows[0].n
/** Days pass without a server, and the night that was scheduled is made up for. */
const nights = async (many: number) => {
  h.clock.advance({ hours: 24 * many })
  await h.jobs.runDue()
}

describe('the nightly clean-up', () => {
  test('an idempotency key answers for seven days, and is then deleted', async () => {
    const { token } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: PASSWORD })
    const kept = () => count('idempotency', 'actor_id = $1', person.accountId)
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, { token, idempotencyKey: 'once' })
    expect(await kept()).toBe(1)
    await nights(6)
    expect(await kept()).toBe(1)
    await nights(2)
    expect(await kept()).toBe(0)
  })

  test('sessions stay for 30 days after they ended or expired, active ones for as long as they last', async () => {
    const who = await individual(h)
    const login = () => h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: who.phone, password: PASSWORD })
    await h.ok('POST /ws/passport/logout', {}, { token: (await login()).token })
    const kept = () => count('session', 'account_id = $1', who.accountId)
    expect(await kept()).toBe(2)
    await nights(29)
    const { token } = await login()
    expect(await kept()).toBe(3)
    await nights(3)
    expect(await kept()).toBe(1)
    await nights(30)
    expect(await kept()).toBe(0)
    expect((await h.refused('GET /ws/account/me', {}, { token })).status).toBe(401)
  })

  test('a code stays for a day after it expired', async () => {
    const target = 'phone:86:13511112222'
    await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone: '13511112222' })
    const kept = () => count('verification_code', 'target = $1', target)
    expect(await kept()).toBe(1)
    await nights(3)
    expect(await kept()).toBe(0)
  })

  test('finished jobs stay for 30 days, those that failed for good for 90, the last of each kind and open ones for ever', async () => {
    const add = (name: string, hours: number) =>
      performAsSystem(h.services, 'test', (act) => enqueue(act, defineJob(name, {}), {}, { dueAt: act.now.add({ hours }) }))
    h.jobs.on(defineJob('test.done', {}), async () => {})
    await add('test.done', 0)
    await add('test.later', 24 * 365)
    for (const hours of [0, 1, 2]) await add('test.failed', hours)
    await h.services.db.update(job).set({ attempts: 8, error: 'broken' }).where(eq(job.name, 'test.failed'))
    await h.jobs.runDue()
    const names = async () =>
      (await h.services.pool.query("select name from job where name like 'test.%' order by name")).rows.map((row) => row.name)
    await nights(29)
    expect(await names()).toEqual(['test.done', ...[1, 2, 3].map(() => 'test.failed'), 'test.later'])
    await nights(3)
    expect(await names()).toEqual([...[1, 2, 3].map(() => 'test.failed'), 'test.later'])
    await nights(60)
    expect(await names()).toEqual(['test.failed', 'test.later'])
  })

  test('each night has scheduled the next, once', async () => {
    await nights(1)
    await nights(1)
    for (const name of ['platform.sweep', 'account.sweep', 'file.removeUnclaimed'])
      expect(await count('job', 'name = $1 and done_at is null', name), name).toBe(1)
  })

  test('more rows than a batch are deleted in one night', async () => {
    await h.services.pool.query(
      "insert into idempotency (actor_id, key, call, body_hash, at) select $1, 'k' || n, 'c', 'h', now() from generate_series(1, 25) n",
      [person.accountId],
    )
    const gone = await h.services.db.transaction((tx) => deleteInBatches(tx, idempotency, sql`key like 'k%'`, 10))
    expect(gone).toBe(25)
    expect(await count('idempotency', "key like 'k%'")).toBe(0)
  })
})
