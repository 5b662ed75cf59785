import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, isNull } from '../../../../platform/server/data/drizzle.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { conversation, conversationEvent } from './tables.ts'

/**
 * The messages in the group of a demand, for an operator whom both of its sides let read them: the newest, in their order, with the names
 * of files and not the files. Talk of two people is theirs.
 */
export async function talkOfDemand(db: Reader, demandId: string, most: number) {
  const ofDemand = and(eq(conversation.kind, 'demand'), eq(conversation.about, demandId))
  const rows = await db
    .select({
      seq: conversationEvent.seq,
      at: conversationEvent.at,
      by: conversationEvent.senderId,
      text: conversationEvent.content,
      fileIds: conversationEvent.fileIds,
    })
    .from(conversationEvent)
    .innerJoin(conversation, eq(conversation.id, conversationEvent.conversationId))
    .where(and(ofDemand, eq(conversationEvent.kind, 'message'), isNull(conversationEvent.recalled)))
    .orderBy(desc(conversationEvent.seq))
    .limit(most)
  const people = await accountsByIds(
    db,
    rows.map(({ by }) => by),
  )
  const files = await fileBriefs(
    db,
    rows.flatMap(({ fileIds }) => fileIds),
  )
  return rows.toReversed().map(({ seq, at, by, text, fileIds }) => ({
    seq,
    at: at.toString(),
    name: people.get(by)?.name ?? '',
    text,
    files: fileIds.flatMap((id) => files.get(id)?.name ?? []),
  }))
}
