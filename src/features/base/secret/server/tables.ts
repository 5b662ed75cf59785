import { bytes, instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { foreignKey, index, integer, pgTable, primaryKey, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'

/**
 * The keys of a scope, each wrapped by a master key from outside the database. Version 0 is the key of its fingerprints and is never
 * replaced, because unique indexes contain what it computed; the highest version encrypts, lower ones wait until their rows are
 * re-encrypted.
 */
export const secretKey = pgTable(
  'secret_key',
  {
    scope: uuid('scope').notNull(),
    version: integer('version').notNull(),
    /** The id of the master key. */
    master: text('master').notNull(),
    nonce: bytes('nonce').notNull(),
    wrapped: bytes('wrapped').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.version] }), index('secret_key_master').on(t.master)],
)

/** An encrypted value at its place (`Place`). */
export const secret = pgTable(
  'secret',
  {
    scope: uuid('scope').notNull(),
    tableName: text('table_name').notNull(),
    columnName: text('column_name').notNull(),
    rowId: uuid('row_id').notNull(),
    keyVersion: integer('key_version').notNull(),
    nonce: bytes('nonce').notNull(),
    cipher: bytes('cipher').notNull(),
    /** Equal for equal values of a scope. Empty for a value that nobody compares. */
    fingerprint: text('fingerprint').notNull(),
    mask: text('mask').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tableName, t.rowId, t.columnName] }),
    // Keeps a key from being deleted while a value still needs it.
    foreignKey({ name: 'secret_needs_key', columns: [t.scope, t.keyVersion], foreignColumns: [secretKey.scope, secretKey.version] }),
    index('secret_of_key').on(t.scope, t.keyVersion),
    index('secret_equal').on(t.scope, t.tableName, t.columnName, t.fingerprint).where(sql`fingerprint <> ''`),
  ],
)

/** Who saw a value or a file, and why: written before it leaves, never changed. */
export const secretLook = pgTable(
  'secret_look',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    at: instant('at').notNull(),
    accountId: ofPerson().notNull(),
    userType: integer('user_type').notNull(),
    scope: uuid('scope').notNull(),
    tableName: text('table_name').notNull(),
    columnName: text('column_name').notNull(),
    rowId: uuid('row_id').notNull(),
    reason: text('reason').notNull(),
    requestId: text('request_id').notNull(),
    ip: text('ip'),
    /** The look at a text that contains this value, such as the file of a bank. */
    partOf: uuid('part_of'),
  },
  (t) => [index('secret_look_row').on(t.rowId, t.at), index('secret_look_account').on(t.accountId, t.at)],
)
