import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn } from '../../../../platform/server/data/lifecycle.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { ADVISORY_SILENCE_DAYS } from '../../../../rules/constants.ts'
import { accountById, accountsByIds, operatorIds } from '../../../base/account/server/reads.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { shareOf as articleShare } from '../../../market/article/server/reads.ts'
import { verifyNumber } from '../../../market/provider/server/reads.ts'
import type { advisoryCalls } from '../contract/calls.ts'
import { advisoryNotices } from '../contract/notices.ts'
import type { Attached, AttachedInput, Prepared } from '../contract/schema.ts'
import { advisoryLifecycle } from './lifecycle.ts'
import { advisoryPrepared } from './tables.ts'
import { addEntry } from './thread.ts'
import { askerLink, deskLink, setLapse, stopTimers } from './writes.ts'

type Calls = typeof advisoryCalls

export async function take(act: Act, { id }: { id: string }): Promise<void> {
  const row = await holdRow(act, advisoryLifecycle, id)
  await turn(act, advisoryLifecycle, row, 'take', { set: { ownerId: act.actor.accountId } })
  await addEntry(act, id, { kind: 'event', event: 'taken' })
}

export async function answer(act: Act, form: ParsedOf<Calls['POST /ws/operator/advisory/answer']>): Promise<void> {
  const row = await holdRow(act, advisoryLifecycle, form.id)
  if (row.version !== form.version) throw refuse('advisoryChanged')
  needMove(advisoryLifecycle, row.state, 'answer')
  if (row.ownerId !== act.actor.accountId) {
    const owner = row.ownerId ? await accountById(act.db, row.ownerId) : null
    throw refuse('advisoryNotYours', { who: owner?.name ?? '' })
  }
  const attached: Attached[] = []
  for (const [at, one] of form.attached.entries()) attached.push(await resolved(act, one, `attached.${at}`, row.companyId !== null))
  await stopTimers(act, row.id)
  const after = await turn(act, advisoryLifecycle, row, 'answer', {
    set: { waitingSince: null, dueAt: null, firstAnsweredAt: row.firstAnsweredAt ?? act.now, updatedAt: act.now },
  })
  await addEntry(act, row.id, { kind: 'answer', text: form.text, files: form.files, attached })
  await setLapse(act, after)
  await notify(act, advisoryNotices.advisoryAnswered, {
    to: [row.accountId],
    params: { number: row.reference, days: ADVISORY_SILENCE_DAYS },
    link: askerLink(row.id),
  })
  notifyPages(act, 'advisory', [row.accountId])
}

/** What an answer carries has to be there for its reader. */
async function resolved(act: Act, one: AttachedInput, field: string, isCompany: boolean): Promise<Attached> {
  if (one.kind === 'provider') {
    const number = one.number.toUpperCase()
    const { name } = await verifyNumber(act, number)
    if (!name) throw refuseFields({ [field]: 'providerUnlisted' })
    return { kind: 'provider', number, name }
  }
  if (one.kind === 'article') {
    const cn = await articleShare(act, one.slug, 'cn')
    const en = await articleShare(act, one.slug, 'en')
    if (!cn || !en) throw refuseFields({ [field]: 'articleUnpublished' })
    return { kind: 'article', slug: one.slug, name: { cn: cn.title, en: en.title } }
  }
  if (!isCompany) throw refuseFields({ [field]: 'demandForCompanies' })
  if (one.areaCode && !regionCodes().has(one.areaCode)) throw refuseFields({ [field]: 'areaUnknown' })
  return one
}

export async function note(act: Act, { id, text }: { id: string; text: string }): Promise<void> {
  await holdRow(act, advisoryLifecycle, id)
  await addEntry(act, id, { kind: 'note', text })
}

/** Also how an operator takes over what a colleague has. */
export async function handOver(act: Act, form: ParsedOf<Calls['POST /ws/operator/advisory/handOver']>): Promise<void> {
  const ownerId = form.ownerId ?? act.actor.accountId
  if (!(await operatorIds(act.db)).includes(ownerId)) throw refuseFields({ ownerId: 'notListed' })
  const row = await holdRow(act, advisoryLifecycle, form.id, { ownerId: form.was })
  await turn(act, advisoryLifecycle, row, 'handOver', { set: { ownerId } })
  await addEntry(act, form.id, { kind: 'event', event: 'handedOver', toId: ownerId, text: form.note })
  if (ownerId === act.actor.accountId) return
  await notify(act, advisoryNotices.advisoryHandedOver, {
    to: [ownerId],
    params: { who: (await accountById(act.db, act.actor.accountId))?.name ?? '', number: row.reference },
    link: deskLink(form.id),
  })
}

export async function deskPeople(db: Reader): Promise<{ id: string; name: string }[]> {
  const people = await accountsByIds(db, await operatorIds(db))
  return [...people.values()].map(({ id, name }) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name))
}

export async function preparedAnswers(db: Reader): Promise<Prepared[]> {
  const rows = await db.select().from(advisoryPrepared).orderBy(advisoryPrepared.topic, advisoryPrepared.titleEn)
  const people = await accountsByIds(
    db,
    rows.map((row) => row.changedBy),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    topic: row.topic,
    title: { cn: row.titleCn, en: row.titleEn },
    text: { cn: row.textCn, en: row.textEn },
    changedAt: row.changedAt.toString(),
    changedBy: people.get(row.changedBy)?.name ?? '',
  }))
}

export async function savePrepared(
  act: Act,
  { id, version: _, ...form }: ParsedOf<Calls['POST /ws/operator/advisory/prepared']>,
): Promise<{ id: string }> {
  const values = { ...form, changedAt: act.now, changedBy: act.actor.accountId }
  const [row] = id
    ? await act.tx.update(advisoryPrepared).set(values).where(eq(advisoryPrepared.id, id)).returning({ id: advisoryPrepared.id })
    : await act.tx.insert(advisoryPrepared).values(values).returning({ id: advisoryPrepared.id })
  if (!row) throw refuse('notFound')
  return row
}

export async function removePrepared(act: Act, id: string): Promise<{ removed: true }> {
  const gone = await act.tx.delete(advisoryPrepared).where(eq(advisoryPrepared.id, id)).returning({ id: advisoryPrepared.id })
  if (gone.length === 0) throw refuse('notFound')
  return { removed: true }
}
