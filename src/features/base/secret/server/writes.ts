import { createHmac } from 'node:crypto'
import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { seal } from '../../../../platform/server/data/sealing.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { maskOf, type Place } from '../contract/place.ts'
import { currentKey, fingerprintKey } from './keys.ts'
import { recordLook } from './looks.ts'
import { boundTo, openSecret } from './open.ts'
import { secret } from './tables.ts'

export { openSecret, openSecrets } from './open.ts'

export interface Filled extends Place {
  text: string
  /** Neither mask nor fingerprint: for what nobody sees or compares, such as a key or the values of an imported row. */
  hidden?: boolean
}

const CHUNK = 1_000

/** Encrypts a value at its place, or replaces it; an empty one removes it. The caller normalises the text. Returns the mask. */
export async function putSecret(act: Act<unknown>, place: Place, text: string): Promise<string> {
  await putSecrets(act, [{ ...place, text }])
  return text === '' ? '' : maskOf(text)
}

/** The same for many: one statement for each thousand. */
export async function putSecrets(act: Act<unknown>, values: readonly Filled[]): Promise<void> {
  for (const value of values) if (value.text === '') await dropSecrets(act, value, [value.row], value.column)
  const filled = values.filter((value) => value.text !== '')
  for (const [scope, all] of Map.groupBy(filled, (value) => value.scope)) {
    const data = await currentKey(act, scope)
    const compared = all.some((value) => !value.hidden) ? await fingerprintKey(act, scope) : null
    const rows = all.map(({ text, hidden, ...place }) => ({
      scope,
      tableName: place.table,
      columnName: place.column,
      rowId: place.row,
      keyVersion: data.version,
      ...seal(data.key, Buffer.from(text), boundTo(place)),
      fingerprint: hidden || !compared ? '' : createHmac('sha256', compared).update(text).digest('base64url'),
      mask: hidden ? '' : maskOf(text),
      changedAt: act.now,
    }))
    for (let at = 0; at < rows.length; at += CHUNK) await store(act, rows.slice(at, at + CHUNK))
  }
}

async function store(act: Act<unknown>, rows: (typeof secret.$inferInsert)[]): Promise<void> {
  const stored = await act.tx
    .insert(secret)
    .values(rows)
    .onConflictDoUpdate({
      target: [secret.tableName, secret.rowId, secret.columnName],
      set: {
        keyVersion: sql`excluded.key_version`,
        nonce: sql`excluded.nonce`,
        cipher: sql`excluded.cipher`,
        fingerprint: sql`excluded.fingerprint`,
        mask: sql`excluded.mask`,
        changedAt: sql`excluded.changed_at`,
      },
      setWhere: sql`${secret.scope} = excluded.scope`,
    })
    .returning({ row: secret.rowId })
  if (stored.length !== rows.length) throw new Error('a secret of another scope is at this place')
}

/** Copies a value to a new place, such as the bank account of a withdrawal. `notFound` if there is none. Returns the mask. */
export async function copySecret(act: Act<unknown>, from: Place, to: Place): Promise<string> {
  return putSecret(act, to, await openSecret(act, from))
}

/** Removes the values of some rows for good; without `column` all of theirs. */
export async function dropSecrets(
  act: Act<unknown>,
  { scope, table }: Pick<Place, 'scope' | 'table'>,
  rows: readonly string[],
  column?: string,
): Promise<void> {
  if (rows.length === 0) return
  await act.tx
    .delete(secret)
    .where(
      and(
        eq(secret.scope, scope),
        eq(secret.tableName, table),
        inArray(secret.rowId, [...rows]),
        column === undefined ? undefined : eq(secret.columnName, column),
      ),
    )
}

/**
 * Opens a value for the caller's eyes: who looked and why is written in the same transaction. The caller's access is checked before. The
 * answer must be declared `secret`. `contains`: the places whose values are in this text. `notFound` if there is no value, `secretLimit`
 * after too many looks within an hour.
 */
export async function revealSecret(
  act: Act,
  place: Place,
  { reason, contains = [] }: { reason: string; contains?: readonly Place[] },
): Promise<string> {
  const text = await openSecret(act, place)
  // A reason is kept in clear: people may have typed what they came for.
  await recordLook(act, place, reason.replaceAll(text, maskOf(text)), contains)
  return text
}
