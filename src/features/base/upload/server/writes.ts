import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { daysAfter } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, count, eq, gt, inArray, isNull, lt, notInArray, sum } from '../../../../platform/server/data/drizzle.ts'
import { idAt } from '../../../../platform/server/data/partitions.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import { sealedPieces } from '../../../../platform/server/data/sealing.ts'
import { fetchedDir, incomingDir } from '../../../../platform/server/files/store.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act, SharedServices } from '../../../../platform/server/services.ts'
import { isOutOfDisk } from '../../../../platform/server/wire/answers.ts'
import { Refusal, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { BOOKS_ZONE, FILE_BYTES_KEPT_DAYS } from '../../../../rules/constants.ts'
import { UPLOADS_PER_HOUR, type UploadPurpose } from '../../../../rules/uploads.ts'
import type { FileBrief } from '../contract/calls.ts'
import { fileIdOf } from '../contract/file.ts'
import { fileKeysOf, type SealedFile } from './hooks.ts'
import { nameFor } from './judge.ts'
import { type Judged, judged } from './judging.ts'
import { briefOf } from './reads.ts'
import { type Arrived, ruleOf } from './receive.ts'
import { file, fileGone } from './tables.ts'

export type { Judged } from './judging.ts'
export { type Arrived, receive } from './receive.ts'

/** A file whose bytes are in the store already, under the id that its row will have. */
export interface Stored extends Judged {
  id: string
  /** Of a sealed purpose. */
  key: Buffer | null
  /** Whether a row of it was committed. */
  isTaken: boolean
}

/** Judges a file that has arrived and stores its bytes, outside of any transaction: where they are kept may be far. */
export async function judgedAndStored(services: Pick<SharedServices, 'clock' | 'files' | 'log'>, arrived: Arrived): Promise<Stored> {
  const file = await judged(services, arrived)
  const id = idAt(services.clock.now())
  try {
    const { path, key } = await sealedIfWanted(file)
    await services.files.put(id, path)
    return { ...file, id, key, isTaken: false }
  } catch (error) {
    if (isOutOfDisk(error)) throw error
    services.log.error({ err: error, id }, 'an upload could not be stored')
    throw refuse('unavailable')
  } finally {
    for (const path of [file.path, closedPath(file.path)]) await rm(path, { force: true })
  }
}

const closedPath = (path: string) => `${path}.sealed`

/** Records a stored file. */
export async function takeIn(act: Act, stored: Stored): Promise<FileBrief> {
  const rule = ruleOf(stored.purpose)
  await countUpload(act, stored.size)
  const [row] = await act.tx
    .insert(file)
    .values({
      id: stored.id,
      ownerId: act.actor.accountId,
      companyId: act.actor.companyId,
      purpose: stored.purpose,
      name: nameFor(stored.name, stored.kind),
      kind: stored.kind,
      size: stored.size,
      sha256: stored.sha256,
      visibility: rule.visibility,
      seconds: stored.seconds,
      sealedFor: rule.sealed ? (act.actor.companyId ?? act.actor.accountId) : null,
      createdAt: act.now,
    })
    .returning()
  if (isSealed(row!)) await fileKeysOf(act.services.hooks).keep(act, row!, stored.key!)
  act.afterCommit(() => {
    stored.isTaken = true
  })
  return briefOf(row!)
}

/**
 * Removes the bytes of a file that was not taken in: a repeated request, or a refusal. After another failure it may have been, without our
 * knowing: then they stay until the sweep of what belongs to no row.
 */
export async function discard({ files, log }: Pick<SharedServices, 'files' | 'log'>, stored: Stored, error?: unknown): Promise<void> {
  if (stored.isTaken || (error !== undefined && !(error instanceof Refusal))) return
  await files.remove(stored.id).catch((failure) => log.warn({ err: failure, id: stored.id }, 'an upload was not discarded'))
}

/** What one account has stored within an hour. Uploads of an account are recorded one after the other, so that each sees the others. */
async function countUpload(act: Act, size: number): Promise<void> {
  const { accountId } = act.actor
  await takeTurn(act.tx, `upload:${accountId}`)
  const recent = and(eq(file.ownerId, accountId), gt(file.createdAt, act.now.subtract({ hours: 1 })))
  const [sent] = await act.tx
    .select({ files: count(), bytes: sum(file.size).mapWith(Number) })
    .from(file)
    .where(recent)
  if (sent!.files >= UPLOADS_PER_HOUR.files || (sent!.bytes ?? 0) + size > UPLOADS_PER_HOUR.bytes) throw refuse('uploadQuota')
}

const isSealed = <F extends { id: string; sealedFor: string | null }>(row: F): row is F & SealedFile => row.sealedFor !== null

/** Encrypts a file of a sealed purpose that arrived before its purpose was known. Returns its key, and where its bytes are now. */
async function sealedIfWanted({ purpose, path, sealed }: Arrived): Promise<{ path: string; key: Buffer | null }> {
  if (sealed || !ruleOf(purpose).sealed) return { path, key: sealed?.key ?? null }
  const key = randomBytes(32)
  const closed = closedPath(path)
  await writeFile(closed, sealedPieces(key, createReadStream(path)), { mode: 0o600, flush: true })
  return { path: closed, key }
}

interface Claim {
  purpose: UploadPurpose | readonly UploadPurpose[]
  /** "noun:id" of what the file belongs to from now on; the noun selects the rule in `fileViewers`. */
  usedBy: string
  /** The form's field that a refusal names. */
  field?: string
  /** The company that owns the file if the actor does not belong to it yet. */
  companyId?: string
}

/**
 * Claims a file for a thing. `fileIdOrUrl` is the form's value. 422 with `fileForeign` on the field unless the file is the actor's or the
 * company's, was uploaded for this purpose, and belongs to nothing else. Claiming again for the same thing changes nothing.
 */
export async function claimFile(act: Act, fileIdOrUrl: string, claim: Claim): Promise<FileBrief> {
  const foreign = () => refuseFields({ [claim.field ?? 'file']: 'fileForeign' })
  const id = fileIdOf(fileIdOrUrl)
  if (!id) throw foreign()
  const purposes: readonly UploadPurpose[] = typeof claim.purpose === 'string' ? [claim.purpose] : claim.purpose
  const [row] = await act.tx.select().from(file).where(eq(file.id, id)).for('update')
  if (!row || !purposes.includes(row.purpose)) throw foreign()
  if (row.usedBy === claim.usedBy) return briefOf(row)
  const companyId = claim.companyId ?? act.actor.companyId
  if (row.ownerId !== act.actor.accountId && !(row.companyId !== null && row.companyId === companyId)) throw foreign()
  if (row.usedBy !== null) throw foreign()
  await act.tx
    .update(file)
    .set({ usedBy: claim.usedBy, companyId: row.companyId ?? companyId })
    .where(eq(file.id, id))
  return briefOf(row)
}

/**
 * Releases files that a thing no longer uses: the next nightly job deletes them. Evidence (licences, identity pictures) is never
 * released.
 */
export async function releaseFiles(act: Act<unknown>, usedBy: string, purpose: UploadPurpose, keep: readonly string[]): Promise<void> {
  await act.tx
    .update(file)
    .set({ usedBy: null })
    .where(and(eq(file.usedBy, usedBy), eq(file.purpose, purpose), ...(keep.length > 0 ? [notInArray(file.id, [...keep])] : [])))
}

/** Releases all files of a thing that is over before it became anything. */
export async function releaseAll(act: Act<unknown>, usedBy: string): Promise<void> {
  await act.tx.update(file).set({ usedBy: null }).where(eq(file.usedBy, usedBy))
}

/** Claims the cover in a form's value ("" for none) for `usedBy`, and releases the previous one. Returns the file's id. */
export async function takeCover(act: Act, usedBy: string, before: string | null, cover: string): Promise<string | null> {
  const fileId = cover === '' ? null : fileIdOf(cover)
  if (cover !== '' && !fileId) throw refuseFields({ cover: 'fileForeign' })
  // The existing cover may have been uploaded by another operator; only a new one is claimed.
  if (fileId === before) return before
  if (fileId) await claimFile(act, fileId, { purpose: 'cover', usedBy, field: 'cover' })
  await releaseFiles(act, usedBy, 'cover', fileId ? [fileId] : [])
  return fileId
}

const UNCLAIMED_HOURS = 24

const REMOVED_AT_ONCE = 500

/** Deletes files that nobody claimed within 24 hours. Their bytes stay for a while, for a database that is restored to a time before. */
async function forgetUnclaimed(act: Act): Promise<number> {
  const some = act.tx
    .select({ id: file.id })
    .from(file)
    .where(and(isNull(file.usedBy), lt(file.createdAt, act.now.subtract({ hours: UNCLAIMED_HOURS }))))
    .limit(REMOVED_AT_ONCE)
    .for('update', { skipLocked: true })
  const gone = await act.tx.delete(file).where(inArray(file.id, some)).returning({ id: file.id, sealedFor: file.sealedFor })
  if (gone.length > 0) await act.tx.insert(fileGone).values(gone.map(({ id }) => ({ id, at: act.now })))
  await fileKeysOf(act.services.hooks).forget(act, gone.filter(isSealed))
  return gone.length
}

/** Removes the bytes of what was deleted `FILE_BYTES_KEPT_DAYS` ago. Those that cannot be removed now belong to no row. */
async function removeGone(act: Act): Promise<number> {
  const before = daysAfter(act.now, -FILE_BYTES_KEPT_DAYS)
  const some = act.tx.select({ id: fileGone.id }).from(fileGone).where(lt(fileGone.at, before)).limit(REMOVED_AT_ONCE)
  const gone = await act.tx.delete(fileGone).where(inArray(fileGone.id, some)).returning({ id: fileGone.id })
  act.afterCommit(() =>
    removeBytes(
      act.services,
      gone.map(({ id }) => id),
    ),
  )
  return gone.length
}

async function removeBytes({ files, log }: SharedServices, ids: readonly string[]): Promise<void> {
  for (const id of ids) await files.remove(id).catch((error) => log.warn({ err: error, id }, 'a file was not removed'))
}

/** Every night: what nobody claimed, and the bytes of what was deleted. */
export async function sweepFiles(night: Night): Promise<void> {
  await night.inBatches(forgetUnclaimed, 1)
  await night.inBatches(removeGone, 1)
  if (night.now.toZonedDateTimeISO(BOOKS_ZONE).dayOfWeek === 7) await sweepOrphans(night)
}

/** Once a week: bytes of no row, as an upload that broke off leaves them, and what nobody fetched or finished for a day. */
async function sweepOrphans(night: Night): Promise<void> {
  const { files, config } = night.services
  const before = daysAfter(night.now, -FILE_BYTES_KEPT_DAYS)
  let some: string[] = []
  const check = async () => {
    const ids = some
    some = []
    await night.inBatches(async (act) => {
      const known = await act.tx
        .select({ id: file.id })
        .from(file)
        .where(anyOf(file.id, ids))
        .union(act.tx.select({ id: fileGone.id }).from(fileGone).where(anyOf(fileGone.id, ids)))
      const kept = new Set(known.map(({ id }) => id))
      const orphans = ids.filter((id) => !kept.has(id))
      act.afterCommit(() => removeBytes(act.services, orphans))
      return 0
    })
  }
  for await (const { id, at } of files.list()) {
    if (Temporal.Instant.compare(at, before) >= 0) continue
    if (some.push(id) === REMOVED_AT_ONCE) await check()
  }
  if (some.length > 0) await check()
  for (const folder of [incomingDir(config), fetchedDir(config)]) await removeOld(folder, daysAfter(night.now, -1))
}

async function removeOld(folder: string, before: Temporal.Instant): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < before.epochMilliseconds) await rm(join(folder, name), { force: true })
  }
}
