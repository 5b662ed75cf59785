import { z } from 'zod'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { ConfigError } from '../../../../platform/server/config.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, lt, max, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import { seal, unseal } from '../../../../platform/server/data/sealing.ts'
import { wrappedValues } from '../../../../platform/server/data/wrapped.ts'
import type { Hooks } from '../../../../platform/server/hooks.ts'
import { defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { DATA_KEY_DAYS } from '../../../../rules/constants.ts'
import { addKey, currentKey, FINGERPRINT, keysOf, unwrapped, wrapped } from './keys.ts'
import { boundTo } from './open.ts'
import { secret, secretKey } from './tables.ts'

/** Rows that one transaction re-encrypts. The next transaction goes on where it ended, also after a restart. */
const CHUNK = 500
const RETRY_SECONDS = 5

const rewrap = defineJob('secret.rewrap', {}, 'work')
const reencrypt = defineJob('secret.reencrypt', { scope: z.string() }, 'work')

export function secretJobs(jobs: Jobs): void {
  jobs.on(rewrap, rewrapSome)
  jobs.on(reencrypt, (act, { scope }) => reencryptSome(act, scope))
  jobs.nightly('secret.keys', async (act) => {
    await orderRewrap(act)
    await replaceOldKeys(act)
  })
}

/** Stops the start if a key in the database needs a master key that is missing: new secrets would be unreadable together with the old. */
export async function checkMasterKeys({ db, masterKeys, hooks }: Pick<Services, 'db' | 'masterKeys' | 'hooks'>): Promise<void> {
  const missing = (await mastersIn(db, hooks)).filter((master) => !masterKeys.has(master))
  if (missing.length > 0)
    throw new ConfigError(
      `The database holds secrets of the master key ${missing.join(', ')}, which is missing: add it to SECRET_KEY, or put the file secret.key that holds it back into DATA_DIR`,
    )
}

/** The ids of the master keys that something in the database needs. */
export async function mastersIn(db: Reader, hooks: Hooks): Promise<string[]> {
  const used = (await db.selectDistinct({ master: secretKey.master }).from(secretKey)).map((row) => row.master)
  for (const each of hooks.of(wrappedValues).values()) used.push(...(await each.masters(db)))
  return [...new Set(used)]
}

/** After a change of the master key: its first place in SECRET_KEY makes it the current one. */
async function orderRewrap(act: Act): Promise<void> {
  const used = await mastersIn(act.db, act.services.hooks)
  if (used.some((master) => master !== act.services.masterKeys.current))
    await enqueue(act, rewrap, {}, { dueAt: act.now, uniqueKey: 'secret.rewrap' })
}

/** Wraps some keys that an older master key wrapped by the current one. What they encrypt stays as it is. */
async function rewrapSome(act: Act): Promise<void> {
  const { masterKeys, log } = act.services
  const rows = await act.tx
    .select()
    .from(secretKey)
    .where(ne(secretKey.master, masterKeys.current))
    .orderBy(secretKey.scope, secretKey.version)
    .limit(CHUNK)
    .for('update')
  for (const row of rows)
    await act.tx
      .update(secretKey)
      .set(wrapped(masterKeys, unwrapped(masterKeys, row), row))
      .where(and(eq(secretKey.scope, row.scope), eq(secretKey.version, row.version)))
  let most = rows.length
  for (const each of act.services.hooks.of(wrappedValues).values()) most = Math.max(most, await each.rewrap(act, CHUNK))
  if (most === CHUNK) await enqueue(act, rewrap, {}, { dueAt: act.now })
  else log.info({ master: masterKeys.current }, 'every key of secrets is wrapped by the current master key')
}

/** A fresh data key for a scope. New values use it at once; a job re-encrypts the others and then deletes the old key. */
export async function replaceKey(act: Act, scope: string): Promise<void> {
  const { version } = await currentKey(act, scope)
  await addKey(act, scope, version + 1)
  await enqueue(act, reencrypt, { scope }, { dueAt: act.now, uniqueKey: `secret.reencrypt:${scope}` })
}

async function reencryptSome(act: Act, scope: string): Promise<void> {
  const current = await currentKey(act, scope)
  const old = and(eq(secret.scope, scope), lt(secret.keyVersion, current.version))
  const rows = await act.tx.select().from(secret).where(old).orderBy(secret.rowId).limit(CHUNK).for('update', { skipLocked: true })
  const keys = await keysOf(
    act,
    scope,
    rows.map((row) => row.keyVersion),
  )
  for (const row of rows) {
    const bound = boundTo({ scope, table: row.tableName, column: row.columnName, row: row.rowId })
    const key = keys.get(row.keyVersion)
    if (!key) throw new Error(`no key ${row.keyVersion} of the scope ${scope}`)
    await act.tx
      .update(secret)
      .set({ keyVersion: current.version, ...seal(current.key, unseal(key, row, bound), bound) })
      .where(and(eq(secret.tableName, row.tableName), eq(secret.rowId, row.rowId), eq(secret.columnName, row.columnName)))
  }
  if ((await act.tx.$count(secret, old)) > 0) {
    const dueAt = rows.length === CHUNK ? act.now : act.now.add({ seconds: RETRY_SECONDS })
    return enqueue(act, reencrypt, { scope }, { dueAt })
  }
  // A value that is written right now with the old key holds that key: the job fails and is tried again.
  await act.tx
    .delete(secretKey)
    .where(and(eq(secretKey.scope, scope), gt(secretKey.version, FINGERPRINT), lt(secretKey.version, current.version)))
}

/** Fresh data keys after a leak, for one scope or for all. Returns how many scopes got one. */
export async function replaceKeys(act: Act, scope?: string): Promise<number> {
  const scopes = await act.tx
    .selectDistinct({ scope: secretKey.scope })
    .from(secretKey)
    .where(and(gt(secretKey.version, FINGERPRINT), scope === undefined ? undefined : eq(sql`${secretKey.scope}::text`, scope)))
  for (const each of scopes) await replaceKey(act, each.scope)
  return scopes.length
}

const NIGHT = 1_000

async function replaceOldKeys(act: Act): Promise<void> {
  const newest = await act.tx
    .select({ scope: secretKey.scope })
    .from(secretKey)
    .where(gt(secretKey.version, FINGERPRINT))
    .groupBy(secretKey.scope)
    .having(lt(max(secretKey.createdAt), sql`${daysAfter(act.now, -DATA_KEY_DAYS).toString()}::timestamptz`))
    .orderBy(max(secretKey.createdAt))
    .limit(NIGHT)
  for (const { scope } of newest) await replaceKey(act, scope)
}
