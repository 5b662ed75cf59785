import { beforeAll, describe, expect, it } from 'vitest'
import { approved, inNovember, payScene } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { CallKey } from '../../../../platform/contract/call.ts'

const h = serverForFile()
let platform: Person
let second: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
  second = await operator(h)
})

/** A run that was sent, with the payments of its batch. */
async function sent(people: number, baseMinor = 1_000_000) {
  const scene = await payScene(
    h,
    Array.from({ length: people }, () => ({ baseMinor })),
  )
  const { finance } = scene.people.member
  const id = await approved(h, scene)
  await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
  const [batch] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
  const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch!.id }, platform.as)
  return { id, finance, batchId: batch!.id, payments: records.map((one) => one.id) }
}

const asked = async (batchId: string) =>
  (await h.ok('GET /ws/approval/list', {}, second.as)).records.find(({ link }) => link.includes(batchId))!.id

type Sent = Awaited<ReturnType<typeof sent>>
type Said = [CallKey, object]
const paid = ({ batchId, payments }: Sent): Said => [
  'POST /ws/operator/payroll/paid',
  { batchId, paymentIds: payments, reference: batchId },
]
const failed = ({ batchId, payments }: Sent): Said => [
  'POST /ws/operator/payroll/failed',
  { batchId, paymentIds: payments, reason: '退票' },
]
const result = ({ batchId, payments }: Sent): Said => [
  'POST /ws/operator/payroll/result',
  { batchId, text: payments.map((id) => `${id},paid,R1`).join('\n') },
]
const cameBack = ({ batchId, payments }: Sent): Said => [
  'POST /ws/operator/payroll/cameBack',
  { batchId, paymentIds: payments, reference: `RT ${batchId}`, reason: '户名不符' },
]
const say = ([key, input]: Said, who: Person = platform) =>
  h.call(key as never, input as never, who.as) as Promise<{ status: number; body: { success: boolean } }>

const cases: { name: string; before: ((of: Sent) => Said)[]; says: (of: Sent) => Said; large?: boolean; approves?: boolean }[] = [
  { name: 'paid', before: [], says: paid },
  { name: 'paid, which asks', before: [], says: paid, large: true },
  { name: 'failed', before: [], says: failed },
  { name: 'the file of the bank', before: [], says: result },
  { name: 'came back', before: [paid], says: cameBack },
  { name: 'an approval', before: [paid], says: paid, large: true, approves: true },
]

describe('what the bank says of a batch', () => {
  it.each(cases)('takes the run before the batch: $name', async ({ before, says, large, approves }) => {
    const of = await sent(2, large ? 60_000_000 : 1_000_000)
    for (const one of before) await say(one(of))
    const said: Said = approves ? ['POST /ws/approval/approve', { id: await asked(of.batchId) }] : says(of)
    const mover = await h.services.pool.connect()
    try {
      await mover.query('begin')
      const { rows } = await mover.query<{ pid: number }>('select pg_backend_pid() as pid from pay_run where id = $1 for update', [of.id])
      const answer = say(said, approves ? second : platform)
      const waiting = 'select 1 from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))'
      await expect.poll(async () => (await h.services.pool.query(waiting, [rows[0]!.pid])).rowCount).toBe(1)
      // It waits for the run and has taken nothing of the batch, its payments and its requests.
      await mover.query('select from pay_batch where id = $1 for update nowait', [of.batchId])
      await mover.query('select from pay_payment where run_id = $1 for update nowait', [of.id])
      await mover.query('select from approval where subject = $1 for update nowait', [of.batchId])
      await mover.query('commit')
      expect(await answer).toMatchObject({ status: 200, body: { success: true } })
    } finally {
      mover.release(true)
    }
  })

  it('may be said by all at once: one after the other, and nobody sees a failure of the server', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) {
      const of = await sent(2, round % 2 === 0 ? 1_000_000 : 60_000_000)
      if (round % 2 === 1) await say(paid(of))
      const approval: Said[] = round % 2 === 1 ? [['POST /ws/approval/approve', { id: await asked(of.batchId) }]] : []
      const all = [paid(of), failed(of), result(of), cameBack(of), paid(of), ...approval]
      const answers = await Promise.all(all.map((one, at) => say(one, at < 4 ? platform : second)))
      statuses.push(...answers.map(({ status }) => status))
      const { rows } = await h.services.pool.query<{ state: string }>('select state from pay_payment where run_id = $1', [of.id])
      expect(['paid', 'failed', 'sent']).toContain(rows[0]!.state)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect((await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)).drifted).toBe(0)
  })
})
