import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, count, eq, inArray, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import type { DeskFeedback, FeedbackDetail, feedbackCalls } from '../contract/calls.ts'
import { feedbackLifecycle } from './lifecycle.ts'
import { type FeedbackRecord, feedback, feedbackAnswer } from './tables.ts'

type Calls = typeof feedbackCalls

async function shown(db: Reader, rows: readonly FeedbackRecord[]) {
  const ids = rows.map((row) => row.id)
  const counts = ids.length
    ? await db
        .select({ id: feedbackAnswer.feedbackId, n: count() })
        .from(feedbackAnswer)
        .where(inArray(feedbackAnswer.feedbackId, ids))
        .groupBy(feedbackAnswer.feedbackId)
    : []
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    text: row.text,
    lang: row.lang,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
    answers: counts.find(({ id }) => id === row.id)?.n ?? 0,
  }))
}

/** `which` is the scope of the caller. */
async function detailOf(db: Reader, which: SQL | undefined): Promise<{ row: FeedbackRecord; detail: FeedbackDetail }> {
  const [row] = await db.select().from(feedback).where(which)
  if (!row) throw refuse('notFound')
  const answers = await db
    .select()
    .from(feedbackAnswer)
    .where(eq(feedbackAnswer.feedbackId, row.id))
    .orderBy(asc(feedbackAnswer.at), asc(feedbackAnswer.id))
  const [head] = await shown(db, [row])
  if (!head) throw refuse('notFound')
  const files = await fileBriefs(db, row.screenshotIds)
  const people = await accountsByIds(
    db,
    answers.map(({ actorId }) => actorId),
  )
  const detail = {
    ...head,
    screenshots: row.screenshotIds.flatMap((id) => files.get(id) ?? []),
    page: row.page,
    version: row.version,
    thread: answers.map(({ id, at, actorId, text }) => ({ id, at: at.toString(), who: people.get(actorId)?.name ?? '', text })),
  }
  return { row, detail }
}

export function ownFeedback(look: Look, input: ParsedOf<Calls['GET /ws/feedback/list']>) {
  const where = eq(feedback.accountId, look.actor.accountId)
  return paged(input, {
    rows: look.db
      .select()
      .from(feedback)
      .where(where)
      .orderBy(...inOrder(input.order, feedback.createdAt, feedback.id)),
    total: look.db.$count(feedback, where),
    map: (rows) => shown(look.db, rows),
  })
}

export const ownFeedbackDetail = async ({ db, actor }: Pick<Look, 'db' | 'actor'>, id: string): Promise<FeedbackDetail> =>
  (await detailOf(db, and(eq(feedback.id, id), eq(feedback.accountId, actor.accountId)))).detail

export function inbox(
  { db }: Pick<Look, 'db'>,
  input: ParsedOf<Calls['GET /ws/operator/feedbacks']>,
): Promise<ResultOf<Calls['GET /ws/operator/feedbacks']>> {
  const where = and(
    contains([feedback.reference, feedback.text, feedback.page], input.search),
    input.kind ? eq(feedback.kind, input.kind) : undefined,
    input.state === 'waiting' ? inArray(feedback.state, ['received', 'looked']) : input.state ? eq(feedback.state, input.state) : undefined,
  )
  return paged(input, {
    rows: db
      .select()
      .from(feedback)
      .where(where)
      .orderBy(...inOrder(input.order, feedback.createdAt, feedback.id)),
    total: db.$count(feedback, where),
    map: async (rows) => {
      const senderOf = await sendersOf(db, rows)
      const heads = await shown(db, rows)
      return heads.map((head) => ({ ...head, sender: senderOf(head.id) }))
    },
  })
}

async function sendersOf(db: Reader, rows: readonly FeedbackRecord[]) {
  const people = await accountsByIds(
    db,
    rows.map((row) => row.accountId),
  )
  const companies = await companyBriefs(
    db,
    rows.flatMap((row) => row.companyId ?? []),
  )
  return (id: string) => {
    const row = rows.find((one) => one.id === id)
    return {
      id: row?.accountId ?? '',
      name: people.get(row?.accountId ?? '')?.name ?? '',
      company: companies.get(row?.companyId ?? '')?.name ?? '',
    }
  }
}

export async function deskFeedback({ db }: Pick<Look, 'db'>, id: string): Promise<DeskFeedback> {
  const { row, detail } = await detailOf(db, eq(feedback.id, id))
  const senderOf = await sendersOf(db, [row])
  const moves = (['look', 'answer', 'close'] as const).filter((move) => allows(feedbackLifecycle, row.state, move))
  return { ...detail, sender: senderOf(row.id), moves }
}

/** For the data export. */
export async function exportOf({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(eq(feedback.accountId, actor.accountId))
    .orderBy(feedback.createdAt)
  const all = []
  for (const { id } of rows) all.push(await ownFeedbackDetail({ db, actor }, id))
  return all
}

/** The latest answered feedback, each with the seconds until its first answer. */
export const answeredFeedback = sql`select min(answer.at) as at, extract(epoch from min(answer.at) - sent.created_at) as seconds
  from (select * from feedback where state in ('answered', 'closed') order by created_at desc limit 200) sent
  join feedback_answer answer on answer.feedback_id = sent.id group by sent.id, sent.created_at`
