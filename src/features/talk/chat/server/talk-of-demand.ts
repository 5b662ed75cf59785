import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, gt, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { conversation, conversationEvent } from './tables.ts'

/**
 * The messages in the group of a demand, for an operator whom both of its sides let read them: the newest before a number, in their order,
 * with the names of files and not the files. What was said before its provider was picked is not of these two sides. Talk of two people is
 * theirs.
 */
export async function talkOfDemand(db: Reader, demandId: string, { before, most }: { before?: number | undefined; most: number }) {
  const event = conversationEvent
  const [group] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.kind, 'demand'), eq(conversation.about, demandId)))
  if (!group) return []
  const ofGroup = eq(event.conversationId, group.id)
  const toSelected = sql`${event.data} ->> 'to' = 'selected' and ${event.data} ->> 'from' <> 'selected'`
  const [pick] = await db
    .select({ seq: event.seq })
    .from(event)
    .where(and(ofGroup, eq(event.kind, 'move'), toSelected))
    .orderBy(desc(event.seq))
    .limit(1)
  const rows = await db
    .select({ seq: event.seq, at: event.at, by: event.senderId, text: event.content, fileIds: event.fileIds, recalled: event.recalled })
    .from(event)
    .where(and(ofGroup, eq(event.kind, 'message'), gt(event.seq, pick?.seq ?? 0), before ? lt(event.seq, before) : undefined))
    .orderBy(desc(event.seq))
    .limit(most)
  const files = await fileBriefs(
    db,
    rows.flatMap(({ fileIds }) => fileIds),
  )
  return rows.toReversed().map(({ seq, at, by, text, fileIds, recalled }) => ({
    ...{ seq, at: at.toString(), by, text, recalled: recalled !== null },
    files: fileIds.flatMap((id) => files.get(id)?.name ?? []),
  }))
}
