import { textOf } from '../../../../platform/contract/dictionary.ts'
import { and, eq, gt } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { FEEDBACK_A_DAY } from '../../../../rules/constants.ts'
import { accountById } from '../../../base/account/server/reads.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import type { FeedbackForm } from '../contract/calls.ts'
import { feedbackDictionaries } from '../contract/dictionaries.ts'
import { feedbackNotices } from '../contract/notices.ts'
import type { FeedbackState } from '../contract/states.ts'
import { feedbackLifecycle } from './lifecycle.ts'
import { type FeedbackRecord, feedback, feedbackAnswer } from './tables.ts'

export async function sendFeedback(act: Act, { screenshots, ...form }: FeedbackForm): Promise<{ id: string; reference: string }> {
  const { accountId, companyId } = act.actor
  await takeTurn(act.tx, `feedback:${accountId}`)
  const recent = and(eq(feedback.accountId, accountId), gt(feedback.createdAt, act.now.subtract({ hours: 24 })))
  if ((await act.db.$count(feedback, recent)) >= FEEDBACK_A_DAY) throw refuse('feedbackDayMost', { most: FEEDBACK_A_DAY })
  const id = crypto.randomUUID()
  const screenshotIds: string[] = []
  for (const file of screenshots)
    screenshotIds.push((await claimFile(act, file, { purpose: 'feedback', usedBy: `feedback:${id}`, field: 'screenshots' })).id)
  const reference = await nextNumber(act.tx, 'F', act.now)
  await act.tx
    .insert(feedback)
    .values({ ...form, id, reference, accountId, companyId, lang: act.lang, screenshotIds, createdAt: act.now, updatedAt: act.now })
  const { feedbackKind } = feedbackDictionaries
  await notifyOperators(act, feedbackNotices.feedbackArrived, {
    params: {
      who: (await accountById(act.db, accountId))?.name ?? '',
      number: reference,
      kind: { cn: textOf(feedbackKind, form.kind, 'cn'), en: textOf(feedbackKind, form.kind, 'en') },
    },
    link: `/operatorHome/feedback?id=${id}`,
  })
  return { id, reference }
}

async function notifySender(
  act: Act,
  { id, accountId, reference }: FeedbackRecord,
  kind: typeof feedbackNotices.feedbackAnswered | typeof feedbackNotices.feedbackClosed,
) {
  await notify(act, kind, { to: [accountId], params: { number: reference }, link: `/personalHome/feedback?id=${id}` })
  notifyPages(act, 'feedback', [accountId])
}

/** Opening it is not a move: two operators may read it. */
export async function look(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdRow(act, feedbackLifecycle, id)
  await turn(act, feedbackLifecycle, row, 'look', { set: { updatedAt: act.now } })
  notifyPages(act, 'feedback', [row.accountId])
}

export async function answerFeedback(act: Act, form: { id: string; from: FeedbackState; text: string }): Promise<void> {
  const row = await holdRow(act, feedbackLifecycle, form.id, { state: form.from })
  await turn(act, feedbackLifecycle, row, 'answer', { set: { updatedAt: act.now } })
  await act.tx.insert(feedbackAnswer).values({ feedbackId: row.id, at: act.now, actorId: act.actor.accountId, text: form.text })
  await notifySender(act, row, feedbackNotices.feedbackAnswered)
}

export async function closeFeedback(act: Act, form: { id: string; from: FeedbackState }): Promise<void> {
  const row = await holdRow(act, feedbackLifecycle, form.id, { state: form.from })
  await turn(act, feedbackLifecycle, row, 'close', { set: { updatedAt: act.now } })
  await notifySender(act, row, feedbackNotices.feedbackClosed)
}
