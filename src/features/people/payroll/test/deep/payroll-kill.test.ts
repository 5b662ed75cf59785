import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../../test/support/database.ts'
import { payScene, seen, tickAll } from '../../../../../../test/support/payrun.ts'
import { operator } from '../../../../../../test/support/personas.ts'
import { TEST_PROOF } from '../../../../../../test/support/proof.ts'
import { startServer, type TestServer } from '../../../../../../test/support/server.ts'
import { type ServerProcess, serverProcess } from '../../../../../../test/support/server-process.ts'

const PEOPLE = 1_200
const SECRET_KEY = randomBytes(32).toString('base64')

let database: FreshDatabase
/** Prepares and looks; it runs no jobs. The server that is killed is a process of its own on the same database. */
let h: TestServer
let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  database = await freshDatabase()
  h = await startServer({ databaseUrl: database.url, config: { SECRET_KEY } })
  dataDir = mkdtempSync(join(tmpdir(), 'hengdu-payroll-kill-'))
  server = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY })
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await h.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = async (path: string, input: unknown, token: string, key: string): Promise<{ success: boolean; message: string } | null> =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token, 'x-proof': TEST_PROOF, 'idempotency-key': key },
    body: JSON.stringify(input),
  }).then(
    (answer) => answer.json() as Promise<{ success: boolean; message: string }>,
    () => null,
  )

const one = async <T>(query: string, values: unknown[] = []): Promise<T> => (await h.services.pool.query(query, values)).rows[0] as T

it(`calculates and pays ${PEOPLE} people exactly once through kills with -9 in the midst of both`, async () => {
  const scene = await payScene(
    h,
    Array.from({ length: PEOPLE }, (_, i) => ({ baseMinor: 800_000 + i })),
    { funded: [{ amountMinor: 5_000_000_000, currency: 'CNY' }] },
  )
  const platform = await operator(h)
  const { hr, finance } = scene.people.member
  const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular' }, hr.as)
  await h.ok('POST /ws/payroll/run/calculate', { id }, hr.as)

  // Killed while it calculates: after some chunks are kept and before all are.
  for (let kill = 1; kill <= 1; kill++) {
    await server.start()
    const until = kill * 600
    for (let seenSoFar = 0; seenSoFar < until; ) {
      const row = await one<{ calculated: number; calculating: string }>('select calculated, calculating from pay_run where id = $1', [id])
      seenSoFar = row.calculating === 'no' ? until : row.calculated
    }
    await server.stop('SIGKILL')
  }
  await server.start()
  for (let hash: string | null = null; hash === null; )
    hash = (await one<{ hash: string | null }>('select hash from pay_run where id = $1', [id])).hash
  const slips = await one<{ slips: number; people: number; net: number }>(
    'select count(*)::int as slips, count(distinct employee_id)::int as people, sum(net_minor)::bigint as net from pay_slip where run_id = $1',
    [id],
  )
  const net = Array.from({ length: PEOPLE }, (_, i) => 800_000 + i).reduce((all, one) => all + one, 0)
  expect(slips).toEqual({ slips: PEOPLE, people: PEOPLE, net })
  expect((await h.ok('GET /ws/payroll/run', { id }, hr.as)).totals).toMatchObject([{ people: PEOPLE, netMinor: net }])

  await tickAll(h, id, hr.as)
  await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
  await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)

  // Killed at growing distances while it pays; the client asks again under the same key until it has an answer.
  const key = crypto.randomUUID()
  for (let kill = 1; kill <= 3; kill++) {
    const asked = post('/ws/payroll/run/pay', { id }, finance.token, key)
    await new Promise((resolve) => setTimeout(resolve, 40 * kill ** 2))
    await server.stop('SIGKILL')
    await asked
    await server.start()
  }
  expect(await post('/ws/payroll/run/pay', { id }, finance.token, key)).toMatchObject({ success: true })
  // Once more, and with another key: nothing is left to pay.
  expect(await post('/ws/payroll/run/pay', { id }, finance.token, key)).toMatchObject({ success: true })
  expect(await post('/ws/payroll/run/pay', { id }, finance.token, crypto.randomUUID())).toMatchObject({ success: false })

  const sent = await one<{ payments: number; people: number; minor: number; attempts: number; batches: number }>(
    `select count(*)::int as payments, count(distinct employee_id)::int as people, sum(amount_minor)::bigint as minor, max(attempts)::int as attempts,
       count(distinct batch_id)::int as batches from pay_payment where run_id = $1 and state = 'sent'`,
    [id],
  )
  expect(sent).toEqual({ payments: PEOPLE, people: PEOPLE, minor: net, attempts: 1, batches: 2 })
  const ledger = await one<{ held: number; transit: number }>(
    `select sum(balance) filter (where kind = 'payrollHeld')::bigint as held, sum(balance) filter (where kind = 'payoutTransit')::bigint as transit
     from ledger_account where owner_id = $1`,
    [id],
  )
  expect(ledger).toEqual({ held: 0, transit: net })
  expect((await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)).drifted).toBe(0)
}, 300_000)
