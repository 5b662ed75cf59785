import { randomBytes } from 'node:crypto'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, gt, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { MasterKeys } from '../../../../platform/server/data/master-keys.ts'
import type { Look, Opening } from '../../../../platform/server/services.ts'
import { secretKey } from './tables.ts'

export type KeyContext = Pick<Look<unknown>, 'db' | 'now' | 'services'>
type KeyRow = typeof secretKey.$inferSelect

/** The version of a scope's key of fingerprints. */
export const FINGERPRINT = 0
const FIRST = 1

interface DataKey {
  version: number
  key: Buffer
}

/** What a wrapped key is bound to. */
const purposeOf = ({ scope, version }: Pick<KeyRow, 'scope' | 'version'>): string => `secret_key|${scope}|${version}`

export const unwrapped = (masters: MasterKeys, row: KeyRow): Buffer =>
  masters.unwrap(row.master, { nonce: row.nonce, cipher: row.wrapped }, purposeOf(row))

/** The columns of a key wrapped by the current master key. */
export function wrapped(masters: MasterKeys, key: Buffer, at: Pick<KeyRow, 'scope' | 'version'>) {
  const { nonce, cipher } = masters.wrap(key, purposeOf(at))
  return { master: masters.current, nonce, wrapped: cipher }
}

/** Adds a fresh key; if another transaction added this version first, that one counts. */
export async function addKey({ db, now, services }: KeyContext, scope: string, version: number): Promise<void> {
  await db
    .insert(secretKey)
    .values({ scope, version, ...wrapped(services.masterKeys, randomBytes(32), { scope, version }), createdAt: now })
    .onConflictDoNothing()
}

/** The key that encrypts new values of a scope. The first value of a scope creates it. */
export const currentKey = (context: KeyContext, scope: string): Promise<DataKey> =>
  orAdded(context, scope, FIRST, async (db) => {
    const newest = db
      .select()
      .from(secretKey)
      .where(and(eq(secretKey.scope, scope), gt(secretKey.version, FINGERPRINT)))
    return (await newest.orderBy(desc(secretKey.version)).limit(1))[0]
  })

/** The key of the fingerprints of a scope. */
export const fingerprintKey = async (context: KeyContext, scope: string): Promise<Buffer> =>
  (await orAdded(context, scope, FINGERPRINT, (db) => rowOf(db, scope, FINGERPRINT))).key

async function orAdded(
  context: KeyContext,
  scope: string,
  version: number,
  find: (db: Reader) => Promise<KeyRow | undefined>,
): Promise<DataKey> {
  let row = await find(context.db)
  if (!row) {
    await addKey(context, scope, version)
    row = await find(context.db)
  }
  if (!row) throw new Error(`no key ${version} of the scope ${scope}`)
  return { version: row.version, key: unwrapped(context.services.masterKeys, row) }
}

const rowOf = async (db: Reader, scope: string, version: number): Promise<KeyRow | undefined> =>
  (
    await db
      .select()
      .from(secretKey)
      .where(and(eq(secretKey.scope, scope), eq(secretKey.version, version)))
  )[0]

/** The keys of some versions of a scope. */
export async function keysOf({ db, services }: Opening, scope: string, versions: readonly number[]) {
  const rows = await db
    .select()
    .from(secretKey)
    .where(and(eq(secretKey.scope, scope), inArray(secretKey.version, [...new Set(versions)])))
  return new Map(rows.map((row) => [row.version, unwrapped(services.masterKeys, row)]))
}
