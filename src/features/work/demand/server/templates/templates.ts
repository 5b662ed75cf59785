import type { ParsedOf, ResultOf } from '../../../../../platform/contract/call.ts'
import { today } from '../../../../../platform/server/clock.ts'
import { and, asc, desc, eq, lte } from '../../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { companyOf } from '../../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { DEMAND_TEMPLATES_MAX } from '../../../../../rules/demand.ts'
import { memberIdsHolding } from '../../../../base/account/server/reads.ts'
import { notify } from '../../../../base/notice/server/writes.ts'
import { demandNotices } from '../../contract/notices.ts'
import type { templateCalls } from '../../contract/templates.ts'
import { mustFit, newDraft } from '../drafts.ts'
import { draftOf, nextAfter } from './days.ts'
import { demandTemplate as table } from './tables.ts'

type Calls = typeof templateCalls
type Row = typeof table.$inferSelect

/** Templates that are due in one night; the next night goes on. */
const RUN_MOST = 2_000

const scheduleOf = ({ every, day }: Row) => (every && day ? { every, day } : null)

export async function templatesOf(look: Look): Promise<ResultOf<Calls['GET /ws/demand/templates']>> {
  const rows = await look.db
    .select()
    .from(table)
    .where(eq(table.companyId, companyOf(look.actor)))
    .orderBy(desc(table.updatedAt))
    .limit(DEMAND_TEMPLATES_MAX)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    schedule: scheduleOf(row),
    paused: row.paused,
    nextOn: row.nextOn,
    updatedAt: row.updatedAt.toString(),
  }))
}

export async function keepTemplate(act: Act, { title, form }: ParsedOf<Calls['POST /ws/demand/template/keep']>): Promise<{ id: string }> {
  const companyId = companyOf(act.actor)
  mustFit(form)
  // One after the other, so that each sees the others.
  await takeTurn(act.tx, `template:${companyId}`)
  if ((await act.tx.$count(table, eq(table.companyId, companyId))) >= DEMAND_TEMPLATES_MAX)
    throw refuse('templatesFull', { most: DEMAND_TEMPLATES_MAX })
  // A file belongs to one request, and who was invited or what it continued to that one.
  const { attachmentId: _, attachmentName: __, attachmentUrl: ___, attachmentSize: ____, ...rest } = form
  const kept = { ...rest, copyOf: '', continues: '', invitesEntry: '', invitesParty: '' }
  const [row] = await act.tx
    .insert(table)
    .values({ companyId, createdBy: act.actor.accountId, title, form: kept, daysFrom: today(act.now), updatedAt: act.now })
    .returning({ id: table.id })
  return row!
}

const own = (act: Act, id: string) => and(eq(table.id, id), eq(table.companyId, companyOf(act.actor)))

export async function changeTemplate(
  act: Act,
  input: ParsedOf<Calls['POST /ws/demand/template/change']>,
): Promise<{ nextOn: string | null }> {
  const { id, title, schedule, paused } = input
  const [row] = await act.tx.select().from(table).where(own(act, id)).for('update')
  if (!row) throw refuse('notFound')
  const before = scheduleOf(row)
  const isSame = !row.paused && before?.every === schedule?.every && before?.day === schedule?.day
  const nextOn = !schedule || paused ? null : isSame ? row.nextOn : nextAfter(schedule, today(act.now))
  await act.tx
    .update(table)
    .set({
      title,
      every: schedule?.every ?? null,
      day: schedule?.day ?? null,
      paused: schedule !== null && paused,
      nextOn,
      updatedAt: act.now,
    })
    .where(eq(table.id, id))
  return { nextOn }
}

export async function draftOfTemplate(act: Act, id: string): Promise<{ draftId: string }> {
  const [row] = await act.tx.select().from(table).where(own(act, id))
  if (!row) throw refuse('notFound')
  const draft = await newDraft(act, { companyId: row.companyId, createdBy: act.actor.accountId }, draftOf(row, today(act.now)))
  return { draftId: draft.id }
}

export async function removeTemplate(act: Act, id: string): Promise<{ id: string }> {
  const [gone] = await act.tx.delete(table).where(own(act, id)).returning({ id: table.id })
  if (!gone) throw refuse('notFound')
  return gone
}

/**
 * Each night: a draft of each template whose day has come, and a message with its link. Days that were missed are made up for by one draft.
 * The next day is written with the draft, so that a second run makes none.
 */
export async function runTemplates(act: Act): Promise<void> {
  const now = today(act.now)
  const due = await act.tx
    .select()
    .from(table)
    .where(lte(table.nextOn, now))
    .orderBy(asc(table.nextOn), asc(table.id))
    .limit(RUN_MOST)
    .for('update', { skipLocked: true })
  for (const row of due) {
    await act.tx
      .update(table)
      .set({ nextOn: nextAfter(scheduleOf(row)!, now) })
      .where(eq(table.id, row.id))
    const form = draftOf(row, now)
    const made = await newDraft(act, { companyId: row.companyId, createdBy: row.createdBy }, form, 'quiet')
    await notify(act, made ? demandNotices.templateDraft : demandNotices.templateNoRoom, {
      to: await memberIdsHolding(act.db, row.companyId, 'demand:create'),
      params: { title: { cn: form.title, en: form.title } },
      link: made ? `/personalHome/pdemand?draft=${made.id}` : '/companyHome/templates',
    })
  }
}
