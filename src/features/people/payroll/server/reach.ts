import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { type PayGroupRow, type PayRunRow, payGroup, payRun } from './tables.ts'

type Who = Pick<Look, 'db' | 'actor'>

/** A run of the caller's company; operators and timers reach all. Anything else does not exist. */
export async function runIn(look: Who, id: string): Promise<PayRunRow> {
  const everywhere = look.actor.kind === 'operator' || look.actor.kind === 'system'
  const [row] = await look.db
    .select()
    .from(payRun)
    .where(and(eq(payRun.id, id), everywhere ? undefined : eq(payRun.companyId, companyOf(look.actor))))
  if (!row) throw refuse('notFound')
  return row
}

/** Locks a run. Whatever changes a run, its payments or its batches takes it first, so that they wait for each other in one order. */
export async function holdRun(act: Act, id: string): Promise<PayRunRow> {
  const [row] = await act.tx.select().from(payRun).where(eq(payRun.id, id)).for('update')
  return row!
}

/** A pay group of the caller's company, locked: runs, people and changes of one group come one after the other. */
export async function holdGroup(act: Act, id: string): Promise<PayGroupRow> {
  const [row] = await act.tx
    .select()
    .from(payGroup)
    .where(and(eq(payGroup.companyId, companyOf(act.actor)), eq(payGroup.id, id)))
    .for('no key update')
  if (!row) throw refuse('notFound')
  return row
}

/** A pay group of the caller's company, or `notFound`. */
export async function groupIn(look: Who, id: string): Promise<PayGroupRow> {
  const [row] = await look.db
    .select()
    .from(payGroup)
    .where(and(eq(payGroup.companyId, companyOf(look.actor)), eq(payGroup.id, id)))
  if (!row) throw refuse('notFound')
  return row
}
