import { createHash, createHmac } from 'node:crypto'
import { systemClock } from '../../../../../platform/server/clock.ts'
import { BOOKS_ZONE } from '../../../../../rules/constants.ts'
import { type Answer, ask, NotAccepted, phoneParts, reasonOf, type Sender } from './sender.ts'
import type { TemplateCode } from './templates.ts'

interface Account {
  key: string
  secret: string
  sign: string
  endpoint: string
  areas: readonly string[] | undefined
}

interface Signed {
  method: string
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  date: string
  nonce: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** RFC 3986: `encodeURIComponent` leaves some signs that the provider encodes. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const queryOf = (query: Signed['query']): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(query[name]!)}`)
    .join('&')

/** The headers of a request without a body, signed by ACS3-HMAC-SHA256. */
export function aliyunHeaders({ key, secret }: Pick<Account, 'key' | 'secret'>, request: Signed): Record<string, string> {
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = [request.method, '/', queryOf(request.query), lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${key},SignedHeaders=${names.join(';')},Signature=${signature}` }
}

/** Refusals after which the same message may pass. */
const LATER = /^(Throttling|ServiceUnavailable|InternalError|isp\.|isv\.BUSINESS_LIMIT)/i

/** Short Message Service of Alibaba Cloud (Dysmsapi 2017-05-25). */
export function aliyun(account: Account, code: TemplateCode): Sender {
  const { host } = new URL(account.endpoint)
  const call = (action: string, query: Record<string, string>, nonce: string): Promise<Answer> => {
    const date = systemClock.now().toString({ smallestUnit: 'second' })
    const headers = aliyunHeaders(account, { method: 'POST', host, action, version: '2017-05-25', query, date, nonce })
    return ask(`${account.endpoint}/?${queryOf(query)}`, { method: 'POST', headers })
  }
  return {
    name: 'aliyun',
    areas: account.areas,
    // It refuses a nonce that it has had, for 15 minutes: then it has the message already.
    repeatableMinutes: 10,
    async send({ id, token, to, template }) {
      const { status, said } = await call(
        'SendSms',
        {
          PhoneNumbers: numberOf(to),
          SignName: account.sign,
          TemplateCode: code(template),
          TemplateParam: JSON.stringify(template?.values ?? {}),
          OutId: id,
        },
        token,
      )
      if (said['Code'] === 'OK') return String(said['BizId'] ?? '')
      if (said['Code'] === 'SignatureNonceUsed') return null
      throw new NotAccepted(reasonOf(said['Code'] ?? `HTTP ${status}`, said['Message']), {
        again: status === 429 || LATER.test(String(said['Code'])),
      })
    },
    async report({ id, providerId, to, at }) {
      const day = at.toZonedDateTimeISO(BOOKS_ZONE).toPlainDate().toString().replaceAll('-', '')
      const { said } = await call(
        'QuerySendDetails',
        { PhoneNumber: phoneParts(to).number, SendDate: day, PageSize: '50', CurrentPage: '1', ...(providerId && { BizId: providerId }) },
        crypto.randomUUID(),
      )
      const list = (said['SmsSendDetailDTOs'] as { SmsSendDetailDTO?: Record<string, unknown>[] } | undefined)?.SmsSendDetailDTO ?? []
      const own = list.find((each) => each['OutId'] === id)
      if (own?.['SendStatus'] === 3) return { state: 'delivered' }
      return own?.['SendStatus'] === 2 ? { state: 'failed', reason: reasonOf(own['ErrCode']) } : { state: 'unknown' }
    },
  }
}

/** Abroad with the calling code and without a plus. */
function numberOf(to: string): string {
  const { areaCode, number } = phoneParts(to)
  return areaCode === '86' ? number : `${areaCode}${number}`
}
