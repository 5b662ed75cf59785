import { notice } from '../../src/features/base/notice/server/tables.ts'
import { markRead } from '../../src/features/base/notice/server/writes.ts'
import { desc, isNull } from '../../src/platform/server/data/drizzle.ts'
import type { Scene } from '../engine/scene.ts'

/** What a visitor of the demo world finds unread, of each person: the newest of so many kinds. */
const LEFT_UNREAD = 5

/** Everybody has read their older messages. */
export async function readOldNotices(scene: Scene): Promise<void> {
  const unread = await scene.services.db
    .select({ id: notice.id, accountId: notice.accountId, kind: notice.kind })
    .from(notice)
    .where(isNull(notice.readAt))
    .orderBy(desc(notice.at), desc(notice.id))
  const [staff] = scene.operators
  for (const [accountId, rows] of Map.groupBy(unread, (row) => row.accountId)) {
    const left = new Set([...Map.groupBy(rows, (row) => row.kind).values()].slice(0, LEFT_UNREAD).map(([newest]) => newest?.id))
    const ids = rows.map((row) => row.id).filter((id) => !left.has(id))
    if (ids.length > 0) await scene.do(staff!, (act) => markRead(act, accountId, { ids }))
  }
}
