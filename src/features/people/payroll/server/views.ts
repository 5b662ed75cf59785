import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { alias, and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { employeeBriefs, employeesIn } from '../../employee/server/reads.ts'
import type { Slip } from '../contract/engine/slip.ts'
import { type Change, versusRun } from '../contract/engine/versus.ts'
import { isBlocking, type RunCheck, type RunKind, type RunState, runChecks } from '../contract/run.ts'
import type { CheckRow, RunDetail, RunPersonRow, RunRow } from '../contract/run-schema.ts'
import { batchesIn } from './batches.ts'
import { assessRun } from './context.ts'
import { namedLines } from './line-names.ts'
import { possibilitiesOf } from './machine.ts'
import { preparersOf } from './preparers.ts'
import { runIn } from './reach.ts'
import { type PayRunRow, payCheck, payGroup, payPayment, payRun, payRunMove, payRunPerson, paySlip } from './tables.ts'

export async function presentRuns(db: Reader, rows: readonly PayRunRow[]): Promise<RunRow[]> {
  if (rows.length === 0) return []
  const groups = await db
    .select({ id: payGroup.id, name: payGroup.name })
    .from(payGroup)
    .where(
      anyOf(
        payGroup.id,
        rows.map(({ groupId }) => groupId),
      ),
    )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    group: { id: row.groupId, name: groups.find(({ id }) => id === row.groupId)?.name ?? '' },
    kind: row.kind,
    state: row.state,
    version: row.version,
    period: { from: row.periodFrom, to: row.periodTo },
    cutOffOn: row.cutOffOn,
    payOn: row.payOn,
    corrects: row.correctsFrom && row.correctsTo ? { from: row.correctsFrom, to: row.correctsTo } : null,
    totals: row.totals,
    blocking: row.blocking,
    unticked: row.unticked,
    calculating: row.calculating,
    calculated: row.calculated,
    toCalculate: row.toCalculate,
    calculatedAt: row.calculatedAt?.toString() ?? null,
  }))
}

interface RunFilter extends Paging {
  order: 'asc' | 'desc'
  search: string
  groupId?: string | undefined
  state?: RunState | undefined
  kind?: RunKind | undefined
}

export function runsOf(look: Look, filter: RunFilter) {
  const where = and(
    eq(payRun.companyId, companyOf(look.actor)),
    filter.groupId ? eq(payRun.groupId, filter.groupId) : undefined,
    filter.state ? eq(payRun.state, filter.state) : undefined,
    filter.kind ? eq(payRun.kind, filter.kind) : undefined,
    contains(payRun.number, filter.search),
  )
  const direction = filter.order === 'asc' ? asc : desc
  return paged(filter, {
    rows: look.db.select().from(payRun).where(where).orderBy(direction(payRun.payOn), direction(payRun.id)),
    total: look.db.$count(payRun, where),
    map: (rows) => presentRuns(look.db, rows),
  })
}

export async function runDetail(look: Look, id: string): Promise<RunDetail> {
  const row = await runIn(look, id)
  const ofRun = eq(payPayment.runId, id)
  const [context, preparers, [brief], payments, batches, peopleIn, peopleAll] = await together(
    () => assessRun(look, row),
    () => preparersOf(look.db, id),
    () => presentRuns(look.db, [row]),
    () =>
      look.db
        .select({
          currency: payPayment.currency,
          state: payPayment.state,
          count: sql<number>`count(*)::int`,
          minor: sql<number>`sum(${payPayment.amountMinor})::bigint`,
        })
        .from(payPayment)
        .where(ofRun)
        .groupBy(payPayment.currency, payPayment.state)
        .orderBy(payPayment.currency, payPayment.state),
    () => batchesIn(look.db, id),
    () => look.db.$count(payRunPerson, and(eq(payRunPerson.runId, id), eq(payRunPerson.isIn, true))),
    () => look.db.$count(payRunPerson, eq(payRunPerson.runId, id)),
  )
  const people = await accountsByIds(look.db, [...preparers.keys(), ...(row.approvedBy ? [row.approvedBy] : [])])
  const nameOf = (accountId: string) => people.get(accountId)?.name ?? ''
  return {
    ...brief!,
    hash: row.hash,
    method: row.method,
    cycle: row.cycle,
    region: row.region,
    remark: row.remark,
    preparers: [...preparers].map(([accountId, why]) => ({ id: accountId, name: nameOf(accountId), why })),
    approvedBy: row.approvedBy ? { id: row.approvedBy, name: nameOf(row.approvedBy) } : null,
    approvedAt: row.approvedAt?.toString() ?? null,
    publishedAt: row.publishedAt?.toString() ?? null,
    deadlineAt: row.deadlineAt?.toString() ?? null,
    needs: context.facts.needs,
    payments,
    batches: batches.map(({ id: batchId, number, currency, payments, totalMinor, fileHash, sentAt, settledAt }) => ({
      ...{ id: batchId, number, currency, payments, totalMinor, fileHash },
      sentAt: sentAt.toString(),
      settledAt: settledAt?.toString() ?? null,
    })),
    moves: possibilitiesOf(look, context),
    peopleIn,
    peopleOut: peopleAll - peopleIn,
  }
}

interface PeopleFilter extends Paging {
  id: string
  order: 'asc' | 'desc'
  search: string
  which: 'all' | 'in' | 'out' | 'changed' | 'checks'
  check?: RunCheck | undefined
  column: 'number' | 'net' | 'change'
}

const otherRun = alias(payRun, 'other_run')

export async function peopleOf(look: Look, filter: PeopleFilter) {
  const run = await runIn(look, filter.id)
  const named = filter.search ? (await employeesIn(look.db, run.companyId, { search: filter.search })).map(({ id }) => id) : null
  const found = sql`exists (select from ${payCheck} c where c.run_id = ${run.id} and c.subject = ${payRunPerson.employeeId}::text
    and ${filter.check ? sql`c."check" = ${filter.check}` : sql`true`})`
  const changed = sql`coalesce((${paySlip.change}->>'nowMinor')::bigint - (${paySlip.change}->>'lastMinor')::bigint, 0)`
  const where = and(
    eq(payRunPerson.runId, run.id),
    named ? anyOf(payRunPerson.employeeId, named) : undefined,
    filter.which === 'in' ? eq(payRunPerson.isIn, true) : filter.which === 'out' ? eq(payRunPerson.isIn, false) : undefined,
    filter.which === 'changed' ? sql`${changed} <> 0` : undefined,
    filter.which === 'checks' || filter.check ? found : undefined,
  )
  // Ids are given in the order of time, as numbers are.
  const column = { number: payRunPerson.employeeId, net: paySlip.netMinor, change: changed }[filter.column]
  const direction = filter.order === 'asc' ? asc : desc
  const joined = and(eq(paySlip.runId, payRunPerson.runId), eq(paySlip.employeeId, payRunPerson.employeeId))
  return paged(filter, {
    rows: look.db
      .select({
        person: payRunPerson,
        slip: slipColumns,
        payment: payPayment.state,
        paidIn: { id: otherRun.id, number: otherRun.number, kind: otherRun.kind },
      })
      .from(payRunPerson)
      .leftJoin(paySlip, joined)
      .leftJoin(payPayment, eq(payPayment.slipId, paySlip.id))
      .leftJoin(otherRun, eq(otherRun.id, payRunPerson.paidIn))
      .where(where)
      .orderBy(direction(column), asc(payRunPerson.employeeId)),
    total: look.db.$count(
      look.db
        .select({ one: sql`1`.as('one') })
        .from(payRunPerson)
        .leftJoin(paySlip, joined)
        .where(where)
        .as('found'),
    ),
    map: async (rows): Promise<RunPersonRow[]> => {
      const ids = rows.map(({ person }) => person.employeeId)
      const employees = await employeeBriefs(look.db, run.companyId, ids)
      const checks = await checksFor(look.db, run.id, ids)
      return rows.map(({ person, slip, payment, paidIn }) => {
        const { id, number, name, latinName } = employees.get(person.employeeId)!
        const own = person.isIn ? slip : null
        return {
          ...{ id, number, name, latinName },
          isIn: person.isIn,
          reason: person.reason,
          paidIn,
          remark: person.remark,
          slipId: own?.id ?? null,
          currency: own?.currency ?? null,
          grossMinor: own?.grossMinor ?? null,
          deductedMinor: own?.deductedMinor ?? null,
          netMinor: own?.netMinor ?? null,
          change: own?.change ? { lastMinor: own.change.lastMinor, nowMinor: own.change.nowMinor, causes: [...own.change.causes] } : null,
          checks: checks.get(id) ?? [],
          payment,
        }
      })
    },
  })
}

const slipColumns = {
  id: paySlip.id,
  currency: paySlip.currency,
  grossMinor: paySlip.grossMinor,
  deductedMinor: paySlip.deductedMinor,
  netMinor: paySlip.netMinor,
  change: paySlip.change,
}

async function checksFor(db: Reader, runId: string, subjects: readonly string[]): Promise<Map<string, RunCheck[]>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .select({ subject: payCheck.subject, check: payCheck.check })
    .from(payCheck)
    .where(and(eq(payCheck.runId, runId), inArray(payCheck.subject, [...subjects])))
  const found = new Map<string, RunCheck[]>()
  for (const { subject, check } of rows) found.set(subject, [...(found.get(subject) ?? []), check])
  return found
}

export async function checksOf(look: Look, filter: Paging & { id: string; check?: RunCheck | undefined; open: boolean }) {
  const run = await runIn(look, filter.id)
  const where = and(
    eq(payCheck.runId, run.id),
    filter.check ? eq(payCheck.check, filter.check) : undefined,
    filter.open ? isNull(payCheck.tickedAt) : undefined,
  )
  const list = await paged(filter, {
    rows: look.db.select().from(payCheck).where(where).orderBy(desc(payCheck.blocking), asc(payCheck.check), asc(payCheck.subject)),
    total: look.db.$count(payCheck, where),
    map: async (rows): Promise<CheckRow[]> => {
      const ids = rows.map(({ subject }) => subject).filter((subject) => subject.length === 36)
      const employees = await employeeBriefs(look.db, run.companyId, ids)
      const people = await accountsByIds(
        look.db,
        rows.flatMap(({ tickedBy }) => tickedBy ?? []),
      )
      return rows.map((row) => {
        const employee = employees.get(row.subject)
        return {
          check: row.check,
          blocking: row.blocking,
          employee: employee ? { id: employee.id, number: employee.number, name: employee.name, latinName: employee.latinName } : null,
          subject: row.subject,
          fact: row.fact,
          tickedBy: row.tickedBy && (people.get(row.tickedBy)?.name ?? ''),
          tickedAt: row.tickedAt?.toString() ?? null,
        }
      })
    },
  })
  const kinds = await look.db
    .select({
      check: payCheck.check,
      count: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${payCheck.tickedAt} is null))::int`,
    })
    .from(payCheck)
    .where(eq(payCheck.runId, run.id))
    .groupBy(payCheck.check)
  const order = Object.keys(runChecks)
  return {
    ...list,
    kinds: kinds
      .map((one) => ({ ...one, blocking: isBlocking(one.check) }))
      .sort((a, b) => order.indexOf(a.check) - order.indexOf(b.check)),
  }
}

/** The regular run of the period before, of the same group. */
async function runBefore(db: Reader, run: PayRunRow): Promise<PayRunRow | null> {
  const [before] = await db
    .select()
    .from(payRun)
    .where(
      and(
        eq(payRun.groupId, run.groupId),
        eq(payRun.kind, 'regular'),
        sql`${payRun.periodTo} < ${run.periodFrom}`,
        notInArray(payRun.state, ['draft', 'review', 'cancelled']),
      ),
    )
    .orderBy(desc(payRun.periodTo))
    .limit(1)
  return before ?? null
}

/** Why the net of a run differs from the one before: those who are in both, those who joined, and those who left. */
export async function versusOf(look: Look, id: string) {
  const run = await runIn(look, id)
  const last = await runBefore(look.db, run)
  const own = await look.db
    .select({ slipId: paySlip.id, employeeId: paySlip.employeeId, change: paySlip.change })
    .from(paySlip)
    .where(and(eq(paySlip.runId, run.id), isNotNull(paySlip.change)))
  const present = own.map(({ employeeId }) => employeeId)
  const gone = last
    ? await look.db
        .select({ slipId: paySlip.id, person: paySlip.employeeId, currency: paySlip.currency, netMinor: paySlip.netMinor })
        .from(paySlip)
        .where(and(eq(paySlip.runId, last.id), sql`not (${paySlip.employeeId} = any(${sql.param(present)}::uuid[]))`))
    : []
  const left = gone.map(
    ({ person, currency, netMinor }): Change => ({
      person,
      currency,
      lastMinor: netMinor,
      nowMinor: 0,
      causes: netMinor === 0 ? [] : [{ cause: 'left', minor: 0 - netMinor }],
    }),
  )
  const rows = versusRun([...own.flatMap(({ change }) => change ?? []), ...left])
  const slipOf = new Map([
    ...gone.map(({ person, slipId }) => [person, slipId] as const),
    ...own.map(({ employeeId, slipId }) => [employeeId, slipId] as const),
  ])
  const shown = rows.map((row) => ({ ...row, causes: row.causes.map((one) => ({ ...one, people: one.people.slice(0, 100) })) }))
  const ids = shown.flatMap(({ causes }) => causes.flatMap(({ people }) => people.map(({ person }) => person)))
  const employees = await employeeBriefs(look.db, run.companyId, [...new Set(ids)])
  return {
    last: last && { id: last.id, number: last.number },
    currencies: shown.map(({ causes, ...row }) => ({
      ...row,
      causes: causes.map(({ people, ...one }) => ({
        ...one,
        people: people.flatMap(({ person, minor }) => {
          const employee = employees.get(person)
          return employee
            ? [
                {
                  id: person,
                  number: employee.number,
                  name: employee.name,
                  latinName: employee.latinName,
                  minor,
                  slipId: slipOf.get(person) ?? null,
                },
              ]
            : []
        }),
      })),
    })),
  }
}

export async function linesOf(look: Look, id: string) {
  const run = await runIn(look, id)
  const { rows } = await look.db.execute<{
    currency: string
    kind: Slip['lines'][number]['kind']
    code: string
    label: string
    people: number
    minor: number
  }>(sql`
    select s.currency, l->>'kind' as kind, l->>'code' as code, l->>'label' as label, count(distinct s.employee_id)::int as people,
      sum((l->>'minor')::bigint)::bigint as minor
    from ${paySlip} s cross join lateral json_array_elements((s.slip::json)->'lines') l
    where s.run_id = ${run.id} group by 1, 2, 3, 4 order by 1, 6 desc`)
  return { lines: await namedLines(look.db, run.companyId, rows) }
}

export async function historyOf(look: Look, id: string) {
  const run = await runIn(look, id)
  const moves = await look.db.select().from(payRunMove).where(eq(payRunMove.runId, run.id)).orderBy(desc(payRunMove.id)).limit(500)
  const people = await accountsByIds(
    look.db,
    moves.map(({ actorId }) => actorId),
  )
  return {
    moves: moves.map((move) => ({
      id: move.id,
      at: move.at.toString(),
      who: people.get(move.actorId)?.name ?? '',
      move: move.move,
      from: move.fromState,
      to: move.toState,
      reason: move.reason,
      detail: move.detail,
      postings: move.postingIds,
    })),
  }
}
