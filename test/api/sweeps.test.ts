import { beforeAll, describe, expect, test } from 'vitest'
import { deleteInBatches } from '../../src/platform/server/data/delete.ts'
import { eq, sql } from '../../src/platform/server/data/drizzle.ts'
import { idAt } from '../../src/platform/server/data/partitions.ts'
import { idempotency, job } from '../../src/platform/server/data/tables.ts'
import { defineJob, enqueue } from '../../src/platform/server/jobs/jobs.ts'
import { type Night, runNight } from '../../src/platform/server/jobs/night.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { NOTICE_KEPT_DAYS } from '../../src/rules/constants.ts'
import { individual, PASSWORD, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let person: Person
beforeAll(async () => {
  person = await individual(h)
})

const count = async (table: string, where: string, ...values: unknown[]): Promise<number> =>
  (await h.services.pool.query(`select count(*)::int as n from ${table} where ${where}`, values)).rows[0].n
/** A sweep as a night runs it, within its time. */
async function nightOf<T>(sweep: (night: Night) => Promise<T>, budgetMs?: number): Promise<T> {
  let result: T | undefined
  const perform = (run: Parameters<Night['inBatches']>[0]) => performAsSystem(h.services, 'night', run)
  await runNight(
    h.services,
    'test',
    perform,
    async (night) => {
      result = await sweep(night)
    },
    budgetMs,
  )
  return result as T
}
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
    const gone = await nightOf((night) => deleteInBatches(night, idempotency, sql`key like 'k%'`, 10))
    expect(gone).toBe(25)
    expect(await count('idempotency', "key like 'k%'")).toBe(0)
  })

  test('each batch is a transaction: what was done before a failure stays, and what follows is done all the same', async () => {
    const add = (key: string, count: number) =>
      h.services.pool.query(
        `insert into idempotency (actor_id, key, call, body_hash, at) select $1, $2 || n, 'c', 'h', now() - interval '8 days'
         from generate_series(1, $3::int) n`,
        [person.accountId, key, count],
      )
    await add('first', 30)
    await add('then', 5)
    let runs = 0
    const night = nightOf(async (sweep) => {
      await sweep.inBatches(async (act) => {
        if (++runs > 2) throw new Error('the third batch fails')
        return (
          (
            await act.tx.execute(sql`delete from idempotency where ctid = any(array(
          select ctid from idempotency where key like 'first%' limit 10))`)
          ).rowCount ?? 0
        )
      }, 10)
      await deleteInBatches(sweep, idempotency, sql`key like 'then%'`)
    })
    await expect(night).rejects.toThrow('the third batch fails')
    expect([await count('idempotency', "key like 'first%'"), await count('idempotency', "key like 'then%'")]).toEqual([10, 0])
  })

  test('a sweep whose time is over stops between two batches, and goes on the next night', async () => {
    expect(await nightOf((night) => deleteInBatches(night, idempotency, sql`key like 'first%'`), 0)).toBe(0)
    expect(await count('idempotency', "key like 'first%'")).toBe(10)
    expect(await nightOf((night) => deleteInBatches(night, idempotency, sql`key like 'first%'`, 3))).toBe(10)
  })

  test('a sweep that fails is tried again, its other parts are done, and its job says why', async () => {
    let isBroken = true
    let done = 0
    h.jobs.sweep('test.sweep', async (night) => {
      await night.inBatches(async () => {
        if (isBroken) throw new Error('a broken part')
        return 0
      })
      await night.inBatches(async () => {
        done++
        return 0
      })
    })
    const row = async () => (await h.services.pool.query("select * from job where name = 'test.sweep'")).rows[0]
    await h.server.jobs.orderRecurring()
    await nights(1)
    expect([done, (await row()).error]).toEqual([1, 'a broken part'])
    isBroken = false
    h.clock.advance({ seconds: 30 })
    await h.jobs.runDue()
    expect([done, (await row()).error]).toEqual([2, null])
  })

  test('the addresses of a month of the audit log go in more than one transaction', async () => {
    const old = h.clock.now().subtract({ hours: 24 * 200 })
    await h.services.pool.query(
      `insert into audit (id, at, actor_id, user_type, call, request_id, input, ip)
       select id, $2, $3, 1, 'c', 'r', '{}', '203.0.113.9' from unnest($1::uuid[]) id`,
      [Array.from({ length: 12_000 }, () => idAt(old)), old.toString(), person.accountId],
    )
    await nights(1)
    const { rows } = await h.services.pool.query(
      `select count(*) filter (where ip is not null)::int as kept, count(distinct xmin::text)::int as transactions from audit where at = $1`,
      [old.toString()],
    )
    expect(rows[0].kept).toBe(0)
    expect(rows[0].transactions).toBeGreaterThanOrEqual(3)
  })

  test('notices stay for half a year', async () => {
    const add = (at: Temporal.Instant) =>
      h.services.pool.query(
        `insert into notice (id, account_id, kind, params, link, at, emailed, words) values ($1, $2, 'test.kept', '{}', '', $3, false, '')`,
        [idAt(at), person.accountId, at.toString()],
      )
    const now = h.clock.now()
    await add(now.subtract({ hours: 24 * (NOTICE_KEPT_DAYS - 3) }))
    await add(now.subtract({ hours: 24 * (NOTICE_KEPT_DAYS + 1) }))
    await nights(1)
    expect(await count('notice', "kind = 'test.kept'")).toBe(1)
  })
})
