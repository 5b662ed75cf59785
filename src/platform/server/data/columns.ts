import type { CompanyId, PersonId } from '../wire/actor.ts'
import { bigint, customType, integer, type PgColumn, Placeholder, type SQL, sql, uuid } from './drizzle.ts'

/** An instant: Temporal.Instant in code, timestamptz in the database. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => Temporal.Instant.from(value),
})

/** Bytes: a Buffer in code. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** The company that a row belongs to. A query without it, or with an id that anybody sent, does not compile. */
export const ofCompany = () => uuid('company_id').$type<CompanyId>()

/** The person whose own row it is; in the same way. */
export const ofPerson = () => uuid('account_id').$type<PersonId>()

/** Minor units of a currency, far below 2^53: a check of the ledger bounds the largest sum of amounts. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

/** `column = any($1)`: one parameter for a list of any length, so that the text of a prepared statement stays the same. */
export const anyOf = (column: PgColumn, ids: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...new Set(ids)])}::uuid[])`

/**
 * The version of a row of this table: 1 at first, one more with every update. It is what a reader was shown and what an edit or a decision
 * names (`versions` of a feature). `column`: where the table has a `version` of another meaning.
 */
export const rowVersion = (table: string, column: 'version' | 'edition' = 'version') =>
  integer(column)
    .notNull()
    .default(1)
    .$onUpdateFn(() => sql.raw(`"${table}"."${column}" + 1`) as never)
