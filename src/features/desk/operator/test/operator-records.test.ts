import { beforeAll, describe, expect, test } from 'vitest'
import { company, individual, operator, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { AUDIT_SHOWN_DAYS } from '../../../../rules/constants.ts'

const h = serverForFile()
let staff: Person
beforeAll(async () => {
  staff = await operator(h)
})

describe('the outbox', () => {
  test('shows operators the sent messages, newest first, searched by words, channel and page', async () => {
    for (const phone of ['13511110001', '13511110002', '13511110003'])
      await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone })
    await h.ok('POST /ws/account/code', { purpose: 'changeEmail', email: 'box@example.com' }, (await individual(h)).as)
    const list = (filter: object) => h.ok('GET /ws/operator/outbox', { ...filter }, staff.as)
    expect((await list({})).records.map((one) => one.to)).toEqual([
      'box@example.com',
      '+86 13511110003',
      '+86 13511110002',
      '+86 13511110001',
    ])
    // In development a code can be read here, as long as it opens something.
    expect((await list({ search: '0002' })).records[0]?.body).toMatch(/验证码 \d{6}，/)
    h.clock.advance({ minutes: 6 })
    expect((await list({ search: '0002' })).records[0]?.body).toContain('验证码 ••••••，')
    expect((await list({ search: '0002' })).records.map((one) => one.to)).toEqual(['+86 13511110002'])
    expect((await list({ channel: 'email' })).records).toMatchObject([
      { channel: 'email', to: 'box@example.com', sentAt: null, error: null },
    ])
    expect(await list({ pageSize: 3, pageNo: 2 })).toMatchObject({ total: 4, pages: 2, current: 2, records: [{ to: '+86 13511110001' }] })
  })

  test.each(['GET /ws/operator/outbox', 'GET /ws/operator/audit'] as const)('%s is for operators alone', async (key) => {
    const { owner } = await company(h)
    const person = await individual(h)
    expect(await h.refused(key, {}, owner.as)).toMatchObject({ status: 403 })
    expect(await h.refused(key, {}, person.as)).toMatchObject({ status: 403 })
    expect(await h.refused(key)).toMatchObject({ status: 401 })
  })
})

describe('the audit log', () => {
  const list = (filter: object) => h.ok('GET /ws/operator/audit', { ...filter }, staff.as)

  test('has a row for every committed write, with who, what and from where, and secrets masked', async () => {
    const person = await individual(h, { name: '林舟' })
    const form = { password: 'amber_kestrel_1', confirmPassword: 'amber_kestrel_1' }
    await h.ok('POST /ws/account/password/change', form, person.as)
    await h.refused('POST /ws/account/password/change', form, person.as)
    const { records } = await list({ actorId: person.accountId })
    expect(records).toMatchObject([
      {
        actor: '林舟',
        userType: 2,
        call: 'POST /ws/account/password/change',
        input: { password: '•••', confirmPassword: '•••' },
        ip: '127.0.0.1',
      },
    ])
  })

  test('says in words of either language what was done, and finds it by them', async () => {
    const { accountId, as } = await individual(h)
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, as)
    const titles = async (filter: object, lang: 'cn' | 'en') =>
      (await h.ok('GET /ws/operator/audit', { actorId: accountId, ...filter }, { ...staff.as, lang })).records.map((one) => one.title)
    expect(await titles({}, 'cn')).toEqual(['修改偏好设置'])
    expect(await titles({ search: '偏好' }, 'en')).toEqual(['Change preferences'])
    expect(await titles({ search: 'change PREF' }, 'cn')).toEqual(['修改偏好设置'])
    expect(await titles({ search: 'cancel' }, 'en')).toEqual([])
  })

  test('records registrations and sign-ins too', async () => {
    const person = await individual(h)
    await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: PASSWORD })
    expect((await list({ actorId: person.accountId })).records.map((one) => one.call)).toEqual(['POST /ws/passport/passwordLogin'])
  })

  test('filters by call, type of user, company, words and days of Beijing time', async () => {
    const { owner, companyId } = await company(h)
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, owner.as)
    const today = inBooksZone(h.clock.now()).toPlainDate()
    const calls = async (filter: object) => (await list({ companyId, ...filter })).records.map((one) => one.call)
    const one = ['POST /ws/account/preferences']
    expect(await calls({})).toEqual(one)
    expect(await calls({ call: 'preferences', userType: '1', search: 'en' })).toEqual(one)
    expect(await calls({ call: 'password' })).toEqual([])
    expect(await calls({ userType: '2' })).toEqual([])
    expect(await calls({ from: today.toString(), to: today.toString() })).toEqual(one)
    expect(await calls({ from: today.add({ days: 1 }).toString() })).toEqual([])
    expect(await calls({ to: today.subtract({ days: 1 }).toString() })).toEqual([])
    expect(await calls({ call: 'PREF' })).toEqual(one)
    expect(await calls({ call: '%' })).toEqual([])
    expect(await h.refused('GET /ws/operator/audit', { from: '2026-02-30' }, staff.as)).toMatchObject({
      status: 422,
      fields: { from: expect.any(String) },
    })
  })

  test('shows the last days unless others are chosen', async () => {
    const { owner, companyId } = await company(h)
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, owner.as)
    const day = inBooksZone(h.clock.now()).toPlainDate()
    h.clock.advance({ hours: 24 * AUDIT_SHOWN_DAYS })
    const later = await operator(h)
    const found = async (filter: object) => (await h.ok('GET /ws/operator/audit', { companyId, ...filter }, later.as)).total
    expect(await found({})).toBe(0)
    expect(await found({ call: 'preferences' })).toBe(0)
    expect(await found({ from: day.toString() })).toBe(1)
    expect(await found({ from: day.toString(), call: 'preferences' })).toBe(1)
    expect(await found({ to: day.toString() })).toBe(1)
  })

  test('is append-only, enforced by the database', async () => {
    await expect(h.services.pool.query('delete from audit')).rejects.toThrow('append-only')
    await expect(h.services.pool.query("update audit set call = 'x'")).rejects.toThrow('append-only')
  })
})
