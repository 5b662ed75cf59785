import { beforeAll, describe, expect, it } from 'vitest'
import { demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { codeFor, fund, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { proved } from '../../../../../test/support/proof.ts'
import { changeSetting } from '../../../../../test/support/settings.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { channelCode } from '../../../../platform/contract/channel.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { trialBalance } from '../../../money/ledger/server/reads.ts'

const h = serverForFile()
let staff: Person

beforeAll(async () => {
  staff = await operator(h)
})

let nth = 0
const form = (over: Record<string, unknown> = {}) => ({
  kind: 'channel',
  company: `启航咨询 ${++nth}`,
  name: '苏棠',
  email: `su${nth}@example.com`,
  regions: ['VN', 'MX'],
  approach: '服务华东制造企业出海，每季度办两场沙龙',
  shownMs: 60_000,
  ...over,
})

async function applied(over: Record<string, unknown> = {}) {
  const { reference } = await h.ok('POST /ws/partner/apply', form(over), { lang: 'cn' })
  const { records } = await h.ok('GET /ws/operator/partner/applications', { search: reference }, staff.as)
  return records[0]!
}
async function opened() {
  const { id, reference } = await applied()
  await h.ok('POST /ws/operator/partner/review', { id }, staff.as)
  const { channel } = await h.ok('POST /ws/operator/partner/approve', { id }, staff.as)
  return { id, reference, channel: channel! }
}
const rowOf = async (code: string) => (await h.ok('GET /ws/operator/channels', { search: code }, staff.as)).records[0]!

let phones = 0
async function register(channel: string | undefined, userType: 1 | 2 = 1) {
  const phone = `1350001${String(++phones).padStart(4, '0')}`
  await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone })
  const code = await codeFor(h, phone)
  const secret = { password: 'slate_heron_42', confirmPassword: 'slate_heron_42', agreed: true }
  const names = { companyName: '试航科技', name: '试航' }
  return h.ok('POST /ws/account/register', { userType, areaCode: '86', phone, code, ...secret, ...names, channel })
}

describe('an application', () => {
  it('goes from received over review to a decision, guarded, and its applicant looks it up with reference and contact alone', async () => {
    const one = await applied({ phone: '0571-8812 3456', areaCode: '86' })
    expect(one).toMatchObject({ state: 'received', kind: 'channel', regions: [{ code: 'VN' }, { code: 'MX' }] })
    expect(one.reference).toMatch(/^C-2026-\d{4}$/)
    expect((await h.refused('POST /ws/operator/partner/approve', { id: one.id }, staff.as)).error).toBe('staleState')
    await h.ok('POST /ws/operator/partner/review', { id: one.id }, staff.as)
    await h.ok('POST /ws/operator/partner/decline', { id: one.id, reason: '目前不接受该地区' }, staff.as)
    expect((await h.refused('POST /ws/operator/partner/approve', { id: one.id }, staff.as)).error).toBe('staleState')
    const look = (contact: string) => h.ok('GET /ws/partner/application', { reference: one.reference, contact })
    expect(await look(one.email)).toMatchObject({ state: 'declined', reason: '目前不接受该地区', channel: null })
    expect(await look('+86 0571 8812 3456')).toMatchObject({ reference: one.reference })
    expect((await h.refused('GET /ws/partner/application', { reference: one.reference, contact: 'else@example.com' })).error).toBe(
      'notFound',
    )
    const { rows } = await h.services.pool.query('select subject from outbox where recipient = $1 order by at, id', [one.email])
    expect(rows.map((row) => row.subject)).toEqual([`衡渡已收到伙伴申请（${one.reference}）`, `伙伴申请未通过（${one.reference}）`])
  })

  it('is deleted at the request of its sender, unless a channel needs it', async () => {
    const { id, reference, email } = await applied()
    await h.ok('POST /ws/operator/partner/delete', { id }, staff.as)
    expect((await h.refused('GET /ws/partner/application', { reference, contact: email })).error).toBe('notFound')
    const { id: partner } = await opened()
    expect((await h.refused('POST /ws/operator/partner/delete', { id: partner }, staff.as)).error).toBe('staleState')
  })

  it('of the same company and contact under way is the same one; the eleventh of an address in an hour is refused', async () => {
    h.clock.advance({ minutes: 61 })
    const same = form()
    const first = await h.ok('POST /ws/partner/apply', same)
    expect(await h.ok('POST /ws/partner/apply', same)).toEqual(first)
    for (let n = 0; n < 9; n++) await h.ok('POST /ws/partner/apply', form())
    expect((await h.refused('POST /ws/partner/apply', form())).status).toBe(429)
    h.clock.advance({ minutes: 61 })
  })

  it('approved gets a code that can be read aloud', async () => {
    const { reference, channel } = await opened()
    expect(channel.code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
    expect(channelCode(channel.code.toLowerCase().replace('-', ' '))).toBe(channel.code)
    const row = await rowOf(channel.code)
    expect(row).toMatchObject({ reference, state: 'active', companies: 0, people: 0, fundedDemands: 0, money: [] })
  })
})

describe('attribution', () => {
  it('is written once when the account is created; unknown and paused codes have no effect', async () => {
    const { channel } = await opened()
    await register(channel.code.toLowerCase())
    await register(channel.code, 2)
    await register('NOPE-NOPE')
    await register(undefined)
    expect(await rowOf(channel.code)).toMatchObject({ companies: 1, people: 1 })
    await h.ok('POST /ws/operator/channel/state', { id: channel.id, to: 'paused' }, staff.as)
    expect((await h.refused('POST /ws/operator/channel/state', { id: channel.id, to: 'paused' }, staff.as)).error).toBe('staleState')
    await register(channel.code)
    expect(await rowOf(channel.code)).toMatchObject({ companies: 1, people: 1, state: 'paused' })
  })

  it('also when the code login creates the account, and not when it finds one', async () => {
    const { channel } = await opened()
    const phone = '13500099001'
    const signIn = async (code: string) => {
      await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone })
      const captcha = await codeFor(h, phone)
      return h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: 2, channel: code })
    }
    await signIn(channel.code)
    h.clock.advance({ minutes: 2 })
    const second = await opened()
    await signIn(second.channel.code)
    expect(await rowOf(channel.code)).toMatchObject({ people: 1 })
    expect(await rowOf(second.channel.code)).toMatchObject({ people: 0 })
  })

  it('gives the channel a share of the fee at each release, and the preview, the posting and the receipt agree', async () => {
    const { channel } = await opened()
    const { token, userInfo } = await register(channel.code)
    const card = {
      shortName: '试航科技',
      fullName: '试航科技有限公司',
      industry: 'robotics',
      scale: 'to99',
      area: 'CN-330106',
      contactName: '试航',
      position: '总经理',
    }
    await h.ok('POST /ws/company/card', card, { token })
    await proved(h, { token })
    const { companyId } = await h.ok('GET /ws/account/me', {}, { token })
    await h.services.pool.query(
      "update company set status = 2, credit_code = 'T123', submitted_at = now(), reviewed_at = now() where id = $1",
      [companyId],
    )
    await performAsSystem(h.services, 'test', (act) => fund(act, companyId!, { amountMinor: 5_000_000, currency: 'EUR' }))
    const as = { token }
    const owner = { ...staff, accountId: (userInfo as { id: string }).id, token, as }
    const publisher = { companyId: companyId!, name: '试航科技', owner, member: { owner }, token, as } as unknown as Stage['publisher']
    const people: Stage = { publisher, provider: await individual(h), platform: staff }
    const id = await demandAt(h, people, 4)
    const advance = await h.ok('GET /ws/demand/release/preview', { id, amount: '1000.10' }, as)
    // 5 % of 1,000.10 is 50.01 (half up), 20 % of that is 10.00.
    expect(advance).toMatchObject({ grossMinor: 100_010, feeMinor: 5_001, channelShareMinor: 1_000, netMinor: 95_009 })
    await h.ok('POST /ws/demand/imprest', { id, amount: '1000.10', netMinor: advance.netMinor }, as)
    await h.ok('POST /ws/demand/complete', { id, note: '完成' }, people.provider.as)
    await changeSetting(h, staff, 'channelShareBps', 1_000)
    const rest = await h.ok('GET /ws/demand/release/preview', { id }, as)
    // 5 % of 8,400.00 and 20 % of that, less what the advance took: both rates are those of the start.
    expect(rest).toMatchObject({ grossMinor: 739_990, feeMinor: 36_999, channelShareMinor: 7_400 })
    await h.ok('POST /ws/demand/confirm', { id, netMinor: rest.netMinor }, as)
    const { rows } = await h.services.pool.query(
      "select a.kind, sum(e.amount)::int as amount from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_posting p on p.id = e.posting_id where p.ref_id = $1 and p.cause in ('demand.advance', 'demand.release') group by a.kind order by a.kind",
      [id],
    )
    expect(rows).toEqual([
      { kind: 'channelPayable', amount: 8_400 },
      { kind: 'demandEscrow', amount: -840_000 },
      { kind: 'personAvailable', amount: 840_000 - 42_000 },
      { kind: 'platformFee', amount: 42_000 - 8_400 },
    ])
    const { timeline } = await h.ok('GET /ws/demand/detail', { id }, as)
    expect(timeline.flatMap(({ receipt }) => receipt ?? [])).toEqual([
      { grossMinor: 100_010, feeMinor: 5_001, netMinor: advance.netMinor },
      { grossMinor: 739_990, feeMinor: 36_999, netMinor: rest.netMinor },
    ])
    expect(await rowOf(channel.code)).toMatchObject({
      companies: 1,
      fundedDemands: 1,
      money: [{ currency: 'EUR', feeMinor: 42_000, shareMinor: 8_400 }],
    })
    const trial = await trialBalance(h.services.db)
    expect(trial.drifted).toBe(0)
    expect(trial.currencies.every((one) => one.totalMinor === 0)).toBe(true)

    await h.ok('POST /ws/operator/channel/state', { id: channel.id, to: 'paused' }, staff.as)
    const next = await demandAt(h, people, 5)
    expect(await h.ok('GET /ws/demand/release/preview', { id: next }, as)).toMatchObject({ feeMinor: 42_000, channelShareMinor: 0 })
    await changeSetting(h, staff, 'channelShareBps', 2_000)
  })

  it('shows the current terms of the settings to anybody', async () => {
    expect(await h.ok('GET /ws/partner/terms')).toMatchObject({ platformFeeBps: 500, channelShareBps: 2_000 })
  })

  it('shows applicants without an account how long the review usually takes', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const { id } = await applied()
      h.clock.advance({ minutes: 61 })
      await h.ok('POST /ws/operator/partner/review', { id }, staff.as)
      await h.ok('POST /ws/operator/partner/decline', { id, reason: '暂不合作' }, staff.as)
    }
    expect(await h.ok('GET /ws/queue/times')).toContainEqual({ queue: 'partnerApplication', minutes: 61 })
  })
})
