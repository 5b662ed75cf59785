import { createHash, createHmac } from 'node:crypto'
import { systemClock } from '../../../../../platform/server/clock.ts'
import { smsPurposes } from '../../contract/sms.ts'
import { type Answer, ask, e164, NotAccepted, reasonOf, type Sender } from './sender.ts'
import type { TemplateCode } from './templates.ts'

interface Account {
  id: string
  key: string
  sign: string
  app: string
  region: string
  endpoint: string
  areas: readonly string[] | undefined
}

interface Signed {
  service: string
  host: string
  action: string
  body: string
  /** Seconds since 1970. */
  timestamp: number
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The value of the header that signs a request in JSON by TC3-HMAC-SHA256. */
export function tencentSignature({ id, key }: Pick<Account, 'id' | 'key'>, { service, host, action, body, timestamp }: Signed): string {
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const names = 'content-type;host;x-tc-action'
  const lines = `content-type:application/json; charset=utf-8\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n')
  const scope = `${day}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n')
  const signature = hmac(hmac(hmac(hmac(`TC3${key}`, day), service), 'tc3_request'), text).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

/** Refusals after which the same message may pass. */
const LATER = /^(RequestLimitExceeded|InternalError|FailedOperation\.(.*Timeout|InsufficientBalance)|LimitExceeded)/

/** SMS of Tencent Cloud (2021-01-11). */
export function tencent(account: Account, code: TemplateCode): Sender {
  const { hostname: host } = new URL(account.endpoint)
  const call = (action: string, input: object): Promise<Answer> => {
    const body = JSON.stringify(input)
    const timestamp = Math.floor(systemClock.now().epochMilliseconds / 1000)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      authorization: tencentSignature(account, { service: 'sms', host, action, body, timestamp }),
      'x-tc-action': action,
      'x-tc-timestamp': String(timestamp),
      'x-tc-version': '2021-01-11',
      'x-tc-region': account.region,
    }
    return ask(account.endpoint, { method: 'POST', headers, body })
  }
  return {
    name: 'tencent',
    areas: account.areas,
    repeatableMinutes: 0,
    async send({ id, to, template }) {
      const values = template ? smsPurposes[template.purpose].map((name) => template.values[name] ?? '') : []
      const { status, said } = await call('SendSms', {
        PhoneNumberSet: [e164(to)],
        SmsSdkAppId: account.app,
        SignName: account.sign,
        TemplateId: code(template),
        TemplateParamSet: values,
        SessionContext: id,
      })
      const { Error: refused, SendStatusSet: [first] = [] } = (said['Response'] ?? {}) as {
        Error?: Record<string, unknown>
        SendStatusSet?: Record<string, unknown>[]
      }
      if (first?.['Code'] === 'Ok') return String(first['SerialNo'] ?? '')
      const { Code: why = `HTTP ${status}`, Message: words } = refused ?? first ?? {}
      throw new NotAccepted(reasonOf(why, words), { again: status === 429 || LATER.test(String(why)) })
    },
    async report({ providerId, to, at }) {
      if (!providerId) return { state: 'unknown' }
      const { said } = await call('PullSmsSendStatusByPhoneNumber', {
        BeginTime: Math.floor(at.epochMilliseconds / 1000) - 60,
        Offset: 0,
        Limit: 100,
        PhoneNumber: e164(to),
        SmsSdkAppId: account.app,
      })
      const { PullSmsSendStatusSet: list = [] } = (said['Response'] ?? {}) as { PullSmsSendStatusSet?: Record<string, unknown>[] }
      const own = list.find((each) => each['SerialNo'] === providerId)
      if (own?.['ReportStatus'] === 'SUCCESS') return { state: 'delivered' }
      return own?.['ReportStatus'] === 'FAIL' ? { state: 'failed', reason: reasonOf(own['Description']) } : { state: 'unknown' }
    },
  }
}
