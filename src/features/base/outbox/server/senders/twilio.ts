import { ask, e164, NotAccepted, reasonOf, type Sender } from './sender.ts'

interface Account {
  sid: string
  token: string
  /** A number in E.164, a name, or a messaging service ("MG…"). */
  from: string
  endpoint: string
  areas: readonly string[] | undefined
}

/** Programmable Messaging of Twilio. It carries our own texts. */
export function twilio({ sid, token, from, endpoint, areas }: Account): Sender {
  const messages = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages`
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
  return {
    name: 'twilio',
    areas,
    repeatableMinutes: 0,
    async send({ to, body }) {
      const form = new URLSearchParams({ To: e164(to), Body: body, [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from })
      const { status, said } = await ask(`${messages}.json`, { method: 'POST', headers: { authorization }, body: form })
      if (status === 201 && typeof said['sid'] === 'string') return said['sid']
      throw new NotAccepted(reasonOf(said['code'] ?? `HTTP ${status}`, said['message']), { again: status === 429 || status >= 500 })
    },
    async report({ providerId }) {
      if (!providerId) return { state: 'unknown' }
      const { said } = await ask(`${messages}/${encodeURIComponent(providerId)}.json`, { headers: { authorization } })
      if (said['status'] === 'delivered' || said['status'] === 'read') return { state: 'delivered' }
      const isFailed = said['status'] === 'undelivered' || said['status'] === 'failed'
      return isFailed ? { state: 'failed', reason: reasonOf(said['status'], said['error_code']) } : { state: 'unknown' }
    },
  }
}
