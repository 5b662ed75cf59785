import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { and, desc, eq, gte, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { sideCalls } from '../contract/side-calls.ts'
import { reachConversation } from './conversations.ts'
import { wireEvent } from './present.ts'
import { eventsByIds } from './reads.ts'
import { conversationEvent } from './tables.ts'

/** The messages with a link that the caller sees. What counts as one is decided by the markup when it is drawn. */
export async function linksOf(look: Look, input: ParsedOf<(typeof sideCalls)['GET /ws/chat/links']>) {
  const { mine } = await reachConversation(look, input.id)
  const me = look.actor.accountId
  const where = and(
    eq(conversationEvent.conversationId, input.id),
    gte(conversationEvent.seq, mine.fromSeq),
    eq(conversationEvent.kind, 'message'),
    sql`${conversationEvent.hiddenFrom} is distinct from ${me}`,
    sql`${conversationEvent.content} ~* 'https?://|www\\.|mailto:'`,
  )
  return paged(input, {
    rows: look.db.select({ id: conversationEvent.id }).from(conversationEvent).where(where).orderBy(desc(conversationEvent.seq)),
    total: look.db.$count(conversationEvent, where),
    map: async (rows) => {
      const events = await eventsByIds(
        look.db,
        rows.map((row) => row.id),
      )
      return rows.flatMap(({ id }) => {
        const found = events.get(id)
        return found ? [wireEvent(found, me)] : []
      })
    },
  })
}
