import { beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import {
  approved,
  calculate,
  calculated,
  changePayee,
  inNovember,
  payBatches,
  payScene,
  seen,
  submitted,
  tickAll,
} from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { reviewRates } from '../../../../../test/support/rates.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { pageNews } from '../../../../platform/server/live/page-news.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

const walletOf = async (as: { token: string }, currency = 'CNY') =>
  (await h.ok('GET /ws/wallet/summary', {}, as)).balances.find((one) => one.currency === currency)?.availableMinor ?? 0

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
    const received: unknown[] = []
    h.services.live.on(pageNews, (news) => void received.push(news))
    await h.ok('POST /ws/operator/payroll/failed', { batchId: batches[0]!.id, paymentIds: [of(b)], reason: '账户已注销' }, platform.as)
    // The company's open pages learn what the operator did, and the message leads to the payments.
    await expect.poll(() => received).toContainEqual({ topic: 'payroll', to: expect.arrayContaining([finance.accountId]) })
    const { records: notices } = await h.ok('GET /ws/notice/list', {}, finance.as)
    expect(notices[0]!.link).toBe(`/companyHome/payRun?id=${id}&tab=money`)
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

  it('takes back what the bank returned after it was paid, by two operators, also when the run is locked', async () => {
    const scene = await payScene(h, [{}, {}])
    const { finance } = scene.people.member
    const before = await walletOf(scene.people.as)
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    await payBatches(h, id, finance.as, platform.as)
    await h.ok('POST /ws/payroll/run/publish', { id }, finance.as)
    await h.ok('POST /ws/payroll/run/lock', { id }, finance.as)
    const [batch] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
    const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch!.id }, platform.as)
    const back = { batchId: batch!.id, paymentIds: [records[0]!.id], reference: 'RT 77', reason: '户名不符' }
    const second = await operator(h)
    expect(await h.ok('POST /ws/operator/payroll/cameBack', back, platform.as)).toEqual({ marked: 1, state: 'locked', waits: true })
    const asked = (await h.ok('GET /ws/approval/list', {}, second.as)).records.find(({ link }) => link.includes(batch!.id))
    await h.ok('POST /ws/approval/approve', { id: asked!.id }, second.as)
    const opened = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(opened).toMatchObject({ state: 'published', deadlineAt: expect.any(String) })
    expect((await h.refused('POST /ws/operator/payroll/cameBack', back, second.as)).error).toBe('paymentState')
    const { records: payments } = await h.ok('GET /ws/payroll/run/payments', { id }, finance.as)
    expect(payments.find(({ state }) => state === 'failed')).toMatchObject({ reason: '户名不符', reference: '' })
    expect((await h.refused('POST /ws/payroll/run/lock', { id }, finance.as)).error).toBe('moneyOpen')
    await h.ok('POST /ws/payroll/run/giveBack', { id, employeeIds: [records[0]!.employee.id], reason: '已离职' }, finance.as)
    expect(await walletOf(scene.people.as)).toBe(before - 1_000_000)
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
      waits: false,
    })
    expect(await h.ok('POST /ws/operator/payroll/result', { batchId, text: result }, platform.as)).toEqual({
      paid: 0,
      failed: 0,
      already: 3,
      state: 'paying',
      waits: false,
    })
    const payments = await h.ok('GET /ws/payroll/run/payments', { id }, finance.as)
    expect(payments.records.map(({ state, reference, reason }) => [state, reference, reason]).sort()).toEqual([
      ['failed', '', '户名不符'],
      ['paid', 'R1', ''],
      ['paid', 'R2, second', ''],
    ])
  })

  it('has a second operator approve what is marked as paid in a large batch, also in parts and by the bank’s file', async () => {
    const scene = await payScene(h, [{ baseMinor: 40_000_000 }, { baseMinor: 40_000_000 }], {
      funded: [{ amountMinor: 80_000_000, currency: 'CNY' }],
    })
    const { finance } = scene.people.member
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    const [batch] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
    const batchId = batch!.id
    const payments = (await h.ok('GET /ws/operator/payroll/batch', { id: batchId }, platform.as)).records.map((one) => one.id)
    const states = async () =>
      (await h.ok('GET /ws/payroll/run/payments', { id }, finance.as)).records.map(({ state, reference }) => [state, reference]).sort()
    const second = await operator(h)
    const waiting = async () => (await h.ok('GET /ws/approval/list', {}, second.as)).records
    const part = { batchId, paymentIds: [payments[0]!], reference: 'SEPA 7' }

    expect(await h.ok('POST /ws/operator/payroll/paid', part, platform.as)).toMatchObject({ marked: 1, state: 'paying', waits: true })
    expect(await states()).toEqual([
      ['sent', ''],
      ['sent', ''],
    ])
    const [asked] = await waiting()
    expect(asked).toMatchObject({ currency: 'CNY', amountMinor: 40_000_000, link: `/operatorHome/payrollPayouts?id=${batchId}` })
    expect((await h.refused('POST /ws/operator/payroll/paid', part, second.as)).error).toBe('approvalWaits')
    expect((await h.refused('POST /ws/approval/approve', { id: asked!.id }, platform.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/approve', { id: asked!.id }, second.as)
    expect(await states()).toEqual([
      ['paid', 'SEPA 7'],
      ['sent', ''],
    ])

    // The bank's file: its payment waits, and what it says of a payment that is true already is skipped.
    const text = `${payments[0]},paid,SEPA 7\n${payments[1]},paid,SEPA 8`
    expect(await h.ok('POST /ws/operator/payroll/result', { batchId, text }, second.as)).toMatchObject({ paid: 1, already: 1, waits: true })
    const [again] = await h.ok('GET /ws/approval/list', {}, platform.as).then(({ records }) => records)
    // The bank returns the payment before anybody approves: the request is about something that is no longer so.
    await h.ok('POST /ws/operator/payroll/failed', { batchId, paymentIds: [payments[1]!], reason: '退票' }, platform.as)
    expect((await h.refused('POST /ws/approval/approve', { id: again!.id }, platform.as)).error).toBe('staleState')
    expect(await states()).toEqual([
      ['failed', ''],
      ['paid', 'SEPA 7'],
    ])
    expect(await waiting()).toEqual([])
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

  it('pay outside is carried out by finance: a list with the accounts, each look recorded, and a proof for each part', async () => {
    const rupees = { currency: 'INR' as never, country: 'IN' }
    const scene = await payScene(h, [
      { ...rupees, name: 'Asha Rao', baseMinor: 8_000_000 },
      { ...rupees, name: 'Dev Rao', baseMinor: 9_000_000 },
    ])
    const { hr, finance, viewer, admin } = scene.people.member
    const id = await approved(h, scene)
    for (const who of [hr, viewer, admin]) expect((await h.refused('POST /ws/payroll/run/outsideList', { id }, who.as)).status).toBe(403)
    const full = await h.ok('POST /ws/payroll/run/outsideList', { id }, finance.as)
    const { rows } = await h.services.pool.query('select holder from payee where employee_id = any($1::uuid[])', [scene.ids])
    for (const { holder } of rows) expect(full.text).toContain(holder)
    expect(full.text).toContain('80000.00')
    expect(full.text).toContain('170000.00')
    const agency = await h.ok('POST /ws/payroll/run/outsideList', { id, format: 'agency' }, { ...finance.as, lang: 'cn' })
    expect(agency.text.split(/\r?\n/)[0]).toContain('序号,账号,户名,金额,开户银行,摘要')
    expect(agency.text).not.toContain('170000.00')
    const [first, second] = scene.ids
    const kept = await h.services.pool.query('select row_id, reason from secret_look where row_id = any($1::uuid[])', [scene.ids])
    expect(new Set(kept.rows.map(({ row_id }) => row_id))).toEqual(new Set(scene.ids))
    const paidPart = async (employeeIds: string[] | undefined) => {
      const { version } = await h.ok('GET /ws/payroll/run', { id }, finance.as)
      const proof = (await upload(h, finance.token, 'payoutProof', 'png')).url
      return h.ok('POST /ws/payroll/run/payOutside', { id, version, proof, ...(employeeIds && { employeeIds }) }, finance.as)
    }
    expect((await paidPart([first!])).state).not.toBe('paid')
    const run = await h.ok('GET /ws/payroll/run', { id }, finance.as)
    expect(run.payments.map(({ state, count }) => [state, count])).toEqual(
      expect.arrayContaining([
        ['outside', 1],
        ['paidOutside', 1],
      ]),
    )
    const rest = await h.ok('POST /ws/payroll/run/outsideList', { id }, finance.as)
    expect(rest.text).not.toContain('80000.00')
    const twice = await h.refused(
      'POST /ws/payroll/run/payOutside',
      { id, version: run.version, proof: 'x', employeeIds: [first!] },
      finance.as,
    )
    expect(['paymentState', 'invalid']).toContain(twice.error)
    expect((await paidPart([second!])).state).toBe('paid')
    expect((await h.refused('POST /ws/payroll/run/outsideList', { id }, finance.as)).error).toBe('outsideProof')
  })

  it('accounts that wait for a second person are in no list', async () => {
    const scene = await payScene(h, [{ currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }])
    const { hr, finance } = scene.people.member
    const october = await approved(h, scene, { on: '2026-10-15' })
    const proof = (await upload(h, finance.token, 'payoutProof', 'png')).url
    await h.ok('POST /ws/payroll/run/payOutside', { id: october, proof }, finance.as)
    const november = await approved(h, scene)
    await changePayee(h, scene.people.companyId, scene.ids[0]!, hr.accountId, 'IN00 8888')
    expect((await h.refused('POST /ws/payroll/run/outsideList', { id: november }, finance.as)).error).toBe('payeesUnconfirmed')
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
    await h.ok('POST /ws/operator/cost/draft', form, platform.as)
    await reviewRates(h, 'SG', other)
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
