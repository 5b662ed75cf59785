import { and, desc, eq } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { demandDraft } from './tables.ts'

/** All are shown: no list of drafts has pages. */
const DRAFTS_MAX = 50
const DRAFT_BYTES = 64 * 1024

export function mustFit(form: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(form)) > DRAFT_BYTES) throw refuse('bodyTooLarge')
}

export async function draftsOf(look: Look) {
  const rows = await look.db
    .select()
    .from(demandDraft)
    .where(eq(demandDraft.companyId, companyOf(look.actor)))
    .orderBy(desc(demandDraft.updatedAt))
    .limit(DRAFTS_MAX)
  return rows.map((row) => ({ id: row.id, version: row.version, form: row.form, updatedAt: row.updatedAt.toString() }))
}

/** Saves a form; without an id as a new draft, with the id of one of the company's drafts as its next version. */
export async function saveDraft(
  act: Act,
  draftId: string | null,
  form: Record<string, unknown>,
): Promise<{ id: string; version: number; updatedAt: string }> {
  const companyId = act.actor.companyId
  if (!companyId) throw refuse('profileIncomplete')
  mustFit(form)
  const [row] = draftId
    ? await act.tx
        .update(demandDraft)
        .set({ form, updatedAt: act.now })
        .where(and(eq(demandDraft.id, draftId), eq(demandDraft.companyId, companyId)))
        .returning()
    : [await newDraft(act, { companyId, createdBy: act.actor.accountId }, form)]
  if (!row) throw refuse('notFound')
  return { id: row.id, version: row.version, updatedAt: row.updatedAt.toString() }
}

interface Whose {
  companyId: string
  createdBy: string
}
type Saved = typeof demandDraft.$inferSelect

export async function newDraft(act: Act, whose: Whose, form: Record<string, unknown>): Promise<Saved>
/** Null if the company has as many drafts as it may have. */
export async function newDraft(act: Act, whose: Whose, form: Record<string, unknown>, quiet: 'quiet'): Promise<Saved | null>
export async function newDraft(
  act: Act,
  { companyId, createdBy }: Whose,
  form: Record<string, unknown>,
  quiet?: 'quiet',
): Promise<Saved | null> {
  // One after the other, so that each sees the others.
  await takeTurn(act.tx, `draft:${companyId}`)
  if ((await act.tx.$count(demandDraft, eq(demandDraft.companyId, companyId))) >= DRAFTS_MAX) {
    if (quiet) return null
    throw refuse('draftsFull', { most: DRAFTS_MAX })
  }
  const [row] = await act.tx.insert(demandDraft).values({ companyId, createdBy, form, updatedAt: act.now }).returning()
  return row!
}

export async function removeDraft(act: Act, draftId: string): Promise<void> {
  const gone = await act.tx
    .delete(demandDraft)
    .where(and(eq(demandDraft.id, draftId), eq(demandDraft.companyId, companyOf(act.actor))))
    .returning({ id: demandDraft.id })
  if (gone.length === 0) throw refuse('notFound')
}
