import { beforeAll, describe, expect, it } from 'vitest'
import { bringOn, cast, dayFrom, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { Currency } from '../../../../platform/contract/amount.ts'
import { balanceOf, trialBalance } from '../../../money/ledger/server/reads.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const detail = (id: string, who: { as: { token: string } }) => h.ok('GET /ws/demand/detail', { id }, who.as)

const wallet = (currency: Currency) =>
  balanceOf(h.services.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: people.publisher.companyId } }, currency)

const available = (accountId: string, currency: Currency) =>
  balanceOf(h.services.db, { kind: 'personAvailable', owner: { ownerType: 'person', ownerId: accountId } }, currency)

describe('a demand from creation to its end', () => {
  it('passes all nine stages, with escrow 0 and the ledger at 0 at the end', async () => {
    const before = await wallet('EUR')
    const id = await demandAt(h, people, 8)
    const ended = await detail(id, people.publisher)
    expect(ended).toMatchObject({ seaServiceStatus: 8, outcome: 'completed' })
    expect(ended.escrow).toEqual({ currency: 'EUR', hostedMinor: 840_000, heldMinor: 0, releasedMinor: 840_000, refundedMinor: 0 })
    expect(await wallet('EUR')).toBe(before - 840_000)
    expect(await available(people.provider.accountId, 'EUR')).toBe(798_000)
    expect(ended.timeline.map((entry) => entry.move)).toEqual([
      'create',
      'fund',
      'publish',
      'approve',
      'apply',
      'pick',
      'start',
      'complete',
      'confirm',
      'accept',
      'close',
      'close',
    ])
    const trial = await trialBalance(h.services.db)
    expect(trial.currencies.map((one) => one.totalMinor)).toEqual(trial.currencies.map(() => 0))
    expect(trial.drifted).toBe(0)
  })

  it('has flags relative to the viewer', async () => {
    const loser = await individual(h)
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, loser.as)
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    expect((await detail(id, loser)).applyStatus).toBe(1)
    expect((await detail(id, people.publisher)).applyStatus).toBe(0)
    await h.ok('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, people.publisher.as)
    expect((await detail(id, loser)).applyStatus).toBe(0)
    expect((await detail(id, people.provider)).applyStatus).toBe(2)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, people.provider.as)
    expect(await detail(id, people.provider)).toMatchObject({ applyStatus: 3, seaServicePostponeStatus: 1 })
    await h.ok('POST /ws/demand/postpone', { id, reason: '海关延误' }, people.provider.as)
    expect((await detail(id, people.publisher)).seaServicePostponeStatus).toBe(2)
    expect((await detail(id, people.provider)).seaServicePostponeStatus).toBe(0)
  })
})

describe('funding', () => {
  it('accepts money in parts and moves on when fully funded', async () => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    expect((await h.ok('POST /ws/demand/hosting', { id, amount: '400' }, people.publisher.as)).seaServiceStatus).toBe(0)
    const over = await h.refused('POST /ws/demand/hosting', { id, amount: '8000.01' }, people.publisher.as)
    expect(over.fields.amount).toMatch(/尚未托管/)
    expect((await h.ok('POST /ws/demand/hosting', { id, amount: '8,000.00' }, people.publisher.as)).seaServiceStatus).toBe(1)
    expect((await h.refused('POST /ws/demand/hosting', { id, amount: '1' }, people.publisher.as)).error).toBe('wrongStage')
  })

  it('refuses 0, three decimals, a fraction of a yen, and more than the wallet holds', async () => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    expect((await h.refused('POST /ws/demand/hosting', { id, amount: '0' }, { ...people.publisher.as, lang: 'en' })).fields.amount).toBe(
      'The amount must be between 0.01 and 1,000,000',
    )
    expect((await h.refused('POST /ws/demand/hosting', { id, amount: '1.005' }, people.publisher.as)).fields.amount).toBe('最多两位小数')
    const yen = await h.ok('POST /ws/demand/create', { form: formOf(h, { currency: 'JPY', amount: '90000' }) }, people.publisher.as)
    expect((await h.refused('POST /ws/demand/hosting', { id: yen.id, amount: '10.5' }, people.publisher.as)).fields.amount).toBe(
      'JPY 没有小数',
    )
    const pounds = await h.ok('POST /ws/demand/create', { form: formOf(h, { currency: 'GBP', amount: '500' }) }, people.publisher.as)
    const short = await h.refused('POST /ws/demand/hosting', { id: pounds.id, amount: '500' }, { ...people.publisher.as, lang: 'en' })
    expect(short).toMatchObject({ error: 'insufficientBalance', message: 'Insufficient balance: you need GBP 500.00 more' })
  })

  it('keeps one of two fundings sent with the same key, and refuses the key for another amount', async () => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    const before = await wallet('EUR')
    const how = { ...people.publisher.as, idempotencyKey: crypto.randomUUID() }
    // One screen has read one version: the first of the three changes it.
    const { version } = await detail(id, people.publisher)
    const answers = await Promise.all([1, 2, 3].map(() => h.ok('POST /ws/demand/hosting', { id, version, amount: '100' }, how)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await wallet('EUR')).toBe(before - 10_000)
    expect((await h.refused('POST /ws/demand/hosting', { id, version, amount: '200' }, how)).error).toBe('keyReused')
  })
})

describe('editing', () => {
  it('returns a published demand to review when its substance changes, and leaves it there when only dates change', async () => {
    const id = await demandAt(h, people, 2)
    const later = formOf(h, { recruitEnd: dayFrom(h, 25) })
    expect((await h.ok('POST /ws/demand/edit', { id, form: later }, people.publisher.as)).seaServiceStatus).toBe(2)
    expect(
      (await h.ok('POST /ws/demand/edit', { id, form: { ...later, title: '另一个标题 Another title' } }, people.publisher.as))
        .seaServiceStatus,
    ).toBe(1)
    expect((await detail(id, people.publisher)).review).toBe('none')
  })

  it('shows operators, and nobody else, what they decided on before it was edited, until they decide again', async () => {
    const id = await demandAt(h, people, 2)
    const at = async (who: { as: { token: string } }) => (await detail(id, who)).reviewed
    expect(await at(people.platform)).toBe(null)
    const edit = (over: Parameters<typeof formOf>[1]) => h.ok('POST /ws/demand/edit', { id, form: formOf(h, over) }, people.publisher.as)
    await edit({ title: '第二个标题 Second title' })
    await edit({ title: '第三个标题 Third title', amount: '9000' })
    expect(await at(people.platform)).toMatchObject({ title: formOf(h).title, amountMinor: 840_000, areaCode: 'DE', attachment: null })
    expect(await at(people.publisher)).toBe(null)
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    expect((await at(people.platform))?.title).toBe(formOf(h).title)
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    expect(await at(people.platform)).toBe(null)
  })

  it('funds from the wallet and refunds to it when the amount changes', async () => {
    const id = await demandAt(h, people, 1)
    const before = await wallet('EUR')
    const edit = async (amount: string) =>
      (await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { amount }) }, people.publisher.as)).money
    expect(await edit('9000')).toEqual({ cause: 'demand.fund', amountMinor: 60_000, currency: 'EUR' })
    expect(await wallet('EUR')).toBe(before - 60_000)
    expect(await edit('8000')).toEqual({ cause: 'demand.refund', amountMinor: 100_000, currency: 'EUR' })
    expect(await edit('8000')).toBe(null)
    expect(await wallet('EUR')).toBe(before + 40_000)
    expect((await detail(id, people.publisher)).escrow).toMatchObject({ heldMinor: 800_000, refundedMinor: 100_000 })
  })

  it('fixes the currency once money is in escrow', async () => {
    const id = await demandAt(h, people, 1)
    expect(
      (await h.refused('POST /ws/demand/edit', { id, form: formOf(h, { currency: 'JPY' }) }, people.publisher.as)).fields,
    ).toHaveProperty('currency')
  })

  it('names every invalid field, in the caller’s language, and changes nothing', async () => {
    const count = async () => (await h.ok('GET /ws/demand/mine', {}, people.publisher.as)).total
    const before = await count()
    const bad = formOf(h, { title: ' ', amount: '1000000.01', areaCode: 'XX', recruitStart: dayFrom(h, 30), prepayment: '' })
    const cn = await h.refused('POST /ws/demand/create', { form: { ...bad, areaCode: '' } }, people.publisher.as)
    expect(cn.status).toBe(422)
    expect(cn.fields).toMatchObject({
      'form.title': '此项必填',
      'form.amount': '金额须在 0 – 1,000,000 之间',
      'form.areaCode': '请选择国家或地区',
    })
    const dates = await h.refused(
      'POST /ws/demand/create',
      { form: formOf(h, { recruitStart: dayFrom(h, 30) }) },
      { ...people.publisher.as, lang: 'en' },
    )
    expect(dates.fields['form.recruitEnd']).toBe('The start date cannot be after the end date')
    const above = await h.refused('POST /ws/demand/create', { form: formOf(h, { prepayment: '9000' }) }, people.publisher.as)
    expect(above.fields['form.prepayment']).toMatch(/^预付款不能超过金额 EUR [\d,]+\.00$/)
    const area = await h.refused('POST /ws/demand/create', { form: formOf(h, { areaCode: 'XX' }) }, people.publisher.as)
    expect(area.fields).toHaveProperty('areaCode')
    expect(await count()).toBe(before)
  })
})

describe('review', () => {
  it('lets only a verified company publish', async () => {
    const fresh = await company(h, { verified: false, funded: [{ amountMinor: 900_000, currency: 'EUR' }] })
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, fresh.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '8400' }, fresh.as)
    const no = await h.refused('POST /ws/demand/publish', { id }, { ...fresh.as, lang: 'en' })
    expect(no).toMatchObject({ error: 'companyNotVerified', message: 'Only a verified company can publish' })
    await h.services.pool.query('update company set status = 3 where id = $1', [fresh.companyId])
    const refused = await h.refused('POST /ws/demand/publish', { id }, fresh.as)
    expect(refused).toMatchObject({ error: 'authenticationFailed' })
  })

  it('stays at 1 with a reason per field when rejected, and is published again once it was changed', async () => {
    const id = await demandAt(h, people, 1)
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    expect((await h.refused('POST /ws/demand/publish', { id }, people.publisher.as)).error).toBe('reviewUnderWay')
    const unknown = { acceptanceCriteria: '请写明验收标准', budget: 'x' }
    const refused = await h.refused('POST /ws/operator/demand/reject', { id, reasons: unknown }, people.platform.as)
    expect(Object.keys(refused.fields)).toEqual(['reasons.budget'])
    await h.ok('POST /ws/operator/demand/reject', { id, reasons: { acceptanceCriteria: '请写明验收标准' } }, people.platform.as)
    const seen = await detail(id, people.publisher)
    expect(seen).toMatchObject({ seaServiceStatus: 1, review: 'rejected', reviewReasons: { acceptanceCriteria: '请写明验收标准' } })
    expect(seen.next?.move).toBe('edit')
    expect((await h.refused('POST /ws/demand/publish', { id }, people.publisher.as)).error).toBe('changesOutstanding')
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { acceptanceCriteria: '连续运行 72 小时无故障' }) }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(2)
  })
})

describe('matching', () => {
  it('picks only applicants, and only one', async () => {
    const id = await demandAt(h, people, 2)
    const other = await individual(h)
    expect((await h.refused('POST /ws/demand/pick', { id, accountId: other.accountId }, people.publisher.as)).error).toBe('nobodyApplied')
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    expect((await h.refused('POST /ws/demand/pick', { id, accountId: other.accountId }, people.publisher.as)).error).toBe('notApplied')
    await h.ok('POST /ws/demand/apply', { id }, other.as)
    const race = await Promise.all(
      [people.provider, other].map((one) => h.call('POST /ws/demand/pick', { id, accountId: one.accountId }, people.publisher.as)),
    )
    expect(race.filter((answer) => answer.body.success)).toHaveLength(1)
  })

  it('invites by phone, and an invited person may apply to a demand by invitation', async () => {
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    expect((await h.call('GET /ws/demand/detail', { id }, people.provider.as)).status).toBe(404)
    await h.ok('POST /ws/demand/add', { id, areaCode: '86', phone: people.provider.phone }, people.publisher.as)
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    expect((await h.refused('POST /ws/demand/add', { id, phone: '1' }, people.publisher.as)).fields).toHaveProperty('phone')
  })

  it('notifies those who applied of what was changed, with both amounts', async () => {
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { title: '改过的标题 Changed', amount: '10' }) }, people.publisher.as)
    const said = async (lang: 'cn' | 'en') =>
      (await h.ok('GET /ws/notice/list', {}, { ...people.provider.as, lang })).records.find(({ kind }) => kind === 'demandChanged')?.content
    expect(await said('cn')).toContain('标题、金额 EUR 8,400.00 → EUR 10.00')
    expect(await said('en')).toContain('Title, Amount EUR 8,400.00 → EUR 10.00')
  })

  it('returns to matching when the provider declines or the pick is cancelled', async () => {
    const id = await demandAt(h, people, 3)
    await h.ok('POST /ws/demand/decline', { id, reason: '档期冲突' }, people.provider.as)
    expect(await detail(id, people.publisher)).toMatchObject({ seaServiceStatus: 2, provider: null })
    const other = await demandAt(h, people, 3)
    await h.ok('POST /ws/demand/cancelPick', { id: other, reason: '另有安排' }, people.publisher.as)
    expect((await detail(other, people.publisher)).seaServiceStatus).toBe(2)
  })

  it('refunds everything on cancelling at 0 to 3 and nothing later', async () => {
    const before = await wallet('EUR')
    for (const status of [1, 2, 3]) {
      const id = await demandAt(h, people, status)
      expect(await h.ok('POST /ws/demand/cancel', { id, reason: '预算调整' }, people.publisher.as)).toMatchObject({
        seaServiceStatus: 8,
        money: { cause: 'demand.refund', amountMinor: 840_000, currency: 'EUR' },
      })
    }
    expect(await wallet('EUR')).toBe(before)
    const serving = await demandAt(h, people, 4)
    expect((await h.refused('POST /ws/demand/cancel', { id: serving, reason: '太迟' }, people.publisher.as)).error).toBe('wrongStage')
  })
})

describe('service', () => {
  it('pays an advance once, within the escrow, as the preview showed', async () => {
    const id = await demandAt(h, people, 4)
    const before = await available(people.provider.accountId, 'EUR')
    expect((await h.refused('POST /ws/demand/imprest', { id, amount: '8400.01', netMinor: 1 }, people.publisher.as)).fields.amount).toBe(
      '预付款不能超过托管中的 EUR 8,400.00',
    )
    expect((await h.refused('POST /ws/demand/imprest', { id, amount: '100', netMinor: 1 }, people.publisher.as)).error).toBe(
      'previewChanged',
    )
    const preview = await h.ok('GET /ws/demand/release/preview', { id, amount: '2000' }, people.publisher.as)
    expect(preview).toMatchObject({ grossMinor: 200_000, feeMinor: 10_000, netMinor: 190_000, heldAfterMinor: 640_000 })
    await h.ok('POST /ws/demand/imprest', { id, amount: '2000', netMinor: preview.netMinor }, people.publisher.as)
    expect(await available(people.provider.accountId, 'EUR')).toBe(before + 190_000)
    expect((await detail(id, people.publisher)).isImprest).toBe('Y')
    expect((await h.refused('POST /ws/demand/imprest', { id, amount: '1', netMinor: 95 }, people.publisher.as)).error).toBe('advancePaid')
  })

  it('shows the provider what the releases come to: the fee is that of their sum', async () => {
    // 5 % of 8,400.50 are 420.03; each release by itself would have taken 100.01 and 320.01.
    const id = await demandAt(h, people, 4, { amount: '8400.50' })
    const net = async () => (await detail(id, people.provider)).netMinor
    const before = await available(people.provider.accountId, 'EUR')
    expect(await net()).toBe(798_047)
    const preview = await h.ok('GET /ws/demand/release/preview', { id, amount: '2000.25' }, people.publisher.as)
    await h.ok('POST /ws/demand/imprest', { id, amount: '2000.25', netMinor: preview.netMinor }, people.publisher.as)
    const promised = await net()
    await bringOn(h, people, id, { from: 4, to: 6 })
    expect([promised, await net(), (await available(people.provider.accountId, 'EUR')) - before]).toEqual([798_047, 798_047, 798_047])
  })

  it('postpones by exactly seven days, once', async () => {
    const id = await demandAt(h, people, 4)
    const due = (await detail(id, people.publisher)).expectedCompletion
    expect((await h.refused('POST /ws/demand/postpone', { id }, people.publisher.as)).error).toBe('postponementNotRequested')
    expect((await h.refused('POST /ws/demand/postpone', { id }, people.provider.as)).fields.reason).toBe('此项必填')
    await h.ok('POST /ws/demand/postpone', { id, reason: '港口罢工' }, people.provider.as)
    await h.ok('POST /ws/demand/postpone', { id }, people.publisher.as)
    expect((await detail(id, people.publisher)).expectedCompletion).toBe(Temporal.PlainDate.from(due).add({ days: 7 }).toString())
    expect((await h.refused('POST /ws/demand/postpone', { id, reason: '再一次' }, people.provider.as)).error).toBe('postponedOnce')
  })

  it('lets the company decline the days with a reason, and the provider ask again', async () => {
    const id = await demandAt(h, people, 4)
    const due = (await detail(id, people.publisher)).expectedCompletion
    const refuse = (reason: string) => h.call('POST /ws/demand/postpone/refuse', { id, reason }, people.publisher.as)
    expect((await h.refused('POST /ws/demand/postpone/refuse', { id, reason: '船期已定' }, people.publisher.as)).error).toBe(
      'postponementNotRequested',
    )
    await h.ok('POST /ws/demand/postpone', { id, reason: '港口罢工' }, people.provider.as)
    expect((await refuse('')).status).toBe(422)
    expect((await refuse('船期已定')).body.success).toBe(true)
    expect(await detail(id, people.provider)).toMatchObject({ expectedCompletion: due, seaServicePostponeStatus: 1 })
    await h.ok('POST /ws/demand/postpone', { id, reason: '海关延误' }, people.provider.as)
    await h.ok('POST /ws/demand/postpone', { id }, people.publisher.as)
    expect((await refuse('船期已定')).body).toMatchObject({ result: { error: 'postponedOnce' } })
  })

  it('ends with one act of each side after the release', async () => {
    const id = await demandAt(h, people, 6)
    expect((await detail(id, people.provider)).next).toMatchObject({ move: 'close' })
    expect(await h.ok('POST /ws/demand/close', { id }, people.provider.as)).toMatchObject({ seaServiceStatus: 7 })
    expect((await h.refused('POST /ws/demand/close', { id }, people.provider.as)).error).toBe('closedYourSide')
    expect(await detail(id, people.publisher)).toMatchObject({
      next: { move: 'close' },
      closedBy: { provider: true, publisher: false },
    })
    expect(await h.ok('POST /ws/demand/close', { id }, people.publisher.as)).toMatchObject({ seaServiceStatus: 8 })
    expect(await detail(id, people.publisher)).toMatchObject({ outcome: 'completed', escrow: { heldMinor: 0 } })
  })

  it('shows the provider nothing about rivals, reviews and funding', async () => {
    const rival = await individual(h)
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id, message: '有空' }, rival.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: rival.accountId }, people.publisher.as)
    await h.ok('POST /ws/demand/cancelPick', { id, reason: '报价过高' }, people.publisher.as)
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, people.publisher.as)
    const seen = await detail(id, people.provider)
    expect(seen.timeline.map((entry) => entry.move)).toEqual(['create', 'approve', 'apply', 'pick'])
    expect(seen.reviewReasons).toBeNull()
    expect(await h.ok('GET /ws/demand/timeline', { id }, people.provider.as)).toEqual(seen.timeline)
    expect((await detail(id, people.publisher)).timeline.map((entry) => entry.reason)).toContain('报价过高')
  })

  it('is nobody’s service once it was cancelled before the start', async () => {
    const id = await demandAt(h, people, 3)
    await h.ok('POST /ws/demand/cancel', { id, reason: '项目取消' }, people.publisher.as)
    expect(await detail(id, people.provider)).toMatchObject({ side: 'applicant', applyStatus: 0, actions: [], timeline: [] })
  })

  it('keeps old versions of a delivery and the reason of a return', async () => {
    const id = await demandAt(h, people, 5)
    await h.ok('POST /ws/demand/changeComplete', { id, note: '补充录像' }, people.provider.as)
    await h.ok('POST /ws/demand/return', { id, reason: '缺少签到表' }, people.publisher.as)
    const seen = await detail(id, people.provider)
    expect(seen.seaServiceStatus).toBe(4)
    expect(seen.deliveries.map((one) => [one.version, one.note, one.returnedReason])).toEqual([
      [2, '补充录像', '缺少签到表'],
      [1, '三条产线已交付', null],
    ])
  })
})

describe('timers', () => {
  const DAY = 24
  const pass = async (hours: number) => {
    h.clock.advance({ hours })
    await h.jobs.runDue()
    await renew(h, people)
  }

  // Confirmation, acceptance and close, and a stage that has changed, are in `demand-timers.test.ts`.
  it('warn a day before, then fire', async () => {
    const id = await demandAt(h, people, 3)
    await pass(6 * DAY + 1)
    const warned = await h.ok('GET /ws/notice/list', {}, people.provider.as)
    const warning = warned.records.find((one) => one.kind === 'timerWarning')
    expect(warning?.content).toMatch(/将于北京时间 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 自动执行/)
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(3)
    await pass(DAY)
    expect((await detail(id, people.publisher)).seaServiceStatus).toBe(2)
  })

  it('refund a recruitment that ends without a pick', async () => {
    const before = await wallet('EUR')
    const id = await demandAt(h, people, 2)
    await pass(21 * DAY)
    expect(await detail(id, people.publisher)).toMatchObject({ seaServiceStatus: 8, outcome: 'recruitmentOver' })
    expect(await wallet('EUR')).toBeGreaterThanOrEqual(before)
  })
})

describe('the hall', () => {
  it('finds Chinese and English words inside text, of one, two and more characters', async () => {
    const id = await demandAt(h, people, 2, { title: '越南胡志明市展会搭建 Saigon expo booth' })
    for (const search of ['志明', '胡志明市展', 'expo', 'expo b', '越', 'SAIGON 搭建']) {
      const found = await h.ok('GET /ws/hall/list', { search }, people.provider.as)
      expect(
        found.records.map((one) => one.id),
        search,
      ).toContain(id)
    }
    expect((await h.ok('GET /ws/hall/list', { search: "o'); drop table demand; --" }, people.provider.as)).total).toBe(0)
    expect((await h.ok('GET /ws/hall/list', { search: '火星 \\ : * & | !' }, people.provider.as)).total).toBe(0)
  })

  it('filters by region, category and amount, and requires a currency with an amount', async () => {
    const id = await demandAt(h, people, 2, { areaCode: 'VN', category: 'exhibition', amount: '1234' })
    const found = await h.ok(
      'GET /ws/hall/list',
      { region: 'VN', category: 'exhibition', currency: 'EUR', amountFrom: '1234', amountTo: '1234' },
      people.provider.as,
    )
    expect(found.records.map((one) => one.id)).toEqual([id])
    expect((await h.refused('GET /ws/hall/list', { amountFrom: '5' }, people.provider.as)).fields).toHaveProperty('currency')
  })
})
