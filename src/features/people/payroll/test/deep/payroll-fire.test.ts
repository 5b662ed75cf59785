import { expect, it } from 'vitest'
import { type PayScene, payScene, seen, submitted } from '../../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../../test/support/personas.ts'
import { randomOf } from '../../../../../../test/support/random.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import type { CallKey } from '../../../../../platform/contract/call.ts'

const CLIENTS = 8
const STEPS = 40
const FUNDED = 1_000_000_000

const h = serverForFile()

it('loses and creates no cent under concurrent approvals, payments, failures, retries and returns of runs', async () => {
  const { pick, chance, below } = randomOf(Number(process.env.FIRE_SEED ?? 20261122))
  const platform = await operator(h)
  const funded = [{ amountMinor: FUNDED, currency: 'CNY' as const }]
  const scenes: PayScene[] = []
  const runs: { id: string; scene: PayScene }[] = []
  for (let company = 0; company < 2; company++) {
    const scene = await payScene(
      h,
      Array.from({ length: 4 }, (_, i) => ({ baseMinor: 500_000 + 1_001 * i })),
      { funded },
    )
    scenes.push(scene)
    // Without approvals in between, nothing of one month changes another.
    for (const on of ['2026-08-15', '2026-09-15', '2026-10-15'])
      runs.push({ id: await submitted(h, scene, scene.people.member.hr.as, { on }), scene })
  }
  const unexpected: string[] = []

  /** Sends an action once, twice at the same time, or again afterwards, under one key: each copy gets the same answer. */
  async function act(key: CallKey, input: object, who: Person): Promise<void> {
    const how = { ...who.as, idempotencyKey: crypto.randomUUID() }
    const send = () => h.call(key as never, input as never, how) as Promise<{ status: number; body: { success: boolean; result: unknown } }>
    const answers = chance(0.3) ? await Promise.all([send(), send()]) : [await send()]
    if (chance(0.2)) answers.push(await send())
    for (const { status, body } of answers) if (status >= 500) unexpected.push(`${key}: ${JSON.stringify(body)}`)
    const good = answers.filter(({ body }) => body.success).map(({ body }) => JSON.stringify(body.result))
    if (new Set(good).size > 1) unexpected.push(`${key}: different answers to one key`)
  }

  async function step(): Promise<void> {
    const { id, scene } = pick(runs)
    const { finance } = scene.people.member
    const employeeId = pick(scene.ids)
    const operatorMarks = async () => {
      const { batches } = await h.ok('GET /ws/payroll/run', { id }, finance.as)
      const batch = batches[below(Math.max(1, batches.length))]
      if (!batch) return
      const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch.id, state: 'sent' }, platform.as)
      const paymentIds = records.filter(() => chance(0.6)).map((one) => one.id)
      if (paymentIds.length === 0) return
      const text = paymentIds.map((one) => `${one},${chance(0.7) ? 'paid' : 'failed'},x`).join('\n')
      const [key, input] = pick<[CallKey, object]>([
        ['POST /ws/operator/payroll/paid', { paymentIds, reference: 'SEPA' }],
        ['POST /ws/operator/payroll/paid', { paymentIds, reference: 'SEPA' }],
        ['POST /ws/operator/payroll/failed', { paymentIds, reason: '退票' }],
        ['POST /ws/operator/payroll/result', { text }],
      ])
      await act(key, { ...input, batchId: batch.id }, platform)
    }
    const actions: (() => Promise<void>)[] = [
      async () => act('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance),
      async () => act('POST /ws/payroll/run/approve', await seen(h, id, finance.as), scene.people.owner),
      () => act('POST /ws/payroll/run/pay', chance(0.5) ? { id } : { id, employeeIds: [employeeId] }, finance),
      () => act('POST /ws/payroll/run/withhold', { id, employeeId, reason: 'x' }, finance),
      () => act('POST /ws/payroll/run/resume', { id, employeeId }, finance),
      () => act('POST /ws/payroll/run/giveBack', { id, employeeIds: [employeeId], reason: 'x' }, finance),
      operatorMarks,
      operatorMarks,
      operatorMarks,
      ...(chance(0.1)
        ? [
            () => act('POST /ws/payroll/run/reopen', { id, reason: 'x' }, finance),
            () => act('POST /ws/payroll/run/cancel', { id, reason: 'x' }, finance),
          ]
        : []),
    ]
    await pick(actions)()
  }

  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let i = 0; i < STEPS; i++) await step()
    }),
  )
  expect(unexpected).toEqual([])

  // Every payment is in one place, and the ledger's accounts hold what the payments say.
  const { rows: ties } = await h.services.pool.query<{ held: number; sent: number; heldLedger: number; sentLedger: number }>(`
    select r.id, coalesce(sum(p.amount_minor) filter (where p.state in ('held', 'withheld', 'failed')), 0)::bigint as held,
      coalesce(sum(p.amount_minor) filter (where p.state = 'sent'), 0)::bigint as sent,
      coalesce((select sum(balance) from ledger_account a where a.owner_id = r.id and a.kind = 'payrollHeld'), 0)::bigint as "heldLedger",
      coalesce((select sum(balance) from ledger_account a where a.owner_id = r.id and a.kind = 'payoutTransit'), 0)::bigint as "sentLedger"
    from pay_run r left join pay_payment p on p.run_id = r.id group by r.id`)
  expect(ties.length).toBe(runs.length)
  for (const one of ties) expect([one.held, one.sent]).toEqual([one.heldLedger, one.sentLedger])
  for (const { people } of scenes) {
    const { rows } = await h.services.pool.query<{ gone: number }>(
      `select coalesce(sum(amount_minor) filter (where state in ('held', 'withheld', 'failed', 'sent', 'paid')), 0)::bigint as gone
       from pay_payment where company_id = $1`,
      [people.companyId],
    )
    const { balances } = await h.ok('GET /ws/wallet/summary', {}, people.as)
    expect(balances.find(({ currency }) => currency === 'CNY')!.availableMinor).toBe(FUNDED - rows[0]!.gone)
  }
  const { rows: done } = await h.services.pool.query<{ paid: number }>("select count(*)::int as paid from pay_payment where state = 'paid'")
  expect(done[0]!.paid).toBeGreaterThan(0)
  expect((await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)).drifted).toBe(0)
}, 300_000)
