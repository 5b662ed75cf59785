import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf } from '../../../../../../test/support/chat.ts'
import { type FreshDatabase, freshDatabase } from '../../../../../../test/support/database.ts'
import { individual, operator } from '../../../../../../test/support/personas.ts'
import { runScript } from '../../../../../../test/support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../../test/support/server.ts'
import { MAX_ATTEMPTS } from '../../../../../platform/server/jobs/failed-jobs.ts'

/** `npm run admin`, beside a server that runs on the same database. */

let database: FreshDatabase
let h: TestServer
const run = (...args: string[]) => runScript('admin.ts', args, { DATABASE_URL: database.url, SECRET_KEY: TEST_KEY })

beforeAll(async () => {
  database = await freshDatabase()
  h = await startServer({ databaseUrl: database.url })
})
afterAll(async () => {
  await h.close()
  await database.drop()
})

/** A job that a test gives its standing. */
async function job(set: { attempts: number; error: string | null }): Promise<string> {
  const { rows } = await h.services.pool.query<{ id: string }>(
    `insert into job (name, payload, due_at, attempts, error, created_at) values ('outbox.mail', '{}', now() - interval '1 hour', $1, $2, now())
     returning id`,
    [set.attempts, set.error],
  )
  return rows[0]!.id
}

test('all is well, until a job is given up, is late, or a balance is not what its entries say', async () => {
  const first = await run('status')
  expect(first).toMatchObject({ status: 0, err: '' })
  expect(first.out).toMatch(/^Hengdu \d+\.\d+\.\d+.*, schema \d{4}\n✓ Ledger: \d+ postings, 0 .*, 0 .*\n✓ Jobs: 0 .*\n✓ Messages: 0 .*\n$/)
  const [dead, late] = [await job({ attempts: MAX_ATTEMPTS, error: 'no such host' }), await job({ attempts: 0, error: null })]
  const second = await run('status')
  expect(second.status).toBe(1)
  expect(second.out).toContain(`✗ Jobs: 1 given up after ${MAX_ATTEMPTS} attempts, 0 tried again by themselves, 1 late`)
  await h.services.pool.query('delete from job where id = any($1)', [[dead, late]])
  expect((await run('status')).status).toBe(0)
})

test('failed jobs are listed, run again and closed with a reason; what is refused changes nothing', async () => {
  expect((await run('jobs')).out).toBe('No job has failed.\n')
  const [dead, failing] = [
    await job({ attempts: MAX_ATTEMPTS, error: 'no such host\n  at line 1' }),
    await job({ attempts: 2, error: 'slow' }),
  ]
  const { out } = await run('jobs')
  expect(out).toContain(`${dead}  outbox.mail  given up  since `)
  expect(out).toContain(`${failing}  outbox.mail  attempt 2 of ${MAX_ATTEMPTS}  since `)
  expect(out).not.toContain('at line 1')
  const kept = async () =>
    (await h.services.pool.query('select id, attempts, error, done_at from job where id = any($1) order by id', [[dead, failing]])).rows
  const before = await kept()
  // It is tried again by itself.
  expect(await run('jobs', 'give-up', failing, 'not needed')).toMatchObject({ status: 1, out: '' })
  for (const wrong of [['jobs', 'give-up', dead], ['jobs', 'again', 'x'], ['sign-out']])
    expect((await run(...wrong)).err, wrong.join(' ')).toMatch(/^Usage: npm run admin/)
  expect(await kept()).toEqual(before)
  expect((await run('jobs', 'again', failing)).out).toBe('It is due now.\n')
  expect((await run('jobs', 'give-up', dead, 'the', 'address', 'is', 'gone')).out).toBe('It is closed.\n')
  expect(await kept()).toMatchObject([
    { id: dead, error: expect.stringContaining('given up: the address is gone'), done_at: expect.anything() },
    { id: failing, attempts: 0, error: null, done_at: null },
  ])
})

test('sign-out ends every session of a person, an address or an operator, and closes what is open', async () => {
  const person = await individual(h)
  const socket = await clientOf(h, person).open()
  expect((await run('sign-out', '+86 19999999999')).out).toBe('No account has +86 19999999999.\n')
  expect((await run('sign-out', '+86', '1')).err).toContain('is no username')
  expect(socket.closed).toBeNull()
  expect((await run('sign-out', `+86 ${person.phone}`)).out).toBe('Sessions ended: 1\n')
  await socket.until(() => socket.closed !== null)
  expect(await h.call('GET /ws/account/me', {}, { token: person.token })).toMatchObject({ status: 401 })
  const desk = await operator(h)
  const { username } = (await h.services.pool.query<{ username: string }>('select username from account where id = $1', [desk.accountId]))
    .rows[0]!
  expect((await run('sign-out', username.toUpperCase())).out).toBe('Sessions ended: 1\n')
  const again = await operator(h)
  const audit = await h.ok('GET /ws/operator/audit', { call: 'npm run admin' }, { token: again.token })
  expect(audit.records.map(({ input }) => input)).toEqual(
    expect.arrayContaining([{ accountId: person.accountId, sessionsEnded: 1 }, expect.objectContaining({ reason: 'the address is gone' })]),
  )
})
