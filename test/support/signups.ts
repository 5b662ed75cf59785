import type { eventCalls } from '../../src/features/market/event/contract/calls.ts'
import type { InputOf, ResultOf } from '../../src/platform/contract/call.ts'
import { messagesTo } from './outbox.ts'
import type { TestServer } from './server.ts'

type SignUp = InputOf<(typeof eventCalls)['POST /ws/event/signUp']>
type Ticket = ResultOf<(typeof eventCalls)['POST /ws/event/signUp']>

/** The code in the last message to a contact. */
export async function proofTo(h: Pick<TestServer, 'services'>, contact: string): Promise<string> {
  const last = (await messagesTo(h, contact.replaceAll(' ', '').toLowerCase())).at(-1)
  const digits = last?.body.match(/\b\d{6}\b/)?.[0]
  if (!digits) throw new Error(`no code was sent to ${contact}`)
  return digits
}

/** Signs up for an event and proves the contact, as somebody does who reads what is sent there. */
export async function signedUp(
  h: Pick<TestServer, 'ok' | 'services'>,
  input: SignUp,
  how: { token?: string; lang?: 'cn' | 'en' } = {},
): Promise<Ticket> {
  const ticket = await h.ok('POST /ws/event/signUp', input, how)
  if (ticket.state !== 'unproved') return ticket
  return h.ok('POST /ws/event/prove', { code: ticket.code, proof: await proofTo(h, input.contact) }, how)
}
