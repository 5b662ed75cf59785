import { describe, expect, test } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, individual, operator, operatorCode, PASSWORD, type Person } from '../../../../../test/support/personas.ts'
import { newPhone, wrong } from '../../../../../test/support/registration.ts'
import { textsOf } from '../../../../../test/support/statements.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { errors } from '../../../../platform/contract/errors.ts'

const h = serverForFile({ config: { TRUST_PROXY: '1' } })

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`

interface Answer {
  success: boolean
  message: string
  error: string
  result: { token: string; sentTo: string; resendSeconds: number }
}

/** A browser with its cookies, at an address. */
class Visitor {
  readonly address: string
  cookie = ''
  setCookie = ''
  constructor(address = newAddress()) {
    this.address = address
  }

  async post(path: string, body: object, token?: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.address, 'x-lang': 'zh_CN' }
    const answer = await fetch(`${h.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...(this.cookie && { cookie: this.cookie }), ...(token && { 'x-access-token': token }) },
      body: JSON.stringify(body),
    })
    this.setCookie = answer.headers.get('set-cookie') ?? ''
    if (this.setCookie) this.cookie = this.setCookie.split(';')[0]!
    const { success, message, result } = (await answer.json()) as Answer & { result: { error?: string } }
    return { success, message, error: success ? '' : (result?.error ?? ''), result }
  }

  login(who: Pick<Person, 'phone'>, password = PASSWORD): Promise<Answer> {
    return this.post('/ws/passport/passwordLogin', { areaCode: '86', phone: who.phone, password })
  }

  async fail(who: Pick<Person, 'phone'>, times: number): Promise<string[]> {
    const said: string[] = []
    for (let at = 0; at < times; at++) said.push((await this.login(who, 'wrong-1')).error)
    return said
  }

  ask(phone: string, purpose = 'login'): Promise<Answer> {
    return this.post('/ws/account/code', { purpose, areaCode: '86', phone })
  }

  enter(phone: string, captcha: string): Promise<Answer> {
    return this.post('/ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha })
  }
}

describe('failed passwords', () => {
  test('five are free, then each waits twice as long, up to ten minutes; refused tries do not count', async () => {
    const who = await individual(h)
    const one = new Visitor()
    expect(await one.fail(who, 5)).toEqual(Array(5).fill('loginWrong'))
    for (const [seconds, unit] of [
      [10, '秒'],
      [20, '秒'],
      [40, '秒'],
      [80, '秒'],
      [160, '分钟'],
      [320, '分钟'],
      [600, '分钟'],
      [600, '分钟'],
    ] as const) {
      expect(await one.login(who)).toMatchObject({
        error: 'loginLocked',
        message: expect.stringMatching(new RegExp(`^失败次数过多，请 \\d+ ${unit}后再试$`)),
      })
      // The clock of the tests goes on by itself: what is left is more than a request takes.
      h.clock.advance({ seconds: seconds / 2 })
      expect((await one.login(who)).error).toBe('loginLocked')
      h.clock.advance({ seconds: seconds / 2 })
      expect((await one.login(who, 'wrong-1')).error).toBe('loginWrong')
    }
    h.clock.advance({ seconds: 600 })
    expect((await one.login(who)).success).toBe(true)
    expect(await one.fail(who, 5)).toEqual(Array(5).fill('loginWrong'))
  })

  test('a stranger who fails locks out neither another address nor the owner’s browser at the same one', async () => {
    const who = await individual(h)
    const owner = new Visitor()
    expect((await owner.login(who)).success).toBe(true)
    const stranger = new Visitor(owner.address)
    expect((await stranger.fail(who, 6)).at(-1)).toBe('loginLocked')
    expect((await stranger.login(who)).error).toBe('loginLocked')
    expect((await owner.login(who)).success).toBe(true)
    expect((await new Visitor().login(who)).success).toBe(true)
  })

  test('the addresses of one IPv6 line are one stranger', async () => {
    const who = await individual(h)
    await new Visitor('2001:db8:7:1::1').fail(who, 5)
    expect((await new Visitor('2001:db8:7:1:ffff::2').login(who)).error).toBe('loginLocked')
    expect((await new Visitor('2001:db8:7:2::1').login(who)).success).toBe(true)
  })

  test('a browser is known to the accounts that it signed in to, and to no other', async () => {
    const [who, other] = [await individual(h), await individual(h)]
    const browser = new Visitor()
    await browser.login(other)
    await browser.fail(who, 5)
    const beside = new Visitor(browser.address)
    expect((await beside.login(who)).error).toBe('loginLocked')
  })

  test('its cookie is out of reach for scripts and other sites, and kept as a hash', async () => {
    const who = await individual(h)
    const browser = new Visitor()
    await browser.login(who)
    expect(browser.setCookie).toMatch(/^browser=[\w-]{43}; Path=\/api\/ws; Max-Age=34560000; HttpOnly; SameSite=Strict$/)
    const { rows } = await h.services.pool.query('select browser from known_browser where account_id = $1', [who.accountId])
    expect(rows).toHaveLength(1)
    expect(browser.cookie).not.toContain(rows[0].browser)
  })

  test('after a reset of the password every browser is a stranger', async () => {
    const who = await individual(h)
    const browser = new Visitor()
    await browser.login(who)
    const other = new Visitor()
    await other.ask(who.phone, 'reset')
    const form = {
      areaCode: '86',
      phone: who.phone,
      code: await codeFor(h, who.phone),
      password: 'jadeite_otter_77',
      confirmPassword: 'jadeite_otter_77',
    }
    expect((await other.post('/ws/account/password/forgotten', form)).success).toBe(true)
    await new Visitor(browser.address).fail(who, 5)
    expect((await browser.login(who, 'jadeite_otter_77')).error).toBe('loginLocked')
  })

  test('spellings of a number share the wait, for known and unknown accounts alike', async () => {
    const spelled = (phone: string) => [phone, `+86${phone}`, `86 ${phone}`, `${phone.slice(0, 3)} ${phone.slice(3)}`]
    const outcome = async (phone: string) => {
      const visitor = new Visitor()
      const said: string[] = []
      for (const spelling of [...spelled(phone), ...spelled(phone)]) said.push((await visitor.login({ phone: spelling }, 'wrong-1')).error)
      return said
    }
    const known = await outcome((await individual(h)).phone)
    expect(known).toEqual([...Array(5).fill('loginWrong'), ...Array(3).fill('loginLocked')])
    expect(await outcome(newPhone())).toEqual(known)
  })

  test('of operators are counted in the same way, and name neither the password nor the one-time code', async () => {
    const { username } = await operator(h)
    const right = () => ({ username, password: PASSWORD, totp: operatorCode(h) })
    const [owner, stranger] = [new Visitor(), new Visitor()]
    const login = (who: Visitor, form: object) => who.post('/ws/operator/login', form)
    expect((await login(owner, right())).success).toBe(true)
    h.clock.advance({ minutes: 1 })
    const answers = [
      await login(stranger, { ...right(), password: 'wrong-1' }),
      await login(stranger, { ...right(), totp: wrong(right().totp) }),
      await login(stranger, { ...right(), password: 'wrong-1', totp: wrong(right().totp) }),
      await login(stranger, { ...right(), username: 'nobody-at-all' }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ error: 'operatorLoginWrong', message: errors.operatorLoginWrong.cn })
    for (let at = 0; at < 2; at++) await login(stranger, { ...right(), password: 'wrong-1' })
    expect((await login(stranger, right())).error).toBe('loginLocked')
    expect((await login(owner, right())).success).toBe(true)
  })
})

describe('codes', () => {
  test('the pause doubles for one asker, is stated in the answer, and is short again after a right code', async () => {
    const { phone } = await individual(h)
    const one = new Visitor()
    for (const seconds of [60, 120, 240]) {
      expect((await one.ask(phone)).result.resendSeconds).toBe(seconds)
      h.clock.advance({ seconds: seconds / 2 })
      expect((await one.ask(phone)).error).toBe('codeTooSoon')
      h.clock.advance({ seconds: seconds / 2 })
    }
    expect((await one.ask(phone)).result.resendSeconds).toBe(480)
    expect((await one.enter(phone, await codeFor(h, phone))).success).toBe(true)
    // The browser is known now, and starts again.
    expect((await one.ask(phone)).result.resendSeconds).toBe(60)
  })

  test('a stranger who asks for the owner’s number stops neither the owner’s request nor the owner’s code', async () => {
    const { phone } = await individual(h)
    const [owner, stranger] = [new Visitor(), new Visitor()]
    expect((await stranger.ask(phone)).success).toBe(true)
    expect((await owner.ask(phone)).success).toBe(true)
    const code = await codeFor(h, phone)
    h.clock.advance({ seconds: 61 })
    expect((await stranger.ask(phone)).success).toBe(true)
    // What the owner was sent is of no use to the stranger, whose guesses leave it alone.
    for (let at = 0; at < 6; at++) expect((await stranger.enter(phone, code)).success).toBe(false)
    expect((await owner.enter(phone, code)).success).toBe(true)
  })

  test('one purpose leaves the code of another alone', async () => {
    const { phone } = await individual(h)
    const owner = new Visitor()
    await owner.ask(phone, 'login')
    const code = await codeFor(h, phone)
    h.clock.advance({ seconds: 61 })
    await owner.ask(phone, 'reset')
    expect((await owner.enter(phone, code)).success).toBe(true)
  })

  test('ten wrong ones of strangers in a day end their tries for a number, from whatever address; a known browser gets in', async () => {
    const who = await individual(h)
    const owner = new Visitor()
    await owner.login(who)
    const guess = async (times: number) => {
      const stranger = new Visitor()
      await stranger.ask(who.phone)
      const code = await codeFor(h, who.phone)
      const said: string[] = []
      for (let at = 0; at < times; at++) said.push((await stranger.enter(who.phone, wrong(code))).error)
      return { said, right: async () => (await stranger.enter(who.phone, code)).error }
    }
    expect((await guess(5)).said).toEqual(Array(5).fill('codeWrong'))
    expect((await guess(5)).said).toEqual(Array(5).fill('codeWrong'))
    const third = await guess(1)
    expect(third.said).toEqual(['codeLocked'])
    expect(await third.right()).toBe('codeLocked')
    expect((await owner.ask(who.phone)).success).toBe(true)
    expect((await owner.enter(who.phone, await codeFor(h, who.phone))).success).toBe(true)
    h.clock.advance({ hours: 24 })
    const next = await guess(1)
    expect(next.said).toEqual(['codeWrong'])
    expect(await next.right()).toBe('')
  })

  test('a hundred wrong ones from one address end its tries, whatever the numbers', async () => {
    const address = newAddress()
    let wrongOnes = 0
    for (let numbers = 0; numbers < 21; numbers++) {
      const visitor = new Visitor(address)
      const phone = newPhone()
      await visitor.ask(phone)
      const code = await codeFor(h, phone)
      for (let at = 0; at < 5; at++) if ((await visitor.enter(phone, wrong(code))).error === 'codeWrong') wrongOnes++
    }
    expect(wrongOnes).toBe(100)
  })

  test('strangers are sent twenty a day for one number; the owner’s browser still gets its own', async () => {
    const who = await individual(h)
    const owner = new Visitor()
    await owner.login(who)
    let sent = 0
    for (let at = 0; at < 25; at++) if ((await new Visitor().ask(who.phone)).success) sent++
    expect(sent).toBe(20)
    expect((await owner.ask(who.phone)).success).toBe(true)
  })

  test('an account that asks for the number of another is a stranger to it, however many accounts ask', async () => {
    const who = await individual(h)
    const code = { purpose: 'login', areaCode: '86', phone: who.phone }
    let sent = 0
    for (let at = 0; at < 25; at++) {
      const { token } = await individual(h)
      const answer = await h.call('POST /ws/account/code', code, { token, headers: { 'x-forwarded-for': newAddress() } })
      if (answer.body.success) sent++
    }
    expect(sent).toBe(20)
    expect((await h.call('POST /ws/account/code', code, who.as)).body.success).toBe(true)
  })

  test('forty guesses at once get five comparisons', async () => {
    const { phone } = await individual(h)
    const one = new Visitor()
    await one.ask(phone)
    const code = await codeFor(h, phone)
    const answers = await Promise.all(Array.from({ length: 40 }, () => one.enter(phone, wrong(code))))
    expect(answers.filter((answer) => answer.error === 'codeWrong')).toHaveLength(5)
  })
})

test('a reset for an unknown number does the same work as for a known one, and leaves no message', async () => {
  const statements = async (phone: string) => {
    const seen: string[] = []
    const onConnect = (client: { query: (...given: unknown[]) => unknown }) => {
      const { query } = client
      client.query = function (this: unknown, ...given: unknown[]) {
        const texts = textsOf(given[0]).map((text) => text.replace(/^(release|rollback to) savepoint/, 'end savepoint'))
        seen.push(...texts)
        return query.apply(this, given)
      }
      return () => {
        client.query = query
      }
    }
    const client = await h.services.pool.connect()
    const clients = (h.services.pool as unknown as { _clients: Parameters<typeof onConnect>[0][] })._clients
    const undo = clients.map(onConnect)
    client.release()
    try {
      expect((await new Visitor().ask(phone, 'reset')).success).toBe(true)
    } finally {
      for (const each of undo) each()
    }
    return seen
  }
  const known = (await individual(h)).phone
  // Connections prepare their statements with the first request.
  await statements(known)
  const unknown = newPhone()
  await statements(unknown)
  h.clock.advance({ minutes: 2 })
  // What the tests before were refused is written by itself every two seconds.
  await h.server.security.flush()
  expect(await statements(newPhone())).toEqual(await statements((await individual(h)).phone))
  expect(await messagesTo(h, unknown)).toEqual([])
})
