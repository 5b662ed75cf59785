import { messagesTo } from './outbox.ts'
import type { TestServer } from './server.ts'

/** The token of the last invitation that was sent to a phone or e-mail address. */
export async function invitationTokenFor(h: TestServer, address: string): Promise<string> {
  const tokens = (await messagesTo(h, address)).flatMap(({ body }) => body.match(/invitation\?token=([\w-]+)/)?.[1] ?? [])
  const token = tokens.at(-1)
  if (!token) throw new Error(`no invitation was sent to ${address}`)
  return token
}
