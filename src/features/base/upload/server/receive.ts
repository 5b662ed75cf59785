import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { sealedPieces } from '../../../../platform/server/data/sealing.ts'
import { incomingDir } from '../../../../platform/server/files/store.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { Refusal, refuse } from '../../../../platform/server/wire/refusal.ts'
import { type UploadPurpose, type UploadRule, uploadPurposes } from '../../../../rules/uploads.ts'
import { HEAD_BYTES } from './judge.ts'
import { withoutMetadata } from './metadata.ts'
import { scanned } from './scan.ts'

/** A file that has arrived on disk, not yet checked or recorded. */
export interface Arrived {
  purpose: UploadPurpose
  path: string
  name: string
  size: number
  sha256: string
  /** A PNG or JPEG in which there is a picture: first bytes alone are none. */
  picture: boolean
  /** Set if the bytes on disk are encrypted already: their key, and the first bytes as they came. */
  sealed?: { key: Buffer; head: Buffer }
}

/** `size` is what was stored, `sent` what the limit applies to: pictures lose their metadata on arrival. */
type Kept = Omit<Arrived, 'purpose'> & { sent: number }

export const ruleOf = (purpose: UploadPurpose): UploadRule => uploadPurposes[purpose]

const LARGEST = Math.max(...Object.values(uploadPurposes).map((rule) => rule.maxBytes))
/** The limits are checked here: after a refusal the rest is read and discarded, so that the answer reaches the sender. */
const LIMITS = { fileSize: Number.MAX_SAFE_INTEGER, files: 5, fields: 10, fieldSize: 200 }
const NAME_MAX = 200
/** After a refusal for its size the rest of a file is read, up to this many times its limit. */
const READ_TIMES = 2
const CUT_MS = 1_000
/** Uploads never take the last of the disk: the database writes there too. */
const DISK_LEFT = 512 * 1024 * 1024

class FarTooLarge extends Error {}

/**
 * Streams the one file of a multipart body to disk. The purpose's limit applies while the bytes arrive, whichever of the two fields comes
 * first. A call for one purpose names it. Refuses with filePurpose, fileMissing, fileOne or fileTooLarge, leaving nothing behind.
 */
export async function receive(services: Services, request: FastifyRequest, purpose?: UploadPurpose): Promise<Arrived> {
  if (!request.isMultipart()) throw refuse('fileMissing')
  await checkDisk(services)
  let authCode: string | undefined = purpose
  let files = 0
  let kept: Kept | undefined
  let tooLarge = false
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (purpose === undefined && part.fieldname === 'authCode') authCode = String(part.value)
        continue
      }
      // A browser sends an empty part if nothing was chosen.
      if (part.filename === undefined || part.filename === '') {
        part.file.resume()
        continue
      }
      files++
      if (files > 1 || (authCode !== undefined && !isPurpose(authCode))) {
        part.file.resume()
        continue
      }
      const arrived = await keep(services, part, authCode === undefined ? null : ruleOf(authCode as UploadPurpose))
      if (arrived) kept = arrived
      else tooLarge = true
    }
    if (authCode === undefined || !isPurpose(authCode)) throw refuse('filePurpose')
    if (files > 1) throw refuse('fileOne')
    const { maxBytes } = uploadPurposes[authCode]
    if (tooLarge || (kept && kept.sent > maxBytes)) throw tooLargeFor(ruleOf(authCode))
    if (!kept || kept.sent === 0) throw refuse('fileMissing')
    const { sent: _, ...file } = kept
    return ruleOf(authCode).sealed ? withoutTraces(services, { ...file, purpose: authCode }) : { ...file, purpose: authCode }
  } catch (error) {
    if (kept) await rm(kept.path, { force: true })
    if (!(error instanceof FarTooLarge)) throw error
    // The answer leaves, then the rest of the body finds nobody.
    setTimeout(() => request.raw.socket.destroy(), CUT_MS).unref()
    throw tooLargeFor(
      isPurpose(authCode ?? '') ? ruleOf(authCode as UploadPurpose) : { maxBytes: LARGEST, kinds: [], visibility: 'private' },
    )
  }
}

async function checkDisk(services: Services): Promise<void> {
  const folder = incomingDir(services.config)
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < DISK_LEFT + LARGEST) throw refuse('storageFull')
}

/** A body that breaks off or is no multipart is refused like any other input that cannot be read. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: LIMITS })
  } catch (error) {
    throw error instanceof FarTooLarge ? error : unreadable(error)
  }
}

function unreadable(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return refuse(code === 'FST_FILES_LIMIT' ? 'fileOne' : 'fileBroken')
}

const tooLargeFor = ({ maxBytes, under }: UploadRule) => refuse(under ? 'fileNotUnder' : 'fileTooLarge', { max: sizeText(maxBytes) })

const isPurpose = (text: string): text is UploadPurpose => Object.hasOwn(uploadPurposes, text)

/**
 * Null if the file is larger than its rule permits; nothing stays on disk then. The bytes of a sealed purpose are encrypted on arrival, so
 * that a crash leaves none of them readable; before the purpose is known (`rule` null) they are not.
 */
async function keep(services: Services, part: MultipartFile, rule: UploadRule | null): Promise<Kept | null> {
  const maxBytes = rule?.maxBytes ?? LARGEST
  const { SCAN_URL } = services.config
  const path = join(incomingDir(services.config), randomUUID())
  const hash = createHash('sha256')
  const handle = await open(path, 'wx', 0o600)
  let sent = 0
  let size = 0
  let head = Buffer.alloc(0)
  const seen = { picture: false }
  async function* admitted(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of SCAN_URL ? scanned(SCAN_URL, part.file) : (part.file as AsyncIterable<Buffer>)) {
        sent += chunk.length
        if (sent <= maxBytes) yield chunk
        if (sent > maxBytes * READ_TIMES) throw new FarTooLarge()
      }
    } catch (error) {
      throw error instanceof FarTooLarge || error instanceof Refusal ? error : unreadable(error)
    }
  }
  async function* stored(): AsyncGenerator<Buffer> {
    for await (const piece of withoutMetadata(admitted(), seen)) {
      size += piece.length
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)])
      hash.update(piece)
      yield piece
    }
  }
  const key = rule?.sealed && !rule.judgedWhole ? randomBytes(32) : null
  try {
    for await (const piece of key ? sealedPieces(key, stored()) : stored()) await handle.writeFile(piece)
    if (sent > maxBytes) {
      await rm(path, { force: true })
      return null
    }
    await handle.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  return { path, name: plainName(part.filename), sent, size, sha256: hash.digest('hex'), ...seen, ...(key && { sealed: { key, head } }) }
}

/** People name scans after the number on them, and a digest of the bytes would confirm a guess of them. */
function withoutTraces(services: Services, file: Arrived): Arrived {
  const name = file.name.replaceAll(/(?=(?:[A-Za-z]*\d){5})[A-Za-z\d]{6,}/g, '••••')
  return { ...file, name, sha256: services.masterKeys.digest(file.sha256) }
}

/** The last segment of the name that the browser sent, without what a file system or a header cannot handle, or what shows another name. */
function plainName(claimed: string): string {
  const last = claimed
    .split(/[\\/]/)
    .at(-1)!
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
  if (last.length <= NAME_MAX) return last || 'file'
  const ending = last.match(/\.[A-Za-z0-9]{1,8}$/)?.[0] ?? ''
  return last.slice(0, NAME_MAX - ending.length) + ending
}

const sizeText = (bytes: number): string => `${Math.ceil(bytes / (1024 * 1024))} MB`
