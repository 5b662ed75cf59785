import type { Day, Span } from '../../../../platform/contract/day.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, gte, inArray, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { PayCurrency } from '../../salary/contract/currency.ts'
import { canonicalSets } from '../contract/engine/hash.ts'
import { paidFor } from '../contract/engine/retro.ts'
import type { Slip } from '../contract/engine/slip.ts'
import type { ClosedPeriod, Facts, Method, Snapshot } from '../contract/engine/snapshot.ts'
import { closedStates, type RunKind } from '../contract/run.ts'
import { factsOf, isEmployedIn, type Rules, type Subject } from './subjects.ts'
import { payRun, payRunPerson, paySlip } from './tables.ts'

/** A slip of an approved run, without its texts. */
export interface ClosedSlip {
  id: string
  runId: string
  run: string
  kind: RunKind
  employeeId: string
  period: Span
  cycle: Cycle
  method: Method
  groupId: string
  currency: PayCurrency
  netMinor: number
  carriedMinor: number
  calculatedAt: Temporal.Instant
  /** Of a correction: the period that it corrects. */
  corrects: Span | null
}

/** Slips of approved runs that end after a day, oldest first, by employee. */
export async function closedSlips(db: Reader, employeeIds: readonly string[], since: Day): Promise<Map<string, ClosedSlip[]>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: paySlip.id,
      runId: paySlip.runId,
      run: payRun.number,
      kind: payRun.kind,
      employeeId: paySlip.employeeId,
      period: { from: paySlip.periodFrom, to: paySlip.periodTo },
      cycle: payRun.cycle,
      method: payRun.method,
      groupId: payRun.groupId,
      currency: paySlip.currency,
      netMinor: paySlip.netMinor,
      carriedMinor: paySlip.carriedMinor,
      calculatedAt: paySlip.calculatedAt,
      correctsFrom: payRun.correctsFrom,
      correctsTo: payRun.correctsTo,
    })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(and(anyOf(paySlip.employeeId, employeeIds), gte(paySlip.periodTo, since), inArray(payRun.state, [...closedStates])))
    .orderBy(asc(paySlip.calculatedAt), asc(paySlip.id))
  const slips = rows.map(({ correctsFrom, correctsTo, ...row }) => ({
    ...row,
    corrects: correctsFrom && correctsTo ? { from: correctsFrom, to: correctsTo } : null,
  }))
  return Map.groupBy(slips, ({ employeeId }) => employeeId)
}

/** What slips could not take off and no later one did, in one currency. Of all time. */
export async function carriedBy(db: Reader, employeeIds: readonly string[]): Promise<Map<string, Map<PayCurrency, number>>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await db
    .select({ employeeId: paySlip.employeeId, currency: paySlip.currency, minor: sql<number>`sum(${paySlip.carriedMinor})::bigint` })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(and(anyOf(paySlip.employeeId, employeeIds), sql`${paySlip.carriedMinor} <> 0`, inArray(payRun.state, [...closedStates])))
    .groupBy(paySlip.employeeId, paySlip.currency)
  const found = new Map<string, Map<PayCurrency, number>>()
  for (const { employeeId, currency, minor } of rows)
    found.set(employeeId, (found.get(employeeId) ?? new Map<PayCurrency, number>()).set(currency, minor))
  return found
}

/** A slip with what it was calculated from, read from its texts. */
export interface KeptSlip extends ClosedSlip {
  snapshot: Snapshot
  slip: Slip
}

export async function textsOf(db: Reader, slips: readonly ClosedSlip[]): Promise<Map<string, KeptSlip>> {
  if (slips.length === 0) return new Map()
  const ids = slips.map(({ id }) => id)
  const rows = await db
    .select({ id: paySlip.id, snapshot: paySlip.snapshot, slip: paySlip.slip })
    .from(paySlip)
    .where(anyOf(paySlip.id, ids))
  const texts = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    slips.flatMap((one) => {
      const kept = texts.get(one.id)
      return kept ? [[one.id, { ...one, snapshot: JSON.parse(kept.snapshot) as Snapshot, slip: JSON.parse(kept.slip) as Slip }]] : []
    }),
  )
}

const samePeriod = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to
const paysBase = ({ kind }: ClosedSlip): boolean => kind === 'regular' || kind === 'final'
const earned = (item: { runId: string | null }): boolean => item.runId === null

/** What was known of a period when it was last calculated: by its own slip, or by a later one that corrected it. */
function lastFacts(slips: readonly KeptSlip[], period: Span): Facts | null {
  for (const one of slips.toReversed()) {
    const corrected = one.snapshot.closed.find(({ facts }) => samePeriod(facts.period, period))
    if (corrected) return corrected.facts
    if (paysBase(one) && samePeriod(one.period, period)) return one.snapshot.facts
  }
  return null
}

/** A closed period by today's knowledge, or null where nothing has changed since it was last calculated. */
export function changedPeriod(subject: Subject, rules: Rules, currency: PayCurrency, slips: readonly KeptSlip[]): ClosedPeriod | null {
  const facts = factsOf(subject, rules, currency, earned)
  const before = lastFacts(slips, rules.period)
  if (before && canonicalSets(before) === canonicalSets(facts)) return null
  return {
    facts,
    paid: paidFor(
      rules.period,
      slips.map(({ slip }) => slip),
    ),
  }
}

/** The first day that a fact which became known after a moment is about; null if nothing did. */
export function changedFrom(subject: Subject, after: Temporal.Instant, away: Day | undefined): Day | null {
  const later = (at: Temporal.Instant) => Temporal.Instant.compare(at, after) > 0
  const days = [
    ...subject.terms.filter(({ knownAt }) => later(Temporal.Instant.from(knownAt))).map(({ effectiveOn }) => effectiveOn),
    ...subject.patterns.filter(({ knownAt }) => later(knownAt)).map(({ from }) => from),
    ...subject.items.filter((item) => later(item.addedAt) || (item.endedAt !== null && later(item.endedAt))).map(({ fromOn }) => fromOn),
    ...subject.employed.flatMap(({ to }) => (to ? [to] : [])),
    ...(away ? [away] : []),
  ].sort()
  return days[0] ?? null
}

/** Approved regular periods of a group that nobody paid this employee for, though they were employed: by how it came to be. */
interface Unpaid {
  /** They joined in it and were recorded too late: it is paid now. */
  joined: Rules[]
  /** They had been employed before: somebody has to say whether it was paid elsewhere. */
  unclear: Span[]
}

interface GroupPeriod extends Rules {
  runId: string
}

/** The approved regular periods of a group, oldest first. */
export async function closedPeriodsOf(db: Reader, groupId: string, since: Day): Promise<GroupPeriod[]> {
  const rows = await db
    .select()
    .from(payRun)
    .where(
      and(eq(payRun.groupId, groupId), eq(payRun.kind, 'regular'), inArray(payRun.state, [...closedStates]), gte(payRun.periodTo, since)),
    )
    .orderBy(asc(payRun.periodFrom))
  return rows.map((row) => ({ runId: row.id, period: { from: row.periodFrom, to: row.periodTo }, method: row.method, cycle: row.cycle }))
}

/** Of these employees, who was listed in which of these runs: left out there, they were left out on purpose. */
export async function listedIn(db: Reader, runIds: readonly string[], employeeIds: readonly string[]): Promise<Set<string>> {
  if (runIds.length === 0 || employeeIds.length === 0) return new Set()
  const rows = await db
    .select({ runId: payRunPerson.runId, employeeId: payRunPerson.employeeId })
    .from(payRunPerson)
    .where(and(anyOf(payRunPerson.runId, runIds), anyOf(payRunPerson.employeeId, employeeIds), isNull(payRunPerson.paidIn)))
  return new Set(rows.map(({ runId, employeeId }) => `${runId} ${employeeId}`))
}

export function unpaidPeriods(
  subject: Subject,
  periods: readonly GroupPeriod[],
  slips: readonly ClosedSlip[],
  listed: ReadonlySet<string>,
): Unpaid {
  const start = subject.employee.contractStart
  const paidFrom = (period: Span) =>
    slips.some((one) => (one.corrects ? samePeriod(one.corrects, period) : one.period.from <= period.to && one.period.to >= period.from))
  const missing = periods.filter(
    ({ runId, period }) => !paidFrom(period) && !listed.has(`${runId} ${subject.employee.id}`) && isEmployedIn(subject, period),
  )
  const [first] = periods
  if (start && first && start >= first.period.from) return { joined: missing, unclear: [] }
  return { joined: [], unclear: missing.map(({ period }) => period) }
}

/** Of a regular or final run, the last one: what a slip is compared with, and since when facts are new. */
export const lastBase = (slips: readonly ClosedSlip[]): ClosedSlip | undefined => slips.findLast(paysBase)
