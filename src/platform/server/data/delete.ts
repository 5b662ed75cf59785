import type { Tx } from './database.ts'
import { type PgTable, type SQL, sql } from './drizzle.ts'

const BATCH = 20_000

/** Deletes matching rows in batches, so that no statement comes near the database's time limit. Returns the number of deleted rows. */
export async function deleteInBatches(tx: Tx, table: PgTable, which: SQL, batch = BATCH): Promise<number> {
  for (let gone = 0; ; ) {
    const { rowCount } = await tx.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${batch}))`,
    )
    gone += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return gone
  }
}
