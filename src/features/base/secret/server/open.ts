import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { unseal } from '../../../../platform/server/data/sealing.ts'
import type { Opening } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Place } from '../contract/place.ts'
import { keysOf } from './keys.ts'
import { secret } from './tables.ts'

/** What a value is bound to. */
export const boundTo = ({ table, column, row, scope }: Place): string => `${table}|${column}|${row}|${scope}`

/**
 * The values of a column for the server's own work: to check a form, to write the file of a bank. Nothing is recorded; what a person sees
 * goes through `revealSecret`. Row id → text, rows without a value are missing. `secretUnreadable` if one was altered.
 */
export async function openSecrets(
  { db, services }: Opening,
  { scope, table, column }: Omit<Place, 'row'>,
  rows: readonly string[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select()
    .from(secret)
    .where(and(eq(secret.scope, scope), eq(secret.tableName, table), eq(secret.columnName, column), anyOf(secret.rowId, rows)))
  try {
    const keys = await keysOf(
      { db, services },
      scope,
      found.map((row) => row.keyVersion),
    )
    return new Map(
      found.map((row) => {
        const key = keys.get(row.keyVersion)
        if (!key) throw new Error(`no key ${row.keyVersion} of the scope ${scope}`)
        return [row.rowId, unseal(key, row, boundTo({ scope, table, column, row: row.rowId })).toString()]
      }),
    )
  } catch (error) {
    services.log.error({ err: error, scope, table, column }, 'a secret cannot be opened')
    throw refuse('secretUnreadable')
  }
}

/** One value for the server's own work. `notFound` if there is none. */
export async function openSecret(opening: Opening, place: Place): Promise<string> {
  const text = (await openSecrets(opening, place, [place.row])).get(place.row)
  if (text === undefined) throw refuse('notFound')
  return text
}
