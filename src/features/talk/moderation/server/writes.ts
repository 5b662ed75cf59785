import { textOf } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { and, eq, gt, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { APPEAL_DAYS, REPORT_KEPT_DAYS, REPORTS_A_DAY } from '../../../../rules/constants.ts'
import { accountById, operatorIds } from '../../../base/account/server/reads.ts'
import { freezeAccount, unfreezeAccount } from '../../../base/account/server/writes.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { moderationDictionaries } from '../contract/dictionaries.ts'
import { moderationNotices } from '../contract/notices.ts'
import type { DecideAppealForm, DecideForm, OwnCase, ReportForm } from '../contract/schema.ts'
import { reportSources } from './hooks.ts'
import { reportLifecycle } from './lifecycle.ts'
import { appealEnd, appealToken, authorCase, caseByToken, inBeijing, mayDecideAppeal, ownCaseOf } from './reads.ts'
import { type ReportRecord, report } from './tables.ts'

const deskLink = (id: string) => `/operatorHome/reports?id=${id}`
const ownLink = (id: string) => `/personalHome/moderation?id=${id}`

const both = (write: (lang: 'cn' | 'en') => string): Pair => ({ cn: write('cn'), en: write('en') })
const groundOf = ({ ground }: Pick<ReportRecord, 'ground'>): Pair =>
  both((lang) => textOf(moderationDictionaries.reportGround, ground, lang))
const reasonOf = (form: { reasonCn: string; reasonEn: string }): Pair => ({ cn: form.reasonCn, en: form.reasonEn })

/** The measure with its end. */
function measureOf({ measure, mutedUntil }: ReportRecord): Pair {
  const name = both((lang) => textOf(moderationDictionaries.measure, measure ?? '', lang))
  if (!mutedUntil) return name
  const until = inBeijing(mutedUntil)
  return { cn: `${name.cn}至 ${until}（北京时间）`, en: `${name.en} until ${until}, Beijing time` }
}

export async function sendReport(act: Act, form: ReportForm): Promise<{ id: string; reference: string }> {
  const reporterId = act.actor.accountId
  const [source] = act.services.hooks.of(reportSources).values()
  const found = (await source?.message(act, form)) ?? null
  if (found === null) throw refuse('notFound')
  if (found === 'gone') throw refuse('reportGone')
  if (found.authorId === reporterId) throw refuse('reportOwn')
  await takeTurn(act.tx, `report:${reporterId}`)
  const own = eq(report.reporterId, reporterId)
  if ((await act.db.$count(report, and(own, eq(report.conversationId, form.id), eq(report.seq, form.seq)))) > 0)
    throw refuse('reportedAlready')
  if ((await act.db.$count(report, and(own, gt(report.createdAt, act.now.subtract({ hours: 24 }))))) >= REPORTS_A_DAY)
    throw refuse('reportsDayMost', { most: REPORTS_A_DAY })
  const [row] = await act.tx
    .insert(report)
    .values({
      reference: await nextNumber(act.tx, 'RP', act.now),
      reporterId,
      authorId: found.authorId,
      conversationId: form.id,
      seq: form.seq,
      ground: form.ground,
      text: form.text,
      lines: found.lines,
      fileIds: [...new Set(found.lines.flatMap((line) => line.fileIds))],
      keptUntil: act.now.add({ hours: 24 * REPORT_KEPT_DAYS }),
      createdAt: act.now,
      waitingSince: act.now,
    })
    .returning()
  if (!row) throw new Error('the report was not written')
  await notifyOperators(act, moderationNotices.messageReported, {
    params: { number: row.reference, ground: groundOf(row) },
    link: deskLink(row.id),
  })
  return { id: row.id, reference: row.reference }
}

/** Notes who has opened a report: the files of its lines are shown to them. The call itself is in the audit log. */
export async function openReport(act: Act, id: string): Promise<void> {
  const me = act.actor.accountId
  await act.tx
    .update(report)
    .set({ openedBy: sql`array_append(${report.openedBy}, ${me}::uuid)` })
    .where(sql`${report.id} = ${id} and not ${report.openedBy} @> array[${me}]::uuid[]`)
}

export async function decideReport(act: Act, form: DecideForm): Promise<void> {
  const held = await holdRow(act, reportLifecycle, form.id, { version: form.version })
  const decided = {
    reasonCn: form.reasonCn,
    reasonEn: form.reasonEn,
    decidedBy: act.actor.accountId,
    decidedAt: act.now,
    waitingSince: null,
  }
  if (form.decision === 'dismiss') {
    const row = await turn(act, reportLifecycle, held, 'dismiss', { set: decided })
    await notify(act, moderationNotices.reportDismissed, toReporter(row, { number: row.reference, reason: reasonOf(form) }))
    notifySide(act, row.reporterId)
    return
  }
  const mutedUntil = form.decision === 'mute' ? act.now.add({ hours: 24 * (form.days ?? 1) }) : null
  const row = await turn(act, reportLifecycle, held, 'take', { set: { ...decided, measure: form.decision, mutedUntil } })
  const decision = { number: row.reference, measure: measureOf(row), reason: reasonOf(form) }
  await notify(act, moderationNotices.reportMeasured, toReporter(row, decision))
  notifySide(act, row.reporterId)
  await notifyAuthor(act, row, decision)
  // After the notice: a frozen account gets no mail.
  if (form.decision === 'freeze') await freeze(act, row)
}

/** The pages of a side are notified together with its notice. */
const notifySide = (act: Act, accountId: string) => notifyPages(act, 'moderation', [accountId])
const toReporter = <P>(row: ReportRecord, params: P) => ({ to: [row.reporterId], params, link: ownLink(row.id) })

/** With a signed link: somebody whose account is frozen cannot sign in. */
async function notifyAuthor(act: Act, row: ReportRecord, decision: { number: string; reason: Pair; measure: Pair }): Promise<void> {
  const token = appealToken(act, row.id)
  const isFrozen = row.measure === 'freeze'
  await notify(act, moderationNotices.measureTaken, {
    to: [row.authorId],
    params: { ...decision, ground: groundOf(row), days: APPEAL_DAYS },
    link: isFrozen ? `/appeal?token=${token}` : ownLink(row.id),
    ...(isFrozen && { opens: { text: token, until: appealEnd(act.now) } }),
  })
  notifySide(act, row.authorId)
}

/** Nothing to do if the account is frozen or closed already. */
async function freeze(act: Act, row: ReportRecord): Promise<void> {
  const status = (await accountById(act.db, row.authorId))?.status
  if (status === 'active' || status === 'underReview')
    await freezeAccount(act, {
      id: row.authorId,
      status: 'frozen',
      reason: `${row.reference}: ${row.reasonCn} ${row.reasonEn}`.slice(0, 300),
    })
}

async function appealHeld(act: Act<unknown>, held: ReportRecord, text: string): Promise<ReportRecord> {
  if (held.state === 'measured' && held.decidedAt && Temporal.Instant.compare(act.now, appealEnd(held.decidedAt)) > 0)
    throw refuse('appealLate', { days: APPEAL_DAYS })
  const row = await turn(act, reportLifecycle, held, 'appeal', { set: { appealText: text, waitingSince: act.now } })
  const staff = await operatorIds(act.db)
  const others = staff.filter((id) => id !== row.decidedBy)
  await notify(act, moderationNotices.appealArrived, {
    to: others.length > 0 ? others : staff,
    params: { number: row.reference },
    link: deskLink(row.id),
  })
  notifyPages(act, 'moderation', 'operators')
  return row
}

/** By the author of the message alone. */
export async function appeal(act: Act, { id, text }: { id: string; text: string }): Promise<OwnCase> {
  const own = sql`${report.id} = ${id} and ${report.authorId} = ${act.actor.accountId} and ${report.measure} is not null`
  await appealHeld(act, await holdRow(act, reportLifecycle, own), text)
  return ownCaseOf(act, id)
}

export async function appealByToken(act: Act<unknown>, { token, text }: { token: string; text: string }): Promise<OwnCase> {
  const { id } = await caseByToken(act, token)
  return authorCase(await appealHeld(act, await holdRow(act, reportLifecycle, id), text), act.now)
}

export async function decideAppeal(act: Act, form: DecideAppealForm): Promise<void> {
  const held = await holdRow(act, reportLifecycle, form.id, { version: form.version })
  if (held.state === 'appealed' && !(await mayDecideAppeal(act.db, act.actor.accountId, held))) throw refuse('appealOtherDesk')
  const row = await turn(act, reportLifecycle, held, form.overturn ? 'overturn' : 'uphold', {
    set: {
      appealReasonCn: form.reasonCn,
      appealReasonEn: form.reasonEn,
      appealDecidedBy: act.actor.accountId,
      appealDecidedAt: act.now,
      waitingSince: null,
    },
  })
  const params = { number: row.reference, reason: reasonOf(form) }
  // Before the notice: only an account that is not frozen gets its mail.
  if (form.overturn && row.measure === 'freeze') await unfreeze(act, row)
  await notify(act, form.overturn ? moderationNotices.appealOverturned : moderationNotices.appealUpheld, {
    to: [row.authorId],
    params,
    link: ownLink(row.id),
  })
  notifySide(act, row.authorId)
  if (!form.overturn) return
  await notify(act, moderationNotices.reportOverturned, toReporter(row, params))
  notifySide(act, row.reporterId)
}

async function unfreeze(act: Act, row: ReportRecord): Promise<void> {
  if ((await accountById(act.db, row.authorId))?.status === 'frozen')
    await unfreezeAccount(act, { id: row.authorId, reason: `${row.reference}: ${row.appealReasonCn}`.slice(0, 300) })
}

const KEPT_AT_ONCE = 200

/** What was kept for operators goes after its time, with the files that nothing else has. */
export async function endKept(act: Act): Promise<number> {
  const kept = sql`${report.keptUntil} <= ${act.now.toString()}::timestamptz and ${report.lines} <> '[]'::jsonb`
  const rows = await act.tx.select({ id: report.id, fileIds: report.fileIds }).from(report).where(kept).limit(KEPT_AT_ONCE).for('update')
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await act.tx.update(report).set({ lines: [], fileIds: [] }).where(inArray(report.id, ids))
  const fileIds = rows.flatMap((row) => row.fileIds)
  for (const source of act.services.hooks.of(reportSources).values()) await source.release(act, fileIds)
  return rows.length
}
