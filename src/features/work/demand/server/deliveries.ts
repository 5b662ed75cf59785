import { desc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import { demandDelivery } from './tables.ts'

/** Deliveries, one row per version; older ones stay. */

interface Delivery {
  note: string
  fileIds: string[]
}

export async function addDelivery(act: Act, demandId: string, { note, fileIds }: Delivery): Promise<void> {
  for (const [index, fileId] of fileIds.entries()) {
    await claimFile(act, fileId, { purpose: ['document', 'taskAttachment'], usedBy: `demand:${demandId}`, field: `fileIds.${index}` })
  }
  const last = await lastDelivery(act, demandId)
  await act.tx.insert(demandDelivery).values({ demandId, version: (last?.version ?? 0) + 1, note, fileIds, at: act.now })
}

export async function returnDelivery(act: Act, demandId: string, reason: string): Promise<void> {
  const last = await lastDelivery(act, demandId)
  if (last) await act.tx.update(demandDelivery).set({ returnedReason: reason }).where(eq(demandDelivery.id, last.id))
}

async function lastDelivery(act: Act, demandId: string) {
  const [row] = await act.tx
    .select()
    .from(demandDelivery)
    .where(eq(demandDelivery.demandId, demandId))
    .orderBy(desc(demandDelivery.version))
    .limit(1)
  return row ?? null
}
