import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarCodeOf } from '../../src/features/calendar/server/reads.ts'
import { runChecks } from '../../src/features/payroll/contract/run.ts'
import { restDays, workplaceDays } from '../../src/features/payroll/server/days.ts'
import { upload } from '../support/files.ts'
import {
  approved,
  calculate,
  calculated,
  changePayee,
  inNovember,
  paid,
  payBatches,
  payScene,
  seen,
  submitted,
  tickAll,
} from '../support/payrun.ts'
import { operator, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { rowsOfExport, serialOf } from '../support/workbooks.ts'

let h: TestServer
let platform: Person
beforeAll(async () => {
  h = await startServer()
  inNovember(h)
  platform = await operator(h)
})
afterAll(() => h.close())

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

describe('money', () => {
  it('refuses an approval that the wallet does not cover, and says how much is missing', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }], { funded: [{ amountMinor: 400_000, currency: 'CNY' }] })
    const { hr, finance } = scene.people.member
    const id = await submitted(h, scene, hr.as)
    const refusal = await h.refused('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    expect(refusal.error).toBe('walletShort')
    expect(refusal.message).toContain('CNY 6,000.00')
    expect((await h.ok('GET /ws/payroll/run', { id }, hr.as)).needs).toEqual([
      { currency: 'CNY', needMinor: 1_000_000, walletMinor: 400_000, shortMinor: 600_000, outside: false },
    ])
  })

  it('mirrors the approval when it is reopened or cancelled', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    const before = await walletOf(scene.people.as)
    const id = await approved(h, scene)
    expect(await walletOf(scene.people.as)).toBe(before - 1_000_000)
    await h.ok('POST /ws/payroll/run/reopen', { id, reason: '改一个人' }, finance.as)
    expect(await walletOf(scene.people.as)).toBe(before)
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    await h.ok('POST /ws/payroll/run/cancel', { id, reason: '不发了' }, finance.as)
    expect(await walletOf(scene.people.as)).toBe(before)
  })

  it('retries what the bank returned, withholds with a reason, and returns what will not be paid', async () => {
    const scene = await payScene(h, [{}, {}, {}])
    const { finance } = scene.people.member
    const before = await walletOf(scene.people.as)
    const id = await approved(h, scene)
    const [a, b, c] = scene.ids
    await h.ok('POST /ws/payroll/run/withhold', { id, employeeId: c!, reason: '资产未归还' }, finance.as)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    expect((await h.refused('POST /ws/payroll/run/reopen', { id, reason: 'x' }, finance.as)).error).toBe('runWrongState')
    const { batches } = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(batches).toMatchObject([{ payments: 2 }])
    const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batches[0]!.id }, platform.as)
    const of = (employeeId: string | undefined) => records.find(({ employee }) => employee.id === employeeId)!.id
    await h.ok('POST /ws/operator/payroll/failed', { batchId: batches[0]!.id, paymentIds: [of(b)], reason: '账户已注销' }, platform.as)
    await h.ok('POST /ws/operator/payroll/paid', { batchId: batches[0]!.id, paymentIds: [of(a)], reference: 'SEPA 9' }, platform.as)
    expect(
      (
        await h.refused(
          'POST /ws/operator/payroll/paid',
          { batchId: batches[0]!.id, paymentIds: [of(a)], reference: 'SEPA 9' },
          platform.as,
        )
      ).error,
    ).toBe('paymentState')
    let run = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(run.state).toBe('paying')
    expect(run.payments).toEqual([
      { currency: 'CNY', state: 'failed', count: 1, minor: 1_000_000 },
      { currency: 'CNY', state: 'paid', count: 1, minor: 1_000_000 },
      { currency: 'CNY', state: 'withheld', count: 1, minor: 1_000_000 },
    ])
    const again = await h.ok('POST /ws/payroll/run/pay', { id, employeeIds: [b!] }, finance.as)
    expect(again.sent).toBe(1)
    await payBatches(h, id, finance.as, platform.as)
    run = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(run.state).toBe('paid')
    await h.ok('POST /ws/payroll/run/publish', { id }, finance.as)
    expect((await h.refused('POST /ws/payroll/run/lock', { id }, finance.as)).error).toBe('moneyOpen')
    await h.ok('POST /ws/payroll/run/giveBack', { id, employeeIds: [c!], reason: '抵扣' }, finance.as)
    expect(await walletOf(scene.people.as)).toBe(before - 2_000_000)
    await h.ok('POST /ws/payroll/run/lock', { id }, finance.as)
  })

  it('marks a batch by the file of the bank, and says which line it cannot read', async () => {
    const scene = await payScene(h, [{ name: 'Anna' }, { name: 'Bruno' }, { name: 'Carla' }])
    const { finance } = scene.people.member
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    const { batches } = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    const batchId = batches[0]!.id
    const file = await h.ok('POST /ws/operator/payroll/batch/file', { id: batchId, reason: '提交银行' }, platform.as)
    expect(file.text).toContain('Nordsee Bank')
    // Members who may see an account also see that the operator has seen it in the file.
    const [someone] = (await h.ok('GET /ws/operator/payroll/batch', { id: batchId }, platform.as)).records
    const looks = await h.ok('GET /ws/employee/looks', { id: someone!.employee.id }, scene.people.as)
    expect(looks.records).toMatchObject([{ accountId: platform.accountId, table: 'payee', reason: '提交银行' }])
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(file.text).digest('hex')).toBe(file.hash)
    const rows = file.text
      .split('\r\n')
      .slice(1, 4)
      .map((line) => line.split(',')[0]!)
    const wrong = await h.refused(
      'POST /ws/operator/payroll/result',
      { batchId, text: `payment,outcome\n${rows[0]},paid,R1\n${rows[1]},maybe,` },
      platform.as,
    )
    expect(wrong.error).toBe('bankFileRow')
    expect(wrong.message).toContain('3')
    const result = `payment,outcome,remark\n${rows[0]},成功,R1\n${rows[1]},paid,"R2, second"\n${rows[2]},退回,户名不符`
    expect(await h.ok('POST /ws/operator/payroll/result', { batchId, text: result }, platform.as)).toEqual({
      paid: 2,
      failed: 1,
      already: 0,
      state: 'paying',
    })
    expect(await h.ok('POST /ws/operator/payroll/result', { batchId, text: result }, platform.as)).toEqual({
      paid: 0,
      failed: 0,
      already: 3,
      state: 'paying',
    })
    const payments = await h.ok('GET /ws/payroll/run/payments', { id }, finance.as)
    expect(payments.records.map(({ state, reference, reason }) => [state, reference, reason]).sort()).toEqual([
      ['failed', '', '户名不符'],
      ['paid', 'R1', ''],
      ['paid', 'R2, second', ''],
    ])
  })

  it('records pay in other currencies as paid outside, with a proof, and posts nothing for it', async () => {
    const scene = await payScene(h, [{ currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }, {}])
    const { finance } = scene.people.member
    const id = await approved(h, scene)
    let run = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(run.payments).toEqual([
      { currency: 'CNY', state: 'held', count: 1, minor: 1_000_000 },
      { currency: 'INR', state: 'outside', count: 1, minor: 8_000_000 },
    ])
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    await payBatches(h, id, finance.as, platform.as)
    run = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(run.state).toBe('paying')
    expect((await h.refused('POST /ws/payroll/run/payOutside', { id, proof: 'no such file' }, finance.as)).fields).toHaveProperty('proof')
  })

  it('knows the bank details that pay outside went to: they are new once, and changed when they are others', async () => {
    const scene = await payScene(h, [{ currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }])
    const { hr, finance } = scene.people.member
    const october = await approved(h, scene, { on: '2026-10-15' })
    const payeeChecks = async (id: string) =>
      (await h.ok('GET /ws/payroll/run/checks', { id }, hr.as)).kinds.map(({ check }) => check).filter((check) => check.endsWith('Payee'))
    expect(await payeeChecks(october)).toEqual(['newPayee'])
    const proof = (await upload(h, finance.token, 'payoutProof', 'png')).url
    expect((await h.ok('POST /ws/payroll/run/payOutside', { id: october, proof }, finance.as)).state).toBe('paid')
    const november = await calculated(h, scene, hr.as)
    expect(await payeeChecks(november)).toEqual([])
    await changePayee(h, scene.people.companyId, scene.ids[0]!, hr.accountId, 'IN00 7777')
    await calculate(h, november, hr.as)
    expect(await payeeChecks(november)).toEqual(['changedPayee'])
  })
})

describe('the employer’s cost', () => {
  it('is that of the year by the reviewed rates, divided by the periods; without rates it is not reviewed', async () => {
    const other = await operator(h)
    const line = (code: string, more: Record<string, unknown>) => ({
      ...{ code, nameCn: code, nameEn: code, sourceName: 'CPF Board', sourceUrl: 'https://www.cpf.gov.sg', ratePpm: null, capMinor: null },
      ...more,
    })
    const components = [
      line('CPF', { kind: 'percentSalaryCap', base: 'month', ratePpm: 170_000, capMinor: 800_000 }),
      line('FUND', { kind: 'fixed', base: 'year', fixedMinor: 10_000 }),
    ]
    const form = { region: 'SG', effectiveFrom: '2026-01-01', sample: true, components }
    const { id } = await h.ok('POST /ws/operator/cost/draft', form, platform.as)
    await h.ok('POST /ws/operator/cost/review', { id }, other.as)
    const costs = async (cycle: 'weekly' | 'biweekly' | 'monthly', baseMinor: number) => {
      const own = { country: 'SG', currency: 'SGD' as const, baseMinor, cycle }
      const scene = await payScene(h, [own, { ...own, country: 'QA' }], {
        group: cycle === 'monthly' ? {} : { cycle, anchor: '2026-01-05', payKind: 'daysAfterEnd', payDay: 2, region: 'SG' },
      })
      const run = await calculated(h, scene, scene.people.as)
      const { records } = await h.ok('GET /ws/payroll/run/people', { id: run }, scene.people.as)
      const slips = await Promise.all(records.map(({ slipId }) => h.ok('GET /ws/payroll/slip', { id: slipId! }, scene.people.as)))
      expect(slips[1]?.slip).toMatchObject({ employerCost: null, totals: { employerCostMinor: null } })
      const [{ slip }] = slips as [(typeof slips)[number]]
      expect(slip.totals.employerCostMinor).toBe(slip.employerCost?.reduce((all, { minor }) => all + minor, 0))
      expect((await h.ok('GET /ws/payroll/run', { id: run }, scene.people.as)).totals[0]?.employerCostMinor).toBe(
        slip.totals.employerCostMinor,
      )
      return slip.employerCost?.map(({ code, minor, source }) => [code, minor, source])
    }
    expect(await costs('monthly', 600_000)).toEqual([
      ['CPF', 102_000, 'SG 1'],
      ['FUND', 833, 'SG 1'],
    ])
    // 1,500.00 a week are 6,500.00 a month: 17 % are 1,105.00, of the year 13,260.00, of a week 255.00. The fund's 100.00 are 1.92.
    expect(await costs('weekly', 150_000)).toEqual([
      ['CPF', 25_500, 'SG 1'],
      ['FUND', 192, 'SG 1'],
    ])
    // 6,000.00 in two weeks are 13,000.00 a month, above the cap of 8,000.00: 1,360.00 × 12 ÷ 26 = 627.69.
    expect(await costs('biweekly', 600_000)).toEqual([
      ['CPF', 62_769, 'SG 1'],
      ['FUND', 385, 'SG 1'],
    ])
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

describe('items', () => {
  it('are listed by person, kind and state, end on a day, and are taken back only while nothing was paid', async () => {
    const scene = await payScene(h, [{ name: '陶项' }, { name: '石目' }])
    const [a, b] = scene.ids
    const { hr, viewer } = scene.people.member
    const item = (part: Record<string, unknown>) => ({
      ...{ employeeId: a!, kind: 'item', code: 'meal', label: '餐补', every: 'period', from: '2026-01-01', amount: '300', reason: '制度' },
      ...part,
    })
    const { id } = await h.ok('POST /ws/payroll/item/add', item({}), hr.as)
    await h.ok('POST /ws/payroll/item/add', item({ employeeId: b!, kind: 'deduction', code: 'tax', label: '个税', amount: '12.34' }), hr.as)
    await h.ok(
      'POST /ws/payroll/item/add',
      item({ every: 'once', from: '2020-05-05', kind: 'reimbursement', code: 'taxi', label: '车费' }),
      hr.as,
    )
    const labels = async (filter: Record<string, unknown>) =>
      (await h.ok('GET /ws/payroll/items', filter, hr.as)).records.map(({ label }) => label)
    expect(await labels({})).toEqual(['车费', '个税', '餐补'])
    expect(await labels({ search: '石目' })).toEqual(['个税'])
    expect(await labels({ kind: 'item' })).toEqual(['餐补'])
    expect(await labels({ state: 'ended' })).toEqual(['车费'])
    expect(await labels({ state: 'open', employeeId: a! })).toEqual(['餐补'])
    expect(await labels({ every: 'once' })).toEqual(['车费'])
    const [heads, row] = rowsOfExport(await h.ok('POST /ws/payroll/items/export', { kind: 'deduction' }, { ...hr.as, lang: 'en' }))
    const at = (heading: string) => row?.[heads!.indexOf(heading)]
    expect([at('Name'), at('From'), at('Amount'), at('Currency'), at('Reason')]).toEqual([
      '石目',
      serialOf('2026-01-01'),
      12.34,
      'CNY',
      '制度',
    ])
    expect((await h.refused('POST /ws/payroll/items/export', {}, viewer.as)).status).toBe(403)

    // Quantity and rate cannot carry an amount beyond what can be paid and added up.
    const most = { employeeId: scene.ids[0]!, kind: 'item', code: 'x', label: 'x', every: 'once', from: '2030-01-01', reason: 'x' } as const
    const huge = { ...most, amount: '1000000', quantityHundredths: 1_000_000, rateBps: 1_000_000 }
    expect((await h.refused('POST /ws/payroll/item/add', huge, hr.as)).fields).toEqual({ amount: '不能超过 CNY 100,000,000' })

    await paid(h, scene, platform.as, { on: '2026-10-15' })
    expect((await h.refused('POST /ws/payroll/item/end', { id }, hr.as)).error).toBe('itemUsed')
    await h.ok('POST /ws/payroll/item/end', { id, on: '2026-10-31' }, hr.as)
    expect(await labels({ state: 'ended', kind: 'item' })).toEqual(['餐补'])
  })
})

describe('lists of payroll', () => {
  it('are exported with what the screen shows, bank accounts masked', async () => {
    const scene = await payScene(h, [{ account: '6222000077778888' }, {}])
    const { hr, finance, viewer } = scene.people.member
    const id = await paid(h, scene, platform.as)
    const english = { ...finance.as, lang: 'en' } as const
    const column = (rows: (string | number | undefined)[][], heading: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(heading)])

    const runs = rowsOfExport(await h.ok('POST /ws/payroll/runs/export', {}, english))
    expect([column(runs, 'Net'), column(runs, 'Currency'), column(runs, 'People')]).toEqual([[20_000], ['CNY'], [2]])
    const people = rowsOfExport(await h.ok('POST /ws/payroll/run/people/export', { id, which: 'in' }, english))
    expect(column(people, 'Net')).toEqual([10_000, 10_000])
    expect(rowsOfExport(await h.ok('POST /ws/payroll/run/people/export', { id, which: 'out' }, english))).toHaveLength(1)
    const lines = rowsOfExport(await h.ok('POST /ws/payroll/run/lines/export', { id }, english))
    expect([column(lines, 'Kind'), column(lines, 'Amount')]).toEqual([
      ['Base pay', 'Base pay'],
      [10_000, 10_000],
    ])
    const payments = rowsOfExport(await h.ok('POST /ws/payroll/payments/export', { state: 'paid' }, english))
    expect(column(payments, 'Account')).toContain('•••• 8888')
    expect(JSON.stringify(payments)).not.toContain('6222000077778888')
    expect(column(rowsOfExport(await h.ok('POST /ws/payroll/groups/export', {}, english)), 'People')).toEqual([2])
    const checks = rowsOfExport(await h.ok('POST /ws/payroll/run/checks/export', { id }, english))
    expect(column(checks, 'Check')).toEqual(
      (await h.ok('GET /ws/payroll/run/checks', { id, pageSize: 100 }, english)).records.map((row) => runChecks[row.check].en),
    )
    for (const call of ['runs', 'payments', 'groups', 'items', 'finalPay'] as const)
      expect((await h.refused(`POST /ws/payroll/${call}/export`, {}, viewer.as)).status, call).toBe(403)
    expect((await h.refused('POST /ws/payroll/run/lines/export', { id }, (await payScene(h, [])).people.as)).error).toBe('notFound')
    expect((await h.ok('POST /ws/payroll/runs/export', {}, hr.as)).name).toMatch(/^发薪批次-.*\.xlsx$/)
  })

  it('pays before weekends, holidays and days on which banks alone are closed, of the country', async () => {
    const rests = async (region: string, days: string[]) => {
      const rest = await restDays(h.services.db, region, { from: '2026-01-01', to: '2026-12-31' })
      return days.filter(rest)
    }
    // Friday and Saturday in Saudi Arabia; a Saturday and a national holiday in China; New Year's Eve and 2 January for banks in Japan.
    expect(await rests('SA', ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])).toEqual(['2026-11-20', '2026-11-21'])
    expect(await rests('CN', ['2026-10-01', '2026-11-20', '2026-11-21'])).toEqual(['2026-10-01', '2026-11-21'])
    expect(await rests('JP', ['2026-01-02', '2026-12-30', '2026-12-31'])).toEqual(['2026-01-02', '2026-12-31'])
    expect(await rests('XX', ['2026-11-20', '2026-11-21'])).toEqual(['2026-11-21'])
    const scene = await payScene(h, [{}], { group: { name: 'Tokyo', region: 'JP', payDay: 31 } })
    const { calendar } = await h.ok('GET /ws/payroll/group', { id: scene.groupId, year: 2026 }, scene.people.as)
    expect(calendar.periods.at(-1)).toMatchObject({ from: '2026-12-01', payOn: '2026-12-30', moved: true })
  })

  it('asks about the calendars that pay was counted by, not about those of all that could be paid back', async () => {
    const scene = await payScene(h, [{}, { country: 'DE' }])
    const { hr, finance } = scene.people.member
    const unverified = async (id: string) =>
      (await h.ok('GET /ws/payroll/run/checks', { id, check: 'unverified', pageSize: 100 }, hr.as)).records.map(({ subject }) => subject)
    await paid(h, scene, platform.as, { on: '2025-12-15' })
    const january = await calculated(h, scene, hr.as, { on: '2026-01-15' })
    expect(await unverified(january)).toEqual(['CN 2026', 'DE 2026'])
    await h.ok('POST /ws/operator/calendar/verify', { region: 'DE', year: 2026, source: 'BMI' }, platform.as)
    await calculate(h, january, hr.as)
    expect(await unverified(january)).toEqual(['CN 2026'])
    // A raise of December is counted by the days of 2025.
    const raise = { employeeId: scene.ids[1]!, effectiveOn: '2025-12-01', base: '12000', cycle: 'monthly', currency: 'CNY' }
    const { id } = await h.ok('POST /ws/salary/propose', raise, hr.as)
    await h.ok('POST /ws/salary/approve', { ids: [id] }, finance.as)
    await calculate(h, january, hr.as)
    expect(await unverified(january)).toEqual(['CN 2026', 'DE 2025'])
    await h.ok('POST /ws/operator/calendar/unverify', { region: 'DE', year: 2026 }, platform.as)
  })

  it('pays by the holidays of the subdivision where it has days of its own', async () => {
    const [bavaria, berlin] = await Promise.all(['DE-BY', 'DE-BE'].map((subdivision) => calendarCodeOf({ country: 'DE', subdivision })))
    const days = await workplaceDays(
      h.services.db,
      [
        { country: 'DE', subdivision: 'DE-BY' },
        { country: 'DE', subdivision: '' },
      ],
      {
        from: '2026-01-01',
        to: '2026-12-31',
      },
    )
    // Epiphany is a holiday in Bavaria and not in all of Germany; All Saints too, on a Sunday in 2026.
    expect([bavaria, berlin]).toEqual(['DE-BY', 'DE-BE'])
    expect(days({ country: 'DE', subdivision: 'DE-BY' }).holidays).toContain('2026-01-06')
    expect(days({ country: 'DE', subdivision: '' }).holidays).not.toContain('2026-01-06')
    expect(await calendarCodeOf({ country: 'CN', subdivision: 'CN-3301' })).toBe('CN')
    expect(await calendarCodeOf({ country: 'FR', subdivision: 'DE-BY' })).toBe('FR')
  })
})
