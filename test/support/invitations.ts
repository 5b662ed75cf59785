import type { TestServer } from './server.ts'

/** The token of the last invitation that was sent to a phone or e-mail address. */
export async function invitationTokenFor(h: TestServer, address: string): Promise<string> {
  const { rows } = await h.services.pool.query<{ body: string }>(
    "select body from outbox where recipient like '%' || $1 and body like '%/#/invitation?token=%' order by at desc, id desc limit 1",
    [address],
  )
  const token = rows[0]?.body.match(/invitation\?token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`no invitation was sent to ${address}`)
  return token
}
