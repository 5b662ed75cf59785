import { instant } from '../../../../platform/server/data/columns.ts'
import { bigint, doublePrecision, index, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import type { UploadPurpose } from '../../../../rules/uploads.ts'

/**
 * One row for every accepted file. `usedBy` is "noun:id" of the thing that claimed it; the noun selects the rule of who else may see it.
 */
export const file = pgTable(
  'file',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    ownerId: uuid('owner_id').notNull(),
    companyId: uuid('company_id'),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Of the content; of a sealed file a digest under a key. */
    sha256: text('sha256').notNull(),
    visibility: text('visibility').$type<'public' | 'private'>().notNull(),
    usedBy: text('used_by'),
    /** How long a recording plays; null for other files. */
    seconds: doublePrecision('seconds'),
    /** The company or account whose keys encrypt the bytes; null for a file that is stored as it came. */
    sealedFor: uuid('sealed_for'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('file_by_owner').on(t.ownerId, t.createdAt),
    index('file_content').on(t.sha256),
    index('file_unclaimed').on(t.createdAt).where(sql`used_by is null`),
    index('file_used_by').on(t.usedBy).where(sql`used_by is not null`),
  ],
)

/** Files that were deleted: their bytes are removed some days later. */
export const fileGone = pgTable('file_gone', { id: uuid('id').primaryKey(), at: instant('at').notNull() }, (t) => [
  index('file_gone_at').on(t.at),
])

export type FileRow = typeof file.$inferSelect
