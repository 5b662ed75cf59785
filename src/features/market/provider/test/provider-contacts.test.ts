import { beforeAll, describe, expect, it } from 'vitest'
import { type CompanyPeople, company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { aProvider, grantBeans } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { REPORT_CONTACT_DAYS, UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { openSession } from '../../../base/account/server/sessions.ts'
import { beanBalance } from '../../../money/bean/server/reads.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  platform = await operator(h)
}, 120_000)

const ofCompany = (one: CompanyPeople): Owner => ({ ownerType: 'company', ownerId: one.companyId })
const beansOf = (owner: Owner) => beanBalance(h.services.db, owner)
const price = { confirm: UNLOCK_CONTACT_BEANS }
const secrets = ['+65 6000 0001', 'mei@clearbay.example', 'clearbay-sample', 'Mei Tan', 'https://clearbay.example']

async function buyer(beans: number): Promise<CompanyPeople> {
  const one = await company(h, { roles: ['viewer', 'finance', 'hr'] })
  if (beans > 0) await grantBeans(h, ofCompany(one), beans)
  return one
}

const trial = async () => {
  const { currencies } = await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)
  expect(currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
}

describe('an unpaid contact', () => {
  it('is in no answer to others', async () => {
    const { number } = await aProvider(h)
    const stranger = await buyer(100)
    const answers = [
      await h.call('GET /ws/provider/search', { search: number }),
      await h.call('GET /ws/provider/detail', { id: number }),
      await h.call('GET /ws/provider/verify', { number }),
      await h.call('GET /ws/provider/facets', {}),
      await h.call('GET /ws/provider/contact', { id: number }, stranger.as),
      await h.call('GET /ws/provider/detail', { id: number }, stranger.as),
      await h.call('GET /ws/provider/unlocked', {}, stranger.as),
      await h.call('POST /ws/provider/unlock', { id: number, confirm: 1 }, stranger.as),
    ]
    const text = JSON.stringify(answers)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(await h.ok('GET /ws/provider/detail', { id: number })).toMatchObject({
      contactKinds: ['person', 'phone', 'email', 'wechat', 'website'],
      unlockCost: UNLOCK_CONTACT_BEANS,
      unlocked: false,
    })
    expect(await h.ok('GET /ws/provider/contact', { id: number }, stranger.as)).toMatchObject({
      unlocked: false,
      contact: null,
      cost: UNLOCK_CONTACT_BEANS,
      balance: 100,
    })
  })

  it('is not found by its words either', async () => {
    await aProvider(h)
    for (const words of ['mei', '6000', 'sample']) {
      const { records } = await h.ok('GET /ws/provider/search', { search: words })
      expect(records.length, words).toBe(0)
    }
  })
})

describe('unlocking', () => {
  it('spends the price once for a company, and is free for its members after', async () => {
    const { number } = await aProvider(h)
    const us = await buyer(25)
    const first = await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
    expect(first).toMatchObject({ unlocked: true, balance: 15, contact: { phone: '+65 6000 0001', website: 'https://clearbay.example' } })
    const again = await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.member.hr.as)
    expect(again).toMatchObject({ unlocked: true, balance: 15 })
    expect(await h.ok('GET /ws/provider/contact', { id: number }, us.member.viewer.as)).toMatchObject({ contact: { person: 'Mei Tan' } })
    expect(await beansOf(ofCompany(us))).toBe(15)
    const { records } = await h.ok('GET /ws/provider/search', { search: number }, us.as)
    expect(records[0]?.unlocked).toBe(true)
    const mine = await h.ok('GET /ws/provider/unlocked', {}, us.as)
    expect(mine.records).toMatchObject([
      { number, beans: 10, by: us.owner.name, state: 'unlocked', report: null, contact: { email: 'mei@clearbay.example' } },
    ])
    expect(mine.records[0]!.reportUntil).not.toBeNull()
    expect((await h.ok('GET /ws/provider/unlocked', {}, us.member.viewer.as)).records[0]!.reportUntil).toBeNull()
    const { rows } = await h.services.pool.query(
      "select e.amount, p.memo from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id where p.cause = 'provider.unlock' and a.owner_id = $1",
      [us.companyId],
    )
    expect(rows).toEqual([{ amount: -10, memo: { number, cn: '澄湾人力', en: 'Clearbay People' } }])
    await trial()
  })

  it('spends once under concurrent clicks', async () => {
    const { number } = await aProvider(h)
    const us = await buyer(100)
    const presses = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        h.call('POST /ws/provider/unlock', { id: number, ...price }, { ...(at % 2 ? us.as : us.member.hr.as) }),
      ),
    )
    expect(presses.every(({ body }) => body.success)).toBe(true)
    expect(await beansOf(ofCompany(us))).toBe(90)
    expect((await h.ok('GET /ws/provider/unlocked', {}, us.as)).total).toBe(1)
    await trial()
  })

  it('is separate per side: a person pays for themselves', async () => {
    const { number } = await aProvider(h)
    const us = await buyer(10)
    await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
    const person = await individual(h)
    expect(await h.ok('GET /ws/provider/contact', { id: number }, person.as)).toMatchObject({ unlocked: false, contact: null })
    await grantBeans(h, { ownerType: 'person', ownerId: person.accountId }, 12)
    expect(await h.ok('POST /ws/provider/unlock', { id: number, ...price }, person.as)).toMatchObject({ balance: 2, unlocked: true })
  })

  it('refuses too few beans, another price, a viewer, and a hidden provider', async () => {
    const { number, id } = await aProvider(h)
    const us = await buyer(9)
    expect(await h.refused('POST /ws/provider/unlock', { id: number, ...price }, us.as)).toMatchObject({
      error: 'insufficientBeans',
      message: '豆不足，去充值',
    })
    await grantBeans(h, ofCompany(us), 50)
    expect((await h.refused('POST /ws/provider/unlock', { id: number, confirm: 5 }, us.as)).error).toBe('previewChanged')
    for (const one of [us.member.viewer, us.member.finance])
      expect((await h.refused('POST /ws/provider/unlock', { id: number, ...price }, one.as)).error).toBe('forbidden')
    await h.ok('POST /ws/operator/provider/state', { id, state: 'hidden', reason: '已停业' }, platform.as)
    expect((await h.refused('POST /ws/provider/unlock', { id: number, ...price }, us.as)).status).toBe(404)
    expect((await h.refused('GET /ws/provider/detail', { id: number })).status).toBe(404)
    expect(await beansOf(ofCompany(us))).toBe(59)
  })

  it('keeps a paid contact when its provider is hidden', async () => {
    const { number, id } = await aProvider(h)
    const us = await buyer(10)
    await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
    await h.ok('POST /ws/operator/provider/state', { id, state: 'hidden', reason: '已停业' }, platform.as)
    expect(await h.ok('GET /ws/provider/contact', { id: number }, us.as)).toMatchObject({ contact: { person: 'Mei Tan' } })
  })
})

describe('a dead contact', () => {
  const dead = { reason: 'phoneDead' as const, detail: 'rings out' }

  it('is reported once per buyer, and refunded to everyone who reported it or could have', async () => {
    const { number, id } = await aProvider(h)
    const [us, them, silent, quiet] = [await buyer(10), await buyer(10), await buyer(10), await buyer(10)]
    for (const one of [us, them, silent, quiet]) await h.ok('POST /ws/provider/unlock', { id: number, ...price }, one.as)
    const early = h.services.clock
      .now()
      .subtract({ hours: 24 * REPORT_CONTACT_DAYS + 1 })
      .toString()
    await h.services.pool.query('update provider_unlock set at = $1 where owner_id = $2', [early, quiet.companyId])
    const other = await buyer(10)
    expect((await h.refused('POST /ws/provider/report', { id: number, ...dead }, other.as)).status).toBe(404)
    expect(await h.ok('POST /ws/provider/report', { id: number, ...dead }, us.as)).toMatchObject({
      report: { state: 'open' },
      reportUntil: null,
    })
    expect((await h.refused('POST /ws/provider/report', { id: number, ...dead }, us.as)).error).toBe('reportNotPossible')
    await h.ok('POST /ws/provider/report', { id: number, ...dead }, them.as)

    const queue = await h.ok('GET /ws/operator/provider/reports', { search: number }, platform.as)
    expect(queue.records).toMatchObject([
      {
        owner: { ownerType: 'company', name: `${us.name} 有限公司` },
        reporter: us.owner.name,
        reason: 'phoneDead',
        others: 1,
        contact: { phone: '+65 6000 0001' },
      },
      { owner: { name: `${them.name} 有限公司` } },
    ])
    const report = queue.records[0]!.id
    const both = await Promise.all([
      h.call('POST /ws/operator/provider/report/confirm', { id: report }, platform.as),
      h.call('POST /ws/operator/provider/report/confirm', { id: report }, platform.as),
    ])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await Promise.all([us, them, silent, quiet].map((one) => beansOf(ofCompany(one))))).toEqual([10, 10, 10, 0])
    await trial()

    // Refunded and withdrawn: and it is no longer sold.
    expect(await h.ok('GET /ws/provider/contact', { id: number }, us.as)).toMatchObject({
      unlocked: false,
      contact: null,
      contactDead: true,
      mayUnlock: false,
      unlockRefused: 'contactDead',
    })
    expect(await h.ok('GET /ws/provider/contact', { id: number }, quiet.as)).toMatchObject({ unlocked: true, unlockRefused: null })
    expect((await h.refused('POST /ws/provider/unlock', { id: number, ...price }, us.as)).error).toBe('contactDead')
    expect((await h.ok('GET /ws/provider/detail', { id: number })).contactDead).toBe(true)
    const news = await h.ok('GET /ws/notice/list', {}, us.as)
    expect(news.records.map((one) => one.kind)).toContain('contactRefunded')
    expect((await h.ok('GET /ws/notice/list', {}, silent.as)).records.map((one) => one.kind)).toContain('contactRefunded')

    // Corrected: those who kept it see it free of charge, those who were refunded may buy it again.
    const {
      contactDeadAt: _,
      unlocks,
      number: __,
      state: ___,
      updatedAt: _______,
      version,
      hiddenReason: ____,
      isDemo: _____,
      id: ______,
      verifiedOn,
      ...rest
    } = await h.ok('GET /ws/operator/provider', { id }, platform.as)
    expect(unlocks).toBe(1)
    const form = { ...rest, verifiedOn: verifiedOn ?? '', contact: { ...rest.contact, phone: '+65 6000 0002' } }
    await h.ok('POST /ws/operator/provider/save', { id, version, form }, platform.as)
    expect((await h.refused('POST /ws/operator/provider/save', { id, version, form }, platform.as)).error).toBe('changedMeanwhile')
    expect(await h.ok('GET /ws/provider/contact', { id: number }, quiet.as)).toMatchObject({
      contact: { phone: '+65 6000 0002' },
      contactDead: false,
    })
    expect((await h.ok('GET /ws/notice/list', {}, quiet.as)).records[0]?.kind).toBe('contactCorrected')
    expect(await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)).toMatchObject({ unlocked: true, balance: 0 })
  })

  it('is rejected with a reason that the reporter sees', async () => {
    const { number } = await aProvider(h)
    const us = await buyer(10)
    await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
    await h.ok('POST /ws/provider/report', { id: number, ...dead }, us.as)
    const { records } = await h.ok('GET /ws/operator/provider/reports', { search: number }, platform.as)
    await h.ok('POST /ws/operator/provider/report/reject', { id: records[0]!.id, reason: '今天 10:30 已接通' }, platform.as)
    expect(await h.ok('GET /ws/provider/contact', { id: number }, us.as)).toMatchObject({
      unlocked: true,
      report: { state: 'rejected', decision: '今天 10:30 已接通' },
    })
    expect(await beansOf(ofCompany(us))).toBe(0)
    expect((await h.refused('POST /ws/operator/provider/report/confirm', { id: records[0]!.id }, platform.as)).error).toBe('staleState')
  })

  it('counts for how long a report usually waits', async () => {
    const us = await buyer(50)
    for (let nth = 0; nth < 5; nth++) {
      const { number } = await aProvider(h)
      await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
      await h.ok('POST /ws/provider/report', { id: number, ...dead }, us.as)
      const { records } = await h.ok('GET /ws/operator/provider/reports', { search: number }, platform.as)
      const { refundedBeans } = await h.ok('POST /ws/operator/provider/report/confirm', { id: records[0]!.id }, platform.as)
      expect(refundedBeans).toBe(UNLOCK_CONTACT_BEANS)
    }
    expect((await h.ok('GET /ws/queue/times')).map(({ queue }) => queue)).toEqual(['deadContact'])
  })

  it('cannot be reported after thirty days', async () => {
    const { number } = await aProvider(h)
    const us = await buyer(10)
    await h.ok('POST /ws/provider/unlock', { id: number, ...price }, us.as)
    h.clock.advance({ hours: 24 * REPORT_CONTACT_DAYS + 1 })
    const token = await performAsSystem(h.services, 'later', (act) => openSession(act, us.owner.accountId, 'later'))
    expect((await h.ok('GET /ws/provider/contact', { id: number }, { token })).reportUntil).toBeNull()
    expect((await h.refused('POST /ws/provider/report', { id: number, ...dead }, { token })).error).toBe('reportNotPossible')
  })
})
