import type { z } from 'zod'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, gte, inArray, lte, ne, or, type SQL } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuseFields, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import type { absenceCalls } from '../contract/calls.ts'
import { totalOf } from '../contract/days.ts'
import { type RequestMove, requestMoveNames } from '../contract/states.ts'
import type { RequestDetail, RequestRow } from '../contract/views.ts'
import { keptDays, previewOf } from './evaluate.ts'
import { requestLifecycle } from './lifecycle.ts'
import { filtered, isNarrow, whoAre } from './people.ts'
import { objectionTo, requestIn } from './requests.ts'
import { scopeOf } from './scope.ts'
import { type LeaveRequestRow, leaveEvent, leaveRequest } from './tables.ts'
import { leaveTypesOf, typeIn } from './types.ts'

type Input = Omit<z.output<(typeof absenceCalls)['GET /ws/absence/requests']['input']>, 'pageNo' | 'pageSize' | 'order' | 'column'>

/** Requests that the caller may see, under a filter. A draft is its author's. */
async function conditionOf(look: Look, { state, type, employeeId, from, to, ...people }: Input): Promise<SQL | undefined> {
  const companyId = companyOf(look.actor)
  if (from && to && from > to) throw refuseFields({ to: 'dateOrder' })
  const { sees } = await scopeOf(look)
  const own = eq(leaveRequest.askedBy, look.actor.accountId)
  const conditions = [
    eq(leaveRequest.companyId, companyId),
    or(own, ne(leaveRequest.state, 'draft')),
    state && eq(leaveRequest.state, state),
    type === undefined ? undefined : eq(leaveRequest.type, type),
    employeeId === undefined ? undefined : eq(leaveRequest.employeeId, employeeId),
    from === undefined ? undefined : gte(leaveRequest.toOn, from),
    to === undefined ? undefined : lte(leaveRequest.fromOn, to),
  ]
  if (sees !== 'all') {
    const team = await employeesIn(look.db, companyId, { teamIds: sees })
    conditions.push(or(own, ofAny(team)))
  }
  if (isNarrow(people)) conditions.push(ofAny(filtered(await employeesIn(look.db, companyId), people)))
  return and(...conditions)
}

const ofAny = (employees: readonly { id: string }[]): SQL =>
  anyOf(
    leaveRequest.employeeId,
    employees.map(({ id }) => id),
  )

const sorted = { askedAt: leaveRequest.askedAt, from: leaveRequest.fromOn } as const

export async function listRequests(look: Look, input: z.output<(typeof absenceCalls)['GET /ws/absence/requests']['input']>) {
  const { pageNo, pageSize, order, column, ...filter } = input
  const where = await conditionOf(look, filter)
  return paged(
    { pageNo, pageSize },
    {
      rows: look.db
        .select()
        .from(leaveRequest)
        .where(where)
        .orderBy(...inOrder(order, sorted[column], leaveRequest.id)),
      total: look.db.$count(leaveRequest, where),
      map: (rows) => rowsFor(look, rows),
    },
  )
}

/** The requests of one employee, latest first; without drafts of others. */
export async function requestsOf(look: Look, employeeId: string): Promise<RequestRow[]> {
  const rows = await look.db
    .select()
    .from(leaveRequest)
    .where(
      and(
        eq(leaveRequest.companyId, companyOf(look.actor)),
        eq(leaveRequest.employeeId, employeeId),
        or(eq(leaveRequest.askedBy, look.actor.accountId), ne(leaveRequest.state, 'draft')),
      ),
    )
    .orderBy(...inOrder('desc', leaveRequest.fromOn, leaveRequest.id))
    .limit(REQUESTS)
  return rowsFor(look, rows)
}
const REQUESTS = 200

async function rowsFor(look: Look, rows: readonly LeaveRequestRow[]): Promise<RequestRow[]> {
  if (rows.length === 0) return []
  const employees = await employeesIn(look.db, companyOf(look.actor), { ids: rows.map(({ employeeId }) => employeeId) })
  const people = await whoAre(look, employees)
  const accounts = await accountsByIds(
    look.db,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
  )
  return rows.flatMap((row) => {
    const employee = people.get(row.employeeId)
    if (!employee) return []
    return {
      id: row.id,
      version: row.version,
      state: row.state,
      employee,
      type: row.type,
      from: row.fromOn,
      to: row.toOn,
      totalHundredths: row.totalHundredths,
      askedBy: accounts.get(row.askedBy)?.name ?? '',
      askedAt: row.askedAt?.toString() ?? null,
      decidedBy: row.decidedBy ? (accounts.get(row.decidedBy)?.name ?? '') : '',
      decidedAt: row.decidedAt?.toString() ?? null,
    }
  })
}

/** A request with what it does, or did: one that waits is counted as it would be granted now, others show the days that were kept. */
export async function requestDetailOf(look: Look, id: string): Promise<RequestDetail> {
  const found = await requestIn(look, id)
  const { row, employee } = found
  const [brief] = await rowsFor(look, [row])
  if (!brief) throw new Error('no row of a request')
  const type = typeIn(await leaveTypesOf(look.db, row.companyId, look.now), row.type)
  const wanted = { from: row.fromOn, to: row.toOn, halves: row.halves }
  const preview = await previewOf(look, employee, { ...type, halfDays: true }, wanted, row)
  const decided = row.state !== 'draft' && row.state !== 'asked'
  const kept = (await keptDays(look.db, row.companyId, [row.id])).get(row.id)
  const names = new Map(preview.days.map(({ day, name }) => [day, name]))
  const days =
    decided && kept
      ? kept.map(({ day, part, kind, hundredths }) => ({ day, part, kind, hundredths, name: names.get(day) ?? null }))
      : preview.days
  return {
    ...brief,
    note: row.note,
    reason: row.reason,
    halves: row.halves,
    preview: {
      ...preview,
      days,
      totalHundredths: decided && kept ? totalOf(days) : decided ? row.totalHundredths : preview.totalHundredths,
      // Only what may still happen is judged.
      ...(decided && { objection: null, conflicts: [], balance: null }),
    },
    moves: requestMoveNames
      .filter((move: RequestMove) => allows(requestLifecycle, row.state, move))
      .map((move) => {
        const against = objectionTo(move, found)
        return { move, why: against ? sentenceOf(against, look.lang) : move === 'grant' ? preview.objection : null }
      }),
    history: await historyOf(look, row),
  }
}

async function historyOf(look: Look, row: LeaveRequestRow): Promise<RequestDetail['history']> {
  const events = await look.db
    .select()
    .from(leaveEvent)
    .where(and(eq(leaveEvent.companyId, row.companyId), eq(leaveEvent.requestId, row.id)))
    .orderBy(...inOrder('desc', leaveEvent.at, leaveEvent.id))
  const accounts = await accountsByIds(
    look.db,
    events.flatMap(({ accountId }) => accountId ?? []),
  )
  return events.map(({ id, kind, accountId, at, note, fromOn, toOn, totalHundredths }) => ({
    id,
    kind,
    by: accountId ? (accounts.get(accountId)?.name ?? '') : '',
    at: at.toString(),
    note,
    from: fromOn,
    to: toOn,
    totalHundredths,
  }))
}

/** How many requests wait that the caller may decide on. */
export async function waitingFor(look: Look): Promise<number> {
  const { decides } = await scopeOf(look)
  const companyId = companyOf(look.actor)
  const asked = and(eq(leaveRequest.companyId, companyId), inArray(leaveRequest.state, ['asked']))
  if (decides === 'all') return look.db.$count(leaveRequest, asked)
  if (decides.length === 0) return 0
  return look.db.$count(leaveRequest, and(asked, ofAny(await employeesIn(look.db, companyId, { teamIds: decides }))))
}
