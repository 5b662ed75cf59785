import { sqlState } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, gte, isNull, lt, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, needMove, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { DraftForm, RateState } from '../contract/schema.ts'
import { rateLifecycle } from './lifecycle.ts'
import { employingRegion } from './reads.ts'
import { costComponent, costRate } from './tables.ts'

type Moved = { id: string; state: RateState }

/** Writes the one draft of a region; its authors may not review it. */
export async function saveDraft(act: Act, form: DraftForm): Promise<Moved> {
  const { currency } = employingRegion(form.region)
  const me = act.actor.accountId
  const head = {
    effectiveFrom: form.effectiveFrom,
    effectiveTo: form.effectiveTo,
    noteCn: form.noteCn,
    noteEn: form.noteEn,
    sample: form.sample,
    editedAt: act.now,
  }
  const [open] = await act.tx
    .select()
    .from(costRate)
    .where(and(eq(costRate.region, form.region), eq(costRate.state, 'draft')))
    .for('update')
  const id = open ? open.id : await newVersion(act, { ...head, region: form.region, currency, editors: [me] })
  if (open) {
    const editors = open.editors.includes(me) ? open.editors : [...open.editors, me]
    await act.tx
      .update(costRate)
      .set({ ...head, editors })
      .where(eq(costRate.id, id))
    await act.tx.delete(costComponent).where(eq(costComponent.rateId, id))
  }
  await act.tx.insert(costComponent).values(form.components.map((line, sort) => ({ ...onlyItsOwn(line), rateId: id, sort })))
  return { id, state: 'draft' }
}

async function newVersion(act: Act, head: Omit<typeof costRate.$inferInsert, 'version'>): Promise<string> {
  const [last] = await act.tx
    .select({ version: sql<number>`coalesce(max(version), 0)::int` })
    .from(costRate)
    .where(eq(costRate.region, head.region))
  try {
    const [row] = await act.tx
      .insert(costRate)
      .values({ ...head, version: (last?.version ?? 0) + 1 })
      .returning({ id: costRate.id })
    return row!.id
  } catch (error) {
    // Two operators started a draft at the same time.
    if (sqlState(error) === '23505') throw refuse('staleState')
    throw error
  }
}

/** The form may still contain values for another kind of line. */
function onlyItsOwn(line: DraftForm['components'][number]): DraftForm['components'][number] {
  const percent = line.kind.startsWith('percent')
  const limited = line.kind === 'percentSalaryCap' || line.kind === 'percentAmountCap'
  return {
    ...line,
    ratePpm: percent ? line.ratePpm : null,
    capMinor: limited ? line.capMinor : null,
    floorMinor: limited ? line.floorMinor : null,
    fixedMinor: line.kind === 'fixed' ? line.fixedMinor : null,
    brackets: line.kind === 'brackets' ? line.brackets : [],
    whole: line.kind === 'brackets' && line.whole,
  }
}

const retired = (act: Act, reason: string) => ({ retiredBy: act.actor.accountId, retiredAt: act.now, retireReason: reason })

/** The second approval. The version in force ends the day before; one that would never have come into force is retired. */
export async function reviewRate(act: Act, { id, editedAt }: { id: string; editedAt: string }): Promise<Moved> {
  const row = await holdRow(act, rateLifecycle, id)
  needMove(rateLifecycle, row.state, 'review')
  if (row.editors.includes(act.actor.accountId)) throw refuse('rateFourEyes')
  if (row.editedAt.toString() !== editedAt) throw refuse('staleState')
  const lastDay = Temporal.PlainDate.from(row.effectiveFrom).subtract({ days: 1 }).toString()
  const others = and(eq(costRate.region, row.region), eq(costRate.state, 'reviewed'))
  const replaced = await act.tx
    .select()
    .from(costRate)
    .where(
      and(
        others,
        gte(costRate.effectiveFrom, row.effectiveFrom),
        row.effectiveTo === null ? undefined : lt(costRate.effectiveFrom, row.effectiveTo),
      ),
    )
    .for('update')
  await turnAll(act, rateLifecycle, replaced, 'retire', { set: retired(act, `→ v${row.version}`) })
  await act.tx
    .update(costRate)
    .set({ effectiveTo: lastDay })
    .where(and(others, lt(costRate.effectiveFrom, row.effectiveFrom), or(isNull(costRate.effectiveTo), gt(costRate.effectiveTo, lastDay))))
  await turn(act, rateLifecycle, row, 'review', { set: { reviewedBy: act.actor.accountId, reviewedAt: act.now } })
  return { id, state: 'reviewed' }
}

/** From now on the portal shows "not reviewed" again, unless another version is in force. */
export async function retireRate(act: Act, id: string, reason: string): Promise<Moved> {
  await turn(act, rateLifecycle, await holdRow(act, rateLifecycle, id), 'retire', { set: retired(act, reason) })
  return { id, state: 'retired' }
}
