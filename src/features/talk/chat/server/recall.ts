import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Reason, reason } from '../../../../platform/server/wire/refusal.ts'
import { releaseMessageFiles } from './files.ts'
import { objectionByHold } from './holds.ts'
import { conversationEvent } from './tables.ts'

type EventRow = typeof conversationEvent.$inferSelect

/**
 * Takes the content and the files of a message away; its line stays. The conversation is locked. `before`: that has happened already.
 * `against` returns the refusal, if there is one.
 */
export async function eraseMessage(
  act: Act<unknown>,
  conversationId: string,
  seq: number,
  by: 'sender' | 'admin',
  against: (message: EventRow) => Reason | null,
): Promise<{ refused: Reason } | { before: boolean }> {
  const at = and(eq(conversationEvent.conversationId, conversationId), eq(conversationEvent.seq, seq))
  const [message] = await act.tx.select().from(conversationEvent).where(at)
  if (message?.kind !== 'message') return { refused: reason('notFound') }
  if (message.recalled) return { before: true }
  const refused = against(message) ?? (await objectionByHold(act, conversationId))
  if (refused) return { refused }
  await act.tx.update(conversationEvent).set({ content: '', fileIds: [], mentions: [], replySeq: null, recalled: by }).where(at)
  await releaseMessageFiles(act, conversationId, seq)
  return { before: false }
}
