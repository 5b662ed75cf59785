import type { Reader } from '../../../../platform/server/data/database.ts'
import { count, inArray } from '../../../../platform/server/data/drizzle.ts'
import { lead } from './tables.ts'

/** Number of contact forms with these channel codes. */
export async function leadsByChannel(db: Reader, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ channel: lead.channel, n: count() })
    .from(lead)
    .where(inArray(lead.channel, [...codes]))
    .groupBy(lead.channel)
  return new Map(rows.map((row) => [row.channel, row.n]))
}
