import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { UploadPurpose } from '../../../../rules/uploads.ts'
import type { FileViewer } from '../../../base/upload/server/hooks.ts'
import { claimFile, releaseFiles } from '../../../base/upload/server/writes.ts'
import { filesKept, isOpenedEvidence } from '../../moderation/server/reads.ts'
import { conversationFile, conversationMember } from './tables.ts'

const purposes = ['chatImage', 'chatFile', 'chatVoice'] as const satisfies readonly UploadPurpose[]
const usedBy = (fileId: string) => `chat:${fileId}`

const seen = (db: Reader, accountId: string, fileId: string) =>
  db
    .select({ one: sql`1` })
    .from(conversationFile)
    .innerJoin(
      conversationMember,
      and(eq(conversationMember.conversationId, conversationFile.conversationId), gte(conversationFile.seq, conversationMember.fromSeq)),
    )
    .where(and(eq(conversationFile.fileId, fileId), eq(conversationMember.accountId, accountId)))
    .limit(1)

/** The members of a conversation in which it was sent, from the message on that is the first they see; operators as a part of a report. */
export const seesMessageFile: FileViewer = async (db, actor, file) =>
  (await seen(db, actor.accountId, file.id)).length > 0 || isOpenedEvidence(db, actor, file.id)

/** The files of a new message: the sender's own uploads, or files of messages that the sender sees and forwards. */
export async function claimMessageFiles(act: Act<unknown>, actor: Actor, fileIds: readonly string[]): Promise<string[]> {
  const own: Act = { ...act, actor }
  for (const id of new Set(fileIds)) {
    // A recall of the message that shows it waits until this one is written, and then finds the file still in use.
    const shown = await seen(act.tx, actor.accountId, id).for('share', { of: conversationFile })
    if (shown.length === 0) await claimFile(own, id, { purpose: purposes, usedBy: usedBy(id), field: 'fileIds' })
  }
  return [...new Set(fileIds)]
}

/** The files of a message that is gone, unless another message or a report has them too. */
export async function releaseMessageFiles(act: Act<unknown>, conversationId: string, seq: number): Promise<void> {
  const gone = await act.tx
    .delete(conversationFile)
    .where(and(eq(conversationFile.conversationId, conversationId), eq(conversationFile.seq, seq)))
    .returning({ fileId: conversationFile.fileId })
  const fileIds = gone.map((row) => row.fileId).sort()
  // Two messages with one file, removed at once: the second to come sees that the first is gone.
  for (const id of fileIds) await takeTurn(act.tx, `chat.file:${id}`)
  await releaseUnused(act, fileIds)
}

export async function releaseUnused(act: Act<unknown>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const kept = await act.tx
    .selectDistinct({ fileId: conversationFile.fileId })
    .from(conversationFile)
    .where(inArray(conversationFile.fileId, [...fileIds]))
  const still = (await filesKept(act.tx, fileIds)).union(new Set(kept.map((row) => row.fileId)))
  for (const id of new Set(fileIds)) {
    if (still.has(id)) continue
    for (const purpose of purposes) await releaseFiles(act, usedBy(id), purpose, [])
  }
}
