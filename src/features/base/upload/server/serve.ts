import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { openedPieces } from '../../../../platform/server/data/sealing.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { addressOf } from '../../../../platform/server/wire/addresses.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import { langOf, tokenOf } from '../../../../platform/server/wire/caller.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { fileIdOf } from '../contract/file.ts'
import { fileKeysOf } from './hooks.ts'
import { CONTENT_TYPES } from './judge.ts'
import { maySee } from './reads.ts'
import { type FileRow, file } from './tables.ts'

const INLINE: readonly string[] = ['png', 'jpg', 'gif', 'webp', 'pdf'] satisfies (keyof typeof CONTENT_TYPES)[]

/** Serves a file, or answers notFound: a caller who may not see it does not learn that it exists. */
export async function serveFile(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<unknown> {
  const id = fileIdOf(request.params.id)
  if (!id) throw refuse('notFound')
  const [row] = await services.db.select().from(file).where(eq(file.id, id))
  if (!row) throw refuse('notFound')
  const token = tokenOf(request) ?? cookieToken(request)
  const actor = row.visibility === 'private' && token ? await services.identify(token, services.clock.now()) : null
  if (actor) request.accountId = actor.accountId
  const sight = await maySee({ services, db: services.db }, actor, row)
  if (!sight) throw refuse('notFound')
  if (sight === 'recorded') await record(services, request, actor, row)
  const key = row.sealedFor === null ? null : await keyOf(services, request, actor, row)
  const stored = await services.files.read(row.id).catch((error) => {
    services.log.error({ err: error, id }, 'a file could not be read')
    throw refuse('unavailable')
  })
  if (!stored) throw refuse('notFound')
  return reply.headers(headersOf(row)).send(key ? opened(key, stored) : stored)
}

/** The row of the audit log is committed before the first byte leaves, unless the file is no longer to be seen. */
async function record(services: Services, request: FastifyRequest, actor: Actor | null, row: FileRow): Promise<void> {
  if (!actor) throw refuse('notFound')
  await perform(services, openingOf(request, actor), async (act) => {
    if (!(await maySee({ services, db: act.tx }, actor, row))) throw refuse('notFound')
    await recordAudit(act, { call: 'GET /ws/file/:id', input: { id: row.id, usedBy: row.usedBy } })
  })
}

const openingOf = (request: FastifyRequest, actor: Actor) => ({
  actor,
  lang: langOf(request),
  requestId: request.id,
  ip: addressOf(request),
})

/** The look is committed before the first byte leaves. */
async function keyOf(services: Services, request: FastifyRequest, actor: Actor | null, { id, sealedFor }: FileRow): Promise<Buffer> {
  if (!actor || sealedFor === null) throw refuse('notFound')
  return perform(services, openingOf(request, actor), (act) => fileKeysOf(services.hooks).look(act, { id, sealedFor }))
}

/** A piece that was altered ends the answer. */
const opened = (key: Buffer, stored: Readable) => Readable.from(openedPieces(key, stored), { objectMode: false })

/** An `<img>` or an `<a>` sends no custom header; the session's cookie replaces it, for files only. */
function cookieToken(request: FastifyRequest): string | undefined {
  const value = request.headers.cookie?.match(/(?:^|;\s*)token=([^;]+)/)?.[1]
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

function headersOf(row: FileRow): Record<string, string | number> {
  const disposition = INLINE.includes(row.kind) ? 'inline' : 'attachment'
  const ascii = row.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return {
    'content-type': CONTENT_TYPES[row.kind as keyof typeof CONTENT_TYPES] ?? 'application/octet-stream',
    'content-length': row.size,
    'content-disposition': `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, escapeMark)}`,
    'cache-control': row.visibility === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'x-content-type-options': 'nosniff',
    // A file opened by itself has the origin of the app: it may be shown and nothing else. Browsers refuse to show a PDF in a sandbox.
    'content-security-policy':
      row.kind === 'pdf'
        ? "script-src 'none'; frame-ancestors 'none'"
        : "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
  }
}

const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
