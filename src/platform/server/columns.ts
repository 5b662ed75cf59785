import { bigint, customType } from 'drizzle-orm/pg-core'

/** A moment, as Temporal.Instant in code and timestamptz below. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.Instant.from(value),
})

/** Minor units of a currency. Bounded far below 2^53: the largest sum of amounts is held by a check of the ledger. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
