import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '../../src/rules/errors.ts'
import { codeFor, company, individual, operator, operatorCode, PASSWORD } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())

let phones = 0
const newPhone = () => `136${String(++phones).padStart(8, '0')}`
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

async function asked(purpose: 'register' | 'login' | 'reset' | 'changePhone', phone: string): Promise<string> {
  await h.ok('POST /ws/account/code', { purpose, areaCode: '86', phone })
  return codeFor(h, phone)
}

const registration = (phone: string, code: string, more: Record<string, unknown> = {}) => ({
  userType: 1,
  areaCode: '86',
  phone,
  code,
  password: 'blue42',
  confirmPassword: 'blue42',
  companyName: '澜海科技',
  agreed: true,
  ...more,
})

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
        body: expect.stringMatching(/^Hengdu: your verification code is \d{6}, valid for 5 minutes/),
        sent_at: null,
      },
    ])
  })

  test('a code is stored only as a hash', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
    const { rows } = await h.services.pool.query('select * from verification_code where target = $1', [`phone:86:${phone}`])
    expect(JSON.stringify(rows[0])).not.toContain(code)
  })

  test('a second code within a minute is refused with the seconds to wait; after the minute it is sent', async () => {
    const phone = newPhone()
    await asked('login', phone)
    h.clock.advance({ seconds: 20 })
    const refusal = await h.refused('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone })
    expect(refusal).toMatchObject({ status: 200, error: 'codeTooSoon', code: 1005 })
    expect(refusal.message).toMatch(/^请 (39|40) 秒后再获取验证码$/)
    h.clock.advance({ seconds: 41 })
    await asked('reset', phone)
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
    const code = await asked('register', phone)
    h.clock.advance({ minutes: 5, seconds: 1 })
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code })).toMatchObject({
      error: 'codeExpired',
      fields: { code: errors.codeExpired.cn },
    })
  })

  test('after five wrong attempts the right code is refused too', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
    for (let tries = 0; tries < 5; tries++)
      expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code: wrong(code) })).toMatchObject({ error: 'codeWrong' })
    expect(await h.refused('POST /ws/account/check', { areaCode: '86', phone, code })).toMatchObject({ error: 'codeExpired' })
  })

  test('concurrent guesses get no more than five attempts in total', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => h.refused('POST /ws/account/check', { areaCode: '86', phone, code: wrong(code) })),
    )
    expect(answers.filter((answer) => answer.error === 'codeWrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer.error === 'codeExpired')).toHaveLength(15)
  })

  test('a code is valid only for its own purpose', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
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
    await expect(codeFor(h, unknown)).rejects.toThrow('no code was sent')
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

describe('registration', () => {
  test('the first step checks code and phone and leaves the code usable; the second creates the account and signs it in', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
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
    await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: 'blue42' })
  })

  test('an individual registers with a name and has no company', async () => {
    const phone = newPhone()
    const made = await h.ok('POST /ws/account/register', registration(phone, await asked('register', phone), { userType: 2, name: '林舟' }))
    expect(made.userInfo).toMatchObject({ userType: 2, name: '林舟', role: 'individual', companyId: null, companyName: '' })
  })

  test('a code registers once, however often it is sent', async () => {
    const phone = newPhone()
    const code = await asked('register', phone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => h.call('POST /ws/account/register', registration(phone, code))))
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    const { rows } = await h.services.pool.query('select 1 from account where phone = $1', [phone])
    expect(rows).toHaveLength(1)
  })

  test('that a phone is registered is revealed to the holder of its code, and to no one else', async () => {
    const { phone } = await individual(h)
    const code = await asked('register', phone)
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
    const code = await asked('register', phone)
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
      password: 'blue42',
      confirmPassword: 'blue',
    })
    expect(Object.keys(refusal.fields).sort()).toEqual(['agreed', 'code', 'confirmPassword', 'phone'])
  })
})

describe('sign-in by code', () => {
  test('an unknown phone with a type of user gets an account whose card is not complete', async () => {
    const phone = newPhone()
    const captcha = await asked('login', phone)
    const made = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: '2' })
    expect(made.userInfo).toMatchObject({ userType: 2, whetherIntact: 'N', hasPassword: false })
  })

  test('an unknown phone without a type of user is not registered, and its code stays usable', async () => {
    const phone = newPhone()
    const captcha = await asked('login', phone)
    const form = { areaCode: '86', phone, captcha }
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', form)).toMatchObject({
      error: 'accountUnknown',
      fields: { phone: errors.accountUnknown.cn },
    })
    await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { ...form, userType: 1 })
  })

  test('a known phone with the other type of user is refused with that reason', async () => {
    const { phone } = await individual(h)
    const captcha = await asked('login', phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: 1 })).toMatchObject({
      error: 'userTypeWrong',
      fields: { userType: errors.userTypeWrong.cn },
    })
    const signedIn = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: 2 })
    expect(signedIn.userInfo.userType).toBe(2)
  })

  test('a wrong code names the field captcha', async () => {
    const { phone } = await individual(h)
    const captcha = await asked('login', phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha: wrong(captcha) })).toMatchObject({
      error: 'codeWrong',
      fields: { captcha: errors.codeWrong.cn },
    })
  })

  test('a code signs in once', async () => {
    const { phone } = await individual(h)
    const captcha = await asked('login', phone)
    await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha })
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha })).toMatchObject({
      error: 'codeExpired',
    })
  })
})

describe('sign-in by password', () => {
  test('the answer has the user, the dictionaries of both languages, and a token that the database keeps only hashed', async () => {
    const { owner, companyId, name } = await company(h)
    const login = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: owner.phone, password: PASSWORD })
    expect(login.userInfo).toMatchObject({
      id: owner.accountId,
      userType: 1,
      whetherIntact: 'Y',
      companyId,
      companyName: name,
      role: 'owner',
    })
    expect(login.sysAllDictItems.cn['demandStatus']?.map((item) => item.text)).toEqual([
      '创建',
      '平台审核',
      '匹配中',
      '选择服务商',
      '服务中',
      '服务完成',
      '企业确认',
      '验收',
      '服务结束',
    ])
    expect(login.sysAllDictItems.en['demandStatus']?.[0]).toEqual({ value: '0', text: 'Created' })
    expect(Object.keys(login.sysAllDictItems.cn)).toEqual(Object.keys(login.sysAllDictItems.en))
    expect(await h.ok('GET /ws/dict/items')).toEqual(login.sysAllDictItems)
    expect(login.token).toMatch(/^[\w-]{43}$/)
    const { rows } = await h.services.pool.query('select * from session')
    expect(JSON.stringify(rows)).not.toContain(login.token)
  })

  test('passwords are stored as argon2id with 19 MiB and two passes', async () => {
    const { accountId } = await individual(h)
    const { rows } = await h.services.pool.query<{ password_hash: string }>('select password_hash from account where id = $1', [accountId])
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  })

  test('phone accepts a confirmed e-mail address, in upper or lower case', async () => {
    const { accountId } = await individual(h)
    await h.services.pool.query("update account set email = 'lin.zhou@example.com' where id = $1", [accountId])
    const login = await h.ok('POST /ws/passport/passwordLogin', { phone: 'Lin.Zhou@example.com', password: PASSWORD })
    expect(login.userInfo.id).toBe(accountId)
  })

  test('an unknown phone and a wrong password get the same answer, including the lock', async () => {
    const { phone } = await individual(h)
    const tell = async (at: string) => {
      const { status, body } = await h.call('POST /ws/passport/passwordLogin', { areaCode: '86', phone: at, password: 'wrong-1' })
      const { requestId: _, ...rest } = (body as { result: Record<string, unknown> }).result
      return { status, code: body.code, message: body.message, ...rest }
    }
    const unknown = newPhone()
    for (let tries = 1; tries <= 7; tries++) {
      const forKnown = await tell(phone)
      expect(await tell(unknown)).toEqual(forKnown)
      expect(forKnown).toMatchObject({ status: 200, error: tries <= 5 ? 'loginWrong' : 'loginLocked' })
    }
  })

  test('five failures lock for ten minutes, also for the right password; then it is unlocked', async () => {
    const { phone } = await individual(h)
    const login = (password: string) => ({ areaCode: '86', phone, password })
    for (let tries = 0; tries < 5; tries++)
      expect(await h.refused('POST /ws/passport/passwordLogin', login('wrong-1'))).toMatchObject({
        error: 'loginWrong',
        fields: { password: errors.loginWrong.cn },
      })
    expect(await h.refused('POST /ws/passport/passwordLogin', login(PASSWORD))).toMatchObject({
      error: 'loginLocked',
      message: '登录失败次数过多，请 10 分钟后再试',
    })
    h.clock.advance({ minutes: 9 })
    expect(await h.refused('POST /ws/passport/passwordLogin', login(PASSWORD))).toMatchObject({ error: 'loginLocked' })
    h.clock.advance({ minutes: 1, seconds: 1 })
    await h.ok('POST /ws/passport/passwordLogin', login(PASSWORD))
  })

  test('a success clears the count of failures', async () => {
    const { phone } = await individual(h)
    const login = (password: string) => ({ areaCode: '86', phone, password })
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 4; tries++) await h.refused('POST /ws/passport/passwordLogin', login('wrong-1'))
      await h.ok('POST /ws/passport/passwordLogin', login(PASSWORD))
    }
  })

  test('concurrent guesses get no more than five checks of the password', async () => {
    const { phone } = await individual(h)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: 'wrong-1' })),
    )
    expect(answers.filter((answer) => answer.error === 'loginWrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer.error === 'loginLocked')).toHaveLength(15)
  })

  test.each([
    ['frozen', 'accountFrozen', '账号已被冻结'],
    ['underReview', 'accountUnderReview', '账号审核中'],
  ] as const)('an account that is %s is told so with the right password only, and its sessions end', async (status, error, message) => {
    const person = await individual(h)
    await h.services.pool.query('update account set status = $1 where id = $2', [status, person.accountId])
    const form = { areaCode: '86', phone: person.phone }
    expect(await h.refused('POST /ws/passport/passwordLogin', { ...form, password: 'wrong-1' })).toMatchObject({ error: 'loginWrong' })
    expect(await h.refused('POST /ws/passport/passwordLogin', { ...form, password: PASSWORD })).toMatchObject({
      status: 200,
      error,
      message,
    })
    const captcha = await asked('login', person.phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { ...form, captcha })).toMatchObject({ error })
    expect(await h.refused('GET /ws/account/me', {}, person.as)).toMatchObject({ status: 401, error: 'sessionEnded' })
  })

  test.each([
    [{ areaCode: '86', phone: '123', password: 'x' }, 'phone', errors.loginWrong.cn, '手机号格式不正确'],
    [{ areaCode: '86', phone: 'nobody@', password: 'x' }, 'phone', '', '邮箱格式不正确'],
    [{ areaCode: '86', phone: '13800000001' }, 'password', '', '此项必填'],
    [{ areaCode: '86', password: 'x' }, 'phone', '', '此项必填'],
  ])('%j is refused at its field', async (form, field, _not, text) => {
    expect(await h.refused('POST /ws/passport/passwordLogin', form)).toMatchObject({ status: 422, fields: { [field]: text } })
  })

  test('an operator cannot use the members’ sign-in', async () => {
    const { accountId } = await operator(h)
    await h.services.pool.query("update account set email = 'op@example.com' where id = $1", [accountId])
    expect(await h.refused('POST /ws/passport/passwordLogin', { phone: 'op@example.com', password: PASSWORD })).toMatchObject({
      error: 'loginWrong',
    })
  })
})

describe('sign-in of operators', () => {
  test('password and one-time code together sign in; a one-time code works once', async () => {
    const { username } = await operator(h)
    const form = { username, password: PASSWORD, totp: operatorCode(h) }
    const login = await h.ok('POST /ws/operator/login', form)
    expect(login.userInfo).toMatchObject({ userType: 9, role: 'operator' })
    expect(await h.refused('POST /ws/operator/login', form)).toMatchObject({ error: 'secondFactorWrong' })
    h.clock.advance({ seconds: 60 })
    await h.ok('POST /ws/operator/login', { ...form, totp: operatorCode(h) })
  })

  test('a wrong one-time code, a wrong password and an unknown name are refused, and five failures lock', async () => {
    const { username } = await operator(h)
    const right = { username, password: PASSWORD, totp: operatorCode(h) }
    expect(await h.refused('POST /ws/operator/login', { ...right, totp: wrong(right.totp) })).toMatchObject({
      error: 'secondFactorWrong',
      fields: { totp: errors.secondFactorWrong.cn },
    })
    for (let tries = 0; tries < 4; tries++)
      expect(await h.refused('POST /ws/operator/login', { ...right, password: 'wrong-1' })).toMatchObject({ error: 'loginWrong' })
    expect(await h.refused('POST /ws/operator/login', right)).toMatchObject({ error: 'loginLocked' })
    expect(await h.refused('POST /ws/operator/login', { ...right, username: 'nobody' })).toMatchObject({ error: 'loginWrong' })
  })
})

describe('sessions', () => {
  test('a session ends after 28,512 seconds, however busy', async () => {
    const person = await individual(h)
    h.clock.advance({ seconds: 28_512 - 30 })
    await h.ok('GET /ws/account/me', {}, person.as)
    h.clock.advance({ seconds: 31 })
    expect(await h.refused('GET /ws/account/me', {}, person.as)).toMatchObject({
      status: 401,
      error: 'sessionEnded',
      message: '登录已失效，请重新登录',
    })
  })

  test('without a token the warning is that of the source', async () => {
    expect(await h.refused('GET /ws/account/me')).toMatchObject({
      status: 401,
      error: 'unauthenticated',
      message: '您还未登录，请先登录！',
    })
  })

  test.each(['GET', 'POST'] as const)(
    'logout by %s ends the session and says so in both languages; a second time it reports failure',
    async (method) => {
      const key = `${method} /ws/passport/logout` as const
      const chinese = await individual(h)
      const english = await individual(h)
      const done = await h.call(key, {}, { ...chinese.as, lang: 'cn' })
      expect(done).toMatchObject({ status: 200, body: { success: true, code: 200, message: '退出成功', result: null } })
      expect((await h.call(key, {}, { ...english.as, lang: 'en' })).body.message).toBe('exit successful')
      expect(await h.refused('GET /ws/account/me', {}, chinese.as)).toMatchObject({ status: 401 })
      expect(await h.refused(key, {}, { ...chinese.as, lang: 'cn' })).toMatchObject({ status: 200, message: '退出失败' })
      expect(await h.refused(key, {}, { ...chinese.as, lang: 'en' })).toMatchObject({ message: 'exit failed' })
    },
  )
})

describe('menu and buttons', () => {
  type Menu = Array<{ path: string; component: string; meta: { title: string; icon: string }; children: Menu }>
  const paths = (menu: Menu): string[] =>
    menu.flatMap((node) => [...(node.component === 'null' ? [] : [node.path]), ...paths(node.children)])

  test('GET and POST answer the same menu and buttons', async () => {
    const { as } = await individual(h)
    expect(await h.ok('POST /ws/permission/getUserPermissionByToken', {}, as)).toEqual(
      await h.ok('GET /ws/permission/getUserPermissionByToken', {}, as),
    )
  })

  test('a company’s owner reaches every company screen; a viewer sees no form and no bank accounts', async () => {
    const { owner, member } = await company(h, { roles: ['viewer', 'hr'] })
    const { menu } = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, owner.as)
    expect(paths(menu)).toEqual([
      '/companyHome/clock',
      '/personalHome/publish',
      '/personalHome/pdemand',
      '/demandHall/1/home',
      '/companyHome/contacts',
      '/companyHome/teams',
      '/companyHome/members',
      '/companyHome/wallet',
      '/companyHome/orders',
      '/companyHome/beans',
      '/companyHome/withdrawals',
      '/companyHome/bankAccounts',
      '/companyHome/companyInfo',
      '/companyHome/authentication',
      '/personalHome/systemInfo',
      '/personalHome/IM',
      '/personalHome/advisory',
      '/companyHome/account',
    ])
    const viewer = paths((await h.ok('GET /ws/permission/getUserPermissionByToken', {}, member.viewer.as)).menu)
    expect(viewer).toContain('/companyHome/wallet')
    for (const closed of ['/personalHome/pdemand', '/companyHome/bankAccounts', '/companyHome/withdrawals', '/companyHome/authentication'])
      expect(viewer).not.toContain(closed)
    const hr = (await h.ok('GET /ws/permission/getUserPermissionByToken', {}, member.hr.as)).menu
    expect(hr.find((one) => one.path === '/companyHome/funds')?.children?.map((one) => one.path)).toEqual(['/companyHome/beans'])
  })

  test('individuals and operators have menus of their own, titles in the caller’s language', async () => {
    const person = await individual(h)
    const staff = await operator(h)
    const personal = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { ...person.as, lang: 'en' })
    expect(personal.menu[0]).toEqual({
      path: '/personalHome',
      name: 'personalHome',
      component: 'personalWorkbench',
      meta: { title: 'Overview', icon: 'layout-dashboard' },
      children: [],
    })
    expect(paths(personal.menu)).toContain('/personalHome/myPersonal/authentication')
    const console = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, staff.as)
    expect(console.menu[0]?.meta.title).toBe('总览')
    expect(paths(console.menu).every((path) => path.startsWith('/operatorHome'))).toBe(true)
  })

  test('the buttons are those of the caller’s kind of user: type 1 shows, type 2 hides', async () => {
    const { owner, member } = await company(h, { roles: ['viewer'] })
    const types = async (as: { token: string }) =>
      Object.fromEntries(
        (await h.ok('GET /ws/permission/getUserPermissionByToken', {}, as)).auth.map((button) => [button.action, button.type]),
      )
    expect(await types(owner.as)).toMatchObject({ 'demand:create': '1', 'wallet:withdraw': '1' })
    expect(await types(member.viewer.as)).toMatchObject({ 'demand:view': '1', 'demand:create': '2', 'wallet:withdraw': '2' })
    const person = await types((await individual(h)).as)
    expect(person).toMatchObject({ 'demand:apply': '1' })
    expect(person).not.toHaveProperty('demand:create')
  })

  test('an account whose card is not complete gets its menu, and is redirected to the card elsewhere', async () => {
    const phone = newPhone()
    const made = await h.ok('POST /ws/account/register', registration(phone, await asked('register', phone)))
    const { menu } = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, made)
    expect(menu.length).toBeGreaterThan(0)
    expect(await h.refused('GET /ws/company/info', {}, made)).toMatchObject({
      status: 200,
      error: 'profileIncomplete',
      message: '请先完善名片信息',
    })
  })
})

test('a visitor who sends too many requests is told to wait, in the envelope; reading stays possible', async () => {
  const strict = await startServer({ perMinute: 3 })
  try {
    const guess = () => strict.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: '13800000001', password: 'x' })
    for (let tries = 0; tries < 3; tries++) expect(await guess()).toMatchObject({ error: 'loginWrong' })
    expect(await guess()).toMatchObject({ status: 429, code: 429, error: 'tooMany', message: '操作太频繁，请稍后再试' })
    await strict.ok('GET /ws/dict/items')
  } finally {
    await strict.close()
  }
})

describe('the language of an answer', () => {
  const refusedIn = async (headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${h.url}/api/ws/account/me`, { headers })
    expect(answer.status).toBe(401)
    return ((await answer.json()) as { message: string }).message
  }

  test.each([
    ['en-GB,zh;q=0.5', 'en'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'cn'],
    ['zh;q=0.3,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,en;q=0.5', 'en'],
    ['fr,de;q=0.5', 'cn'],
    ['en;q=0', 'cn'],
    ['*', 'cn'],
  ] as const)('without X-Lang follows Accept-Language: %s is %s', async (accepted, lang) => {
    expect(await refusedIn({ 'accept-language': accepted })).toBe(errors.unauthenticated[lang])
  })

  test('with neither header is Chinese', async () => {
    expect(await refusedIn({ 'accept-language': '' })).toBe(errors.unauthenticated.cn)
  })

  test('X-Lang takes precedence over Accept-Language', async () => {
    expect(await refusedIn({ 'x-lang': 'zh_CN', 'accept-language': 'en' })).toBe(errors.unauthenticated.cn)
    expect(await refusedIn({ 'x-lang': 'en_US', 'accept-language': 'zh' })).toBe(errors.unauthenticated.en)
  })
})
