import { wholeBody } from '../../src/features/base/outbox/server/body.ts'
import { outbox } from '../../src/features/base/outbox/server/tables.ts'
import { asc, like } from '../../src/platform/server/data/drizzle.ts'
import type { TestServer } from './server.ts'

/** The messages to a phone or e-mail address as they are sent, the oldest first. */
export async function messagesTo(
  { services }: Pick<TestServer, 'services'>,
  address: string,
): Promise<{ subject: string; body: string; unsubscribe?: string | undefined }[]> {
  const rows = await services.db
    .select()
    .from(outbox)
    .where(like(outbox.recipient, `%${address}`))
    .orderBy(asc(outbox.at), asc(outbox.id))
  return rows.map((row) => ({ subject: row.subject, body: row.body, ...wholeBody(services.masterKeys, row) }))
}
