import { BATCH, type Night } from '../jobs/night.ts'
import { getTableName, type PgTable, type SQL, sql } from './drizzle.ts'
import { PARTITIONED } from './partitions.ts'

/** What names a row for a moment: its place, which is unique within one partition only. */
const rowOf = (table: PgTable): SQL => (PARTITIONED.includes(getTableName(table)) ? sql`id` : sql`ctid`)

const someOf = (table: PgTable, which: SQL, batch: number): SQL =>
  sql`${rowOf(table)} = any(array(select ${rowOf(table)} from ${table} where ${which} limit ${batch}))`

/** Deletes matching rows in batches, a transaction each. Returns the number of deleted rows. */
export const deleteInBatches = (night: Night, table: PgTable, which: SQL, batch = BATCH): Promise<number> =>
  night.inBatches(
    async (act) => (await act.tx.execute(sql`delete from ${table} where ${someOf(table, which, batch)}`)).rowCount ?? 0,
    batch,
  )

/** Changes matching rows in batches, a transaction each. A changed row must not match any more. */
export const updateInBatches = (night: Night, table: PgTable, set: SQL, which: SQL, batch = BATCH): Promise<number> =>
  night.inBatches(
    async (act) => (await act.tx.execute(sql`update ${table} set ${set} where ${someOf(table, which, batch)}`)).rowCount ?? 0,
    batch,
  )
