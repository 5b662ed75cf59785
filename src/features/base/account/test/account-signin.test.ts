import { describe, expect, test } from 'vitest'
import { company, individual, operator, operatorCode, PASSWORD } from '../../../../../test/support/personas.ts'
import { asked, newPhone, wrong } from '../../../../../test/support/registration.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { errors } from '../../../../platform/contract/errors.ts'

const h = serverForFile()

describe('sign-in by code', () => {
  test('an unknown phone with a type of user gets an account whose card is not complete', async () => {
    const phone = newPhone()
    const captcha = await asked(h, 'login', phone)
    const made = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: '2' })
    expect(made.userInfo).toMatchObject({ userType: 2, whetherIntact: 'N', hasPassword: false })
  })

  test('an unknown phone without a type of user is not registered, and its code stays usable', async () => {
    const phone = newPhone()
    const captcha = await asked(h, 'login', phone)
    const form = { areaCode: '86', phone, captcha }
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', form)).toMatchObject({
      error: 'accountUnknown',
      fields: { phone: errors.accountUnknown.cn },
    })
    await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { ...form, userType: 1 })
  })

  test('a known phone with the other type of user is refused with that reason', async () => {
    const { phone } = await individual(h)
    const captcha = await asked(h, 'login', phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: 1 })).toMatchObject({
      error: 'userTypeWrong',
      fields: { userType: errors.userTypeWrong.cn },
    })
    const signedIn = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha, userType: 2 })
    expect(signedIn.userInfo.userType).toBe(2)
  })

  test('a wrong code names the field captcha', async () => {
    const { phone } = await individual(h)
    const captcha = await asked(h, 'login', phone)
    expect(await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha: wrong(captcha) })).toMatchObject({
      error: 'codeWrong',
      fields: { captcha: errors.codeWrong.cn },
    })
  })

  test('a code signs in once', async () => {
    const { phone } = await individual(h)
    const captcha = await asked(h, 'login', phone)
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
    const answerAt = async (at: string) => {
      const { status, body } = await h.call('POST /ws/passport/passwordLogin', { areaCode: '86', phone: at, password: 'wrong-1' })
      const { requestId: _, ...rest } = (body as { result: Record<string, unknown> }).result
      // Between two requests a second may pass.
      const said = JSON.stringify({ status, code: body.code, message: body.message, ...rest }).replaceAll(/\d+ 秒/g, 'n 秒')
      return JSON.parse(said) as Record<string, unknown>
    }
    const unknown = newPhone()
    for (let tries = 1; tries <= 7; tries++) {
      const forKnown = await answerAt(phone)
      expect(await answerAt(unknown)).toEqual(forKnown)
      expect(forKnown).toMatchObject({ status: 200, error: tries <= 5 ? 'loginWrong' : 'loginLocked' })
    }
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
  ] as const)('an account that is %s learns so with the right password only, and its sessions end', async (status, error, message) => {
    const person = await individual(h)
    await h.services.pool.query('update account set status = $1 where id = $2', [status, person.accountId])
    const form = { areaCode: '86', phone: person.phone }
    expect(await h.refused('POST /ws/passport/passwordLogin', { ...form, password: 'wrong-1' })).toMatchObject({ error: 'loginWrong' })
    expect(await h.refused('POST /ws/passport/passwordLogin', { ...form, password: PASSWORD })).toMatchObject({
      status: 200,
      error,
      message,
    })
    const captcha = await asked(h, 'login', person.phone)
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
    expect(await h.refused('POST /ws/operator/login', form)).toMatchObject({ error: 'operatorLoginWrong' })
    h.clock.advance({ seconds: 60 })
    await h.ok('POST /ws/operator/login', { ...form, totp: operatorCode(h) })
  })

  test('a wrong one-time code, a wrong password and an unknown name are refused, and five failures lock', async () => {
    const { username } = await operator(h)
    const right = { username, password: PASSWORD, totp: operatorCode(h) }
    expect(await h.refused('POST /ws/operator/login', { ...right, totp: wrong(right.totp) })).toMatchObject({
      error: 'operatorLoginWrong',
      fields: {},
    })
    for (let tries = 0; tries < 4; tries++)
      expect(await h.refused('POST /ws/operator/login', { ...right, password: 'wrong-1' })).toMatchObject({ error: 'operatorLoginWrong' })
    expect(await h.refused('POST /ws/operator/login', right)).toMatchObject({ error: 'loginLocked' })
    expect(await h.refused('POST /ws/operator/login', { ...right, username: 'nobody' })).toMatchObject({ error: 'operatorLoginWrong' })
  })
})
