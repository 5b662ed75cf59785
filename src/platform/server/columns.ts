import { Placeholder, type SQL, sql } from 'drizzle-orm'
import { bigint, customType, type PgColumn } from 'drizzle-orm/pg-core'

/** A moment, as Temporal.Instant in code and timestamptz below. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.Instant.from(value),
})

/** Minor units of a currency. Bounded far below 2^53: the largest sum of amounts is held by a check of the ledger. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

/** `column = any($1)`: one parameter however long the list, so that a prepared statement keeps its text. */
export const anyOf = (column: PgColumn, ids: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...new Set(ids)])}::uuid[])`
