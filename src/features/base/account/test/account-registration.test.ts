import { describe, expect, test } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, individual } from '../../../../../test/support/personas.ts'
import { asked, newPhone, registration, wrong } from '../../../../../test/support/registration.ts'
import { sampleOf } from '../../../../../test/support/samples.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { allCalls } from '../../../../app/server/features.ts'
import { errors } from '../../../../platform/contract/errors.ts'

const h = serverForFile()

describe('verification codes', () => {
  test('a code has six digits, goes to the outbox in the caller’s language, and its answer shows only a masked number', async () => {
    const phone = newPhone()
    const answer = await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '+86', phone }, { lang: 'en' })
    expect(answer).toEqual({ sentTo: `+86 136****${phone.slice(-4)}`, resendSeconds: 60, validMinutes: 5 })
    const { rows } = await h.services.pool.query('select channel, recipient, body, sent_at from outbox where recipient = $1', [
      `+86 ${phone}`,
    ])
    expect(rows).toEqual([
      {
        channel: 'sms',
        recipient: `+86 ${phone}`,
        body: 'Hengdu: your verification code is ••••••, valid for 5 minutes. If you did not request it, ignore this message.',
        sent_at: null,
      },
    ])
    expect(await messagesTo(h, phone)).toMatchObject([
      { body: expect.stringMatching(/^Hengdu: your verification code is \d{6}, valid for 5 minutes/) },
    ])
  })

  test('a code is stored only as a hash; its message is sealed, and erased in the night', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    const stored = async () => [
      ...(await h.services.pool.query('select * from verification_code where target = $1', [`phone:86:${phone}`])).rows,
      ...(await h.services.pool.query('select * from outbox where recipient = $1', [`+86 ${phone}`])).rows,
    ]
    const before = await stored()
    expect(before).toHaveLength(2)
    const texts = before.flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value))),
    )
    expect(texts.join('\n')).not.toContain(code)
    h.clock.advance({ hours: 25 })
    await h.jobs.runDue()
    await h.jobs.runDue()
    expect((await stored()).at(-1)).toMatchObject({ sealed: null, nonce: null, master: null })
  })

  test('a second code within a minute is refused with the seconds to wait; after the minute it is sent', async () => {
    const phone = newPhone()
    await asked(h, 'login', phone)
    h.clock.advance({ seconds: 20 })
    const refusal = await h.refused('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone })
    expect(refusal).toMatchObject({ status: 200, error: 'codeTooSoon', code: 1005 })
    expect(refusal.message).toMatch(/^请 (39|40) 秒后再获取验证码$/)
    h.clock.advance({ seconds: 41 })
    await asked(h, 'reset', phone)
  })

  test('of many concurrent requests for one phone, one code is sent', async () => {
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => h.call('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone })),
    )
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    const { rows } = await h.services.pool.query('select 1 from outbox where recipient = $1', [`+86 ${phone}`])
    expect(rows).toHaveLength(1)
  })

  test('a code expires after five minutes', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    h.clock.advance({ minutes: 5, seconds: 1 })
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code })).toMatchObject({
      error: 'codeExpired',
      fields: { code: errors.codeExpired.cn },
    })
  })

  test('after five wrong attempts the right code is refused too', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    for (let tries = 0; tries < 5; tries++)
      expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code: wrong(code) })).toMatchObject({ error: 'codeWrong' })
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code })).toMatchObject({ error: 'codeExpired' })
  })

  test('concurrent guesses get no more than five attempts in total', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => h.refused('POST /ws/account/check', { areaCode: '86', phone, code: wrong(code) })),
    )
    expect(answers.filter((answer) => answer.error === 'codeWrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer.error === 'codeExpired')).toHaveLength(15)
  })

  test('a code is valid only for its own purpose', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha: code, userType: 1 })).toMatchObject({
      error: 'codeExpired',
    })
  })

  test('a reset of an unknown phone answers like a known one and sends nothing', async () => {
    const known = await individual(h)
    const unknown = newPhone()
    const shape = (answer: object) => ({ ...answer, sentTo: '' })
    const forKnown = await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: known.phone })
    const forUnknown = await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: unknown })
    expect(shape(forUnknown)).toEqual(shape(forKnown))
    expect(await messagesTo(h, unknown)).toEqual([])
    expect(await h.refused('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: unknown })).toMatchObject({
      error: 'codeTooSoon',
    })
  })

  test.each([
    [{ purpose: 'register', areaCode: '86', phone: '1380000' }, 'phone', '手机号格式不正确', 'The phone number is not valid'],
    [{ purpose: 'register', areaCode: '86', phone: '138000000011' }, 'phone', '手机号格式不正确', 'The phone number is not valid'],
    [{ purpose: 'register', areaCode: '65', phone: '13800000001' }, 'phone', '手机号格式不正确', 'The phone number is not valid'],
    [{ purpose: 'register', areaCode: '999', phone: '13800000001' }, 'phone', '手机号格式不正确', 'The phone number is not valid'],
    [{ purpose: 'register', areaCode: '86' }, 'phone', '此项必填', 'This field is required'],
    [{ purpose: 'register', phone: '13800000001' }, 'areaCode', '此项必填', 'This field is required'],
    [{ purpose: 'register', areaCode: 'CN', phone: '13800000001' }, 'areaCode', '格式不正确', 'The format is incorrect'],
    [{ purpose: 'changeEmail', email: 'nobody' }, 'email', '邮箱格式不正确', 'The e-mail address is not valid'],
    [{ purpose: 'gift', areaCode: '86', phone: '13800000001' }, 'purpose', '请从列表中选择', 'Please choose from the list'],
  ])('%j is refused at its field %s', async (input, field, cn, en) => {
    expect(await h.refused('POST /ws/account/code', input)).toMatchObject({ status: 422, fields: { [field]: cn } })
    expect(await h.refused('POST /ws/account/code', input, { lang: 'en' })).toMatchObject({ status: 422, fields: { [field]: en } })
  })

  test('a code for a change of phone needs a session', async () => {
    expect(await h.refused('POST /ws/account/code', { purpose: 'changePhone', areaCode: '86', phone: newPhone() })).toMatchObject({
      status: 401,
    })
  })
})

describe('an idempotency key without a session', () => {
  test('a registration sent again signs in to the account it made; another body is refused', async () => {
    const phone = newPhone()
    const form = registration(phone, await asked(h, 'register', phone))
    const keyed = { idempotencyKey: crypto.randomUUID() }
    const [first, again] = await Promise.all([1, 2].map(() => h.ok('POST /ws/account/register', form, keyed)))
    expect(again!.userInfo).toEqual(first!.userInfo)
    expect(again!.token).not.toBe(first!.token)
    const third = await h.ok('POST /ws/account/register', form, keyed)
    expect(await h.ok('GET /ws/account/me', {}, { token: third.token })).toMatchObject({ id: first!.userInfo.id })
    const { rows } = await h.services.pool.query('select count(*)::int as n from account where phone = $1', [phone])
    expect(rows).toEqual([{ n: 1 }])
    expect(await h.refused('POST /ws/account/register', { ...form, companyName: '另一家' }, keyed)).toMatchObject({ error: 'keyReused' })
    expect(await h.refused('POST /ws/account/register', form)).toMatchObject({ error: 'codeExpired' })
    h.clock.advance({ minutes: 5, seconds: 1 })
    expect(await h.refused('POST /ws/account/register', form, keyed)).toMatchObject({ error: 'codeExpired' })
  })

  test('so does a sign-in by code', async () => {
    const phone = newPhone()
    const form = { areaCode: '86', phone, captcha: await asked(h, 'login', phone), userType: 2 }
    const keyed = { idempotencyKey: crypto.randomUUID() }
    const first = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', form, keyed)
    const again = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', form, keyed)
    expect(again.userInfo).toEqual(first.userInfo)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', form)).toMatchObject({ error: 'codeExpired' })
  })

  test('a message of a visitor sent again gets the first answer, and there is one message', async () => {
    const lead = sampleOf(allCalls['POST /ws/lead/submit'])
    const keyed = { idempotencyKey: crypto.randomUUID() }
    const send = () => h.call('POST /ws/lead/submit', lead, keyed)
    const [first, again] = [await send(), await send()]
    expect(first.body.success).toBe(true)
    expect(again.body.result).toEqual(first.body.result)
    const { rows } = await h.services.pool.query('select count(*)::int as n from lead')
    expect(rows).toEqual([{ n: 1 }])
  })
})

describe('registration', () => {
  test('takes an e-mail address that its code verifies; notices go there from the start', async () => {
    const email = `lin.${newPhone()}@example.com`
    const mailed = async () => {
      await h.ok('POST /ws/account/code', { purpose: 'register', email })
      return codeFor(h, email)
    }
    const register = async (more: Record<string, unknown>) => {
      const phone = newPhone()
      return h.call('POST /ws/account/register', registration(phone, await asked(h, 'register', phone), { email, ...more }))
    }
    const code = await mailed()
    expect((await register({})).body).toMatchObject({ result: { fields: { emailCode: '此项必填' } } })
    expect((await register({ emailCode: wrong(code) })).body).toMatchObject({ result: { fields: { emailCode: '验证码不正确' } } })
    expect((await register({ emailCode: code })).body).toMatchObject({ success: true, result: { userInfo: { email } } })
    expect((await register({ emailCode: code })).body).toMatchObject({ result: { fields: { emailCode: expect.any(String) } } })
    h.clock.advance({ minutes: 1, seconds: 1 })
    const again = await mailed()
    expect((await register({ emailCode: again })).body).toMatchObject({ result: { fields: { email: expect.any(String) } } })
  })

  test('the first step checks code and phone and leaves the code usable; the second creates the account and signs it in', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    await h.ok('POST /ws/account/check', { areaCode: '86', phone, code })
    const made = await h.ok('POST /ws/account/register', registration(phone, code))
    expect(made.userInfo).toMatchObject({
      userType: 1,
      whetherIntact: 'N',
      companyName: '澜海科技',
      companyId: null,
      phone: `136****${phone.slice(-4)}`,
      role: 'owner',
      logoUrl: '',
    })
    expect(await h.ok('GET /ws/account/me', {}, { token: made.token })).toEqual(made.userInfo)
    await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: 'slate_heron_42' })
  })

  test('an individual registers with a name and has no company', async () => {
    const phone = newPhone()
    const made = await h.ok(
      'POST /ws/account/register',
      registration(phone, await asked(h, 'register', phone), { userType: 2, name: '林舟' }),
    )
    expect(made.userInfo).toMatchObject({ userType: 2, name: '林舟', role: 'individual', companyId: null, companyName: '' })
  })

  test('a code registers once, however often it is sent', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => h.call('POST /ws/account/register', registration(phone, code))))
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    const { rows } = await h.services.pool.query('select 1 from account where phone = $1', [phone])
    expect(rows).toHaveLength(1)
  })

  test('that a phone is registered is revealed to the holder of its code, and to no one else', async () => {
    const { phone } = await individual(h)
    const code = await asked(h, 'register', phone)
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code: wrong(code) })).toMatchObject({ error: 'codeWrong' })
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code })).toMatchObject({
      error: 'phoneTaken',
      fields: { phone: errors.phoneTaken.cn },
    })
    expect(await h.refused('POST /ws/account/register', registration(phone, code), { lang: 'en' })).toMatchObject({
      error: 'phoneTaken',
      fields: { phone: errors.phoneTaken.en },
    })
  })

  test.each([
    ['a password below six characters', { password: 'ab1', confirmPassword: 'ab1' }, 'password', '密码至少 6 位'],
    [
      'a password of one kind of character',
      { password: 'abcdefg', confirmPassword: 'abcdefg' },
      'password',
      '密码须包含小写字母、大写字母、数字、符号中的至少 2 种',
    ],
    ['two different passwords', { confirmPassword: 'blue43' }, 'confirmPassword', '两次输入的密码不一致'],
    ['no password', { password: undefined }, 'password', '此项必填'],
    ['agreements not accepted', { agreed: false }, 'agreed', '请先阅读并同意协议'],
    ['no type of user', { userType: undefined }, 'userType', '此项必填'],
    ['the type of an operator', { userType: 9 }, 'userType', '请从列表中选择'],
    ['a code that is no six digits', { code: '12ab' }, 'code', '请输入 6 位数字验证码'],
    ['no code', { code: '' }, 'code', '此项必填'],
    ['a phone of the wrong length', { phone: '12345' }, 'phone', '手机号格式不正确'],
  ])('%s is refused at its field, and the code stays usable', async (_name, change, field, text) => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    const refusal = await h.refused('POST /ws/account/register', registration(phone, code, change))
    expect(refusal).toMatchObject({ status: 422, error: 'invalid' })
    expect(refusal.fields[field]).toBe(text)
    await h.ok('POST /ws/account/register', registration(phone, code))
  })

  test('all wrong fields are named at once', async () => {
    const refusal = await h.refused('POST /ws/account/register', {
      userType: 1,
      areaCode: '86',
      phone: '123456',
      code: 'x',
      password: 'slate_heron_42',
      confirmPassword: 'blue',
    })
    expect(Object.keys(refusal.fields).sort()).toEqual(['agreed', 'code', 'confirmPassword', 'phone'])
  })
})
