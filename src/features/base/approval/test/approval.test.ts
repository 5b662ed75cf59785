import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { upload } from '../../../../../test/support/files.ts'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { APPROVAL_DAYS } from '../../../../rules/constants.ts'
import { balanceOf, trialBalance } from '../../../money/ledger/server/reads.ts'

const h = serverForFile()
let people: Stage
let owner: Person
let finance: Person

beforeAll(async () => {
  people = await cast(h, { limited: true })
  owner = people.publisher.owner
  finance = people.publisher.member.finance
})

/** Above the default limit of CNY 100,000 by any rate near today's. */
const LARGE = '20000.00'
const LARGE_MINOR = 2_000_000

const wallet = (companyId = people.publisher.companyId) =>
  balanceOf(h.services.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: companyId } }, 'EUR')
const earned = () =>
  balanceOf(h.services.db, { kind: 'personAvailable', owner: { ownerType: 'person', ownerId: people.provider.accountId } }, 'EUR')
const detail = (id: string, who: Person = owner) => h.ok('GET /ws/demand/detail', { id }, who.as)
const waiting = async (id: string, who: Person = owner) => (await detail(id, who)).second?.waiting
const created = async (amount = LARGE) => (await h.ok('POST /ws/demand/create', { form: formOf(h, { amount }) }, owner.as)).id
const fund = (id: string, who: Person = owner, amount = LARGE) => h.ok('POST /ws/demand/hosting', { id, amount }, who.as)
const notices = async ({ accountId }: Person, kind: string) =>
  Number((await h.services.pool.query('select count(*) as n from notice where account_id = $1 and kind = $2', [accountId, kind])).rows[0].n)
const balanced = async () => {
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.every((one) => one.totalMinor === 0)).toBe(true)
  expect(trial.drifted).toBe(0)
}

/** Walks a large demand to a stage, each payment approved by the second person. */
async function largeAt(stage: 'service' | 'complete'): Promise<string> {
  const id = await created()
  await fund(id)
  await h.ok('POST /ws/approval/approve', { id: (await waiting(id))!.id }, finance.as)
  await h.ok('POST /ws/demand/publish', { id }, owner.as)
  await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
  await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
  await h.ok('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, owner.as)
  await h.ok('POST /ws/demand/start', { id, agreed: true }, people.provider.as)
  if (stage === 'complete') await h.ok('POST /ws/demand/complete', { id, note: '已交付' }, people.provider.as)
  return id
}

describe('a company’s payments from the limit on', () => {
  it('move nothing until another member approves, and then once', async () => {
    const before = await wallet()
    const id = await created()
    expect((await detail(id)).second).toEqual({ rule: 'needed', waiting: null })
    const noticesBefore = await notices(finance, 'approvalWaits')
    expect(await fund(id)).toMatchObject({ seaServiceStatus: 0, waits: true })
    expect(await wallet()).toBe(before)
    expect(await notices(finance, 'approvalWaits')).toBe(noticesBefore + 1)
    const request = (await waiting(id))!
    expect(request).toMatchObject({ amountMinor: LARGE_MINOR, currency: 'EUR', may: { decide: false, withdraw: true } })
    expect((await waiting(id, finance))!.may).toEqual({ decide: true, withdraw: false })
    expect((await h.refused('POST /ws/demand/hosting', { id, amount: LARGE }, finance.as)).error).toBe('approvalWaits')
    expect((await h.refused('POST /ws/approval/approve', { id: request.id }, owner.as)).error).toBe('fourEyes')
    expect(await h.ok('POST /ws/approval/approve', { id: request.id }, finance.as)).toMatchObject({ state: 'approved' })
    expect(await wallet()).toBe(before - LARGE_MINOR)
    const after = await detail(id)
    expect(after).toMatchObject({ seaServiceStatus: 1, second: { rule: 'needed', waiting: null } })
    expect(after.timeline.at(-1)).toMatchObject({ move: 'fund', actorName: finance.name, subjectName: owner.name, askedByName: owner.name })
    expect(await notices(owner, 'approvalGiven')).toBe(1)
    expect((await h.refused('POST /ws/approval/approve', { id: request.id }, finance.as)).error).toBe('staleState')
    await balanced()
  })

  it('need nobody below the limit', async () => {
    const id = await demandAt(h, people, 0, { amount: '100' })
    expect((await detail(id)).second?.rule).toBe('below')
    expect(await fund(id, owner, '100')).toMatchObject({ seaServiceStatus: 1, waits: false })
  })

  it('are judged by the whole amount of the demand, so parts do not slip below', async () => {
    const id = await created()
    expect(await fund(id, owner, '10')).toMatchObject({ waits: true })
  })

  it('hold for the advance, the release, and an edit that funds more', async () => {
    const start = await earned()
    const id = await largeAt('service')
    const advance = await h.ok('GET /ws/demand/release/preview', { id, amount: '1000' }, owner.as)
    const input = { id, amount: '1000', netMinor: advance.netMinor }
    expect(await h.ok('POST /ws/demand/imprest', input, owner.as)).toMatchObject({ waits: true })
    expect(await earned()).toBe(start)
    await h.ok('POST /ws/approval/approve', { id: (await waiting(id))!.id }, finance.as)
    expect(await earned()).toBe(start + advance.netMinor)
    await h.ok('POST /ws/demand/complete', { id, note: '已交付' }, people.provider.as)
    const rest = await h.ok('GET /ws/demand/release/preview', { id }, owner.as)
    await h.ok('POST /ws/demand/confirm', { id, netMinor: rest.netMinor }, finance.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 5 })
    await h.ok('POST /ws/approval/approve', { id: (await waiting(id))!.id }, owner.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 6 })
    expect(await earned()).toBe(start + advance.netMinor + rest.netMinor)

    const small = await demandAt(h, people, 1, { amount: '100' })
    const before = await wallet()
    const attachmentId = (await upload(h, owner.token, 'taskAttachment', 'zip', 'a.zip')).id
    const form = formOf(h, { amount: LARGE, attachmentId })
    expect(await h.ok('POST /ws/demand/edit', { id: small, form }, owner.as)).toMatchObject({ waits: true })
    expect(await detail(small)).toMatchObject({ amountMinor: 10_000 })
    await h.ok('POST /ws/approval/approve', { id: (await waiting(small))!.id }, finance.as)
    expect(await detail(small)).toMatchObject({ amountMinor: LARGE_MINOR, attachment: { id: attachmentId } })
    expect(await wallet()).toBe(before - LARGE_MINOR + 10_000)
    await balanced()
  })

  it('can be declined, withdrawn by the one who asked alone, and expire', async () => {
    const before = await wallet()
    const id = await created()
    await fund(id)
    const first = (await waiting(id))!.id
    expect((await h.refused('POST /ws/approval/withdraw', { id: first }, finance.as)).error).toBe('forbidden')
    expect((await h.refused('POST /ws/approval/decline', { id: first, reason: 'x' }, owner.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/decline', { id: first, reason: '先谈价格' }, finance.as)
    expect(await notices(owner, 'approvalDeclined')).toBe(1)
    await fund(id)
    await h.ok('POST /ws/approval/withdraw', { id: (await waiting(id))!.id }, owner.as)
    await fund(id)
    const last = (await waiting(id))!.id
    h.clock.advance({ hours: 24 * APPROVAL_DAYS + 1 })
    await renew(h, people)
    await h.jobs.runDue()
    expect(await waiting(id)).toBeNull()
    expect((await h.refused('POST /ws/approval/approve', { id: last }, finance.as)).error).toBe('staleState')
    const { records } = await h.ok('GET /ws/approval/list', { state: 'past' }, owner.as)
    expect(records.slice(0, 3).map((one) => one.state)).toEqual(['expired', 'withdrawn', 'declined'])
    expect(await wallet()).toBe(before)
  })

  it('lapse when the demand is edited or cancelled', async () => {
    const id = await created()
    await fund(id)
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { amount: '30000' }) }, owner.as)
    expect(await waiting(id)).toBeNull()
    await fund(id)
    const request = (await waiting(id))!.id
    await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, owner.as)
    expect((await h.refused('POST /ws/approval/approve', { id: request }, finance.as)).error).toBe('staleState')
    expect(await notices(owner, 'approvalEnded')).toBeGreaterThanOrEqual(2)
  })

  it('are not seen or decided by others', async () => {
    const id = await created()
    await fund(id)
    const request = (await waiting(id))!.id
    const stranger = await company(h, { roles: ['finance'] })
    for (const who of [stranger.owner, stranger.member.finance, people.publisher.member.viewer, people.provider, people.platform])
      expect((await h.refused('POST /ws/approval/approve', { id: request }, who.as)).status).toBe(404)
    expect((await h.ok('GET /ws/approval/list', {}, stranger.as)).total).toBe(0)
    expect((await detail(id, people.platform)).second).toBeNull()
  })

  it('need no second person where nobody else holds the right, and say so', async () => {
    const alone = await company(h, { roles: ['viewer', 'demandManager'], funded: [{ amountMinor: 5_000_000, currency: 'EUR' }] })
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: LARGE }) }, alone.as)
    expect((await detail(id, alone.owner)).second).toEqual({ rule: 'only', waiting: null })
    expect(await fund(id, alone.owner)).toMatchObject({ seaServiceStatus: 1, waits: false })
  })
})

describe('races about a request', () => {
  it('two approvers: one wins, the money moves once', async () => {
    const three = await company(h, { roles: ['finance', 'admin'], funded: [{ amountMinor: 50_000_000, currency: 'EUR' }] })
    const before = await wallet(three.companyId)
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: LARGE }) }, three.as)
    await fund(id, three.owner, '10000')
    const request = (await waiting(id, three.owner))!.id
    const approvers = [three.member.finance, three.member.admin, three.member.finance, three.member.admin]
    const answers = await Promise.all(approvers.map((who) => h.call('POST /ws/approval/approve', { id: request }, who.as)))
    expect(answers.filter((one) => one.body.success)).toHaveLength(1)
    expect(await wallet(three.companyId)).toBe(before - 1_000_000)
    await balanced()
  })

  it.each(['cancel', 'edit', 'withdraw', 'decline'] as const)('approve × %s: one wins, and the wallet shows which', async (rival) => {
    const before = await wallet()
    const id = await created()
    await fund(id)
    const request = (await waiting(id))!.id
    const rivals = {
      cancel: () => h.call('POST /ws/demand/cancel', { id, reason: 'x' }, owner.as),
      edit: () => h.call('POST /ws/demand/edit', { id, form: formOf(h, { amount: '30000' }) }, owner.as),
      withdraw: () => h.call('POST /ws/approval/withdraw', { id: request }, owner.as),
      decline: () => h.call('POST /ws/approval/decline', { id: request, reason: 'x' }, finance.as),
    }
    const [approved] = await Promise.all([h.call('POST /ws/approval/approve', { id: request }, finance.as), rivals[rival]()])
    const { escrow, seaServiceStatus } = await detail(id)
    expect(await wallet()).toBe(before - escrow!.heldMinor)
    expect(escrow!.hostedMinor).toBe(approved.body.success ? LARGE_MINOR : 0)
    // Who cancels what was funded meanwhile has not seen that, and is shown it.
    if (rival === 'cancel' && !approved.body.success) expect([escrow!.heldMinor, seaServiceStatus]).toEqual([0, 8])
    // An edit that comes second waits itself.
    expect((await waiting(id))?.id).not.toBe(request)
    await balanced()
  })
})

describe('the limit of a company', () => {
  it('is lowered alone and raised with a second person', async () => {
    const two = await company(h, { roles: ['finance', 'viewer'] })
    expect(await h.ok('GET /ws/approval/limit', {}, two.member.viewer.as)).toMatchObject({ isDefault: true, off: false, currency: 'CNY' })
    const lower = { currency: 'USD' as const, amount: '500' }
    expect(await h.ok('POST /ws/approval/limit', lower, two.as)).toMatchObject({ amountMinor: 50_000, currency: 'USD', waits: false })
    for (const wish of [
      { currency: 'USD' as const, amount: '501' },
      { ...lower, off: true },
    ]) {
      expect(await h.ok('POST /ws/approval/limit', wish, two.as)).toMatchObject({ off: false, waits: true })
      const { records } = await h.ok('GET /ws/approval/list', {}, two.member.finance.as)
      await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, two.member.finance.as)
    }
    expect(await h.ok('GET /ws/approval/limit', {}, two.as)).toMatchObject({ off: true, waits: false })
    expect((await h.refused('POST /ws/approval/limit', lower, two.member.viewer.as)).status).toBe(403)
  })
})

it('a limit that is lowered is not set back by a change of another member at the same moment', async () => {
  for (let time = 0; time < 5; time++) {
    const two = await company(h, { roles: ['finance'] })
    const set = (amount: string, as: Person['as']) => h.call('POST /ws/approval/limit', { currency: 'CNY', amount }, as)
    await set('50000', two.as)
    const [lowered] = await Promise.all([set('100', two.as), set('50000', two.member.finance.as)])
    // Who comes second has not seen the other’s change, and is shown it.
    const amountMinor = lowered.body.success ? 10_000 : 5_000_000
    expect(await h.ok('GET /ws/approval/limit', {}, two.as)).toMatchObject({ amountMinor })
  }
})

describe('the platform', () => {
  const LARGE_CNY = { currency: 'CNY' as const, amount: '600000' }
  const topUp = async (more: Partial<typeof LARGE_CNY & { voucher: string }> | { amount: string; voucher?: string } = {}) => {
    const voucher = (await upload(h, owner.token, 'voucher', 'png', '凭证.png')).url
    return h.ok('POST /ws/wallet/topUp', { ...LARGE_CNY, voucher, ...more, bankReference: crypto.randomUUID() }, owner.as)
  }
  const cny = () =>
    balanceOf(h.services.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: people.publisher.companyId } }, 'CNY')
  const pending = async (who: Person) => (await h.ok('GET /ws/approval/list', {}, who.as)).records[0]!.id

  it('credits a large top-up with a second operator, and lapses when it is rejected', async () => {
    const [one, two] = [await operator(h), await operator(h)]
    const before = await cny()
    const order = await topUp()
    expect(await h.ok('POST /ws/operator/topUp/confirm', { id: order.id }, one.as)).toMatchObject({ state: 'pending', waits: true })
    expect(await cny()).toBe(before)
    expect((await h.refused('POST /ws/approval/approve', { id: await pending(one) }, one.as)).error).toBe('fourEyes')
    const id = await pending(two)
    const tries = await Promise.all([1, 2, 3].map(() => h.call('POST /ws/approval/approve', { id }, two.as)))
    expect(tries.filter((answer) => answer.body.success)).toHaveLength(1)
    expect(await cny()).toBe(before + 60_000_000)
    const other = await topUp()
    await h.ok('POST /ws/operator/topUp/confirm', { id: other.id }, one.as)
    const late = await pending(two)
    await h.ok('POST /ws/operator/topUp/reject', { id: other.id, reason: '不清楚' }, one.as)
    expect((await h.refused('POST /ws/approval/approve', { id: late }, two.as)).error).toBe('staleState')
    await balanced()
  })

  it('shows a voucher that was sent before', async () => {
    const staff = await operator(h)
    const same = async () => (await upload(h, owner.token, 'voucher', 'jpg', '凭证.jpg')).url
    const [first, again] = [await topUp({ amount: '10', voucher: await same() }), await topUp({ amount: '10', voucher: await same() })]
    const { records } = await h.ok('GET /ws/operator/topUps', { search: again.number }, staff.as)
    expect(records[0]!.sameVoucher.map(({ number }) => number)).toContain(first.number)
    const cut = await upload(h, owner.token, 'voucher', 'png', '另一张.png')
    const other = await topUp({ amount: '10', voucher: cut.url })
    const shown = await h.ok('GET /ws/operator/topUps', { search: other.number }, staff.as)
    expect(shown.records[0]!.sameVoucher.map(({ number }) => number)).not.toContain(again.number)
  })

  it('reports a large payout as paid with a second operator, with the file of the first', async () => {
    const [one, two] = [await operator(h), await operator(h)]
    const lone = await company(h, { funded: [{ amountMinor: 70_000_000, currency: 'CNY' }] })
    const bank = { holderName: 'A B', bankName: 'Bank', country: 'CN', currency: 'CNY', accountNumber: '6222020200112233' }
    const account = await h.ok('POST /ws/wallet/bankAccount/add', bank, lone.as)
    const asked = await h.ok('POST /ws/wallet/withdraw', { bankAccountId: account.id, ...LARGE_CNY }, lone.as)
    const proof = (await upload(h, one.token, 'payoutProof', 'png', 'proof.png')).id
    expect(await h.ok('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'FT1', proof }, one.as)).toMatchObject({
      waits: true,
    })
    await h.ok('POST /ws/approval/approve', { id: await pending(two) }, two.as)
    const { records } = await h.ok('GET /ws/operator/withdrawals', { search: asked.number }, two.as)
    expect(records[0]).toMatchObject({ state: 'paid', withdrawal: { payoutReference: 'FT1', proof: { id: proof } } })
    await balanced()
  })

  it('changes the account that customers pay into with a second operator', async () => {
    const [one, two] = [await operator(h), await operator(h)]
    const change = { name: 'bankAccountCn' as const, value: '招商银行 0571' }
    expect(await h.ok('POST /ws/operator/setting', change, one.as)).toMatchObject({ value: '', waits: true })
    expect((await h.ok('GET /ws/setting/payInto', { currency: 'CNY' }, owner.as)).cn).toBe('')
    await h.ok('POST /ws/approval/approve', { id: await pending(two) }, two.as)
    expect((await h.ok('GET /ws/setting/payInto', { currency: 'CNY' }, owner.as)).cn).toBe('招商银行 0571')
    expect(await h.ok('POST /ws/operator/setting', { name: 'secondOperatorFrom', value: 900_000 }, one.as)).toMatchObject({ waits: true })
    expect(await h.ok('POST /ws/operator/setting', { name: 'wechatId', value: '400 800 1234' }, one.as)).toMatchObject({ waits: false })
  })

  it('shows the account of a currency to who pays it, and the one for other currencies to the others', async () => {
    const [one, two] = [await operator(h), await operator(h)]
    const name = 'bankAccountEUR' as const
    expect(await h.ok('POST /ws/operator/setting', { name, value: 'IBAN: DE00' }, one.as)).toMatchObject({ value: '', waits: true })
    expect((await h.ok('GET /ws/setting/payInto', { currency: 'EUR' }, owner.as)).en).not.toBe('IBAN: DE00')
    await h.ok('POST /ws/approval/approve', { id: await pending(two) }, two.as)
    expect(await h.ok('GET /ws/setting/payInto', { currency: 'EUR' }, owner.as)).toEqual({ cn: 'IBAN: DE00', en: 'IBAN: DE00' })
    expect((await h.ok('GET /ws/setting/payInto', { currency: 'USD' }, owner.as)).cn).toBe('招商银行 0571')
    expect(await h.refused('GET /ws/setting/payInto', { currency: 'BEAN' }, owner.as)).toMatchObject({ status: 422 })
  })
})

it('individuals have no requests', async () => {
  expect((await h.refused('GET /ws/approval/list', {}, (await individual(h)).as)).status).toBe(403)
})
