import { daysOf } from '../../../../platform/contract/day.ts'
import { and, eq, inArray, ne, notInArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { NET_JUMP_PERCENT } from '../../../../rules/constants.ts'
import { undecidedIn } from '../../absence/server/reads.ts'
import { dayKinds, isScheduled } from '../../calendar/contract/schedule.ts'
import { payeesOf, visaEndsBefore } from '../../employee/server/reads.ts'
import type { sealSlip } from '../contract/engine/seal.ts'
import type { Slip } from '../contract/engine/slip.ts'
import type { Facts, Snapshot } from '../contract/engine/snapshot.ts'
import type { Change } from '../contract/engine/versus.ts'
import { engineChecks, isBlocking, type RunCheck } from '../contract/run.ts'
import { unverifiedYears } from './days.ts'
import { sentPayments } from './payment-lifecycle.ts'
import { type Prepared, periodOf, unusedRuleOf } from './snapshots.ts'
import { type PayRunRow, payCheck, payPayment, payRun, payRunPerson, paySlip } from './tables.ts'

interface Found {
  /** An employee, or a country and the year of its calendar. */
  subject: string
  check: RunCheck
  /** What was seen: another fact has to be looked at again. */
  fact: string
}

/** Checks that only the calculation of a person can see. */
const ofCalculation: readonly RunCheck[] = [
  ...engineChecks,
  'netJump',
  'firstPay',
  'lastPay',
  'leaveDeducted',
  'otherCurrency',
  'twoCurrencies',
  'unpaidWork',
  'unpaidPeriod',
  'unverified',
]

/** A person of a run as calculated. */
export interface SealedPerson {
  one: Prepared
  sealed: ReturnType<typeof sealSlip>
  /** Against the slip of the period before; null in runs that are not compared. */
  change: Change | null
}

/** What the calculation of a chunk of people saw beside their slips. */
export async function notesOf(act: Act, run: PayRunRow, people: readonly SealedPerson[]): Promise<void> {
  const { negativeLeave } = await unusedRuleOf(act.db, run.groupId)
  const found = people.flatMap(({ one: { subject, notes, snapshot }, sealed: { value }, change }): Found[] => {
    const own = (check: RunCheck, fact: string) => ({ subject: subject.employee.id, check, fact })
    const net = String(value.totals.netMinor)
    return [
      ...engineChecks
        // A stretch in another currency has a salary: what is wrong is the two of them.
        .filter((check) => value.checks.includes(check) && !(check === 'noSalary' && notes.twoCurrencies))
        .map((check) => own(check, net)),
      ...(worksForNothing(snapshot.facts, value) ? [own('unpaidWork', String(value.totals.itemsMinor))] : []),
      ...(notes.twoCurrencies ? [own('twoCurrencies', snapshot.currency)] : []),
      ...(jumps(change) ? [own('netJump', net)] : []),
      ...(notes.otherCurrency ? [own('otherCurrency', snapshot.currency)] : []),
      ...(run.kind === 'regular' && notes.firstPay ? [own('firstPay', run.periodFrom)] : []),
      ...(notes.lastPay ? [own('lastPay', subject.employee.leaveOn ?? '')] : []),
      ...(negativeLeave === 'ask' ? deductedLeave(snapshot.leaving).map((days) => own('leaveDeducted', days)) : []),
      ...notes.unpaidPeriods.slice(0, 1).map(({ from, to }) => own('unpaidPeriod', `${from} – ${to}`)),
    ]
  })
  await write(act, run.id, [...found, ...people.flatMap((one) => unverifiedOf(run, one))])
}

/** Days of leave that are deducted from somebody who leaves, as they are shown. */
function deductedLeave(leaving: Snapshot['leaving']): string[] {
  const below = (leaving?.unused ?? []).reduce((all, { hundredths }) => all + Math.min(0, hundredths), 0)
  return below < 0 ? [String(below / 100)] : []
}

/** By thirtieths the 31st counts nothing: a first day on it is worked for no pay, unless an item pays it. */
function worksForNothing({ employed, schedule }: Facts, { units, totals }: Slip): boolean {
  if (units.unit !== 'thirtieth' || units.employedHundredths > 0 || totals.itemsMinor > 0) return false
  const kindOf = dayKinds(schedule)
  return employed.some(({ from, to }) => to !== null && daysOf({ from, to }).some((day) => isScheduled(kindOf(day))))
}

/** Years of calendars by which pay was counted and that nobody has verified: of the run's period, and of closed ones that change. */
function unverifiedOf(run: PayRunRow, { one: { subject, notes }, sealed: { value } }: SealedPerson): Found[] {
  const { country } = subject.employee
  if (country === '') return []
  const counted = [...(notes.withBase ? [periodOf(run)] : []), ...value.lines.filter(({ kind }) => kind === 'retro')]
  const years = new Set(counted.flatMap((span) => unverifiedYears(subject.days, span)))
  return [...years].map((year) => ({ subject: `${country} ${year}`, check: 'unverified', fact: String(year) }))
}

/** Takes back what an earlier calculation saw; ticks of what is found again with the same fact stay. */
export async function forgetNotes(act: Act, runId: string): Promise<void> {
  await act.tx
    .update(payCheck)
    .set({ fact: sql`'gone ' || ${payCheck.fact}` })
    .where(and(eq(payCheck.runId, runId), inArray(payCheck.check, [...ofCalculation]), sql`${payCheck.fact} not like 'gone %'`))
}

/**
 * Looks at a calculated run as it is now: bank details, other runs, leave and nets. Called after a calculation, and again before each
 * step that relies on it.
 */
export async function judgeRun(act: Act, run: PayRunRow): Promise<{ blocking: number; unticked: number }> {
  const slips = await act.tx
    .select({ employeeId: paySlip.employeeId, netMinor: paySlip.netMinor })
    .from(paySlip)
    .where(eq(paySlip.runId, run.id))
  const ids = slips.map(({ employeeId }) => employeeId)
  const found = [
    ...(await payeeChecks(act, run, ids, new Set(slips.filter(({ netMinor }) => netMinor > 0).map(({ employeeId }) => employeeId)))),
    ...(await otherRuns(act, run, ids)),
    ...[...(await visaEndsBefore(act.db, run.companyId, ids, run.payOn))].map(
      ([subject, fact]): Found => ({ subject, check: 'visaEnded', fact }),
    ),
    ...[...(await undecidedIn(act.db, run.companyId, ids, periodOf(run)))].map(
      ([subject, asked]): Found => ({ subject, check: 'leaveOpen', fact: asked.map(({ from, to }) => `${from} – ${to}`).join(', ') }),
    ),
  ]
  const kept = new Set(found.map(({ subject, check }) => `${check} ${subject}`))
  const before = await act.tx
    .select()
    .from(payCheck)
    .where(and(eq(payCheck.runId, run.id), notInArray(payCheck.check, [...ofCalculation])))
  const gone = before.filter(({ subject, check }) => !kept.has(`${check} ${subject}`))
  for (const check of new Set(gone.map((one) => one.check))) {
    const subjects = gone.filter((one) => one.check === check).map(({ subject }) => subject)
    await act.tx
      .delete(payCheck)
      .where(and(eq(payCheck.runId, run.id), eq(payCheck.check, check), sql`${payCheck.subject} = any(${sql.param(subjects)}::text[])`))
  }
  await act.tx
    .delete(payCheck)
    .where(and(eq(payCheck.runId, run.id), sql`${payCheck.fact} like 'gone %'`, inArray(payCheck.check, [...ofCalculation])))
  await write(act, run.id, found)
  return count(act, run.id)
}

/** How many block and how many nobody has ticked; kept on the run. */
export async function count(act: Act, runId: string): Promise<{ blocking: number; unticked: number }> {
  const [counts] = await act.tx
    .select({
      blocking: sql<number>`(count(*) filter (where ${payCheck.blocking}))::int`,
      unticked: sql<number>`(count(*) filter (where not ${payCheck.blocking} and ${payCheck.tickedAt} is null))::int`,
    })
    .from(payCheck)
    .where(eq(payCheck.runId, runId))
  await act.tx.update(payRun).set(counts!).where(eq(payRun.id, runId))
  return counts!
}

/** A tick is for a fact: with another one it is gone. One statement, whatever their number. */
async function write(act: Act, runId: string, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return
  const once = [...new Map(found.map((one) => [`${one.check} ${one.subject}`, one])).values()]
  const list = <T>(pick: (one: Found) => T) => sql.param(once.map(pick))
  const kept = sql`replace(${payCheck}.fact, 'gone ', '') = excluded.fact`
  await act.tx.execute(sql`
    insert into ${payCheck} (run_id, subject, "check", blocking, fact)
    select ${runId}, one.* from unnest(${list(({ subject }) => subject)}::text[], ${list(({ check }) => check)}::text[],
      ${list(({ check }) => isBlocking(check))}::boolean[], ${list(({ fact }) => fact)}::text[]) as one
    on conflict (run_id, subject, "check") do update set fact = excluded.fact,
      ticked_by = case when ${kept} then ${payCheck}.ticked_by end, ticked_at = case when ${kept} then ${payCheck}.ticked_at end`)
}

/** Causes that somebody else approved, or that follow from a date: the rest was typed. */
const named: readonly Change['causes'][number]['cause'][] = ['left', 'joined', 'base', 'absences', 'retro']

function jumps(change: Change | null): boolean {
  if (!change || change.lastMinor === 0) return false
  const typed = change.causes.filter(({ cause }) => !named.includes(cause)).reduce((all, { minor }) => all + minor, 0)
  return Math.abs(typed) * 100 >= Math.abs(change.lastMinor) * NET_JUMP_PERCENT
}

async function payeeChecks(act: Act, run: PayRunRow, ids: readonly string[], paid: ReadonlySet<string>): Promise<Found[]> {
  const payees = await payeesOf(act.db, run.companyId, ids)
  const before = await lastFingerprints(act, ids)
  const byAccount = Map.groupBy(ids, (id) => payees.get(id)?.numberPrint ?? null)
  return ids.flatMap((id): Found[] => {
    const { print, numberPrint, holderDiffers } = payees.get(id) ?? {}
    if (!paid.has(id)) return []
    if (!print || !numberPrint) return [{ subject: id, check: 'noPayee', fact: '' }]
    const last = before.get(id)
    const fact = print.slice(0, 12)
    return [
      ...(last === undefined ? [{ subject: id, check: 'newPayee' as const, fact }] : []),
      ...(last !== undefined && last !== print ? [{ subject: id, check: 'changedPayee' as const, fact }] : []),
      ...(holderDiffers ? [{ subject: id, check: 'otherHolder' as const, fact }] : []),
      ...(byAccount.get(numberPrint)!.length > 1 ? [{ subject: id, check: 'sharedPayee' as const, fact }] : []),
    ]
  })
}

/** The account that somebody was last sent money to, on the platform or outside it, by employee. */
export async function lastFingerprints(act: Pick<Act, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await act.db
    .selectDistinctOn([payPayment.employeeId], { employeeId: payPayment.employeeId, fingerprint: payPayment.fingerprint })
    .from(payPayment)
    .where(
      and(
        sql`${payPayment.employeeId} = any(${sql.param([...ids])}::uuid[])`,
        inArray(payPayment.state, sentPayments),
        sql`${payPayment.fingerprint} is not null`,
      ),
    )
    .orderBy(payPayment.employeeId, sql`${payPayment.updatedAt} desc`)
  return new Map(rows.flatMap(({ employeeId, fingerprint }) => (fingerprint ? [[employeeId, fingerprint]] : [])))
}

/** The same period in another run that has not been cancelled. */
async function otherRuns(act: Act, run: PayRunRow, ids: readonly string[]): Promise<Found[]> {
  if (run.kind !== 'regular' && run.kind !== 'final') return []
  const rows = await act.tx
    .select({ subject: payRunPerson.employeeId, number: payRun.number })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(
      and(
        sql`${payRunPerson.employeeId} = any(${sql.param([...ids])}::uuid[])`,
        eq(payRunPerson.isIn, true),
        ne(payRun.id, run.id),
        inArray(payRun.kind, ['regular', 'final']),
        inArray(payRun.state, ['draft', 'review']),
        sql`${payRun.periodFrom} <= ${run.periodTo} and ${payRun.periodTo} >= ${run.periodFrom}`,
      ),
    )
  return rows.map(({ subject, number }) => ({ subject, check: 'otherRun', fact: number }))
}
