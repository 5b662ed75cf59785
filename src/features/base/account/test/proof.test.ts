import { describe, expect, test } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, individual, operator, operatorCode, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { newPhone, wrong } from '../../../../../test/support/registration.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { allCalls } from '../../../../app/server/features.ts'
import type { CallSpec } from '../../../../platform/contract/call.ts'
import { errors } from '../../../../platform/contract/errors.ts'

type Key = keyof typeof allCalls
const needing = (Object.entries(allCalls) as [Key, CallSpec][]).filter(([, spec]) => spec.proof).map(([key]) => key)

const always = needing.filter((key) => (allCalls[key] as CallSpec).proof === true)

const h = serverForFile()

/** A session as the sign-in gives it: nothing is proved in it. */
async function signedIn(person: Pick<Person, 'phone'>): Promise<{ token: string; unproved: true }> {
  const { token } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: PASSWORD })
  return { token, unproved: true }
}
const prove = async (as: { token: string; unproved: true }, form: Record<string, unknown> = { way: 'password', password: PASSWORD }) =>
  ({ token: as.token, headers: { 'x-proof': (await h.ok('POST /ws/account/proof', form, as)).proof } }) as const

/** Of operators: what moves money, changes settings or accounts, or takes lists of people out of the house. */
const GUARDED = ['operator:money', 'operator:settings', 'operator:accounts']

describe('which calls need a proof', () => {
  test('every write of operators about money, settings and accounts, and every export of theirs', () => {
    const writes = (Object.entries(allCalls) as [Key, CallSpec][]).filter(([key]) => key.startsWith('POST /ws/operator/'))
    const guarded = writes.filter(([key, { permission }]) => GUARDED.includes(String(permission)) || key.endsWith('/export'))
    expect(guarded.length).toBeGreaterThan(15)
    expect(guarded.filter(([, { proof }]) => !proof).map(([key]) => key)).toEqual([])
  })

  test('those that a thief of a token would make', () => {
    expect(always.toSorted()).toEqual([
      'GET /ws/account/export',
      'POST /ws/absence/feed/address',
      'POST /ws/account/close',
      'POST /ws/account/email/change',
      'POST /ws/account/password/change',
      'POST /ws/account/phone/change',
      'POST /ws/account/secondFactor/begin',
      'POST /ws/account/secondFactor/codes',
      'POST /ws/account/secondFactor/confirm',
      'POST /ws/account/secondFactor/end',
      'POST /ws/account/session/revoke',
      'POST /ws/approval/approve',
      'POST /ws/approval/limit',
      'POST /ws/bean/buy',
      'POST /ws/demand/cap',
      'POST /ws/demand/confirm',
      'POST /ws/demand/hosting',
      'POST /ws/demand/imprest',
      'POST /ws/demand/lower',
      'POST /ws/demand/notice',
      'POST /ws/demand/part/fund',
      'POST /ws/demand/part/lower',
      'POST /ws/demand/part/release',
      'POST /ws/demand/split/accept',
      'POST /ws/demand/standingOrder',
      'POST /ws/employee/due/address',
      'POST /ws/employee/payee',
      'POST /ws/employee/payee/confirm',
      'POST /ws/employee/payees/confirm',
      'POST /ws/intake/apply',
      'POST /ws/invitation/resend',
      'POST /ws/invitation/send',
      'POST /ws/member/leave',
      'POST /ws/member/remove',
      'POST /ws/member/role',
      'POST /ws/operator/account/freeze',
      'POST /ws/operator/account/secondFactor/end',
      'POST /ws/operator/account/unfreeze',
      'POST /ws/operator/advisory/export',
      'POST /ws/operator/beanOrder/confirm',
      'POST /ws/operator/beanOrder/refund',
      'POST /ws/operator/beanOrder/reject',
      'POST /ws/operator/beanOrder/reverse',
      'POST /ws/operator/beanPackage',
      'POST /ws/operator/event/signups/export',
      'POST /ws/operator/feedback/export',
      'POST /ws/operator/job/again',
      'POST /ws/operator/job/giveUp',
      'POST /ws/operator/lead/export',
      'POST /ws/operator/outbox/try',
      'POST /ws/operator/payroll/batch/file',
      'POST /ws/operator/payroll/cameBack',
      'POST /ws/operator/payroll/failed',
      'POST /ws/operator/payroll/paid',
      'POST /ws/operator/payroll/result',
      'POST /ws/operator/provider/report/confirm',
      'POST /ws/operator/report/export',
      'POST /ws/operator/security/export',
      'POST /ws/operator/setting',
      'POST /ws/operator/topUp/arrivedAs',
      'POST /ws/operator/topUp/confirm',
      'POST /ws/operator/topUp/reject',
      'POST /ws/operator/topUp/reverse',
      'POST /ws/operator/unallocated/credit',
      'POST /ws/operator/unallocated/record',
      'POST /ws/operator/unallocated/sendBack',
      'POST /ws/operator/unallocated/undo',
      'POST /ws/operator/withdrawal/cameBack',
      'POST /ws/operator/withdrawal/failed',
      'POST /ws/operator/withdrawal/paid',
      'POST /ws/payroll/run/approve',
      'POST /ws/payroll/run/giveBack',
      'POST /ws/payroll/run/outsideList',
      'POST /ws/payroll/run/pay',
      'POST /ws/payroll/run/reopen',
      'POST /ws/salary/approve',
      'POST /ws/wallet/bankAccount/add',
      'POST /ws/wallet/bankAccount/default',
      'POST /ws/wallet/bankAccount/remove',
      'POST /ws/wallet/withdraw',
      'POST /ws/wallet/withdrawal/approve',
      'POST /ws/wallet/withdrawal/decline',
    ])
    expect(needing.filter((key) => !always.includes(key)).toSorted()).toEqual([
      'POST /ws/demand/acceptLower',
      'POST /ws/demand/cancel',
      'POST /ws/demand/cancelPick',
      'POST /ws/demand/close',
      'POST /ws/demand/decline',
      'POST /ws/demand/edit',
      'POST /ws/demand/end',
      'POST /ws/demand/part/accept',
      'POST /ws/demand/pick',
      'POST /ws/demand/plan/accept',
      'POST /ws/demand/start',
      'POST /ws/payroll/run/cancel',
      'POST /ws/provider/unlock',
    ])
  })

  test('each is refused with a token alone, before its input is read, and after the permission', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    for (const key of always) {
      const refused = await h.refused(key, { nonsense: true }, as)
      const spec: CallSpec = allCalls[key]
      expect(refused, key).toMatchObject({
        error: spec.audience === 'company' || spec.audience === 'operator' ? 'forbidden' : 'proofNeeded',
      })
    }
    expect((await h.refused('GET /ws/account/export', {}, { unproved: true })).error).toBe('unauthenticated')
  })

  test('the API description says so', async () => {
    const described = await (await fetch(`${h.url}/api/docs/json`)).json()
    for (const key of needing) {
      const [method = '', path = ''] = key.split(' ')
      const operation = described.paths[`/api${path}`][method.toLowerCase()]
      expect(operation.security, key).toEqual([{ token: [], proof: [] }])
      expect(operation.description, key).toContain('X-Proof')
    }
    expect(described.components.securitySchemes.proof).toEqual({ type: 'apiKey', in: 'header', name: 'X-Proof' })
  })
})

describe('a proof by password', () => {
  test('opens the calls of its session for ten minutes, and is kept as a hash only', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    expect(await h.ok('GET /ws/account/proof', {}, as)).toEqual({
      ways: ['password', 'phone'],
      phone: `+86 ${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
      email: '',
    })
    const proved = await prove(as)
    expect(await h.ok('GET /ws/account/export', {}, proved)).toMatchObject({ account: { id: person.accountId } })
    const { rows } = await h.services.pool.query('select row_to_json(s)::text as row from session s where account_id = $1', [
      person.accountId,
    ])
    for (const { row } of rows) expect(row).not.toContain(proved.headers['x-proof'])

    const another = await signedIn(person)
    expect(await h.refused('GET /ws/account/export', {}, { ...another, headers: proved.headers })).toMatchObject({ error: 'proofNeeded' })
    h.clock.advance({ minutes: 9 })
    await h.ok('GET /ws/account/export', {}, proved)
    h.clock.advance({ minutes: 1 })
    expect(await h.refused('GET /ws/account/export', {}, proved)).toMatchObject({ error: 'proofNeeded', message: errors.proofNeeded.cn })
  })

  test('failures name the field and are counted for the session: strangers who fail to sign in do not stop the owner', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    for (let tries = 0; tries < 6; tries++)
      await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: person.phone, password: 'wrong-1' })
    const wrongOne = { way: 'password', password: 'wrong-1' } as const
    for (let tries = 0; tries < 5; tries++)
      expect(await h.refused('POST /ws/account/proof', wrongOne, as)).toMatchObject({
        error: 'passwordWrong',
        fields: { password: errors.passwordWrong.cn },
      })
    expect((await h.refused('POST /ws/account/proof', { way: 'password', password: PASSWORD }, as)).error).toBe('loginLocked')
  })

  test('a retry under the same key is answered as the first call was', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    const form = { password: 'amber_kestrel_1', confirmPassword: 'amber_kestrel_1' }
    expect((await h.refused('POST /ws/account/password/change', form, { ...as, idempotencyKey: 'one' })).error).toBe('proofNeeded')
    const proved = await prove(as)
    for (let sent = 0; sent < 2; sent++) await h.ok('POST /ws/account/password/change', form, { ...proved, idempotencyKey: 'one' })
  })

  test('an operator proves by the one-time code, each of which works once, and has no contact for another', async () => {
    const { as } = await operator(h)
    expect(await h.ok('GET /ws/account/proof', {}, as)).toEqual({ ways: ['totp'], phone: '', email: '' })
    expect((await h.refused('POST /ws/account/proof/code', { way: 'phone' }, as)).status).toBe(404)
    expect((await h.refused('POST /ws/account/proof', { way: 'password', password: PASSWORD }, as)).status).toBe(404)
    const form = { way: 'totp', code: operatorCode(h) } as const
    expect((await h.ok('POST /ws/account/proof', form, as)).minutes).toBe(10)
    expect(await h.refused('POST /ws/account/proof', form, as)).toMatchObject({ fields: { code: errors.secondFactorWrong.cn } })
  })
})

describe('a proof by code', () => {
  test('goes to the contact that the account has, works once, and for nothing else', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    await h.ok('POST /ws/account/proof/code', { way: 'phone', phone: '13011112222' }, as)
    const code = await codeFor(h, person.phone)
    expect(await messagesTo(h, '13011112222')).toEqual([])
    expect(await h.refused('POST /ws/account/proof', { way: 'phone', code: wrong(code) }, as)).toMatchObject({
      fields: { code: errors.codeWrong.cn },
    })
    const other = { areaCode: '86', phone: person.phone, captcha: code }
    expect((await h.refused('POST /ws/passport/regOrLogin/phoneByPC', other)).error).toBe('codeExpired')
    await h.ok('GET /ws/account/export', {}, await prove(as, { way: 'phone', code }))
    expect((await h.refused('POST /ws/account/proof', { way: 'phone', code }, as)).error).toBe('codeExpired')
  })

  test('a code for signing in proves nothing', async () => {
    const person = await individual(h)
    const as = await signedIn(person)
    await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone: person.phone })
    const code = await codeFor(h, person.phone)
    expect((await h.refused('POST /ws/account/proof', { way: 'phone', code }, as)).error).toBe('codeExpired')
  })

  test('is the only way of an account without a password, also to set the first one', async () => {
    const phone = newPhone()
    await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone })
    const form = { areaCode: '86', phone, captcha: await codeFor(h, phone), userType: 2 }
    const { token } = await h.ok('POST /ws/passport/regOrLogin/phoneByPC', form)
    const as = { token, unproved: true } as const
    expect((await h.ok('GET /ws/account/proof', {}, as)).ways).toEqual(['phone'])
    expect((await h.refused('POST /ws/account/proof', { way: 'password', password: 'x' }, as)).status).toBe(404)
    const first = { password: PASSWORD, confirmPassword: PASSWORD }
    expect((await h.refused('POST /ws/account/password/change', first, as)).error).toBe('proofNeeded')
    h.clock.advance({ seconds: 61 })
    await h.ok('POST /ws/account/proof/code', { way: 'phone' }, as)
    await h.ok('POST /ws/account/password/change', first, await prove(as, { way: 'phone', code: await codeFor(h, phone) }))
    await signedIn({ phone })
  })
})

describe('after a change of how one signs in', () => {
  const english = async () => {
    const person = await individual(h)
    const email = `old-${person.phone}@example.com`
    await h.services.pool.query("update account set email = $1, lang = 'en' where id = $2", [email, person.accountId])
    return { person, email }
  }
  const last = async (address: string) => (await messagesTo(h, address)).at(-1)
  const newest = async (person: Person) => (await h.ok('GET /ws/notice/list', {}, { ...person.as, lang: 'en' })).records[0]

  test('of the phone: the old phone and the e-mail address are notified in the language of their owner', async () => {
    const { person, email } = await english()
    const phone = newPhone()
    await h.ok('POST /ws/account/code', { purpose: 'changePhone', areaCode: '86', phone }, person.as)
    await h.ok('POST /ws/account/phone/change', { areaCode: '86', phone, code: await codeFor(h, phone) }, person.as)
    expect((await last(person.phone))?.body).toMatch(/^Hengdu: The phone number of your account was changed/)
    expect((await last(email))?.subject).toBe('Phone number changed')
    expect(await newest(person)).toMatchObject({ kind: 'phoneChanged', type: 'security', title: 'Phone number changed' })
  })

  test('of the e-mail address: the old one is notified', async () => {
    const { person, email } = await english()
    const next = `new-${person.phone}@example.com`
    await h.ok('POST /ws/account/code', { purpose: 'changeEmail', email: next }, person.as)
    await h.ok('POST /ws/account/email/change', { email: next, code: await codeFor(h, next) }, person.as)
    expect((await last(email))?.body).toMatch(/^The e-mail address of your account was changed/)
    expect((await last(person.phone))?.body).toMatch(/^Hengdu: The e-mail address of your account was changed/)
    expect(await newest(person)).toMatchObject({ kind: 'emailChanged' })
  })

  test('of the password, by its owner or by a code: both contacts are notified', async () => {
    const { person, email } = await english()
    await h.ok('POST /ws/account/password/change', { password: 'amber_kestrel_1', confirmPassword: 'amber_kestrel_1' }, person.as)
    for (const address of [person.phone, email]) expect((await last(address))?.subject).toBe('Password changed')
    await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: person.phone })
    const form = {
      areaCode: '86',
      phone: person.phone,
      code: await codeFor(h, person.phone),
      password: 'jadeite_otter_77',
      confirmPassword: 'jadeite_otter_77',
    }
    await h.ok('POST /ws/account/password/forgotten', form)
    expect((await messagesTo(h, email)).filter((one) => one.subject === 'Password changed')).toHaveLength(2)
  })
})
