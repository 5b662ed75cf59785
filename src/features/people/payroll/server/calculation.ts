import { hash } from 'node:crypto'
import { z } from 'zod'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, eq, gt, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue, type Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { canonicalSets } from '../contract/engine/hash.ts'
import { runHash, sealSlip } from '../contract/engine/seal.ts'
import { joinTotals, runTotals } from '../contract/engine/totals.ts'
import { type Change, versusLast } from '../contract/engine/versus.ts'
import { judgeRun, notesOf, type SealedPerson } from './checks.ts'
import { addPreparers } from './preparers.ts'
import { type Prepared, prepare } from './snapshots.ts'
import { type PayRunRow, payRun, payRunPerson, paySlip } from './tables.ts'
import { whoOf } from './who.ts'

/** People of one chunk: a quarter of a second of work, in parts between which other requests are answered. */
const CHUNK = 400
/** Slips that are calculated without a pause. */
const AT_ONCE = 50

const chunkPayload = {
  runId: z.string(),
  calculation: z.number(),
  /** The last employee of the chunk before. */
  after: z.string().nullable(),
}
type ChunkPayload = z.output<z.ZodObject<typeof chunkPayload>>

/** Slips, chunk by chunk, each in a transaction with its progress: killed in the midst it goes on from the last whole chunk. */
const calculateJob = defineJob('payroll.calculate', chunkPayload, 'work')
/** Then what has to be looked at, of all of them together. */
const checkJob = defineJob('payroll.check', chunkPayload, 'work')

export function calculationJobs(jobs: Jobs): void {
  jobs.on(calculateJob, calculateChunk, (act, payload) => failed(act, payload))
  jobs.on(checkJob, finish, (act, payload) => failed(act, payload))
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
  const slips = await sealed(
    run,
    ids.flatMap((id) => prepared.get(id) ?? []),
  )
  await keep(act, run, slips)
  await notesOf(act, run, slips)
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
    await next(act, checkJob, run, null)
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

const sha256 = (text: string): string => hash('sha256', text)
const pause = () => new Promise((resolve) => setImmediate(resolve))

/** Each slip, and why its net differs from that of the regular or final run before. */
async function sealed(run: PayRunRow, people: readonly Prepared[]): Promise<SealedPerson[]> {
  const slips: SealedPerson[] = []
  for (const [at, one] of people.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await pause()
    const sealed = sealSlip(one.snapshot, sha256)
    slips.push({ one, sealed, change: run.kind === 'regular' ? changeOf(one, sealed.value.totals.netMinor) : null })
  }
  return slips
}

function changeOf({ snapshot, last }: Prepared, netMinor: number): Change | null {
  const known = { now: netMinor, ...(last && { last: last.netMinor }) }
  return versusLast(last?.snapshot ?? null, snapshot, known).find(({ currency }) => currency === snapshot.currency) ?? null
}

/** One statement with a list a column: a thousand times faster to build than rows of values. */
async function keep(act: Act, run: PayRunRow, slips: readonly SealedPerson[]): Promise<void> {
  if (slips.length === 0) return
  const list = <T>(pick: (one: SealedPerson) => T) => sql.param(slips.map(pick))
  await act.tx.execute(sql`
    insert into ${paySlip} (run_id, company_id, calculation, period_from, period_to, pay_on, calculated_at, employee_id, currency, gross_minor,
      deducted_minor, net_minor, carried_minor, engine, snapshot, slip, hash, change)
    select ${run.id}, ${run.companyId}, ${run.calculation}, ${run.periodFrom}::date, ${run.periodTo}::date, ${run.payOn}::date,
      ${act.now.toString()}::timestamptz, one.*
    from unnest(${list(({ one }) => one.snapshot.person)}::uuid[], ${list(({ one }) => one.snapshot.currency)}::text[],
      ${list(({ sealed }) => sealed.value.totals.grossMinor)}::bigint[], ${list(({ sealed }) => sealed.value.totals.deductedMinor)}::bigint[],
      ${list(({ sealed }) => sealed.value.totals.netMinor)}::bigint[],
      ${list(({ one, sealed }) => sealed.value.totals.carriedMinor - one.snapshot.carriedMinor)}::bigint[],
      ${list(({ sealed }) => sealed.engine)}::text[], ${list(({ sealed }) => sealed.snapshot)}::text[], ${list(({ sealed }) => sealed.slip)}::text[],
      ${list(({ sealed }) => sealed.hash)}::text[], ${list(({ change }) => change && JSON.stringify(change))}::jsonb[]) as one
    on conflict (run_id, employee_id) do update set calculation = excluded.calculation, currency = excluded.currency, gross_minor = excluded.gross_minor,
      deducted_minor = excluded.deducted_minor, net_minor = excluded.net_minor, carried_minor = excluded.carried_minor, engine = excluded.engine,
      snapshot = excluded.snapshot, slip = excluded.slip, hash = excluded.hash, calculated_at = excluded.calculated_at, change = excluded.change`)
}

/** One hash over all slips, and what somebody has to look at. */
async function finish(act: Act, payload: ChunkPayload): Promise<void> {
  const run = await wanted(act, payload)
  if (!run) return
  const slips = await act.tx.select({ person: paySlip.employeeId, hash: paySlip.hash }).from(paySlip).where(eq(paySlip.runId, run.id))
  await act.tx
    .update(payRun)
    .set({ calculating: 'no', calculatedAt: act.now, hash: runHash(slips, sha256), updatedAt: act.now })
    .where(eq(payRun.id, run.id))
  await judgeRun(act, run)
}

async function failed(act: Act, { runId, calculation }: ChunkPayload): Promise<void> {
  await act.tx
    .update(payRun)
    .set({ calculating: 'failed' })
    .where(and(eq(payRun.id, runId), eq(payRun.calculation, calculation), eq(payRun.calculating, 'running')))
}

/** Refuses a run of which slips are no longer what today's facts give, or are missing. */
export async function refuseStale(act: Act, run: PayRunRow): Promise<void> {
  const stale = await stalePeople(act, run)
  if (stale.length > 0) throw refuse('runStale', { count: stale.length, who: await whoOf(act.db, run.companyId, stale) })
}

async function stalePeople(act: Act, run: PayRunRow): Promise<string[]> {
  const stale: string[] = []
  for (let after: string | null = null; ; ) {
    const ids: string[] = await peopleAfter(act, run, after)
    const prepared = await prepare(act, run, ids)
    const kept = await act.tx
      .select({ employeeId: paySlip.employeeId, snapshot: paySlip.snapshot })
      .from(paySlip)
      .where(and(eq(paySlip.runId, run.id), anyOf(paySlip.employeeId, ids)))
    const texts = new Map(kept.map(({ employeeId, snapshot }) => [employeeId, snapshot]))
    for (const id of ids) {
      const one = prepared.get(id)
      if (!one || texts.get(id) !== canonicalSets(one.snapshot)) stale.push(id)
    }
    if (ids.length < CHUNK) return stale
    after = ids.at(-1)!
    await pause()
  }
}
