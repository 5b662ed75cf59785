import { beforeAll, describe, expect, test } from 'vitest'
import { codeFor, company, individual, operator, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let staff: Person & { username: string }
beforeAll(async () => {
  staff = await operator(h)
})

const form = (who: Person) => ({ areaCode: '86', phone: who.phone, password: PASSWORD })
const standing = async (who: Person) => (await h.ok('GET /ws/operator/accounts', { id: who.accountId }, staff.as))[0]
const freeze = (who: Person, more: object = {}) =>
  h.ok('POST /ws/operator/account/freeze', { id: who.accountId, reason: '多次投诉，核实中', ...more }, staff.as)

describe('a frozen account', () => {
  test('is signed out everywhere at once, and cannot sign in by password or by code', async () => {
    const who = await individual(h)
    const { token } = await h.ok('POST /ws/passport/passwordLogin', form(who))
    expect(await freeze(who)).toEqual({ sessionsEnded: 2 })
    for (const ended of [token, who.token]) expect((await h.refused('GET /ws/account/me', {}, { token: ended })).status).toBe(401)
    expect(await h.refused('POST /ws/passport/passwordLogin', form(who))).toMatchObject({ error: 'accountFrozen', message: '账号已被冻结' })
    expect((await h.refused('POST /ws/passport/passwordLogin', { ...form(who), password: 'wrong-1' })).error).toBe('loginWrong')
    await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone: who.phone })
    const captcha = await codeFor(h, who.phone)
    expect((await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone: who.phone, captcha })).error).toBe(
      'accountFrozen',
    )
    expect(await standing(who)).toEqual({
      id: who.accountId,
      name: who.name,
      role: '',
      status: 'frozen',
      reason: '多次投诉，核实中',
      secondFactor: false,
    })
  })

  test('can sign in when it is unfrozen, with a new session only; both reasons are in the audit log', async () => {
    const who = await individual(h)
    await freeze(who)
    await h.ok('POST /ws/operator/account/unfreeze', { id: who.accountId, reason: '已核实' }, staff.as)
    expect(await standing(who)).toMatchObject({ status: 'active', reason: '' })
    expect((await h.refused('GET /ws/account/me', {}, who.as)).status).toBe(401)
    await h.ok('POST /ws/passport/passwordLogin', form(who))
    const { records } = await h.ok('GET /ws/operator/audit', { call: '/ws/operator/account/', search: who.accountId }, staff.as)
    expect(records.map((row) => [row.call, row.actorId, (row.input as { reason: string }).reason])).toEqual([
      ['POST /ws/operator/account/unfreeze', staff.accountId, '已核实'],
      ['POST /ws/operator/account/freeze', staff.accountId, '多次投诉，核实中'],
    ])
  })

  test('under review has its own answer, and either may follow the other', async () => {
    const who = await individual(h)
    await freeze(who, { status: 'underReview' })
    expect((await h.refused('POST /ws/passport/passwordLogin', form(who), { lang: 'en' })).message).toBe('The account is under review')
    await freeze(who)
    expect((await h.refused('POST /ws/passport/passwordLogin', form(who))).error).toBe('accountFrozen')
  })
})

test('of a company: only that member is blocked, and each is listed with role and status', async () => {
  const firm = await company(h, { roles: ['finance'] })
  await freeze(firm.member.finance)
  expect((await h.ok('GET /ws/account/me', {}, firm.as)).id).toBe(firm.owner.accountId)
  expect((await h.ok('GET /ws/operator/accounts', { companyId: firm.companyId }, staff.as)).map((one) => [one.role, one.status])).toEqual([
    ['owner', 'active'],
    ['finance', 'frozen'],
  ])
})

test('a reason is required; a second time, a closed account and an operator are refused', async () => {
  const who = await individual(h)
  expect((await h.refused('POST /ws/operator/account/freeze', { id: who.accountId, reason: ' ' }, staff.as)).fields).toEqual({
    reason: '此项必填',
  })
  expect((await h.refused('POST /ws/operator/account/unfreeze', { id: who.accountId, reason: 'x' }, staff.as)).error).toBe('staleState')
  await freeze(who)
  expect((await h.refused('POST /ws/operator/account/freeze', { id: who.accountId, reason: 'x' }, staff.as)).error).toBe('staleState')
  const gone = await individual(h)
  await h.ok('POST /ws/account/close', { agreed: true }, gone.as)
  expect((await h.refused('POST /ws/operator/account/freeze', { id: gone.accountId, reason: 'x' }, staff.as)).error).toBe('staleState')
  expect((await h.refused('POST /ws/operator/account/freeze', { id: staff.accountId, reason: 'x' }, staff.as)).status).toBe(404)
})
