import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { prepared, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { listed, type Role } from '../../../../rules/permissions.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import type { FileViewer } from '../../upload/server/hooks.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import type { Approval } from '../contract/calls.ts'
import { holdersOf, limitOf } from './limit.ts'
import { type ApprovalRow, approval } from './tables.ts'

export { goesWithoutSecond, needsSecond, roughSum, secondRule, wholeCny } from './limit.ts'

type Viewer = Pick<Look, 'db' | 'actor'>

/** The queue of the caller's company, or the platform's. Members who see no money see none of it. */
export async function approvalsOf(look: Viewer, { state, ...paging }: Paging & { state: 'pending' | 'past' }): Promise<Page<Approval>> {
  const { actor, db } = look
  if (actor.kind === 'individual' || (actor.kind === 'company' && !actor.holds('wallet:view'))) throw refuse('forbidden')
  const scope = actor.kind === 'operator' ? isNull(approval.companyId) : eq(approval.companyId, actor.companyId ?? actor.accountId)
  const where = and(scope, state === 'pending' ? eq(approval.state, 'pending') : ne(approval.state, 'pending'))
  return paged(paging, {
    rows: db.select().from(approval).where(where).orderBy(desc(approval.askedAt), desc(approval.id)),
    total: db.$count(approval, where),
    map: (rows) => shown(look, rows),
  })
}

const waiting = prepared((db) =>
  db
    .select()
    .from(approval)
    .where(and(eq(approval.kind, sql.placeholder('kind')), eq(approval.subject, sql.placeholder('subject')), eq(approval.state, 'pending')))
    .prepare('approval_waiting'),
)

/** The request of the caller's company, or of the platform, that waits about a subject; null if there is none. */
export async function waitingFor(look: Viewer, kind: string, subject: string): Promise<Approval | null> {
  const [row] = await waiting(look.db).execute({ kind, subject })
  return row && row.companyId === look.actor.companyId ? (await shown(look, [row]))[0]! : null
}

/** The request that waits about a subject, for code that decides by it; nothing of it is shown. */
export async function pendingAbout(db: Reader, kind: string, subject: string): Promise<Pick<ApprovalRow, 'askedAt' | 'input'> | null> {
  const [row] = await waiting(db).execute({ kind, subject })
  return row ?? null
}

/** What one operator asked for and another may decide: the query of the menu's count. */
export const waitingForSecond = ({ actor }: Pick<Look, 'actor'>): SQL =>
  sql`select from approval where company_id is null and state = 'pending' and asked_by <> ${actor.accountId} and ${inArray(approval.permission, listed(actor.role as Role).filter(actor.holds))}`

/** Who asked, and those of the same company who may decide, while it waits. */
export const seesAskedFile: FileViewer = async (db, actor, { usedBy }) => {
  const [row] = await db
    .select()
    .from(approval)
    .where(eq(approval.id, usedBy?.split(':')[1] ?? ''))
  return row?.companyId === actor.companyId && (row.askedBy === actor.accountId || actor.holds(row.permission))
}

async function shown({ db, actor }: Viewer, rows: ApprovalRow[]): Promise<Approval[]> {
  const people = await accountsByIds(
    db,
    rows.flatMap((row) => [row.askedBy, ...(row.decidedBy ? [row.decidedBy] : [])]),
  )
  const isClose = (row: ApprovalRow) => row.askedBy === actor.accountId || actor.holds(row.permission)
  const files = await fileBriefs(
    db,
    rows.filter((row) => row.state === 'pending' && isClose(row)).flatMap(({ fileIds }) => fileIds),
  )
  const person = (id: string) => ({ id, name: people.get(id)?.name ?? '' })
  return rows.map((row) => {
    const pending = row.state === 'pending'
    const own = row.askedBy === actor.accountId
    return {
      id: row.id,
      title: row.title,
      detail: row.detail,
      files: row.fileIds.flatMap((id) => files.get(id) ?? []),
      link: row.link,
      currency: row.currency,
      amountMinor: row.amountMinor,
      state: row.state,
      askedBy: person(row.askedBy),
      askedAt: row.askedAt.toString(),
      expiresAt: row.expiresAt.toString(),
      permission: row.permission,
      decidedBy: row.decidedBy ? person(row.decidedBy) : null,
      decidedAt: row.decidedAt?.toString() ?? null,
      reason: row.reason,
      may: { decide: pending && !own && actor.holds(row.permission), withdraw: pending && own },
    }
  })
}

/** The company's limit, with those who can approve for it. */
export async function limitShown(db: Reader, companyId: string) {
  const [limit, ids, waits] = await together(
    () => limitOf(db, companyId),
    () => holdersOf(db, companyId, 'wallet:approve'),
    () => waiting(db).execute({ kind: 'limit', subject: companyId }),
  )
  const people = await accountsByIds(db, ids)
  return { ...limit, holders: ids.map((id) => ({ id, name: people.get(id)?.name ?? '' })), waits: waits.length > 0 }
}
