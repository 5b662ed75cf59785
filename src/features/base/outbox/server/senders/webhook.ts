import { createHmac } from 'node:crypto'
import { systemClock } from '../../../../../platform/server/clock.ts'
import { ask, e164, NotAccepted, reasonOf, type Sender } from './sender.ts'

interface Account {
  url: string
  secret: string
  areas: readonly string[] | undefined
}

/** The signature of a request: of its time in seconds and its body. */
const webhookSignature = (secret: string, timestamp: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** Any other provider, behind a program of the operator's own. It gets the same key for the same message and sends it once. */
export function webhook({ url, secret, areas }: Account): Sender {
  return {
    name: 'webhook',
    areas,
    repeatableMinutes: Number.POSITIVE_INFINITY,
    async send({ id, to, body: text, template }) {
      const body = JSON.stringify({
        id,
        to: e164(to),
        text,
        purpose: template?.purpose,
        language: template?.lang,
        values: template?.values,
      })
      const timestamp = Math.floor(systemClock.now().epochMilliseconds / 1000)
      const { status, said } = await ask(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'x-hengdu-timestamp': String(timestamp),
          'x-hengdu-signature': webhookSignature(secret, timestamp, body),
        },
        body,
      })
      if (status >= 200 && status < 300) return typeof said['id'] === 'string' ? said['id'].slice(0, 200) : null
      throw new NotAccepted(reasonOf(`HTTP ${status}`, said['message']), { again: status >= 500 || [408, 425, 429].includes(status) })
    },
  }
}
