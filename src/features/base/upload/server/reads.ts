import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { alias, and, eq, isNotNull, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { StoredFile } from '../../../../platform/server/files/workbook/bytes.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { type UploadRule, uploadPurposes } from '../../../../rules/uploads.ts'
import type { FileBrief } from '../contract/calls.ts'
import { fileUrl } from '../contract/file.ts'
import { type FileSight, fileKeysOf, fileViewers, operatorFiles } from './hooks.ts'
import { type FileRow, file } from './tables.ts'

export const briefOf = (row: FileRow): FileBrief => ({
  id: row.id,
  url: fileUrl(row.id),
  name: row.name,
  size: row.size,
  ...(row.seconds !== null && { seconds: row.seconds }),
})

const byIds = prepared((db) =>
  db
    .select()
    .from(file)
    .where(anyOf(file.id, sql.placeholder('ids')))
    .prepare('file_briefs'),
)

/** Files by id; an unknown id is omitted. */
export async function fileBriefs(db: Reader, ids: readonly (string | null)[]): Promise<Map<string, FileBrief>> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await byIds(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, briefOf(row)]))
}

/** Of these files, those whose content was also sent as another file of the same purpose, with the `usedBy` of those. */
export async function sentTwice(db: Reader, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const other = alias(file, 'other')
  const rows = await db
    .select({ id: file.id, usedBy: sql<string>`${other.usedBy}` })
    .from(file)
    .innerJoin(other, and(eq(other.sha256, file.sha256), eq(other.purpose, file.purpose), ne(other.id, file.id), isNotNull(other.usedBy)))
    .where(anyOf(file.id, ids))
  return new Map([...Map.groupBy(rows, (row) => row.id)].map(([id, same]) => [id, same.map(({ usedBy }) => usedBy)]))
}

/** The SHA-256 of what each file contains. */
export async function fileDigests(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await byIds(db).execute({ ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, row.sha256]))
}

/**
 * Public files are visible to anyone. Private ones to the uploader, to operators, and to those whom the rule of the claiming feature
 * permits; without a rule, to the company's members. Sealed ones are for those whom the rule permits and nobody else; before they are
 * claimed, for the uploader.
 */
export async function maySee({ services, db }: Pick<Look, 'services' | 'db'>, actor: Actor | null, row: FileRow): Promise<FileSight> {
  if (row.visibility === 'public') return true
  if (!actor) return false
  const noun = row.usedBy?.split(':')[0] ?? ''
  const rule = row.usedBy === null ? undefined : services.hooks.of(fileViewers).get(noun)
  if (row.sealedFor !== null) return row.usedBy === null ? row.ownerId === actor.accountId : Boolean(await rule?.(db, actor, row))
  if (row.ownerId === actor.accountId) return true
  if (actor.kind === 'operator' && !isForMembers(row)) return services.hooks.of(operatorFiles).get(noun)?.(db, row) ?? true
  return rule ? rule(db, actor, row) : row.companyId !== null && row.companyId === actor.companyId
}

function isForMembers({ purpose }: FileRow): boolean {
  const rule: UploadRule = uploadPurposes[purpose]
  return rule.membersOnly === true
}

/**
 * Where the bytes of a file are once `services.files.bring` has been waited for, for the server's own work on them. The caller has checked
 * that the file belongs to it.
 */
export async function storedFile(look: Pick<Look, 'db' | 'services'>, id: string): Promise<StoredFile> {
  const [row] = await look.db.select().from(file).where(eq(file.id, id))
  if (!row) throw refuse('notFound')
  const path = look.services.files.pathOf(row.id)
  const { sealedFor, size } = row
  if (sealedFor === null) return { path }
  return { path, sealed: { key: await fileKeysOf(look.services.hooks).open(look, { id, sealedFor }), size } }
}
