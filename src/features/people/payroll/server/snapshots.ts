import { addMonths, type Day, overlapOf, type Span } from '../../../../platform/contract/day.ts'
import { fraction } from '../../../../platform/contract/fraction.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { payCycles, RETRO_MONTHS } from '../../../../rules/constants.ts'
import { estimateCost } from '../../cost/contract/estimate.ts'
import type { Component } from '../../cost/contract/schema.ts'
import { componentsOf, employingRegion, rateInForce } from '../../cost/server/reads.ts'
import { convertBase } from '../../salary/contract/cycle.ts'
import { calculate } from '../contract/engine/calculate.ts'
import { roundMinor } from '../contract/engine/rounding.ts'
import type { ClosedPeriod, EmployerCost, Leaving, Snapshot, TypedPayment, UnusedLeave } from '../contract/engine/snapshot.ts'
import { appliesIn } from '../contract/engine/snapshot.ts'
import { unusedLeaveOf } from './absences.ts'
import {
  type ClosedSlip,
  carriedBy,
  changedFrom,
  changedPeriod,
  closedPeriodsOf,
  closedSlips,
  type KeptSlip,
  lastBase,
  listedIn,
  textsOf,
  unpaidPeriods,
} from './closed.ts'
import { isItemLeft, leftOf, paidDays, paysBase, samePeriod } from './covered.ts'
import { changedSince } from './since.ts'
import { asDeduction, asTyped, currenciesIn, currencyIn, factsOf, lastDayIn, type Rules, type Subject, subjectsOf } from './subjects.ts'
import { type PayGroupRow, type PayItemRow, type PayRunRow, payGroup } from './tables.ts'

/** Everything that a slip is calculated from, and what a person should know beside it. */
export interface Prepared {
  subject: Subject
  snapshot: Snapshot
  notes: { unpaidPeriods: Span[]; otherCurrency: boolean; twoCurrencies: boolean; firstPay: boolean; lastPay: boolean; withBase: boolean }
  /** What the run of the same group before it paid. */
  last: { snapshot: Snapshot; netMinor: number } | null
  /** Whose facts this slip is the first to pay: they prepared it. */
  preparedBy: { salary: string[]; item: string[] }
}

export const periodOf = (run: Pick<PayRunRow, 'periodFrom' | 'periodTo'>): Span => ({ from: run.periodFrom, to: run.periodTo })
const rulesOf = (run: RunShape): Rules => ({ period: periodOf(run), method: run.method, cycle: run.cycle })

/** What of a run decides its slips. */
export type RunShape = Pick<
  PayRunRow,
  'id' | 'companyId' | 'groupId' | 'kind' | 'cycle' | 'method' | 'periodFrom' | 'periodTo' | 'payOn' | 'correctsFrom' | 'correctsTo'
>

interface At {
  db: Reader
  now: Temporal.Instant
}

/** The snapshots of people of a run, from today's facts. The same facts give the same text. */
export async function prepare(at: At, run: RunShape, employeeIds: readonly string[]): Promise<Map<string, Prepared>> {
  const { db } = at
  const since = addMonths(run.periodFrom, -RETRO_MONTHS)
  const subjects = await subjectsOf(db, run.companyId, employeeIds, { from: since, to: run.periodTo })
  const past = await pastOf(at, run, subjects, since)
  const rates = await ratesOf(db, subjects, run)
  return new Map([...subjects].map(([id, subject]) => [id, prepareOne(run, subject, past, rates)]))
}

interface Past {
  slips: Map<string, ClosedSlip[]>
  texts: Map<string, KeptSlip>
  carried: Awaited<ReturnType<typeof carriedBy>>
  groupPeriods: Awaited<ReturnType<typeof closedPeriodsOf>>
  listed: ReadonlySet<string>
  unused: Map<string, UnusedLeave[]>
  away: Map<string, Day>
}

/**
 * What was closed before. Texts are read of the last slip, of that which this one is compared with, and of those for the same days; of all
 * where something became known since.
 */
async function pastOf(at: At, run: RunShape, subjects: ReadonlyMap<string, Subject>, since: Day): Promise<Past> {
  const { db } = at
  const ids = [...subjects.keys()]
  const slips = await closedSlips(db, ids, since)
  const lastAt = new Map(
    ids.flatMap((id) => [[id, lastBase(slips.get(id) ?? [])?.calculatedAt] as const]).filter(([, at]) => at !== undefined),
  )
  const away = await changedSince(db, run.companyId, subjects, lastAt as Map<string, Temporal.Instant>)
  const groupPeriods = await closedPeriodsOf(db, run.groupId, since)
  const listed = await listedIn(
    db,
    groupPeriods.map(({ runId }) => runId),
    ids,
  )
  const read = [...subjects].flatMap(([id, subject]) => {
    const own = slips.get(id) ?? []
    const last = lastBase(own)
    if (!last) return own
    const deep =
      run.kind === 'correction' ||
      own.some(({ kind }) => kind === 'correction') ||
      againOf(run, subject, own, away.get(id)).some(({ period }) => !samePeriod(period, last.period)) ||
      unpaidPeriods(subject, groupPeriods, own, listed).joined.length > 0
    return deep ? own : own.filter((one) => one === last || one === before(run, own) || overlapOf(one.period, periodOf(run)) !== null)
  })
  const leaving = new Map(
    [...subjects].flatMap(([id, subject]) => {
      const on = lastDayIn(subject, periodOf(run))
      return on ? [[id, on] as const] : []
    }),
  )
  return {
    slips,
    texts: await textsOf(db, read),
    carried: await carriedBy(db, ids),
    groupPeriods,
    listed,
    unused: await unusedLeaveOf(at, run.companyId, leaving, await unusedRuleOf(db, run.groupId)),
    away,
  }
}

/** How the group settles unused leave on leaving. */
export async function unusedRuleOf(db: Reader, groupId: string): Promise<Pick<PayGroupRow, 'unusedPercent' | 'negativeLeave'>> {
  const [rule] = await db
    .select({ unusedPercent: payGroup.unusedPercent, negativeLeave: payGroup.negativeLeave })
    .from(payGroup)
    .where(eq(payGroup.id, groupId))
  if (!rule) throw new Error('a run without a group')
  return rule
}

/** The slip of the same group that this one is compared with. */
const before = (run: RunShape, slips: readonly ClosedSlip[]): ClosedSlip | undefined =>
  lastBase(slips.filter((one) => one.groupId === run.groupId && one.period.to < run.periodFrom))

function prepareOne(run: RunShape, subject: Subject, past: Past, rates: Map<string, Rate>): Prepared {
  const { employee } = subject
  const slips = past.slips.get(employee.id) ?? []
  const period = periodOf(run)
  const currency = currencyIn(subject, run.correctsTo ? { from: run.correctsTo, to: run.correctsTo } : period)
  const own = (item: PayItemRow) =>
    run.kind === 'regular' ? item.runId === null : item.runId === run.id || (run.kind === 'final' && item.runId === null)
  // Days that are paid already, whether by the regular run, by a final one or in another group: base and items are not paid again.
  const paid = paidDays(slips, period)
  const paidBefore = paid.length > 0 && leftOf(subject.employed, period, paid).length === 0
  const withBase = paysBase(run) && !paidBefore
  const due = (item: PayItemRow) => (paidBefore ? item.runId === run.id : own(item) && isItemLeft(item, period, paid))
  const facts = factsOf(subject, rulesOf(run), currency, due, paid)
  const unpaid = withBase ? unpaidPeriods(subject, past.groupPeriods, slips, past.listed) : { joined: [], unclear: [] }
  const closed = closedOf(run, subject, past, unpaid.joined).filter((one) => one !== null)
  const leavesOn = paysBase(run) ? lastDayIn(subject, period) : null
  const typed = subject.items.filter(
    (item) =>
      item.kind === 'leaving' &&
      item.currency === currency &&
      own(item) &&
      appliesIn({ every: item.every, from: item.fromOn, to: item.toOn }, period),
  )
  const kept = slips.flatMap((one) => past.texts.get(one.id) ?? [])
  const snapshot: Snapshot = {
    person: employee.id,
    currency,
    payOn: run.payOn,
    facts: withBase ? facts : { ...facts, employed: [] },
    closed,
    leaving: leavesOn === null ? null : leavingOf(leavesOn, past.unused.get(employee.id) ?? [], typed.map(asTyped), kept),
    deductions: subject.items
      .filter((item) => item.kind === 'deduction' && item.currency === currency && due(item))
      .map(asDeduction)
      .filter((deduction) => appliesIn(deduction, period)),
    carriedMinor: Math.max(0, past.carried.get(employee.id)?.get(currency) ?? 0),
    employerCost: null,
  }
  const last = past.texts.get(before(run, slips)?.id ?? '') ?? null
  const items = subject.items.filter(own).filter((item) => appliesIn({ every: item.every, from: item.fromOn, to: item.toOn }, period))
  return {
    subject,
    snapshot: { ...snapshot, employerCost: costOf(snapshot, run, rates.get(employee.country)) },
    notes: {
      unpaidPeriods: unpaid.unclear,
      otherCurrency: items.some((item) => item.currency !== currency),
      twoCurrencies: withBase && currenciesIn(subject, period).size > 1,
      withBase,
      firstPay: slips.length === 0,
      lastPay: leavesOn !== null && leavesOn === employee.leaveOn,
    },
    last: last && { snapshot: last.snapshot, netMinor: last.netMinor },
    preparedBy: firstPaid(subject, snapshot, last?.snapshot ?? null, last?.calculatedAt ?? null),
  }
}

/** Who proposed the terms and who added or ended the items that the slip before did not know. */
function firstPaid(subject: Subject, snapshot: Snapshot, last: Snapshot | null, lastAt: Temporal.Instant | null): Prepared['preparedBy'] {
  const idsIn = (one: Snapshot | null) =>
    new Set(one ? [one.facts, ...one.closed.map(({ facts }) => facts)].flatMap(({ terms }) => terms.map(({ id }) => id)) : [])
  const [before, now] = [idsIn(last), idsIn(snapshot)]
  const later = (at: Temporal.Instant | null) => at !== null && (lastAt === null || Temporal.Instant.compare(at, lastAt) > 0)
  const used = new Set([
    ...[snapshot.facts, ...snapshot.closed.map(({ facts }) => facts)].flatMap(({ items }) => items.map(({ id }) => id)),
    ...snapshot.deductions.map(({ id }) => id),
    ...(snapshot.leaving?.typed ?? []).map(({ id }) => id),
  ])
  const items = subject.items.filter(({ id }) => used.has(id))
  return {
    salary: subject.terms.filter(({ id }) => now.has(id) && !before.has(id)).map(({ proposedBy }) => proposedBy),
    item: items.flatMap((item) => [
      ...(later(item.addedAt) ? [item.addedBy] : []),
      ...(item.endedBy && later(item.endedAt) ? [item.endedBy] : []),
    ]),
  }
}

/** What is due on a last day, less what slips that are closed paid for that day already. */
function leavingOf(on: Day, unused: readonly UnusedLeave[], typed: readonly TypedPayment[], kept: readonly KeptSlip[]): Leaving {
  const settled = kept.flatMap(({ snapshot: { leaving } }) => (leaving?.on === on ? [leaving] : []))
  const paidTyped = new Set(settled.flatMap((one) => one.typed.map(({ id }) => id)))
  const paidUnused = settled.flatMap((one) => one.unused.map((leave) => ({ ...leave, hundredths: 0 - leave.hundredths })))
  const byId = Map.groupBy([...unused, ...paidUnused], ({ id }) => id)
  return {
    on,
    unused: [...byId.values()].flatMap((all) => {
      const hundredths = all.reduce((sum, one) => sum + one.hundredths, 0)
      return all[0] && hundredths !== 0 ? [{ ...all[0], hundredths }] : []
    }),
    typed: typed.filter(({ id }) => !paidTyped.has(id)),
  }
}

/**
 * Closed periods that come to something else by what is known today. A regular run looks at all of them; a correction at the one that it
 * is for. A period that was paid in another currency needs a correction run of its own.
 */
function closedOf(run: RunShape, subject: Subject, past: Past, joined: readonly Rules[]): (ClosedPeriod | null)[] {
  const id = subject.employee.id
  const slips = past.slips.get(id) ?? []
  const kept = slips.flatMap((one) => past.texts.get(one.id) ?? [])
  if (run.kind === 'correction' && run.correctsFrom && run.correctsTo) {
    const period = { from: run.correctsFrom, to: run.correctsTo }
    const original = slips.find((one) => one.period.from === period.from && one.period.to === period.to)
    const rules = original ?? { method: run.method, cycle: run.cycle }
    return [changedPeriod(subject, { period, method: rules.method, cycle: rules.cycle }, currencyIn(subject, period), slips, kept)]
  }
  if (!paysBase(run)) return []
  return [
    ...againOf(run, subject, slips, past.away.get(id)).map((one) => changedPeriod(subject, one, one.currency, slips, kept)),
    ...joined.map((rules) => changedPeriod(subject, rules, currencyIn(subject, rules.period), slips, kept)),
  ]
}

/** Slips of the closed periods that a regular or final run looks at again: the last, and all that a changed fact may be about. */
function againOf(run: RunShape, subject: Subject, slips: readonly ClosedSlip[], away: Day | undefined): ClosedSlip[] {
  const last = lastBase(slips)
  if (!last || !paysBase(run)) return []
  const [own, currency] = [periodOf(run), currencyIn(subject, periodOf(run))]
  const from = changedFrom(subject, last.calculatedAt, away) ?? last.period.from
  const again = slips.filter(
    (one) =>
      paysBase(one) &&
      // A final run also takes back what its own period was paid for days after the last one.
      (samePeriod(one.period, own) ? run.kind === 'final' : one.period.from <= own.to) &&
      (one.period.to >= from || one.id === last.id) &&
      one.currency === currency,
  )
  return again.filter((one, at) => again.findIndex(({ period }) => samePeriod(period, one.period)) === at)
}

interface Rate {
  version: string
  components: Component[]
  currency: string
}

/** Reviewed rates of the employees' countries on the pay date. */
async function ratesOf(db: Reader, subjects: ReadonlyMap<string, Subject>, run: RunShape): Promise<Map<string, Rate>> {
  const rates = new Map<string, Rate>()
  if (!paysBase(run)) return rates
  for (const country of new Set([...subjects.values()].map(({ employee }) => employee.country).filter((code) => code.length === 2))) {
    const row = await rateInForce(db, country, run.payOn)
    if (!row) continue
    const components = (await componentsOf(db, [row.id])).get(row.id) ?? []
    rates.set(country, { version: `${country} ${row.version}`, components, currency: employingRegion(country).currency })
  }
  return rates
}

/** Rates are of months and years: other pay counts as its year, and the year's cost is divided by the periods, half up. */
function costOf(snapshot: Snapshot, { cycle }: RunShape, rate: Rate | undefined): EmployerCost[] | null {
  if (!rate || rate.currency !== snapshot.currency) return null
  const { grossMinor } = calculate(snapshot).totals
  if (grossMinor < 0) return null
  const { lines } = estimateCost(rate.components, convertBase(grossMinor, cycle, 'monthly'), cycle === 'monthly' ? 'month' : 'year')
  const periods = cycle === 'monthly' ? 1 : payCycles[cycle].perYear
  return lines.map(({ component, amountMinor }) => ({
    code: component.code,
    name: component.name,
    minor: roundMinor(fraction(amountMinor, periods)),
    source: rate.version,
  }))
}
