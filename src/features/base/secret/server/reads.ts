import { createHmac } from 'node:crypto'
import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import type { SecretLook } from '../contract/calls.ts'
import type { Place } from '../contract/place.ts'
import { fingerprintKey, type KeyContext } from './keys.ts'
import { secret, secretLook } from './tables.ts'

export type { KeyContext } from './keys.ts'

/**
 * The masks of some rows of a table: row id → column → mask; a row or column without a value is missing. The caller has checked that the
 * rows may be seen.
 */
export async function masksOf(db: Reader, table: string, rows: readonly string[]): Promise<Map<string, Record<string, string>>> {
  const masks = new Map<string, Record<string, string>>()
  if (rows.length === 0) return masks
  const found = await db
    .select({ row: secret.rowId, column: secret.columnName, mask: secret.mask })
    .from(secret)
    .where(and(eq(secret.tableName, table), anyOf(secret.rowId, rows)))
  for (const { row, column, mask } of found) masks.set(row, { ...masks.get(row), [column]: mask })
  return masks
}

/** The fingerprints that the values of a column have: row id → fingerprint; equal values of one owner have equal ones. */
export async function fingerprintsAt(
  db: Reader,
  { scope, table, column }: Omit<Place, 'row'>,
  rows: readonly string[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select({ row: secret.rowId, fingerprint: secret.fingerprint })
    .from(secret)
    .where(and(eq(secret.scope, scope), eq(secret.tableName, table), eq(secret.columnName, column), anyOf(secret.rowId, rows)))
  return new Map(found.map(({ row, fingerprint }) => [row, fingerprint]))
}

/** The mask at one place, or "". */
export const maskAt = async (db: Reader, { table, column, row }: Omit<Place, 'scope'>): Promise<string> =>
  (await masksOf(db, table, [row])).get(row)?.[column] ?? ''

/** The scope of comparisons across owners, such as identity numbers of all individuals. It has fingerprints and no values. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Fingerprints of texts, in their order: equal texts of a scope have equal ones, and without the key nobody can try out which text one
 * belongs to. A column with a unique index may hold them. The caller normalises the texts.
 */
export async function fingerprintsOf(context: KeyContext, scope: string, texts: readonly string[]): Promise<string[]> {
  const key = await fingerprintKey(context, scope)
  return texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'))
}

export async function fingerprintOf(context: KeyContext, scope: string, text: string): Promise<string> {
  const [fingerprint = ''] = await fingerprintsOf(context, scope, [text])
  return fingerprint
}

/** The rows of a scope that hold one of these texts in a column: text → row ids. A text that no row holds is missing. */
export async function rowsHolding(
  context: KeyContext,
  { scope, table, column }: Omit<Place, 'row'>,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = [...new Set(texts)]
  if (wanted.length === 0) return new Map()
  const fingerprints = await fingerprintsOf(context, scope, wanted)
  const textOf = new Map(wanted.map((text, at) => [fingerprints[at], text]))
  const found = await context.db
    .select({ row: secret.rowId, fingerprint: secret.fingerprint })
    .from(secret)
    .where(
      and(
        eq(secret.scope, scope),
        eq(secret.tableName, table),
        eq(secret.columnName, column),
        // One parameter: a thousand of them took longer to bind than to find.
        sql`${secret.fingerprint} = any(${sql.param(fingerprints)}::text[])`,
      ),
    )
  const rows = new Map<string, string[]>()
  for (const { row, fingerprint } of found) {
    const text = textOf.get(fingerprint)
    if (text !== undefined) rows.set(text, [...(rows.get(text) ?? []), row])
  }
  return rows
}

/** The fingerprints that these rows of a table hold: row id → column → fingerprint. */
export async function fingerprintsByRow(db: Reader, table: string, rows: readonly string[]): Promise<Map<string, Record<string, string>>> {
  const kept = new Map<string, Record<string, string>>()
  if (rows.length === 0) return kept
  const found = await db
    .select({ row: secret.rowId, column: secret.columnName, fingerprint: secret.fingerprint })
    .from(secret)
    .where(and(eq(secret.tableName, table), anyOf(secret.rowId, rows)))
  for (const { row, column, fingerprint } of found) kept.set(row, { ...kept.get(row), [column]: fingerprint })
  return kept
}

/** Who looked at these rows of a scope, newest first. `rows` are ids of things, of whatever table. */
export async function looksOf(db: Reader, scope: string, rows: readonly string[], paging: Paging): Promise<Page<SecretLook>> {
  const where = and(eq(secretLook.scope, scope), anyOf(secretLook.rowId, rows))
  return paged(paging, {
    rows: db.select().from(secretLook).where(where).orderBy(desc(secretLook.at), desc(secretLook.id)),
    total: db.$count(secretLook, where),
    map: async (looks) => {
      const people = await accountsByIds(
        db,
        looks.map((look) => look.accountId),
      )
      return looks.map((look) => ({
        id: look.id,
        at: look.at.toString(),
        accountId: look.accountId,
        who: people.get(look.accountId)?.name ?? '',
        table: look.tableName,
        column: look.columnName,
        row: look.rowId,
        reason: look.reason,
      }))
    },
  })
}
