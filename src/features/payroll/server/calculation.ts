import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/server/columns.ts'
import { defineJob, enqueue, type Jobs } from '../../../platform/server/jobs.ts'
import type { Act } from '../../../platform/server/services.ts'
import { canonicalSets } from '../contract/engine/hash.ts'
import { runHash, sealSlip } from '../contract/engine/seal.ts'
import type { Snapshot } from '../contract/engine/snapshot.ts'
import { joinTotals, runTotals } from '../contract/engine/totals.ts'
import { versusLast } from '../contract/engine/versus.ts'
import { judge, notesOf } from './checks.ts'
import { lastSnapshots } from './closed.ts'
import { addPreparers } from './preparers.ts'
import { type Prepared, prepare } from './snapshots.ts'
import { type PayRunRow, payRun, payRunPerson, paySlip } from './tables.ts'

/** People of one chunk: about a tenth of a second of work, so that other requests are answered in between. */
const CHUNK = 200

interface ChunkPayload {
  runId: string
  calculation: number
  /** The last employee of the chunk before. */
  after: string | null
}

/** Slips, chunk by chunk, each in a transaction with its progress: killed in the midst it goes on from the last whole chunk. */
export const calculateJob = defineJob<ChunkPayload>('payroll.calculate')
/** Then the comparison with last period, which costs several times as much. */
export const compareJob = defineJob<ChunkPayload>('payroll.compare')

export function calculationJobs(jobs: Jobs): void {
  jobs.on(calculateJob, calculateChunk, (act, payload) => failed(act, payload))
  jobs.on(compareJob, compareChunk, (act, payload) => failed(act, payload))
}

export const startCalculation = (act: Act, run: PayRunRow): Promise<void> => next(act, calculateJob, run, null)

const next = (act: Act, job: typeof calculateJob, { id, calculation }: PayRunRow, after: string | null): Promise<void> =>
  enqueue(act, job, { runId: id, calculation, after }, { dueAt: act.now, uniqueKey: `${job.name}:${id}:${calculation}:${after ?? ''}` })

/** The run if this calculation is still the one that is wanted. */
async function wanted(act: Act, { runId, calculation }: ChunkPayload): Promise<PayRunRow | null> {
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, runId)).for('update')
  return run && run.state === 'draft' && run.calculation === calculation && run.calculating !== 'no' ? run : null
}

async function calculateChunk(act: Act, payload: ChunkPayload): Promise<void> {
  const run = await wanted(act, payload)
  if (!run) return
  const ids = await peopleAfter(act, run, payload.after)
  const prepared = await prepare(act, run, ids)
  const slips = ids.flatMap((id) => prepared.get(id) ?? []).map((one) => ({ one, sealed: sealSlip(one.snapshot) }))
  await keep(act, run, slips)
  await notesOf(
    act,
    run,
    slips.map(({ one }) => one),
  )
  await addPreparers(
    act,
    run.id,
    slips.flatMap(({ one }) => one.preparedBy.salary),
    'salary',
  )
  await addPreparers(
    act,
    run.id,
    slips.flatMap(({ one }) => one.preparedBy.item),
    'item',
  )
  const totals = joinTotals([...run.totals, ...runTotals(slips.map(({ sealed }) => sealed.value))])
  await act.tx
    .update(payRun)
    .set({ calculated: run.calculated + ids.length, totals, calculating: 'running' })
    .where(eq(payRun.id, run.id))
  if (ids.length === CHUNK) await next(act, calculateJob, run, ids.at(-1)!)
  else {
    await act.tx.delete(paySlip).where(and(eq(paySlip.runId, run.id), ne(paySlip.calculation, run.calculation)))
    await next(act, compareJob, run, null)
  }
}

const peopleAfter = async (act: Act, run: PayRunRow, after: string | null): Promise<string[]> => {
  const rows = await act.tx
    .select({ employeeId: payRunPerson.employeeId })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, run.id), eq(payRunPerson.isIn, true), after ? gt(payRunPerson.employeeId, after) : undefined))
    .orderBy(asc(payRunPerson.employeeId))
    .limit(CHUNK)
  return rows.map(({ employeeId }) => employeeId)
}

type Sealed = { one: Prepared; sealed: ReturnType<typeof sealSlip> }

/** One statement with a list a column: a thousand times faster to build than rows of values. */
async function keep(act: Act, run: PayRunRow, slips: readonly Sealed[]): Promise<void> {
  if (slips.length === 0) return
  const list = <T>(pick: (one: Sealed) => T) => sql.param(slips.map(pick))
  await act.tx.execute(sql`
    insert into ${paySlip} (run_id, company_id, calculation, period_from, period_to, pay_on, calculated_at, employee_id, currency, gross_minor,
      deducted_minor, net_minor, carried_minor, engine, snapshot, slip, hash)
    select ${run.id}, ${run.companyId}, ${run.calculation}, ${run.periodFrom}::date, ${run.periodTo}::date, ${run.payOn}::date,
      ${act.now.toString()}::timestamptz, one.*
    from unnest(${list(({ one }) => one.snapshot.person)}::uuid[], ${list(({ one }) => one.snapshot.currency)}::text[],
      ${list(({ sealed }) => sealed.value.totals.grossMinor)}::bigint[], ${list(({ sealed }) => sealed.value.totals.deductedMinor)}::bigint[],
      ${list(({ sealed }) => sealed.value.totals.netMinor)}::bigint[],
      ${list(({ one, sealed }) => sealed.value.totals.carriedMinor - one.snapshot.carriedMinor)}::bigint[],
      ${list(({ sealed }) => sealed.engine)}::text[], ${list(({ sealed }) => sealed.snapshot)}::text[], ${list(({ sealed }) => sealed.slip)}::text[],
      ${list(({ sealed }) => sealed.hash)}::text[]) as one
    on conflict (run_id, employee_id) do update set calculation = excluded.calculation, currency = excluded.currency, gross_minor = excluded.gross_minor,
      deducted_minor = excluded.deducted_minor, net_minor = excluded.net_minor, carried_minor = excluded.carried_minor, engine = excluded.engine,
      snapshot = excluded.snapshot, slip = excluded.slip, hash = excluded.hash, calculated_at = excluded.calculated_at, change = null`)
}

async function compareChunk(act: Act, payload: ChunkPayload): Promise<void> {
  const run = await wanted(act, payload)
  if (!run) return
  const ids = run.kind === 'regular' ? await peopleAfter(act, run, payload.after) : []
  if (ids.length > 0) {
    const changes = await changesOf(act, run, ids)
    await act.tx.execute(sql`
      update ${paySlip} s set change = c.change
      from unnest(${sql.param(changes.map(({ id }) => id))}::uuid[], ${sql.param(changes.map(({ change }) => JSON.stringify(change ?? null)))}::jsonb[]) as c(id, change)
      where s.run_id = ${run.id} and s.employee_id = c.id`)
  }
  if (ids.length === CHUNK) await next(act, compareJob, run, ids.at(-1)!)
  else await finish(act, run)
}

/** Each slip against that of the regular or final run before. */
async function changesOf(act: Act, run: PayRunRow, ids: readonly string[]) {
  const own = await act.tx
    .select({ id: paySlip.employeeId, currency: paySlip.currency, snapshot: paySlip.snapshot })
    .from(paySlip)
    .where(and(eq(paySlip.runId, run.id), anyOf(paySlip.employeeId, ids)))
  const last = await lastSnapshots(act.db, run, ids)
  return own.map(({ id, currency, snapshot }) => {
    const changes = versusLast(last.get(id) ?? null, JSON.parse(snapshot) as Snapshot)
    return { id, change: changes.find((one) => one.currency === currency) }
  })
}

/** One hash over all slips, and what somebody has to look at. */
async function finish(act: Act, run: PayRunRow): Promise<void> {
  const slips = await act.tx.select({ person: paySlip.employeeId, hash: paySlip.hash }).from(paySlip).where(eq(paySlip.runId, run.id))
  await act.tx
    .update(payRun)
    .set({ calculating: 'no', calculatedAt: act.now, hash: runHash(slips), updatedAt: act.now })
    .where(eq(payRun.id, run.id))
  await judge(act, run)
}

async function failed(act: Act, { runId, calculation }: ChunkPayload): Promise<void> {
  await act.tx
    .update(payRun)
    .set({ calculating: 'failed' })
    .where(and(eq(payRun.id, runId), eq(payRun.calculation, calculation), eq(payRun.calculating, 'running')))
}

/** How many slips are no longer what today's facts give, and who is missing or too many. */
export async function stalePeople(act: Act, run: PayRunRow): Promise<number> {
  let stale = 0
  for (let after: string | null = null; ; ) {
    const ids: string[] = await peopleAfter(act, run, after)
    const prepared = await prepare(act, run, ids)
    const kept = await act.tx
      .select({ employeeId: paySlip.employeeId, snapshot: paySlip.snapshot })
      .from(paySlip)
      .where(and(eq(paySlip.runId, run.id), sql`${paySlip.employeeId} = any(${sql.param(ids)}::uuid[])`))
    const texts = new Map(kept.map(({ employeeId, snapshot }) => [employeeId, snapshot]))
    for (const id of ids) {
      const one = prepared.get(id)
      if (!one || texts.get(id) !== canonicalSets(one.snapshot)) stale++
    }
    if (ids.length < CHUNK) return stale
    after = ids.at(-1)!
    await new Promise((resolve) => setImmediate(resolve))
  }
}
