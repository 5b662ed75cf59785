import { createTransport, type Transporter } from 'nodemailer'
import { NotAccepted, reasonOf, type Sender } from './sender.ts'

const PATIENCE_MS = 8_000
let transport: { url: string; to: Transporter } | undefined

function transportTo(url: string): Transporter {
  if (transport?.url !== url) {
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
    transport = { url, to: createTransport({ url, ...patience }) }
  }
  return transport.to
}

/** With these two headers a mail program offers to stop such mails, and does it without opening a page (RFC 8058). */
const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

/** What a mailbox shows beside the subject: our name where the setting is an address alone. */
const sender = (from: string) => (from.includes('<') ? from : { name: 'Hengdu 衡渡', address: from })

/** A mail relay. */
export function smtp({ url, from }: { url: string; from: string }): Sender {
  return {
    name: 'smtp',
    // A mail that is sent again has the same Message-ID: mailboxes show it once.
    repeatableMinutes: Number.POSITIVE_INFINITY,
    async send({ id, to, subject, body, unsubscribe }) {
      const headers = unsubscribe ? { headers: oneClick(unsubscribe) } : {}
      try {
        await transportTo(url).sendMail({ from: sender(from), to, subject, text: body, messageId: `<${id}@hengdu>`, ...headers })
        return null
      } catch (error) {
        const { message, responseCode = 0, command } = error as Error & { responseCode?: number; command?: string }
        // Only a refusal of this recipient ends it: what a relay refuses otherwise is a matter of its settings.
        throw new NotAccepted(reasonOf(message), { again: !(command === 'RCPT TO' && responseCode >= 550) })
      }
    },
  }
}
