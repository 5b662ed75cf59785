import { beforeAll, describe, expect, it } from 'vitest'
import {
  calculate,
  calculated,
  inNovember,
  paid,
  payBatches,
  payScene,
  seen,
  submitted,
  tickAll,
} from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

const walletOf = async (as: { token: string }, currency = 'CNY') =>
  (await h.ok('GET /ws/wallet/summary', {}, as)).balances.find((one) => one.currency === currency)?.availableMinor ?? 0

describe('a month from draft to locked', () => {
  it('moves the net from the wallet through held and transit to the bank, and locks', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, { baseMinor: 2_000_000 }, { baseMinor: 500_000 }])
    const { hr, finance } = scene.people.member
    const before = await walletOf(scene.people.as)
    const id = await calculated(h, scene, hr.as)
    let run = await h.ok('GET /ws/payroll/run', { id }, hr.as)
    expect(run).toMatchObject({
      state: 'draft',
      calculating: 'no',
      calculated: 3,
      toCalculate: 3,
      blocking: 0,
      period: { from: '2026-11-01', to: '2026-11-30' },
    })
    expect(run.totals).toMatchObject([{ currency: 'CNY', people: 3, netMinor: 3_500_000 }])
    expect(run.unticked).toBeGreaterThan(0)
    expect((await h.refused('POST /ws/payroll/run/submit', { id }, hr.as)).error).toBe('runUnticked')
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, hr.as), hr.as)).error).toBe('forbidden')
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    expect(await walletOf(scene.people.as)).toBe(before - 3_500_000)
    const sent = await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    expect(sent).toMatchObject({ state: 'paying', sent: 3 })
    run = await h.ok('GET /ws/payroll/run', { id }, hr.as)
    expect(run.payments).toEqual([{ currency: 'CNY', state: 'sent', count: 3, minor: 3_500_000 }])
    await payBatches(h, id, finance.as, platform.as)
    run = await h.ok('GET /ws/payroll/run', { id }, hr.as)
    expect(run.state).toBe('paid')
    expect(run.batches).toMatchObject([{ payments: 3, totalMinor: 3_500_000 }])
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/lock', { id }, hr.as)).error).toBe('forbidden')
    await h.ok('POST /ws/payroll/run/lock', { id }, finance.as)
    const { moves } = await h.ok('GET /ws/payroll/run/history', { id }, hr.as)
    expect(moves.map(({ move }) => move).reverse()).toEqual([
      'create',
      'calculate',
      'submit',
      'approve',
      'pay',
      'markPaid',
      'publish',
      'lock',
    ])
    const orders = await h.ok('GET /ws/wallet/orders', { type: 'payroll' }, scene.people.as)
    expect(orders.records).toMatchObject([{ amountMinor: 3_500_000, currency: 'CNY', state: 'done' }])
    expect((await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)).drifted).toBe(0)
  })

  it('pays from the middle of a period, and off in the middle of another', async () => {
    const scene = await payScene(h, [
      { start: '2026-11-16', baseMinor: 2_100_000 },
      { leaveOn: '2026-11-13', baseMinor: 2_100_000 },
    ])
    const id = await calculated(h, scene, scene.people.member.hr.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, scene.people.as)
    // November 2026 has 21 working days: 11 from the 16th on, 10 until the 13th.
    expect(records.map(({ netMinor }) => netMinor)).toEqual([1_100_000, 1_000_000])
    expect(records[1]!.checks).toContain('lastPay')
  })
})

describe('who may do what', () => {
  it('never lets a preparer approve, in whatever tab or session', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    const id = await submitted(h, scene, hr.as)
    const tab = await seen(h, id, finance.as)
    // In another session the same person edits: an item returns the facts to somebody who prepares.
    await h.ok('POST /ws/payroll/run/return', { id, reason: '再看一下' }, finance.as)
    await calculate(h, id, finance.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/approve', { ...tab }, finance.as)).error).toBe('preparerApproves')
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)).error).toBe('preparerApproves')
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, scene.people.as), scene.people.as)
  })

  it('lets the only member do everything', async () => {
    const scene = await payScene(h, [{}], { roles: [] })
    const id = await submitted(h, scene, scene.people.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, scene.people.as), scene.people.as)
  })

  it('says before a member is removed who goes on with their runs, and which nobody else could approve', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance, admin } = scene.people.member
    const draft = await calculated(h, scene, hr.as, { on: '2026-10-15' })
    const waits = await submitted(h, scene, hr.as)
    const number = async (id: string) => (await h.ok('GET /ws/payroll/run', { id }, hr.as)).number
    const sentences = async (who: Person, by = scene.people.owner) =>
      (await h.ok('GET /ws/member/departure', { accountId: who.accountId }, by.as)).consequences.filter((one) => one.includes('发薪批次'))
    expect(await sentences(hr)).toEqual([
      `由其参与准备、尚未批准的发薪批次 ${await number(draft)}、${await number(waits)} 由 ${scene.people.owner.name}、${finance.name} 继续。`,
    ])
    expect(await sentences(finance)).toEqual([`待批准的发薪批次 ${await number(waits)} 由 ${scene.people.owner.name} 批准。`])
    expect(await sentences(admin)).toEqual([])
    // The owner touches the run: then finance is the only one who can approve it.
    await h.ok('POST /ws/payroll/run/return', { id: waits, reason: '核对' }, finance.as)
    await calculate(h, waits, scene.people.as)
    await tickAll(h, waits, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id: waits }, hr.as)
    expect(await sentences(finance)).toEqual([`待批准的发薪批次 ${await number(waits)} 之后没有其他成员可以批准。`])
  })

  it('hides runs of other companies', async () => {
    const scene = await payScene(h, [{}])
    const other = await payScene(h, [{}])
    const id = await calculated(h, scene, scene.people.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, scene.people.as)
    const slip = records[0]!.slipId!
    for (const [key, input] of [
      ['GET /ws/payroll/run', { id }],
      ['GET /ws/payroll/run/people', { id }],
      ['GET /ws/payroll/slip', { id: slip }],
      ['GET /ws/payroll/slip/replay', { id: slip }],
      ['GET /ws/payroll/group', { id: scene.groupId }],
      ['POST /ws/payroll/run/calculate', { id }],
      ['POST /ws/payroll/run/cancel', { id, reason: 'x' }],
    ] as const)
      expect((await h.refused(key, input, other.people.as)).error, key).toBe('notFound')
    expect(
      (await h.refused('POST /ws/payroll/group/assign', { groupId: other.groupId, employeeIds: scene.ids }, other.people.as)).error,
    ).toBe('notFound')
    expect(
      (
        await h.refused(
          'POST /ws/payroll/run/create',
          { groupId: other.groupId, kind: 'offCycle', employeeIds: scene.ids },
          other.people.as,
        )
      ).error,
    ).toBe('invalid')
  })
})

describe('what was seen is what is approved', () => {
  it('refuses another hash, other totals and facts that changed since', async () => {
    const scene = await payScene(h, [{}, {}])
    const { hr, finance } = scene.people.member
    const id = await submitted(h, scene, hr.as)
    const good = await seen(h, id, finance.as)
    expect((await h.refused('POST /ws/payroll/run/approve', { ...good, hash: 'f'.repeat(64) }, finance.as)).error).toBe('runChanged')
    expect(
      (await h.refused('POST /ws/payroll/run/approve', { ...good, totals: [{ ...good.totals[0]!, netMinor: 1 }] }, finance.as)).error,
    ).toBe('runChanged')
    await h.ok(
      'POST /ws/payroll/item/add',
      {
        employeeId: scene.ids[0]!,
        kind: 'item',
        code: 'bonus',
        label: '奖金',
        every: 'once',
        from: '2026-11-10',
        amount: '500',
        reason: '项目',
      },
      hr.as,
    )
    expect((await h.refused('POST /ws/payroll/run/approve', good, finance.as)).error).toBe('runStale')
    await h.ok(
      'POST /ws/payroll/run/return',
      { id, reason: '漏了奖金', remarks: [{ employeeId: scene.ids[0]!, remark: '加奖金' }] },
      finance.as,
    )
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    const again = await seen(h, id, finance.as)
    expect(again.totals[0]!.netMinor).toBe(2_050_000)
    await h.ok('POST /ws/payroll/run/approve', again, finance.as)
  })

  it('counts members who added an item, or proposed a salary that the run first pays, as preparers', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    await h.ok(
      'POST /ws/payroll/item/add',
      {
        employeeId: scene.ids[0]!,
        kind: 'deduction',
        code: 'tax',
        label: '个税',
        every: 'period',
        from: '2026-11-01',
        amount: '100',
        reason: '申报',
      },
      finance.as,
    )
    const id = await submitted(h, scene, hr.as)
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)).error).toBe('preparerApproves')
    const { preparers } = await h.ok('GET /ws/payroll/run', { id }, hr.as)
    expect(preparers.find(({ id: who }) => who === finance.accountId)?.why).toEqual(['item'])
    // hr proposed the first salary too.
    expect(preparers.find(({ id: who }) => who === hr.accountId)?.why.toSorted()).toEqual(['calculated', 'created', 'edited', 'salary'])
  })
})
describe('what is kept', () => {
  it('replays every slip to the same bytes', async () => {
    const scene = await payScene(h, [{}, { start: '2026-11-09' }])
    const id = await paid(h, scene, platform.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, scene.people.as)
    for (const { slipId } of records)
      expect(await h.ok('GET /ws/payroll/slip/replay', { id: slipId! }, scene.people.as)).toMatchObject({ outcome: 'sameBytes' })
    const slip = await h.ok('GET /ws/payroll/slip', { id: records[1]!.slipId! }, scene.people.as)
    expect(slip.slip.lines).toMatchObject([{ kind: 'earned', minor: 761_905, exact: '16000000/21', inputs: { units: 16, ofUnits: 21 } }])
  })
})

describe('the number of a run', () => {
  it('counts the runs of the company alone, goes on from those that exist, and is given once', async () => {
    const one = await payScene(h, [{}])
    const other = await payScene(h, [{}])
    const open = (scene: typeof one) => ({ groupId: scene.groupId, kind: 'offCycle', payOn: '2026-12-01', employeeIds: scene.ids })
    const numbers = async (scene: typeof one) =>
      (await h.ok('GET /ws/payroll/runs', {}, scene.people.as)).records.map(({ number }) => number).sort()
    for (const scene of [one, other, one]) await h.ok('POST /ws/payroll/run/create', open(scene), scene.people.as)
    expect([await numbers(one), await numbers(other)]).toEqual([['R-2026-0001', 'R-2026-0002'], ['R-2026-0001']])
    // Numbers that were counted over all companies stay.
    await h.services.pool.query("update pay_run set number = 'R-2026-0117' where company_id = $1", [other.people.companyId])
    const created = await Promise.all(
      Array.from({ length: 4 }, () => h.call('POST /ws/payroll/run/create', open(other), other.people.member.hr.as)),
    )
    expect(created.every(({ body }) => body.success)).toBe(true)
    expect(await numbers(other)).toEqual(['R-2026-0117', 'R-2026-0118', 'R-2026-0119', 'R-2026-0120', 'R-2026-0121'])
  })
})
