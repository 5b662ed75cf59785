import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ADDRESS_KEPT_DAYS } from '../../rules/constants.ts'
import { daysAfter } from './clock.ts'
import type { Act } from './services.ts'

/** Network addresses are kept for the hourly limits only; they are deleted after a month. */
export async function forgetOldAddresses(act: Act, table: PgTable & { ip: PgColumn; createdAt: PgColumn }): Promise<void> {
  const before = daysAfter(act.now, -ADDRESS_KEPT_DAYS).toString()
  await act.tx.execute(sql`update ${table} set ip = null where ip is not null and created_at < ${before}::timestamptz`)
}
