import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a twin answers its next requests: as documented, with a fault, or not at all. `cut` is after the message was accepted. */
export type Behaviour = 'ok' | 'refuse' | 'limit' | 'broken' | 'gateway' | 'cut' | 'slow'

export interface Sent {
  to: string
  text?: string | undefined
  template?: string | undefined
  values?: unknown
}

export interface Twin {
  url: string
  /** What it accepted: what reaches people. */
  sent: Sent[]
  /** How many requests came, accepted or not. */
  asked: () => number
  /** The errors that it answered. */
  errors: string[]
  /** For the next requests, in order; then everything is accepted. */
  next: Behaviour[]
  /** What it reports of every message. */
  report: 'waiting' | 'delivered' | 'failed'
  close: () => Promise<void>
}

interface Request {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}
interface Reply {
  status: number
  body: unknown
}
interface Provider {
  /** Null if the request is in order, otherwise the documented refusal. */
  check: (request: Request) => Reply | null
  accept: (request: Request, twin: Twin) => Reply
  faults: Record<'refuse' | 'limit' | 'broken', Reply>
}

async function startTwin({ check, accept, faults }: Provider): Promise<Twin> {
  let asked = 0
  const server = createServer(async (incoming, outgoing) => {
    asked++
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const url = new URL(incoming.url ?? '/', 'http://twin')
    const request = { method: incoming.method ?? '', url, headers: incoming.headers, body: Buffer.concat(chunks).toString() }
    const answer = ({ status, body }: Reply) => {
      if (status >= 400) twin.errors.push(JSON.stringify(body))
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const refused = check(request)
    if (refused) return answer(refused)
    const how = twin.next.shift() ?? 'ok'
    if (how === 'gateway') return outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>')
    if (how === 'refuse' || how === 'limit' || how === 'broken') return answer(faults[how])
    const accepted = accept(request, twin)
    if (how === 'cut') return incoming.socket.destroy()
    if (how === 'ok') answer(accepted)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const twin: Twin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    asked: () => asked,
    errors: [],
    next: [],
    report: 'delivered',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return twin
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const MINUTE_MS = 60_000
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const ALIYUN = { key: 'LTAI5tTwin', secret: 'twin secret', sign: '衡渡', template: 'SMS_1001' }

/** Alibaba Cloud: signature, a clock within 15 minutes, a nonce once. Templates that it does not know are refused. */
export function aliyunTwin(): Promise<Twin> {
  const nonces = new Set<string>()
  const refusal = (status: number, Code: string): Reply => ({ status, body: { Code, Message: `${Code} of 13800000000`, RequestId: 'R' } })
  return startTwin({
    check({ method, url, headers, body }) {
      const header = (name: string) => String(headers[name] ?? '')
      const [, key, names = '', signature] =
        /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(header('authorization')) ?? []
      if (key !== ALIYUN.key) return refusal(404, 'InvalidAccessKeyId.NotFound')
      if (Math.abs(Date.parse(header('x-acs-date')) - Date.now()) > 15 * MINUTE_MS) return refusal(400, 'InvalidTimeStamp.Expired')
      const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
      const lines = names.split(';').map((name) => `${name}:${header(name).trim()}\n`)
      const bodyHash = hash(body)
      if (header('x-acs-content-sha256') !== bodyHash) return refusal(400, 'InvalidContentHash')
      const canonical = [method, url.pathname, query.join('&'), lines.join(''), names, bodyHash].join('\n')
      const right = hmac(ALIYUN.secret, `ACS3-HMAC-SHA256\n${hash(canonical)}`).toString('hex')
      if (signature !== right) return refusal(400, 'SignatureDoesNotMatch')
      const nonce = header('x-acs-signature-nonce')
      if (nonces.has(nonce)) return refusal(400, 'SignatureNonceUsed')
      nonces.add(nonce)
      if (header('x-acs-version') !== '2017-05-25') return refusal(404, 'InvalidVersion')
      return null
    },
    accept({ url, headers, body }, twin) {
      const field = (name: string) => url.searchParams.get(name) ?? new URLSearchParams(body).get(name) ?? ''
      if (headers['x-acs-action'] === 'QuerySendDetails') {
        const SendStatus = { waiting: 1, failed: 2, delivered: 3 }[twin.report]
        const OutId = twin.sent.findLast(({ to }) => to === field('PhoneNumber'))?.values as { out?: string } | undefined
        return {
          status: 200,
          body: {
            Code: 'OK',
            SmsSendDetailDTOs: { SmsSendDetailDTO: [{ SendStatus, ErrCode: 'MOBILE_NOT_ON_SERVICE', OutId: OutId?.out }] },
          },
        }
      }
      if (field('SignName') !== ALIYUN.sign) return refusal(200, 'isv.SMS_SIGNATURE_ILLEGAL')
      if (!field('TemplateCode').startsWith('SMS_')) return refusal(200, 'isv.SMS_TEMPLATE_ILLEGAL')
      const values = { ...(JSON.parse(field('TemplateParam')) as object), out: field('OutId') }
      twin.sent.push({ to: field('PhoneNumbers'), template: field('TemplateCode'), values })
      return { status: 200, body: { Code: 'OK', Message: 'OK', BizId: `biz-${twin.sent.length}`, RequestId: 'R' } }
    },
    faults: {
      refuse: refusal(200, 'isv.MOBILE_NUMBER_ILLEGAL'),
      limit: refusal(400, 'Throttling.User'),
      broken: refusal(500, 'InternalError'),
    },
  })
}

export const TENCENT = { id: 'AKIDtwin', key: 'twin key', app: '1400006666', sign: '衡渡' }

/** Tencent Cloud: TC3 signature, a clock within 5 minutes. Its errors come with status 200. */
export function tencentTwin(): Promise<Twin> {
  const refusal = (Code: string): Reply => ({ status: 200, body: { Response: { Error: { Code, Message: Code }, RequestId: 'R' } } })
  const results = (item: object): Reply => ({ status: 200, body: { Response: { SendStatusSet: [item], RequestId: 'R' } } })
  return startTwin({
    check({ method, url, headers, body }) {
      const header = (name: string) => String(headers[name] ?? '')
      const [, id, day = '', service = '', names = '', signature] =
        /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/([^/]+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
          header('authorization'),
        ) ?? []
      if (id !== TENCENT.id) return refusal('AuthFailure.SecretIdNotFound')
      const time = Number(header('x-tc-timestamp'))
      if (Math.abs(time * 1000 - Date.now()) > 5 * MINUTE_MS) return refusal('AuthFailure.SignatureExpire')
      // The provider has the usual port, and its program signs the host without one.
      const value = (name: string) => (name === 'host' ? header(name).split(':')[0]! : header(name).trim().toLowerCase())
      const lines = names.split(';').map((name) => `${name}:${value(name)}\n`)
      const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, hash(body)].join('\n')
      const text = ['TC3-HMAC-SHA256', time, `${day}/${service}/tc3_request`, hash(canonical)].join('\n')
      const right = hmac(hmac(hmac(hmac(`TC3${TENCENT.key}`, day), service), 'tc3_request'), text).toString('hex')
      if (signature !== right) return refusal('AuthFailure.SignatureFailure')
      return header('x-tc-version') === '2021-01-11' ? null : refusal('InvalidParameter')
    },
    accept({ headers, body }, twin) {
      const input = JSON.parse(body) as Record<string, unknown>
      if (headers['x-tc-action'] === 'PullSmsSendStatusByPhoneNumber') {
        const SerialNo = `serial-${twin.sent.length}`
        const ReportStatus = { waiting: '', failed: 'FAIL', delivered: 'SUCCESS' }[twin.report]
        const set = ReportStatus ? [{ SerialNo, ReportStatus, Description: '用户号码异常' }] : []
        return { status: 200, body: { Response: { PullSmsSendStatusSet: set, RequestId: 'R' } } }
      }
      if (input['SmsSdkAppId'] !== TENCENT.app) return refusal('UnauthorizedOperation.SmsSdkAppIdVerifyFail')
      const [to] = input['PhoneNumberSet'] as string[]
      twin.sent.push({ to: to!, template: String(input['TemplateId']), values: input['TemplateParamSet'] })
      return results({ SerialNo: `serial-${twin.sent.length}`, PhoneNumber: to, Code: 'Ok', Message: 'send success' })
    },
    faults: {
      refuse: results({ SerialNo: '', Code: 'FailedOperation.PhoneNumberInBlacklist', Message: 'blacklist' }),
      limit: refusal('RequestLimitExceeded'),
      broken: refusal('InternalError'),
    },
  })
}

export const TWILIO = { sid: 'AC0123456789', token: 'twin token', from: '+15005550006' }

/** Twilio: basic authentication and a form. */
export function twilioTwin(): Promise<Twin> {
  const refusal = (status: number, code: number): Reply => ({ status, body: { code, message: `error ${code}`, status } })
  const own = `Basic ${Buffer.from(`${TWILIO.sid}:${TWILIO.token}`).toString('base64')}`
  return startTwin({
    check: ({ headers }) => (headers.authorization === own ? null : refusal(401, 20003)),
    accept({ method, body }, twin) {
      if (method === 'GET') {
        const status = { waiting: 'sent', failed: 'undelivered', delivered: 'delivered' }[twin.report]
        return { status: 200, body: { sid: `SM${twin.sent.length}`, status, error_code: twin.report === 'failed' ? 30003 : null } }
      }
      const form = new URLSearchParams(body)
      if (form.get('From') !== TWILIO.from) return refusal(400, 21606)
      twin.sent.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })
      return { status: 201, body: { sid: `SM${twin.sent.length}`, status: 'queued' } }
    },
    faults: { refuse: refusal(400, 21610), limit: refusal(429, 20429), broken: refusal(500, 20500) },
  })
}

export const WEBHOOK_SECRET = 'hook secret'

/** A program of an operator, as the document describes it: it checks the signature, and sends a message with the same key once. */
export function webhookTwin(): Promise<Twin> {
  const known = new Set<string>()
  return startTwin({
    check({ headers, body }) {
      const time = String(headers['x-hengdu-timestamp'])
      const right = `sha256=${hmac(WEBHOOK_SECRET, `${time}.${body}`).toString('hex')}`
      const isFresh = Math.abs(Number(time) * 1000 - Date.now()) < 5 * MINUTE_MS
      return headers['x-hengdu-signature'] === right && isFresh ? null : { status: 401, body: { message: 'signature' } }
    },
    accept({ headers, body }, twin) {
      const key = String(headers['idempotency-key'])
      const { to, text, values } = JSON.parse(body) as { to: string; text: string; values: unknown }
      if (!known.has(key)) twin.sent.push({ to, text, values })
      known.add(key)
      return { status: 202, body: { id: `hook-${key}` } }
    },
    faults: {
      refuse: { status: 422, body: { message: 'no such number' } },
      limit: { status: 429, body: { message: 'slower' } },
      broken: { status: 503, body: { message: 'later' } },
    },
  })
}
