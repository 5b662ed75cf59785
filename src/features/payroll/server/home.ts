import { and, asc, eq, ne, notInArray } from 'drizzle-orm'
import { companyOf } from '../../../platform/server/actor.ts'
import { sentenceOf } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import { assess, needsOf } from './context.ts'
import { currentPeriod, presentGroups } from './groups.ts'
import { objection } from './machine.ts'
import { type PayRunRow, payGroup, payRun } from './tables.ts'
import { presentRuns } from './views.ts'

/** For each group its current period: the run, what stops its next step, the money that it needs. And runs that wait elsewhere. */
export async function homeOf(look: Look) {
  const companyId = companyOf(look.actor)
  const groups = await look.db
    .select()
    .from(payGroup)
    .where(and(eq(payGroup.companyId, companyId), eq(payGroup.archived, false)))
    .orderBy(asc(payGroup.name))
  const presented = await presentGroups(look, groups)
  const open = await look.db
    .select()
    .from(payRun)
    .where(and(eq(payRun.companyId, companyId), notInArray(payRun.state, ['locked', 'cancelled'])))
    .orderBy(asc(payRun.payOn))
  const cards = []
  for (const [at, group] of groups.entries()) {
    const period = await currentPeriod(look, group)
    const [run] = await look.db
      .select()
      .from(payRun)
      .where(
        and(eq(payRun.groupId, group.id), eq(payRun.kind, 'regular'), eq(payRun.periodFrom, period.from), ne(payRun.state, 'cancelled')),
      )
    const [brief] = run ? await presentRuns(look.db, [run]) : []
    cards.push({
      group: presented[at]!,
      period,
      run: brief ?? null,
      blocks: run ? await blocksOf(look, run) : [],
      needs: run && (run.state === 'draft' || run.state === 'review') ? await needsOf(look.db, run) : [],
    })
  }
  const shown = new Set(cards.flatMap(({ run }) => run?.id ?? []))
  return {
    groups: cards,
    open: await presentRuns(
      look.db,
      open.filter(({ id }) => !shown.has(id)),
    ),
  }
}

/** What stops the step that would come next, whoever makes it. */
async function blocksOf(look: Look, run: PayRunRow): Promise<string[]> {
  const next =
    run.state === 'draft'
      ? 'submit'
      : run.state === 'review'
        ? 'approve'
        : run.state === 'approved'
          ? 'pay'
          : run.state === 'published'
            ? 'lock'
            : null
  if (!next) return []
  const context = await assess(look, run)
  const against = objection(next, context)
  return against && against.error !== 'forbidden' ? [sentenceOf(against, look.lang)] : []
}
