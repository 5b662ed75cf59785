import type { Reader } from '../../../../platform/server/data/database.ts'
import { asc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import type { Entry } from '../contract/schema.ts'
import { advisoryEntry } from './tables.ts'

type EntryRow = typeof advisoryEntry.$inferInsert

/** Adds to the thread, as the actor. Files are claimed for the consultation. */
export async function addEntry(
  act: Act,
  advisoryId: string,
  { files = [], ...entry }: Pick<EntryRow, 'kind' | 'text' | 'event' | 'toId' | 'attached'> & { files?: readonly string[] },
): Promise<void> {
  const fileIds: string[] = []
  for (const file of files)
    fileIds.push((await claimFile(act, file, { purpose: 'document', usedBy: `advisory:${advisoryId}`, field: 'files' })).id)
  await act.tx
    .insert(advisoryEntry)
    .values({ ...entry, advisoryId, at: act.now, actorId: entry.event === 'lapsed' ? null : act.actor.accountId, fileIds })
}

/** The thread, oldest first. `forAsker`: without notes and hand-overs. */
export async function threadOf(db: Reader, advisoryId: string, forAsker: boolean): Promise<Entry[]> {
  const all = await db
    .select()
    .from(advisoryEntry)
    .where(eq(advisoryEntry.advisoryId, advisoryId))
    .orderBy(asc(advisoryEntry.at), asc(advisoryEntry.id))
  const rows = forAsker ? all.filter((row) => row.kind !== 'note' && row.event !== 'handedOver') : all
  const ids = rows.flatMap((row) => [row.actorId, row.toId].filter((id) => id !== null))
  const people = await accountsByIds(db, ids)
  const files = await fileBriefs(
    db,
    rows.flatMap((row) => row.fileIds),
  )
  const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''))
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toString(),
    kind: row.kind,
    who: nameOf(row.actorId),
    text: row.text,
    files: row.fileIds.flatMap((id) => files.get(id) ?? []),
    attached: row.attached,
    event: row.event,
    to: nameOf(row.toId),
  }))
}
