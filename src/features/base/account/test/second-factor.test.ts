import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, individual, operator, operatorCode, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { asked, wrong } from '../../../../../test/support/registration.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { errors } from '../../../../platform/contract/errors.ts'
import { totpOf } from '../server/totp.ts'

const h = serverForFile()

const codeOf = (secret: string) => totpOf(secret).generate({ timestamp: h.clock.now().epochMilliseconds })

/** A person who has switched the second factor on. */
async function withFactor(): Promise<{ person: Person; secret: string; codes: string[] }> {
  const person = await individual(h)
  const { secret } = await h.ok('POST /ws/account/secondFactor/begin', {}, person.as)
  const { codes } = await h.ok('POST /ws/account/secondFactor/confirm', { code: codeOf(secret) }, person.as)
  // The next code is another one.
  h.clock.advance({ seconds: 60 })
  return { person, secret, codes }
}
const byPassword = ({ phone }: Person, totp?: string) => ({ areaCode: '86', phone, password: PASSWORD, ...(totp && { totp }) })

describe('switching the second factor on', () => {
  test('counts only after the first code; then every other session ends, the person is notified, and codes are shown once', async () => {
    const person = await individual(h)
    const elsewhere = await h.ok('POST /ws/passport/passwordLogin', byPassword(person))
    const begun = await h.ok('POST /ws/account/secondFactor/begin', {}, person.as)
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret)
    expect(new URL(begun.uri).searchParams.get('issuer')).toBe('Hengdu')
    await h.ok('POST /ws/passport/passwordLogin', byPassword(person))
    const code = codeOf(begun.secret)
    expect(await h.refused('POST /ws/account/secondFactor/confirm', { code: wrong(code) }, person.as)).toMatchObject({
      fields: { code: errors.secondFactorWrong.cn },
    })
    expect(await h.ok('GET /ws/account/secondFactor', {}, person.as)).toEqual({ since: null, codesLeft: 0 })
    const { codes } = await h.ok('POST /ws/account/secondFactor/confirm', { code }, person.as)
    expect(new Set(codes).size).toBe(10)
    for (const each of codes) expect(each).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){6}$/)
    expect((await h.ok('GET /ws/account/secondFactor', {}, person.as)).codesLeft).toBe(10)
    expect((await h.refused('GET /ws/account/me', {}, { token: elsewhere.token })).status).toBe(401)
    const { records } = await h.ok('GET /ws/notice/list', {}, person.as)
    expect(records[0]).toMatchObject({ kind: 'secondFactorOn', type: 'security' })
    expect((await h.refused('POST /ws/account/secondFactor/begin', {}, person.as)).error).toBe('staleState')
  })

  test('keeps neither the secret nor a recovery code in clear, in any table', async () => {
    const { person, secret, codes } = await withFactor()
    const { rows: tables } = await h.services.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const everything: string[] = []
    for (const { name } of tables) {
      const { rows } = await h.services.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
      everything.push(...rows.map(({ row }) => row))
    }
    const all = everything.join('\n')
    expect(all).toContain(person.accountId)
    for (const text of [secret, Buffer.from(secret).toString('hex'), ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(all).not.toContain(text)
  })
})

describe('a sign-in with a second factor', () => {
  test('by password asks for it, takes a code once, and refuses a wrong one', async () => {
    const { person, secret } = await withFactor()
    expect(await h.refused('POST /ws/passport/passwordLogin', byPassword(person))).toMatchObject({
      error: 'secondFactorNeeded',
      message: errors.secondFactorNeeded.cn,
    })
    const code = codeOf(secret)
    expect(await h.refused('POST /ws/passport/passwordLogin', byPassword(person, wrong(code)))).toMatchObject({
      fields: { totp: errors.secondFactorWrong.cn },
    })
    await h.ok('POST /ws/passport/passwordLogin', byPassword(person, code))
    expect((await h.refused('POST /ws/passport/passwordLogin', byPassword(person, code))).error).toBe('secondFactorWrong')
    const wrongPassword = { ...byPassword(person, codeOf(secret)), password: 'wrong-1' }
    expect((await h.refused('POST /ws/passport/passwordLogin', wrongPassword)).error).toBe('loginWrong')
  })

  test('by code asks for it too, and keeps the code for the second try', async () => {
    const { person, secret } = await withFactor()
    const captcha = await asked(h, 'login', person.phone)
    const form = { areaCode: '86', phone: person.phone, captcha }
    expect((await h.refused('POST /ws/passport/regOrLogin/phoneByPC', form)).error).toBe('secondFactorNeeded')
    const signedIn = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', { ...form, totp: codeOf(secret) })
    expect(signedIn.userInfo.id).toBe(person.accountId)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { person, codes } = await withFactor()
    await h.ok('POST /ws/passport/passwordLogin', byPassword(person, codes[0]!.toLowerCase().replaceAll('-', ' ')))
    expect((await h.refused('POST /ws/passport/passwordLogin', byPassword(person, codes[0]))).error).toBe('secondFactorWrong')
    expect((await h.ok('GET /ws/account/secondFactor', {}, person.as)).codesLeft).toBe(9)
    const renewed = await h.ok('POST /ws/account/secondFactor/codes', {}, person.as)
    expect((await h.refused('POST /ws/passport/passwordLogin', byPassword(person, codes[1]))).error).toBe('secondFactorWrong')
    await h.ok('POST /ws/passport/passwordLogin', byPassword(person, renewed.codes[1]))
  })

  test('codes renewed several times at once are those of one renewal', async () => {
    const { person } = await withFactor()
    const renewed = await Promise.all([1, 2, 3].map(() => h.ok('POST /ws/account/secondFactor/codes', {}, person.as)))
    expect((await h.ok('GET /ws/account/secondFactor', {}, person.as)).codesLeft).toBe(10)
    const tried = await Promise.all(renewed.map(({ codes }) => h.call('POST /ws/passport/passwordLogin', byPassword(person, codes[0]))))
    expect(tried.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('one that begins again while its first code is confirmed is not changed by that', async () => {
    const person = await individual(h)
    const { secret } = await h.ok('POST /ws/account/secondFactor/begin', {}, person.as)
    const [confirmed] = await Promise.all([
      h.call('POST /ws/account/secondFactor/confirm', { code: codeOf(secret) }, person.as),
      ...[1, 2, 3].map(() => h.call('POST /ws/account/secondFactor/begin', {}, person.as)),
    ])
    h.clock.advance({ seconds: 60 })
    const { since } = await h.ok('GET /ws/account/secondFactor', {}, person.as)
    expect(since !== null).toBe(confirmed!.body.success)
    if (since !== null) await h.ok('POST /ws/passport/passwordLogin', byPassword(person, codeOf(secret)))
  })

  test('two at once with one code open one session', async () => {
    const { person, secret } = await withFactor()
    const form = byPassword(person, codeOf(secret))
    const answers = await Promise.all([1, 2, 3].map(() => h.call('POST /ws/passport/passwordLogin', form)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('guesses wait longer and longer, by code as by password', async () => {
    const { person, secret } = await withFactor()
    const captcha = await asked(h, 'login', person.phone)
    const form = { areaCode: '86', phone: person.phone, captcha }
    const said: string[] = []
    for (let tries = 0; tries < 6; tries++)
      said.push((await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { ...form, totp: wrong(codeOf(secret)) })).error)
    expect(said).toEqual([...Array(5).fill('secondFactorWrong'), 'loginLocked'])
  })

  test('is still asked for after a forgotten password', async () => {
    const { person, secret } = await withFactor()
    await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: person.phone })
    const next = { password: 'tidal-Crane-9', confirmPassword: 'tidal-Crane-9' }
    const code = await codeFor(h, person.phone)
    await h.ok('POST /ws/account/password/forgotten', { areaCode: '86', phone: person.phone, code, ...next })
    const form = { areaCode: '86', phone: person.phone, password: next.password }
    expect((await h.refused('POST /ws/passport/passwordLogin', form)).error).toBe('secondFactorNeeded')
    await h.ok('POST /ws/passport/passwordLogin', { ...form, totp: codeOf(secret) })
  })
})

describe('with a second factor', () => {
  test('a proof takes nothing less: neither the password nor a code to the phone', async () => {
    const { person, secret, codes } = await withFactor()
    const { token } = await h.ok('POST /ws/passport/passwordLogin', byPassword(person, codeOf(secret)))
    const as = { token, unproved: true } as const
    expect((await h.ok('GET /ws/account/proof', {}, as)).ways).toEqual(['totp'])
    expect((await h.refused('POST /ws/account/proof', { way: 'password', password: PASSWORD }, as)).status).toBe(404)
    expect((await h.refused('POST /ws/account/proof/code', { way: 'phone' }, as)).status).toBe(404)
    expect((await h.refused('POST /ws/account/secondFactor/end', {}, as)).error).toBe('proofNeeded')
    const { proof } = await h.ok('POST /ws/account/proof', { way: 'totp', code: codes[3]! }, as)
    await h.ok('POST /ws/account/secondFactor/end', {}, { token, headers: { 'x-proof': proof } })
    await h.ok('POST /ws/passport/passwordLogin', byPassword(person))
    expect((await h.ok('GET /ws/notice/list', {}, person.as)).records[0]).toMatchObject({ kind: 'secondFactorOff' })
  })

  test('an operator switches a lost one off with a second operator; every session ends and the person is notified', async () => {
    const { person } = await withFactor()
    const [one, two] = [await operator(h), await operator(h)]
    const [shown] = await h.ok('GET /ws/operator/accounts', { id: person.accountId }, one.as)
    expect(shown).toMatchObject({ secondFactor: true })
    expect((await h.refused('POST /ws/operator/account/secondFactor/end', { id: one.accountId, reason: 'x' }, two.as)).status).toBe(404)
    expect(await h.ok('POST /ws/operator/account/secondFactor/end', { id: person.accountId, reason: '资料已核实' }, one.as)).toEqual({
      waits: true,
    })
    expect((await h.refused('POST /ws/passport/passwordLogin', byPassword(person))).error).toBe('secondFactorNeeded')
    const [request] = (await h.ok('GET /ws/approval/list', {}, two.as)).records
    expect(request).toMatchObject({ detail: '资料已核实', currency: null })
    expect((await h.refused('POST /ws/approval/approve', { id: request!.id }, one.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/approve', { id: request!.id }, two.as)
    expect((await h.refused('GET /ws/account/me', {}, person.as)).status).toBe(401)
    const messages = await messagesTo(h, person.phone)
    expect(messages.at(-1)!.body).toContain('两步验证')
    const again = await h.ok('POST /ws/passport/passwordLogin', byPassword(person))
    expect((await h.ok('GET /ws/notice/list', {}, { token: again.token })).records[0]).toMatchObject({ kind: 'secondFactorOff' })
    expect((await h.refused('POST /ws/operator/account/secondFactor/end', { id: person.accountId, reason: 'x' }, one.as)).error).toBe(
      'staleState',
    )
  })

  test('closing the account forgets secret and codes', async () => {
    const { person } = await withFactor()
    await h.ok('POST /ws/account/close', { agreed: true }, person.as)
    const { rows } = await h.services.pool.query(
      'select totp_sealed, totp_since, (select count(*)::int from recovery_code where account_id = a.id) as codes from account a where id = $1',
      [person.accountId],
    )
    expect(rows).toEqual([{ totp_sealed: null, totp_since: null, codes: 0 }])
  })
})

test('secrets of an older master key are sealed by the new one in the night, and sign in all the while', async () => {
  const { url, drop } = await freshDatabase()
  const next = randomBytes(32).toString('base64')
  const start = (SECRET_KEY: string) => startServer({ databaseUrl: url, config: { SECRET_KEY } })
  const before = await start(TEST_KEY)
  const { username } = await operator(before)
  await before.close()
  const login = (server: TestServer) => server.ok('POST /ws/operator/login', { username, password: PASSWORD, totp: operatorCode(server) })

  await expect(start(next)).rejects.toThrow(/^The database holds secrets of the master key [0-9a-f]{16}, which is missing/)
  const both = await start(`${next},${TEST_KEY}`)
  both.clock.advance({ hours: 1 })
  await login(both)
  const masters = async () => (await both.services.pool.query('select totp_master from account where username = $1', [username])).rows
  const [old] = await masters()
  both.clock.advance({ hours: 25 })
  await both.jobs.runDue()
  const [fresh] = await masters()
  expect(fresh).not.toEqual(old)
  await both.close()
  const after = await start(next)
  after.clock.advance({ hours: 50 })
  await login(after)
  await after.close()
  await drop()
})
