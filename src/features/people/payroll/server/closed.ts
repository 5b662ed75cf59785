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
import { isItemLeft, leftOf, paidDays, paidElsewhere, paysBase, samePeriod } from './covered.ts'
import { factsOf, type Rules, type Subject } from './subjects.ts'
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

/**
 * A closed period by today's knowledge, or null where nothing has changed since it was last calculated. `kept` are those of the slips that
 * say something about it.
 */
export function changedPeriod(
  subject: Subject,
  rules: Rules,
  currency: PayCurrency,
  slips: readonly ClosedSlip[],
  kept: readonly KeptSlip[],
): ClosedPeriod | null {
  const paid = paidElsewhere(slips, rules.period)
  const facts = factsOf(subject, rules, currency, (item) => earned(item) && isItemLeft(item, rules.period, paid), paid)
  const before = lastFacts(kept, rules.period)
  if (before && canonicalSets(before) === canonicalSets(facts)) return null
  return {
    facts,
    paid: paidFor(
      rules.period,
      kept.map(({ slip }) => slip),
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

/** Days of approved regular periods of a group that nobody paid this employee for, though they were employed: by how it came to be. */
interface Unpaid {
  /** They joined in it and were recorded too late: it is paid now. */
  joined: Rules[]
  /** They had been employed before, or in another group: somebody has to say whether it was paid elsewhere. */
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
  const missing = periods.flatMap((rules) => {
    const { runId, period } = rules
    if (listed.has(`${runId} ${subject.employee.id}`)) return []
    const paid = paidDays(slips, period)
    // What was before the first slip of somebody who is paid here was paid before that.
    const since = slips.find(paysBase)?.period.from ?? period.from
    const left = leftOf(subject.employed, paid.length > 0 && since > period.from ? { from: since, to: period.to } : period, paid)
    return left.length > 0 ? [{ rules, left, whole: paid.length === 0 }] : []
  })
  const [first] = periods
  const joined = start && first && start >= first.period.from ? missing.filter(({ whole }) => whole) : []
  return {
    joined: joined.map(({ rules }) => rules),
    unclear: missing.filter((one) => !joined.includes(one)).flatMap(({ rules, left, whole }) => (whole ? [rules.period] : left)),
  }
}

/** Of a regular or final run, the last one: what a slip is compared with, and since when facts are new. */
export const lastBase = (slips: readonly ClosedSlip[]): ClosedSlip | undefined => slips.findLast(paysBase)
