import { createRequire } from 'node:module'
import { $OpenApiUtil } from '@alicloud/openapi-core'
import { sms as tencentSdk } from 'tencentcloud-sdk-nodejs-sms'
import twilioSdk from 'twilio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ALIYUN,
  aliyunTwin,
  TENCENT,
  TWILIO,
  type Twin,
  tencentTwin,
  twilioTwin,
  WEBHOOK_SECRET,
  webhookTwin,
} from '../../../../../test/support/sms-twins.ts'
import { aliyun, aliyunHeaders } from '../server/senders/aliyun.ts'
import { NotAccepted, type Outgoing, type Sender, Unanswered } from '../server/senders/sender.ts'
import { tencent, tencentSignature } from '../server/senders/tencent.ts'
import { twilio } from '../server/senders/twilio.ts'
import { webhook } from '../server/senders/webhook.ts'

const template = { purpose: 'code', lang: 'cn', values: { code: '123456', minutes: '5' } } as const
let made = 0
const message = (): Outgoing => {
  const id = `m${++made}`
  return { id, token: `${id}-0`, to: '+86 13800000000', subject: 's', body: '【衡渡】验证码 123456', template }
}

const codes = () => 'SMS_1001'
const areas = undefined
const providers = {
  aliyun: {
    start: aliyunTwin,
    sender: (endpoint: string, secret = ALIYUN.secret) => aliyun({ ...ALIYUN, secret, endpoint, areas }, codes),
  },
  tencent: {
    start: tencentTwin,
    sender: (endpoint: string, key = TENCENT.key) => tencent({ ...TENCENT, key, region: 'ap-guangzhou', endpoint, areas }, codes),
  },
  twilio: { start: twilioTwin, sender: (endpoint: string, token = TWILIO.token) => twilio({ ...TWILIO, token, endpoint, areas }) },
  webhook: { start: webhookTwin, sender: (url: string, secret = WEBHOOK_SECRET) => webhook({ url, secret, areas }) },
}

/** How a handing over ended, in a word. */
const endOf = (sending: Promise<unknown>): Promise<string> =>
  sending.then(
    () => 'accepted',
    (error) =>
      error instanceof NotAccepted ? (error.again ? 'later' : 'refused') : error instanceof Unanswered ? 'unanswered' : String(error),
  )

describe.each(Object.entries(providers))('%s', (name, { start, sender }) => {
  let twin: Twin
  let own: Sender
  beforeAll(async () => {
    twin = await start()
    own = sender(twin.url)
  })
  afterAll(() => twin.close())

  it('takes a message once, with its values or its text', async () => {
    expect(await own.send(message())).toBeTruthy()
    expect(twin.errors).toEqual([])
    expect(twin.sent).toHaveLength(1)
    expect(JSON.stringify(twin.sent[0])).toContain('123456')
    expect(twin.sent[0]!.to.replace(/^\+86/, '')).toBe('13800000000')
  })

  it('refuses a wrong secret', async () => {
    const before = twin.sent.length
    expect(await endOf(sender(twin.url, 'another').send(message()))).toBe('refused')
    expect(twin.sent).toHaveLength(before)
  })

  it('says of each failure whether another attempt may pass and whether the message may have arrived', async () => {
    const ends: Record<string, string> = {}
    for (const how of ['refuse', 'limit', 'broken', 'gateway', 'cut'] as const) {
      twin.next = [how]
      ends[how] = await endOf(own.send(message()))
    }
    expect(ends).toEqual({ refuse: 'refused', limit: 'later', broken: 'later', gateway: 'unanswered', cut: 'unanswered' })
    const gone = await start()
    await gone.close()
    expect(await endOf(sender(gone.url).send(message()))).toBe('later')
  })

  it('keeps no number of a person in its reasons', async () => {
    twin.next = ['refuse']
    const reason = await own.send(message()).catch((error: Error) => error.message)
    expect(reason).not.toContain('13800000000')
  })

  it('takes a message again under the same token without sending it twice, where it is repeated', async () => {
    if (own.repeatableMinutes === 0) return expect(['tencent', 'twilio']).toContain(name)
    const before = twin.sent.length
    const same = message()
    twin.next = ['cut']
    expect(await endOf(own.send(same))).toBe('unanswered')
    expect(await endOf(own.send(same))).toBe('accepted')
    expect(twin.sent).toHaveLength(before + 1)
  })

  it('reports what became of a message, where it does', async () => {
    if (!own.report) return expect(name).toBe('webhook')
    const sent = message()
    const providerId = await own.send(sent)
    const handed = { id: sent.id, providerId, to: sent.to, at: Temporal.Now.instant() }
    const states = []
    for (const state of ['waiting', 'delivered', 'failed'] as const) {
      twin.report = state
      states.push((await own.report(handed)).state)
    }
    expect(states).toEqual(['unknown', 'delivered', 'failed'])
  })
})

/** As a CommonJS package it is loaded as one: a test runner and Node import its class in two ways. */
const { default: Client, SendSmsRequest } = createRequire(import.meta.url)(
  '@alicloud/dysmsapi20170525',
) as typeof import('@alicloud/dysmsapi20170525')

describe("the providers' own programs", () => {
  it('are understood by the twin of Alibaba Cloud', async () => {
    const twin = await aliyunTwin()
    const config = new $OpenApiUtil.Config({ accessKeyId: ALIYUN.key, accessKeySecret: ALIYUN.secret, protocol: 'http' })
    config.endpoint = new URL(twin.url).host
    const request = new SendSmsRequest({
      ...{ phoneNumbers: '13800000000', signName: ALIYUN.sign, templateCode: ALIYUN.template },
      templateParam: JSON.stringify(template.values),
      outId: 'sdk',
    })
    const answer = await new Client(config as never).sendSms(request)
    expect(answer.body?.code).toBe('OK')
    expect(twin.sent).toEqual([{ to: '13800000000', template: ALIYUN.template, values: { ...template.values, out: 'sdk' } }])
    await twin.close()
  })

  it('are understood by the twin of Tencent Cloud', async () => {
    const twin = await tencentTwin()
    const client = new tencentSdk.v20210111.Client({
      credential: { secretId: TENCENT.id, secretKey: TENCENT.key },
      region: 'ap-guangzhou',
      profile: { httpProfile: { endpoint: new URL(twin.url).host, protocol: 'http://' } },
    })
    const answer = await client.SendSms({
      PhoneNumberSet: ['+8613800000000'],
      SmsSdkAppId: TENCENT.app,
      SignName: TENCENT.sign,
      TemplateId: '1001',
      TemplateParamSet: ['123456', '5'],
    })
    expect(answer.SendStatusSet?.[0]?.Code).toBe('Ok')
    expect(twin.sent).toEqual([{ to: '+8613800000000', template: '1001', values: ['123456', '5'] }])
    await twin.close()
  })

  it('are understood by the twin of Twilio', async () => {
    const twin = await twilioTwin()
    const client = twilioSdk(TWILIO.sid, TWILIO.token, {
      httpClient: {
        request: async ({ method, uri, headers, data, username, password }: Record<string, string>) => {
          const path = new URL(uri!).pathname
          const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
          const body = new URLSearchParams(data)
          const answer = await fetch(`${twin.url}${path}`, { method: method!, headers: { ...Object(headers), authorization }, body })
          return { statusCode: answer.status, body: await answer.json(), headers: {} }
        },
      } as never,
    })
    const sent = await client.messages.create({ to: '+6581234567', from: TWILIO.from, body: 'Hello' })
    expect(sent.sid).toBe('SM1')
    expect(twin.sent).toEqual([{ to: '+6581234567', text: 'Hello' }])
    await twin.close()
  })
})

it('signs the published example of Alibaba Cloud as published', () => {
  const { authorization } = aliyunHeaders(
    { key: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
  )
  expect(authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/)
})

it('signs the published example of Tencent Cloud as published', () => {
  const signed = tencentSignature(
    { id: `AKID${'*'.repeat(32)}`, key: '*'.repeat(32) },
    {
      ...{ service: 'cvm', host: 'cvm.tencentcloudapi.com', action: 'DescribeInstances', timestamp: 1_551_113_065 },
      body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
    },
  )
  expect(signed).toMatch(/Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f$/)
})
