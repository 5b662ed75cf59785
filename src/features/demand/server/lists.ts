import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ParsedOf } from '../../../platform/contract/call.ts'
import { type Page, page } from '../../../platform/contract/page.ts'
import { keptFor } from '../../../platform/server/kept.ts'
import type { Look } from '../../../platform/server/services.ts'
import { isCompanyVerified } from '../../company/server/reads.ts'
import type { DemandCalls } from '../contract/calls.ts'
import { stageOf } from '../contract/lifecycle.ts'
import type { DemandRow as DemandAnswer } from '../contract/schema.ts'
import { moveNames } from '../contract/texts.ts'
import { moveOf, permissionFor } from './machine.ts'
import { presentRows } from './present.ts'
import { columnsAndApplicants } from './reach.ts'
import { type ApplicationState, demand, demandApplication } from './tables.ts'

type Input<K extends keyof DemandCalls> = ParsedOf<DemandCalls[K]>

/** Inside title, description, deliverables and number, in any language (see `search_grams`). */
export const matches = (text: string): SQL | undefined => (text === '' ? undefined : sql`${demand.search} @@ search_query(${text})`)

const sorted = (column: PgColumn, order: 'asc' | 'desc'): SQL[] =>
  order === 'asc' ? [asc(column), asc(demand.id)] : [desc(column), desc(demand.id)]

async function listed(
  look: Look,
  where: SQL | undefined,
  order: SQL[],
  input: { pageNo: number; pageSize: number },
  total: () => Promise<number> = () => look.db.$count(demand, where),
): Promise<Page<DemandAnswer>> {
  const [rows, count] = await Promise.all([
    look.db
      .select(columnsAndApplicants)
      .from(demand)
      .where(where)
      .orderBy(...order)
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    total(),
  ])
  return page(await presentRows(look, rows), count, input)
}

/**
 * What waits for the publisher, as a condition on the table: of the moves that say so, those that the caller's role may make, and publishing only once the
 * company is verified.
 */
async function waitsForMe(look: Look): Promise<SQL> {
  const verified = await isCompanyVerified(look.db, look.actor.companyId ?? '')
  const conditions = moveNames.flatMap((move) => {
    const { waitsForPublisher } = moveOf(move)
    const permission = permissionFor(move, look.actor)
    const may = (!permission || look.actor.holds(permission)) && (move !== 'publish' || verified)
    return may && waitsForPublisher ? [waitsForPublisher] : []
  })
  return or(...conditions) ?? sql`false`
}

export async function myDemands(look: Look, input: Input<'GET /ws/demand/mine'>): Promise<Page<DemandAnswer>> {
  const where = and(
    eq(demand.companyId, look.actor.companyId ?? ''),
    matches(input.search),
    input.stage.length > 0
      ? inArray(
          demand.stage,
          input.stage.map((status) => stageOf(status)),
        )
      : undefined,
    input.currency ? eq(demand.currency, input.currency) : undefined,
    input.waiting ? await waitsForMe(look) : undefined,
  )
  const column = { updatedAt: demand.updatedAt, amount: demand.amountMinor, recruitEnd: demand.recruitEnd, number: demand.number }[
    input.column
  ]
  return listed(look, where, sorted(column, input.order), input)
}

const NEEDS_SHOWN = 8

export async function needsYou(look: Look): Promise<DemandAnswer[]> {
  const where = and(eq(demand.companyId, look.actor.companyId ?? ''), await waitsForMe(look))
  const rows = await look.db.select(columnsAndApplicants).from(demand).where(where).orderBy(asc(demand.updatedAt)).limit(NEEDS_SHOWN)
  return presentRows(look, rows)
}

type JoinedState = NonNullable<Input<'GET /ws/demand/joined'>['state']>

const isServed = eq(demandApplication.state, 'served')
const joinedStates: Record<JoinedState, SQL | undefined> = {
  invited: eq(demandApplication.state, 'invited'),
  open: eq(demandApplication.state, 'applied'),
  serving: or(eq(demandApplication.state, 'picked'), and(isServed, inArray(demand.stage, ['service', 'complete']))),
  settled: and(isServed, inArray(demand.stage, ['confirmed', 'acceptance', 'ended'])),
  past: inArray(demandApplication.state, ['withdrawn', 'unpicked', 'declined', 'overdue', 'lost']),
}

export async function joinedDemands(
  look: Look,
  input: Input<'GET /ws/demand/joined'>,
): Promise<Page<DemandAnswer & { applicationState: ApplicationState }>> {
  const where = and(
    eq(demandApplication.accountId, look.actor.accountId),
    matches(input.search),
    input.state ? joinedStates[input.state] : undefined,
  )
  const column = { updatedAt: demandApplication.updatedAt, amount: demand.amountMinor, expectedCompletion: demand.expectedCompletion }[
    input.column
  ]
  const [rows, [total]] = await Promise.all([
    look.db
      .select({ demand: columnsAndApplicants, state: demandApplication.state })
      .from(demandApplication)
      .innerJoin(demand, eq(demand.id, demandApplication.demandId))
      .where(where)
      .orderBy(...sorted(column, input.order))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    look.db.select({ n: count() }).from(demandApplication).innerJoin(demand, eq(demand.id, demandApplication.demandId)).where(where),
  ])
  const presented = await presentRows(
    look,
    rows.map((row) => row.demand),
  )
  const records = presented.map((row, index) => ({ ...row, applicationState: rows[index]!.state }))
  return page(records, total!.n, input)
}

export async function operatorDemands(look: Look, input: Input<'GET /ws/operator/demands'>) {
  const where = and(
    matches(input.search),
    input.review === 'waiting' ? eq(demand.review, 'waiting') : undefined,
    input.stage.length > 0
      ? inArray(
          demand.stage,
          input.stage.map((status) => stageOf(status)),
        )
      : undefined,
  )
  const column = input.column === 'reviewAskedAt' && input.review === 'waiting' ? demand.reviewAskedAt : demand.updatedAt
  const answer = await listed(look, where, sorted(column, input.review === 'waiting' ? 'asc' : input.order), input)
  const asked = await look.db
    .select({ id: demand.id, at: demand.reviewAskedAt })
    .from(demand)
    .where(
      inArray(
        demand.id,
        answer.records.map((row) => row.id),
      ),
    )
  const askedAt = new Map(asked.map((row) => [row.id, row.at?.toString() ?? null]))
  return { ...answer, records: answer.records.map((row) => ({ ...row, reviewAskedAt: askedAt.get(row.id) ?? null })) }
}

/** Open demands of others and of oneself alike: the hall shows the market. */
export const isOpen = and(eq(demand.stage, 'matching'), eq(demand.visibility, 'public'))

export async function hallList(
  look: Look,
  input: Input<'GET /ws/hall/list'>,
  bounds: { from: number | null; to: number | null },
): Promise<Page<DemandAnswer>> {
  const where = and(
    isOpen,
    matches(input.search),
    among(demand.category, input.category),
    among(demand.regionCode, input.region),
    among(demand.contractKind, input.contractKind),
    among(demand.workLanguage, input.workLanguage),
    input.currency ? eq(demand.currency, input.currency) : undefined,
    bounds.from === null ? undefined : sql`${demand.amountMinor} >= ${bounds.from}`,
    bounds.to === null ? undefined : sql`${demand.amountMinor} <= ${bounds.to}`,
  )
  const column = { publishedAt: demand.publishedAt, amount: demand.amountMinor, recruitEnd: demand.recruitEnd }[input.column]
  const { pageNo: _, pageSize: __, column: ___, order: ____, ...filters } = input
  // Counting thousands of matches costs more than finding the first twenty (decision 10).
  return listed(look, where, sorted(column, input.order), input, () =>
    keptFor(look, `demand.count ${JSON.stringify(filters)}`, () => look.db.$count(demand, where)),
  )
}

const among = (column: PgColumn, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined

export const hasApplied = (look: Look) =>
  exists(
    look.db
      .select({ one: sql`1` })
      .from(demandApplication)
      .where(and(eq(demandApplication.demandId, demand.id), eq(demandApplication.accountId, look.actor.accountId))),
  )
