import { z } from 'zod'
import type { Money } from '../../../../platform/contract/amount.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { constraintOf, sqlState } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { APPROVAL_DAYS } from '../../../../rules/constants.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { UploadPurpose } from '../../../../rules/uploads.ts'
import { accountById } from '../../account/server/reads.ts'
import { assertSecond } from '../../account/server/writes.ts'
import { notify } from '../../notice/server/writes.ts'
import { claimFile, releaseAll } from '../../upload/server/writes.ts'
import { approvalNotices } from '../contract/notices.ts'
import type { ApprovalState } from '../contract/states.ts'
import { type ApprovalKind, approvalKinds } from './hooks.ts'
import { approvalLifecycle } from './lifecycle.ts'
import { holdersOf } from './limit.ts'
import { type ApprovalRow, approval } from './tables.ts'

export const expireJob = defineJob('approval.expire', { id: z.string() })

interface Ask {
  kind: string
  permission: Permission
  subject: string
  title: Pair
  detail?: string
  link: string
  money: Money | null
  input: Record<string, unknown>
  /** Files that what is asked for would send: the second person reads them, and they wait with it. */
  files?: { ids: readonly string[]; purpose: readonly UploadPurpose[] }
}

const pageFor = (row: Pick<ApprovalRow, 'companyId'>): string => (row.companyId ? '/companyHome/approvals' : '/operatorHome/approvals')

/** Stores a request for a second person and notifies those who can approve it. One at a time about one subject. */
export async function askApproval(act: Act, { money, files, ...ask }: Ask): Promise<ApprovalRow> {
  const { accountId: askedBy, companyId } = act.actor
  const expiresAt = act.now.add({ hours: 24 * APPROVAL_DAYS })
  const values = {
    ...ask,
    fileIds: [...(files?.ids ?? [])],
    companyId,
    askedBy,
    askedAt: act.now,
    expiresAt,
    currency: money?.currency,
    amountMinor: money?.amountMinor,
  }
  const row = await insertOnce(act, values)
  for (const [at, fileId] of (files?.ids ?? []).entries())
    await claimFile(act, fileId, { purpose: files!.purpose, usedBy: filesOf(row), field: `fileIds.${at}` })
  await enqueue(act, expireJob, { id: row.id }, { dueAt: expiresAt, uniqueKey: `approval:${row.id}` })
  const to = (await holdersOf(act.db, companyId, ask.permission)).filter((id) => id !== askedBy)
  await notify(act, approvalNotices.approvalWaits, { to, params: { who: await nameOf(act), what: ask.title }, link: pageFor(row) })
  notifyPages(act, 'approval', to)
  return row
}

async function insertOnce(act: Act, values: typeof approval.$inferInsert): Promise<ApprovalRow> {
  const open = and(eq(approval.kind, values.kind), eq(approval.subject, values.subject), eq(approval.state, 'pending'))
  if ((await act.tx.$count(approval, open)) > 0) throw refuse('approvalWaits')
  try {
    const [row] = await act.tx.insert(approval).values(values).returning()
    return row!
  } catch (error) {
    if (sqlState(error) === '23505' && constraintOf(error) === 'approval_one') throw refuse('approvalWaits')
    throw error
  }
}

const nameOf = async (act: Act): Promise<string> => (await accountById(act.db, act.actor.accountId))?.name ?? ''

/** A request of the caller's own company, or of the platform for operators, whose right the caller holds. */
async function reach(act: Act, id: string): Promise<ApprovalRow> {
  const [row] = await act.db.select().from(approval).where(eq(approval.id, id))
  const { actor } = act
  const own = row && (row.companyId ? row.companyId === actor.companyId : actor.kind === 'operator')
  if (!own || !(actor.holds(row.permission) || row.askedBy === actor.accountId)) throw refuse('notFound')
  return row
}

/** Its files belong to it until it ends: then to whom it gives them, or to their owner. */
const filesOf = ({ id }: Pick<ApprovalRow, 'id'>) => `approval:${id}`
const freeFiles = (act: Act<unknown>, row: ApprovalRow) => (row.fileIds.length > 0 ? releaseAll(act, filesOf(row)) : Promise.resolve())

const kindOf = (act: Act<unknown>, row: ApprovalRow): ApprovalKind => {
  const kind = act.services.hooks.of(approvalKinds).get(row.kind)
  if (!kind) throw refuse('approvalOutdated')
  return kind
}

const decidedNow = (act: Act) => ({ decidedBy: act.actor.accountId, decidedAt: act.now })

/** The second person's yes: the request is carried out in this transaction, or everything stays as it was. */
export async function grantApproval(act: Act, id: string): Promise<ApprovalRow> {
  const asked = await reach(act, id)
  if (asked.askedBy === act.actor.accountId) throw refuse('fourEyes')
  await assertSecond(act, { companyId: asked.companyId, by: [asked.askedBy], at: asked.askedAt })
  const kind = kindOf(act, asked)
  await kind.lock?.(act, asked.subject)
  const row = await turn(act, approvalLifecycle, asked, 'approve', { set: decidedNow(act) })
  await freeFiles(act, row)
  await kind.run(act, row)
  await notifyAsker(act, row, approvalNotices.approvalGiven, { who: await nameOf(act), what: row.title })
  return row
}

export async function decline(act: Act, { id, reason }: { id: string; reason: string }): Promise<ApprovalRow> {
  const asked = await reach(act, id)
  if (asked.askedBy === act.actor.accountId) throw refuse('fourEyes')
  const row = await turn(act, approvalLifecycle, asked, 'decline', { set: { ...decidedNow(act), reason } })
  await freeFiles(act, row)
  await notifyAsker(act, row, approvalNotices.approvalDeclined, { who: await nameOf(act), what: row.title, reason })
  return row
}

export async function withdrawApproval(act: Act, id: string): Promise<ApprovalRow> {
  const asked = await reach(act, id)
  if (asked.askedBy !== act.actor.accountId) throw refuse('forbidden')
  const row = await turn(act, approvalLifecycle, asked, 'withdraw', { set: decidedNow(act) })
  await freeFiles(act, row)
  notifyPages(act, 'approval', await holdersOf(act.db, row.companyId, row.permission))
  return row
}

const whys = {
  expire: { cn: `${APPROVAL_DAYS} 天内没有人复核`, en: `nobody approved it within ${APPROVAL_DAYS} days` },
  lapse: { cn: '内容在复核之前发生了变化', en: 'what it was about changed before it was approved' },
} satisfies Record<string, Pair>

async function end(act: Act<unknown>, row: ApprovalRow & { state: ApprovalState }, move: keyof typeof whys): Promise<void> {
  const after = await turn(act, approvalLifecycle, row, move, { set: { decidedAt: act.now } })
  await freeFiles(act, after)
  await notifyAsker(act, after, approvalNotices.approvalEnded, { what: after.title, why: whys[move] })
}

/** The time is over: nothing happens if it was decided meanwhile. */
export async function expire(act: Act, { id }: { id: string }): Promise<void> {
  const [row] = await act.tx
    .select()
    .from(approval)
    .where(and(eq(approval.id, id), eq(approval.state, 'pending')))
    .for('update')
  if (row) await end(act, row, 'expire')
}

/** The subject changed: what waits about it would approve something else. Called with the subject locked. */
export async function lapseApprovals(act: Act<unknown>, kind: string, subject: string): Promise<void> {
  const open = and(eq(approval.kind, kind), eq(approval.subject, subject), eq(approval.state, 'pending'))
  const [row] = await act.tx.select().from(approval).where(open).for('update')
  if (row) await end(act, row, 'lapse')
}

type ToAsker = (typeof approvalNotices)['approvalGiven' | 'approvalDeclined' | 'approvalEnded']

/** The one who asked learns of the end. */
async function notifyAsker<K extends ToAsker>(
  act: Act<unknown>,
  row: ApprovalRow,
  kind: K,
  params: Parameters<typeof notify<K>>[2]['params'],
) {
  await notify(act, kind, { to: [row.askedBy], params, link: row.link || pageFor(row) })
  notifyPages(act, 'approval', await holdersOf(act.db, row.companyId, row.permission))
}
