import { and, asc, eq, notInArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import type { RunMove, RunState } from '../contract/run.ts'
import { assessAll, type RunContext } from './context.ts'
import { presentGroups } from './groups.ts'
import { objection } from './machine.ts'
import { payGroup, payRun } from './tables.ts'
import { presentRuns } from './views.ts'

/** For each group its current period: the run, what stops its next step, the money that it needs. And runs that wait elsewhere. */
export async function homeOf(look: Look) {
  const companyId = companyOf(look.actor)
  const groups = await presentGroups(
    look,
    await look.db
      .select()
      .from(payGroup)
      .where(and(eq(payGroup.companyId, companyId), eq(payGroup.archived, false)))
      .orderBy(asc(payGroup.name)),
  )
  const periods = sql.join(
    groups.map(({ id, next }) => sql`(${id}::uuid, ${next.from}::date)`),
    sql`, `,
  )
  const current =
    groups.length === 0 ? sql`false` : sql`${payRun.kind} = 'regular' and (${payRun.groupId}, ${payRun.periodFrom}) in (${periods})`
  const rows = await look.db
    .select({ run: payRun, current: sql<boolean>`${current}` })
    .from(payRun)
    .where(
      and(
        eq(payRun.companyId, companyId),
        sql`${payRun.state} <> 'cancelled'`,
        sql`(${notInArray(payRun.state, ['locked'])} or (${current}))`,
      ),
    )
    .orderBy(asc(payRun.payOn))
  const ofNow = rows.filter((row) => row.current).map(({ run }) => run)
  const contexts = await assessAll(look, companyId, ofNow)
  const briefs = await presentRuns(
    look.db,
    rows.map(({ run }) => run),
  )
  const cards = groups.map((group) => {
    const row = ofNow.find(({ groupId }) => groupId === group.id)
    const context = row && contexts.get(row.id)
    return {
      group,
      period: group.next,
      run: briefs.find(({ id }) => id === row?.id) ?? null,
      blocks: context ? blocksOf(look, context) : [],
      needs: context && (context.row.state === 'draft' || context.row.state === 'review') ? context.facts.needs : [],
    }
  })
  const shown = new Set(ofNow.map(({ id }) => id))
  return { groups: cards, open: briefs.filter(({ id }) => !shown.has(id)) }
}

/** The next step, whether or not the caller may take it. */
const nextMoves: Partial<Record<RunState, RunMove>> = { draft: 'submit', review: 'approve', approved: 'pay', published: 'lock' }

/** What stops the next step. */
function blocksOf(look: Look, context: RunContext): string[] {
  const next = nextMoves[context.row.state]
  const against = next ? objection(next, context) : null
  return against && against.error !== 'forbidden' ? [sentenceOf(against, look.lang)] : []
}
