import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { codeFor, operator } from '../../../../../test/support/personas.ts'
import { proved } from '../../../../../test/support/proof.ts'
import { asked, newPhone, registration } from '../../../../../test/support/registration.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile({ config: { TRUST_PROXY: '1' } })
const HOME = { 'x-forwarded-for': '203.0.113.7' }
const SIGN_IN = 'POST /ws/passport/regOrLogin/phoneByPC'
const REGISTER = 'POST /ws/account/register'

/** Somebody who registered, and a thief who signed in with a code of theirs once, under a key. Both from one address. */
async function signedIn() {
  const phone = newPhone()
  const form = registration(phone, await asked(h, 'register', phone))
  const { token, userInfo } = await h.ok('POST /ws/account/register', form)
  const owner = await proved(h, { token })
  await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone }, { headers: HOME })
  const login = { areaCode: '86', phone, captcha: await codeFor(h, phone) }
  const keyed = { idempotencyKey: crypto.randomUUID(), headers: HOME }
  const thief = await h.ok(SIGN_IN, login, keyed)
  h.clock.advance({ minutes: 1, seconds: 1 })
  return { phone, owner, id: userInfo.id, thief, again: (how: object = keyed) => h.call(SIGN_IN, login, { ...keyed, ...how }) }
}

/** Somebody who registered under a key that a thief learned: the session of the registration is the one that the thief repeats. */
async function registered() {
  const phone = newPhone()
  await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone }, { headers: HOME })
  const form = registration(phone, await codeFor(h, phone))
  const keyed = { idempotencyKey: crypto.randomUUID(), headers: HOME }
  const thief = await h.ok(REGISTER, form, keyed)
  h.clock.advance({ minutes: 1, seconds: 1 })
  await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone }, { headers: HOME })
  const { token } = await h.ok(SIGN_IN, { areaCode: '86', phone, captcha: await codeFor(h, phone) }, { headers: HOME })
  const owner = await proved(h, { token })
  h.clock.advance({ minutes: 1, seconds: 1 })
  return { phone, owner, id: thief.userInfo.id, thief, again: (how: object = keyed) => h.call(REGISTER, form, { ...keyed, ...how }) }
}
type Scene = Awaited<ReturnType<typeof signedIn>>

/** Everything that ends sessions of an account, or takes from its browser what the code gave. */
const enders: Record<string, (one: Scene) => Promise<unknown>> = {
  'all other sessions are ended': ({ owner }) => h.ok('POST /ws/account/session/revoke', {}, owner),
  'that session is ended': async ({ owner, thief }) => {
    const sessions = await h.ok('GET /ws/account/sessions', {}, { token: thief.token })
    await h.ok('POST /ws/account/session/revoke', { id: sessions.find(({ current }) => current)!.id }, owner)
  },
  'it signs out': ({ thief }) => h.ok('POST /ws/passport/logout', {}, { token: thief.token }),
  'the password is changed': ({ owner }) =>
    h.ok('POST /ws/account/password/change', { password: 'Quiet#Harbour-71', confirmPassword: 'Quiet#Harbour-71' }, owner),
  'the password is reset': async ({ phone }) => {
    await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone })
    const reset = {
      areaCode: '86',
      phone,
      code: await codeFor(h, phone),
      password: 'Quiet#Harbour-71',
      confirmPassword: 'Quiet#Harbour-71',
    }
    await h.ok('POST /ws/account/password/forgotten', reset)
  },
  'the phone is changed': async ({ owner }) => {
    const phone = newPhone()
    await h.ok('POST /ws/account/code', { purpose: 'changePhone', areaCode: '86', phone }, owner)
    await h.ok('POST /ws/account/phone/change', { areaCode: '86', phone, code: await codeFor(h, phone) }, owner)
  },
  'the second factor is switched on': async ({ owner }) => {
    const { secret } = await h.ok('POST /ws/account/secondFactor/begin', {}, owner)
    const code = new TOTP({ secret }).generate({ timestamp: h.clock.now().epochMilliseconds })
    await h.ok('POST /ws/account/secondFactor/confirm', { code }, owner)
  },
  'the account is frozen': async ({ id }) =>
    h.ok('POST /ws/operator/account/freeze', { id, reason: '多次投诉，核实中' }, (await operator(h)).as),
}

describe.each([
  ['a sign-in by code', signedIn],
  ['a registration', registered],
] as const)('%s that is repeated under its key', (_kind, scene) => {
  test('opens a session of its own while the first lives', async () => {
    const one: Scene = await scene()
    const { body } = await one.again()
    if (!body.success) throw new Error(body.message)
    expect(body.result.token).not.toBe(one.thief.token)
  })

  test('opens nothing from another address', async () => {
    const one: Scene = await scene()
    expect((await one.again({ headers: { 'x-forwarded-for': '198.51.100.9' } })).body).toMatchObject({ result: { error: 'codeExpired' } })
  })

  test.each(Object.entries(enders))('opens nothing once %s', async (_, end) => {
    const one: Scene = await scene()
    await end(one)
    expect((await one.again()).body.success).toBe(false)
  })
})
