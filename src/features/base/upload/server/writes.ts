import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { and, count, eq, gt, inArray, isNull, lt, notInArray, sum } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import { sealedPieces } from '../../../../platform/server/data/sealing.ts'
import type { Act, SharedServices } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { UPLOADS_PER_HOUR, type UploadPurpose } from '../../../../rules/uploads.ts'
import type { FileBrief } from '../contract/calls.ts'
import { fileIdOf } from '../contract/file.ts'
import { fileKeysOf, type SealedFile } from './hooks.ts'
import { nameFor } from './judge.ts'
import type { Judged } from './judging.ts'
import { briefOf } from './reads.ts'
import { type Arrived, pathOf, ruleOf } from './receive.ts'
import { file } from './tables.ts'

export { type Judged, judged } from './judging.ts'
export { type Arrived, receive } from './receive.ts'

/** Records a judged file; the bytes are moved to their place before the commit, so a committed row always has them. */
export async function takeIn(act: Act, arrived: Judged): Promise<FileBrief> {
  const rule = ruleOf(arrived.purpose)
  await countUpload(act, arrived.size)
  const [row] = await act.tx
    .insert(file)
    .values({
      ownerId: act.actor.accountId,
      companyId: act.actor.companyId,
      purpose: arrived.purpose,
      name: nameFor(arrived.name, arrived.kind),
      kind: arrived.kind,
      size: arrived.size,
      sha256: arrived.sha256,
      visibility: rule.visibility,
      seconds: arrived.seconds,
      sealedFor: rule.sealed ? (act.actor.companyId ?? act.actor.accountId) : null,
      createdAt: act.now,
    })
    .returning()
  const place = pathOf(act.services, row!.id)
  await mkdir(dirname(place), { recursive: true })
  if (isSealed(row!)) await fileKeysOf(act.services.hooks).keep(act, row!, await sealInto(place, arrived))
  else await rename(arrived.path, place)
  return briefOf(row!)
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

/** Moves a sealed file to its place, or encrypts one that arrived before its purpose was known. Returns its key. */
async function sealInto(place: string, { path, sealed }: Arrived): Promise<Buffer> {
  if (sealed) {
    await rename(path, place)
    return sealed.key
  }
  const key = randomBytes(32)
  try {
    await writeFile(place, sealedPieces(key, createReadStream(path)), { mode: 0o600, flush: true })
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
  await rm(path)
  return key
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

/** Deletes files that nobody claimed within 24 hours: the row first, the bytes after the commit. */
export async function removeUnclaimed(act: Act): Promise<number> {
  const some = act.tx
    .select({ id: file.id })
    .from(file)
    .where(and(isNull(file.usedBy), lt(file.createdAt, act.now.subtract({ hours: UNCLAIMED_HOURS }))))
    .limit(REMOVED_AT_ONCE)
    .for('update', { skipLocked: true })
  const gone = await act.tx.delete(file).where(inArray(file.id, some)).returning({ id: file.id, sealedFor: file.sealedFor })
  await fileKeysOf(act.services.hooks).forget(act, gone.filter(isSealed))
  act.afterCommit(() =>
    removeBytes(
      act.services,
      gone.map((row) => row.id),
    ),
  )
  return gone.length
}

async function removeBytes(services: SharedServices, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(pathOf(services, id), { force: true })
}
