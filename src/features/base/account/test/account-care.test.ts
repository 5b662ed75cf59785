import { describe, expect, test } from 'vitest'
import { codeFor, company, individual, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { errors } from '../../../../platform/contract/errors.ts'
import { closingObstacles } from '../server/hooks.ts'
import { memberCount, memberIdsHolding, membersOf } from '../server/reads.ts'

const h = serverForFile()

let phones = 0
const newPhone = () => `137${String(++phones).padStart(8, '0')}`
const login = (person: Pick<Person, 'phone'>, password = PASSWORD) =>
  h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password })
const alive = async (token: string) => (await h.call('GET /ws/account/me', {}, { token })).body.success

describe('forgotten password', () => {
  test('a code sets a new password, ends every session, and works once', async () => {
    const person = await individual(h)
    const elsewhere = await login(person)
    await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: person.phone })
    const form = {
      areaCode: '86',
      phone: person.phone,
      code: await codeFor(h, person.phone),
      password: 'jadeite_otter_77',
      confirmPassword: 'jadeite_otter_77',
    }
    await h.ok('POST /ws/account/password/forgotten', form)
    expect(await alive(person.token)).toBe(false)
    expect(await alive(elsewhere.token)).toBe(false)
    await login(person, 'jadeite_otter_77')
    expect(await h.refused('POST /ws/account/password/forgotten', form)).toMatchObject({ error: 'codeExpired' })
  })

  test('a confirmed e-mail address serves as well', async () => {
    const person = await individual(h)
    await h.services.pool.query("update account set email = 'reset@example.com' where id = $1", [person.accountId])
    await h.ok('POST /ws/account/code', { purpose: 'reset', email: 'Reset@example.com' })
    const code = await codeFor(h, 'reset@example.com')
    await h.ok('POST /ws/account/password/forgotten', {
      email: 'reset@example.com',
      code,
      password: 'jadeite_otter_77',
      confirmPassword: 'jadeite_otter_77',
    })
    await login(person, 'jadeite_otter_77')
  })

  test.each([
    [{ password: 'jadeite_otter_77', confirmPassword: 'green78' }, 'confirmPassword', '两次输入的密码不一致'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', '密码至少 6 位'],
    [{ code: 'abc' }, 'code', '请输入 6 位数字验证码'],
    [{ phone: '12' }, 'phone', '手机号格式不正确'],
  ])('%j is refused at its field %s', async (change, field, text) => {
    const form = {
      areaCode: '86',
      phone: '13800000001',
      code: '123456',
      password: 'jadeite_otter_77',
      confirmPassword: 'jadeite_otter_77',
      ...change,
    }
    expect(await h.refused('POST /ws/account/password/forgotten', form)).toMatchObject({ status: 422, fields: { [field]: text } })
  })
})

describe('change of password', () => {
  test('the new one works, every other session ends, this one stays', async () => {
    const person = await individual(h)
    const elsewhere = await login(person)
    const form = { password: 'amber_kestrel_1', confirmPassword: 'amber_kestrel_1' }
    await h.ok('POST /ws/account/password/change', form, { ...person.as, idempotencyKey: 'once' })
    expect(await alive(person.token)).toBe(true)
    expect(await alive(elsewhere.token)).toBe(false)
    await login(person, 'amber_kestrel_1')
    // The same key with the same body gets the first answer: it is no second change to the same password.
    await h.ok('POST /ws/account/password/change', form, { ...person.as, idempotencyKey: 'once' })
  })

  test('the same password again is refused', async () => {
    const { as } = await individual(h)
    const form = { password: PASSWORD, confirmPassword: PASSWORD }
    expect(await h.refused('POST /ws/account/password/change', form, as)).toMatchObject({
      error: 'passwordSame',
      fields: { password: errors.passwordSame.cn },
    })
  })
})

describe('change of phone and e-mail', () => {
  const withCode = async (person: Person, phone: string) => {
    await h.ok('POST /ws/account/code', { purpose: 'changePhone', areaCode: '86', phone }, person.as)
    return { areaCode: '86', phone, code: await codeFor(h, phone) }
  }

  test('a code to the new phone moves the account there and ends every other session', async () => {
    const person = await individual(h)
    const elsewhere = await login(person)
    const phone = newPhone()
    const moved = await h.ok('POST /ws/account/phone/change', await withCode(person, phone), person.as)
    expect(moved.phone).toBe(`137****${phone.slice(-4)}`)
    expect(await alive(elsewhere.token)).toBe(false)
    expect(await alive(person.token)).toBe(true)
    expect((await login({ phone })).userInfo.id).toBe(person.accountId)
    expect(await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: PASSWORD })).toMatchObject({
      error: 'loginWrong',
    })
  })

  test('a taken phone and a wrong code each name their field and change nothing', async () => {
    const person = await individual(h)
    const other = await individual(h)
    const form = await withCode(person, newPhone())
    const wrongCode = form.code === '000000' ? '111111' : '000000'
    expect(await h.refused('POST /ws/account/phone/change', { ...form, code: wrongCode }, person.as)).toMatchObject({
      fields: { code: errors.codeWrong.cn },
    })
    expect(await h.refused('POST /ws/account/phone/change', await withCode(person, other.phone), person.as)).toMatchObject({
      error: 'phoneTaken',
      fields: { phone: errors.phoneTaken.cn },
    })
    expect((await login(person)).userInfo.id).toBe(person.accountId)
  })

  test('an e-mail address is set by a code sent there; one that is in use is refused', async () => {
    const person = await individual(h)
    const other = await individual(h)
    const prove = async (who: Person) => {
      await h.ok('POST /ws/account/code', { purpose: 'changeEmail', email: 'Zhou@Example.com' }, who.as)
      const form = { email: 'zhou@example.com', code: await codeFor(h, 'zhou@example.com') }
      h.clock.advance({ seconds: 61 })
      return form
    }
    expect((await h.ok('POST /ws/account/email/change', await prove(person), person.as)).email).toBe('zhou@example.com')
    expect(await h.refused('POST /ws/account/email/change', await prove(other), other.as)).toMatchObject({
      error: 'emailTaken',
      fields: { email: errors.emailTaken.cn },
    })
  })
})

describe('sessions', () => {
  test('the list shows where the account is signed in, this one marked; a revoked one ends at once', async () => {
    const person = await individual(h)
    const phone = await h.ok(
      'POST /ws/passport/passwordLogin',
      { areaCode: '86', phone: person.phone, password: PASSWORD },
      { headers: { 'user-agent': 'Phone/1.0' } },
    )
    const list = await h.ok('GET /ws/account/sessions', {}, person.as)
    expect(list.map((one) => ({ userAgent: one.userAgent, current: one.current }))).toEqual([
      { userAgent: 'Phone/1.0', current: false },
      { userAgent: 'personas', current: true },
    ])
    expect(await h.ok('POST /ws/account/session/revoke', { id: list[0]!.id }, person.as)).toEqual({ ended: 1 })
    expect(await alive(phone.token)).toBe(false)
    expect(await h.refused('POST /ws/account/session/revoke', { id: list[0]!.id }, person.as)).toMatchObject({ status: 404 })
  })

  test('without an id all others end', async () => {
    const person = await individual(h)
    const others = [await login(person), await login(person)]
    expect(await h.ok('POST /ws/account/session/revoke', {}, person.as)).toEqual({ ended: 2 })
    expect(await alive(others[0]!.token)).toBe(false)
    expect(await alive(person.token)).toBe(true)
  })

  test('another person’s session is out of reach', async () => {
    const person = await individual(h)
    const other = await individual(h)
    const [theirs] = await h.ok('GET /ws/account/sessions', {}, other.as)
    expect(await h.refused('POST /ws/account/session/revoke', { id: theirs!.id }, person.as)).toMatchObject({
      status: 404,
      error: 'notFound',
    })
    expect(await alive(other.token)).toBe(true)
  })
})

describe('preferences and export', () => {
  test('language and kinds of mail are saved; only the kinds for this type of user are offered', async () => {
    const { as } = await individual(h)
    const before = await h.ok('GET /ws/account/preferences', {}, { ...as, lang: 'en' })
    expect(before.kinds.find((one) => one.kind === 'picked')).toEqual({
      kind: 'picked',
      group: 'demand',
      title: 'You have been picked',
      mail: true,
      bell: true,
    })
    expect(before.kinds.map((one) => one.kind)).not.toContain('voucherWaits')
    const after = await h.ok('POST /ws/account/preferences', { lang: 'en', mailKinds: ['confirmed'] }, as)
    expect(after.lang).toBe('en')
    expect(after.kinds.filter((one) => one.mail).map((one) => one.kind)).toEqual(['confirmed'])
    expect((await h.ok('GET /ws/account/me', {}, as)).lang).toBe('en')
  })

  test('an unknown kind is refused at its field', async () => {
    const { as } = await individual(h)
    expect(await h.refused('POST /ws/account/preferences', { mailKinds: ['gossip'] }, as)).toMatchObject({
      status: 422,
      fields: { mailKinds: '请从列表中选择' },
    })
  })

  test('the export holds account, sessions and messages, and no secret', async () => {
    const person = await individual(h)
    const data = await h.ok('GET /ws/account/export', {}, person.as)
    expect(data).toMatchObject({ account: { id: person.accountId, phone: person.phone }, sessions: [{ current: true }], messages: [] })
    const { rows } = await h.services.pool.query('select password_hash from account where id = $1', [person.accountId])
    expect(JSON.stringify(data)).not.toContain(rows[0].password_hash)
  })
})

describe('closing an account', () => {
  const form = { agreed: true }

  test('it ends every session and frees the phone for a new registration', async () => {
    const person = await individual(h)
    await h.ok('POST /ws/account/close', form, person.as)
    expect(await alive(person.token)).toBe(false)
    expect(await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: PASSWORD })).toMatchObject({
      error: 'loginWrong',
    })
    expect((await individual(h, { phone: person.phone })).accountId).not.toBe(person.accountId)
  })

  test('it is refused with the reasons of every feature, in the caller’s language, and changes nothing', async () => {
    const person = await individual(h)
    const mine = async (actorId: string) => actorId === person.accountId
    h.services.hooks.add(closingObstacles, 'test money', async (_db, actor) =>
      (await mine(actor.accountId)) ? [{ cn: '钱包还有余额', en: 'money remains' }] : [],
    )
    h.services.hooks.add(closingObstacles, 'test demands', async (_db, actor) =>
      (await mine(actor.accountId)) ? [{ cn: '有需求在进行', en: 'a demand is open' }] : [],
    )
    expect(await h.refused('POST /ws/account/close', form, person.as)).toMatchObject({
      status: 200,
      error: 'cancellationBlocked',
      message: '账号暂时不能注销：钱包还有余额；有需求在进行',
    })
    expect((await h.refused('POST /ws/account/close', form, { ...person.as, lang: 'en' })).message).toBe(
      'The account cannot be closed yet: money remains; a demand is open',
    )
    expect(await alive(person.token)).toBe(true)
  })

  test('the only owner of a company with other members must transfer ownership first', async () => {
    const { owner } = await company(h, { roles: ['viewer'] })
    expect(await h.refused('POST /ws/account/close', form, owner.as)).toMatchObject({ error: 'cancellationBlocked' })
  })

  test('an unread agreement is refused at its field', async () => {
    const { as } = await individual(h)
    expect(await h.refused('POST /ws/account/close', {}, as)).toMatchObject({
      status: 422,
      fields: { agreed: '请先阅读并同意协议' },
    })
  })
})

describe('members of a company', () => {
  test('are counted, listed in the order they joined, and found by the permissions of their role', async () => {
    const { companyId, owner, member } = await company(h, { roles: ['finance', 'viewer'] })
    expect(await memberCount(h.services.db, companyId)).toBe(3)
    expect((await membersOf(h.services.db, companyId)).map((one) => one.role)).toEqual(['owner', 'finance', 'viewer'])
    expect(await memberIdsHolding(h.services.db, companyId, 'wallet:approve')).toEqual([owner.accountId, member.finance.accountId])
  })
})
