import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { ALIYUN, aliyunTwin, TWILIO, type Twin, twilioTwin, WEBHOOK_SECRET, webhookTwin } from '../../../../../test/support/sms-twins.ts'
import { langs } from '../../../../platform/contract/texts.ts'
import { smsPurposes } from '../contract/sms.ts'

const folder = mkdtempSync(join(tmpdir(), 'hengdu-sms-'))
const templates = join(folder, 'templates.json')
const production = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', DATA_DIR: folder, MESSAGES: 'none' }

let mainland: Twin
let abroad: Twin
let hook: Twin
let h: TestServer
let hooked: TestServer
let staff: Person

beforeAll(async () => {
  const codes = Object.keys(smsPurposes).map((purpose) => [
    purpose,
    Object.fromEntries(langs.map((lang) => [lang, `SMS_${purpose}_${lang}`])),
  ])
  writeFileSync(templates, JSON.stringify({ main: Object.fromEntries(codes) }))
  mainland = await aliyunTwin()
  abroad = await twilioTwin()
  hook = await webhookTwin()
  const { key, secret, sign } = ALIYUN
  const { sid, token, from } = TWILIO
  const SMS_URL = [
    `aliyun://${key}:${encodeURIComponent(secret)}@${encodeURIComponent(sign)}/main?areas=86&endpoint=${mainland.url}`,
    `twilio://${sid}:${encodeURIComponent(token)}@${encodeURIComponent(from)}?endpoint=${abroad.url}`,
  ].join(' ')
  h = await startServer({ config: { ...production, SMS_URL, SMS_TEMPLATES: templates } })
  const hookUrl = `webhook+http://:${encodeURIComponent(WEBHOOK_SECRET)}@${new URL(hook.url).host}/`
  hooked = await startServer({ config: { ...production, SMS_URL: hookUrl } })
  staff = await operator(h)
})
afterAll(async () => {
  await h.close()
  await hooked.close()
  await Promise.all([mainland, abroad, hook].map((twin) => twin.close()))
})

let made = 0
const ask = async (areaCode = '86', on = h) => {
  made++
  const phone = areaCode === '86' ? `1350000${1000 + made}` : `8123${1000 + made}`
  await on.ok('POST /ws/account/code', { purpose: 'register', areaCode, phone })
  await on.jobs.runDue()
  return phone
}
const rowOf = async (phone: string, on = h) => {
  const { rows } = await on.services.pool.query(`select * from outbox where recipient like '%' || $1`, [phone])
  return rows[0]
}
const shown = async (phone: string) => (await h.ok('GET /ws/operator/outbox', { search: phone }, staff.as)).records[0]!

it('a code reaches the phone by the approved template, and registers', async () => {
  const phone = await ask()
  const code = await codeInTwin(phone)
  expect(mainland.sent.at(-1)).toMatchObject({ to: phone, template: 'SMS_code_cn', values: { code, minutes: '5' } })
  await h.ok('POST /ws/account/check', { areaCode: '86', phone, code })
  expect(await shown(phone)).toMatchObject({ state: 'handed', provider: 'aliyun', body: null })
  expect((await rowOf(phone)).sealed).toBeNull()
})

const codeInTwin = async (phone: string): Promise<string> =>
  (mainland.sent.findLast(({ to }) => to === phone)!.values as { code: string }).code

it('a phone abroad goes to the provider that carries its area, with our own text', async () => {
  const before = mainland.sent.length
  const phone = await ask('65')
  expect(abroad.sent.at(-1)).toMatchObject({ to: `+65${phone}`, text: expect.stringMatching(/\d{6}/) })
  expect(mainland.sent).toHaveLength(before)
})

it('what the provider reports is shown', async () => {
  mainland.report = 'waiting'
  const phone = await ask()
  h.clock.advance({ seconds: 30 })
  await h.jobs.runDue()
  expect((await shown(phone)).state).toBe('handed')
  mainland.report = 'delivered'
  h.clock.advance({ seconds: 60 })
  await h.jobs.runDue()
  expect((await shown(phone)).state).toBe('delivered')
  mainland.report = 'failed'
  const other = await ask()
  h.clock.advance({ seconds: 30 })
  await h.jobs.runDue()
  expect(await shown(other)).toMatchObject({ state: 'failed', error: 'MOBILE_NOT_ON_SERVICE' })
  expect((await h.ok('GET /ws/operator/outbox', { state: 'failed' }, staff.as)).total).toBe(1)
  mainland.report = 'delivered'
})

it('when the first provider refuses or is away, the next one sends it, once', async () => {
  for (const how of ['refuse', 'limit', 'broken'] as const) {
    mainland.next = [how]
    const [before, beforeAbroad] = [mainland.sent.length, abroad.sent.length]
    const phone = await ask()
    expect(await shown(phone)).toMatchObject({ state: 'handed', provider: 'twilio', error: null })
    expect(mainland.sent).toHaveLength(before)
    expect(abroad.sent).toHaveLength(beforeAbroad + 1)
  }
})

it('a lost answer sends nothing twice: it is repeated under the same token, and no other provider is asked', async () => {
  const [before, beforeAbroad] = [mainland.sent.length, abroad.sent.length]
  mainland.next = ['cut']
  const phone = await ask()
  expect((await shown(phone)).state).toBe('queued')
  h.clock.advance({ seconds: 6 })
  await h.jobs.runDue()
  expect(await shown(phone)).toMatchObject({ state: 'handed', provider: 'aliyun' })
  expect([mainland.sent.length, abroad.sent.length]).toEqual([before + 1, beforeAbroad])
})

it('a provider that knows no token is not asked again after a lost answer', async () => {
  abroad.next = ['cut']
  const before = abroad.sent.length
  const phone = await ask('65')
  expect(await shown(phone)).toMatchObject({ state: 'failed', error: 'twilio: unanswered' })
  h.clock.advance({ hours: 3 })
  await h.jobs.runDue()
  expect(abroad.sent).toHaveLength(before + 1)
})

it('a process that ended while it handed a message over is followed by one that does not send it twice', async () => {
  for (const [areaCode, twin] of [
    ['65', abroad],
    ['86', mainland],
  ] as const) {
    twin.next = ['limit', 'limit', 'limit']
    if (twin === mainland) abroad.next = ['limit']
    const phone = await ask(areaCode)
    const row = await rowOf(phone)
    expect(row).toMatchObject({ sent_at: null, failed_at: null, started_at: null })
    // As the process leaves it that ends between the request and its record: the provider has the message.
    twin.next = []
    const before = twin.sent.length
    const provider = twin === mainland ? 'aliyun' : 'twilio'
    await h.services.pool.query('update outbox set started_at = $1, provider = $2 where id = $3', [
      h.clock.now().toString(),
      provider,
      row.id,
    ])
    if (twin === mainland) {
      // It refuses the nonce that it has had.
      twin.next = ['cut']
      h.clock.advance({ seconds: 6 })
      await h.jobs.runDue()
      expect(twin.sent).toHaveLength(before + 1)
    }
    h.clock.advance({ seconds: 120 })
    await h.jobs.runDue()
    expect((await shown(phone)).state).toBe(twin === mainland ? 'handed' : 'failed')
    expect(twin.sent).toHaveLength(before + (twin === mainland ? 1 : 0))
  }
})

it('nothing is sent that has expired, and a message that nobody takes fails in words', async () => {
  mainland.next = Array(20).fill('limit')
  abroad.next = Array(20).fill('limit')
  const before = mainland.sent.length
  const phone = await ask()
  expect(await shown(phone)).toMatchObject({ state: 'queued', error: expect.stringMatching(/^aliyun: Throttling.*; twilio: 20429/) })
  h.clock.advance({ minutes: 10 })
  mainland.next = []
  abroad.next = []
  await h.jobs.runDue()
  expect((await shown(phone)).state).toBe('failed')
  expect(mainland.sent).toHaveLength(before)
})

it('a program of the operator gets the same key for the same message', async () => {
  hook.next = ['cut', 'broken', 'gateway']
  const phone = await ask('86', hooked)
  for (let n = 0; n < 3; n++) {
    hooked.clock.advance({ seconds: 50 })
    await hooked.jobs.runDue()
  }
  expect(hook.sent).toEqual([
    { to: `+86${phone}`, text: expect.stringMatching(/\d{6}/), values: { code: expect.stringMatching(/^\d{6}$/), minutes: '5' } },
  ])
  expect((await rowOf(phone, hooked)).provider).toBe('webhook')
})

it('an operator sends one to themselves', async () => {
  expect(await h.ok('GET /ws/operator/senders', {}, staff.as)).toEqual([
    { channel: 'email', providers: [] },
    {
      channel: 'sms',
      providers: [
        { name: 'aliyun', areas: ['86'], hasReports: true },
        { name: 'twilio', areas: null, hasReports: true },
      ],
    },
  ])
  const send = (channel: string, to: string) => h.call('POST /ws/operator/outbox/try', { channel, to }, staff.as)
  expect((await send('sms', '+86 13911112222')).body.success).toBe(true)
  await h.jobs.runDue()
  expect(mainland.sent.at(-1)!.to).toBe('13911112222')
  for (const [channel, to] of [
    ['sms', '13911112222'],
    ['sms', '+86 1391111'],
    ['email', 'nobody'],
  ] as const)
    expect((await h.refused('POST /ws/operator/outbox/try', { channel, to }, staff.as)).fields['to'], to).toBeTruthy()
  expect(await h.refused('POST /ws/operator/outbox/try', { channel: 'email', to: 'a@b.example' }, staff.as)).toMatchObject({
    error: 'mailOff',
  })
})

it('without a sender no code is promised: every way to ask for one is refused in words, and screens know', async () => {
  expect(await h.ok('GET /ws/account/channels')).toEqual({ sms: true, email: false })
  const refused = await h.refused('POST /ws/account/code', { purpose: 'reset', email: 'nobody@example.com' }, { lang: 'en' })
  expect(refused.fields['email']).toMatch(/sends no e-mail/)
  expect((await h.services.pool.query(`select from outbox where channel = 'email'`)).rowCount).toBe(0)
})

it('a provider that never reports is asked for a day and no longer', async () => {
  mainland.report = 'waiting'
  const silent = await ask()
  for (let day = 0; day < 8; day++) {
    h.clock.advance({ hours: 6 })
    await h.jobs.runDue()
  }
  expect((await rowOf(silent)).delivered_at).toBeNull()
  const { rowCount } = await h.services.pool.query(`select from job where name = 'outbox.report' and done_at is null`)
  expect(rowCount).toBe(0)
})
