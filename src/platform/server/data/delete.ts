import type { Tx } from './database.ts'
import { getTableName, type PgTable, type SQL, sql } from './drizzle.ts'
import { PARTITIONED } from './partitions.ts'

const BATCH = 20_000

/** Deletes matching rows in batches, so that no statement comes near the database's time limit. Returns the number of deleted rows. */
export async function deleteInBatches(tx: Tx, table: PgTable, which: SQL, batch = BATCH): Promise<number> {
  // The place of a row is unique within one partition only.
  const row = PARTITIONED.includes(getTableName(table)) ? sql`id` : sql`ctid`
  for (let gone = 0; ; ) {
    const { rowCount } = await tx.execute(
      sql`delete from ${table} where ${row} = any(array(select ${row} from ${table} where ${which} limit ${batch}))`,
    )
    gone += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return gone
  }
}
