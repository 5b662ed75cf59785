import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ParsedOf } from '../../../platform/contract/call.ts'
import { type Page, page } from '../../../platform/contract/page.ts'
import { keptFor } from '../../../platform/server/kept.ts'
import { search, searchedPage } from '../../../platform/server/search/search.ts'
import type { Asked, Order, Searchable } from '../../../platform/server/search/searchable.ts'
import type { Look } from '../../../platform/server/services.ts'
import { isCompanyVerified } from '../../company/server/reads.ts'
import { vocabulary } from '../../dictionary/server/reads.ts'
import type { DemandCalls } from '../contract/calls.ts'
import { type Move, permissionOf } from '../contract/lifecycle.ts'
import type { DemandRow as DemandAnswer } from '../contract/schema.ts'
import { presentRows } from './present.ts'
import { columnsAndApplicants } from './reach.ts'
import { demandFields } from './search-fields.ts'
import { type ApplicationState, demand, demandApplication } from './tables.ts'

type Input<K extends keyof DemandCalls> = ParsedOf<DemandCalls[K]>

/** Titles, descriptions, deliverables and numbers, by region, category and language too. */
export const demandSearch: Searchable = {
  fields: demandFields,
  table: demand,
  id: demand.id,
  vocabulary,
  order: [
    { by: demand.publishedAt, desc: true },
    { by: demand.id, desc: true },
  ],
}

const sorted = (column: PgColumn, order: 'asc' | 'desc'): Order[] => [
  { by: column, desc: order === 'desc' },
  { by: demand.id, desc: order === 'desc' },
]
const sqlOf = (order: readonly Order[]): SQL[] => order.map(({ by, desc: down }) => (down ? desc(by) : asc(by)))

/** The column that a list is sorted by; best first where there are words and nothing else is asked for. */
const orderOf = <C extends string>(
  input: { search: string; column: C | 'relevance'; order: 'asc' | 'desc' },
  columns: Record<C, PgColumn>,
  usual: C,
): Order[] | undefined => {
  if (input.column !== 'relevance') return sorted(columns[input.column], input.order)
  return input.search === '' ? sorted(columns[usual], 'desc') : undefined
}

/** The demands that words find. */
async function searched(look: Look, text: string, asked: Omit<Asked, 'text'>): Promise<Page<DemandAnswer>> {
  const found = await search(look, demandSearch, { text, ...asked })
  const rows = await look.db.select(columnsAndApplicants).from(demand).where(inArray(demand.id, found.ids))
  const records = (await presentRows(look, rows)).map((record) => ({ id: record.id, record }))
  return searchedPage(found, records, asked)
}

async function listed(
  look: Look,
  where: SQL | undefined,
  order: readonly Order[] | undefined,
  input: { pageNo: number; pageSize: number },
  total: () => Promise<number> = () => look.db.$count(demand, where),
): Promise<Page<DemandAnswer>> {
  const [rows, count] = await Promise.all([
    look.db
      .select(columnsAndApplicants)
      .from(demand)
      .where(where)
      .orderBy(...sqlOf(order ?? demandSearch.order))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    total(),
  ])
  return page(await presentRows(look, rows), count, input)
}

/** What waits for the publisher, as a condition of each move: the list's twin of `nextOf`. */
const waits: Partial<Record<Move, SQL>> = {
  hosting: sql`${demand.status} = 0 and ${demand.amountMinor} > 0`,
  publish: sql`${demand.status} = 1 and ${demand.review} <> 'waiting'`,
  pick: sql`${demand.status} = 2 and exists (select from demand_application a where a.demand_id = ${demand.id} and a.state = 'applied')`,
  grantPostpone: sql`${demand.status} = 4 and ${demand.postpone} = 'asked'`,
  confirm: sql`${demand.status} = 5`,
  accept: sql`${demand.status} = 6`,
  close: sql`${demand.status} = 7 and not ${demand.publisherClosed}`,
}

/** Of these, the moves that the caller's role may make, and publishing only once the company is verified. */
async function waitsForMe(look: Look): Promise<SQL> {
  const verified = await isCompanyVerified(look.db, look.actor.companyId ?? '')
  const mine = (Object.entries(waits) as Array<[Move, SQL]>).filter(([move]) => {
    const permission = permissionOf(move, 'publisher')
    return (!permission || look.actor.holds(permission)) && (move !== 'publish' || verified)
  })
  return or(...mine.map(([, condition]) => condition)) ?? sql`false`
}

export async function myDemands(look: Look, input: Input<'GET /ws/demand/mine'>): Promise<Page<DemandAnswer>> {
  const within = eq(demand.companyId, look.actor.companyId ?? '')
  const where = and(
    input.stage.length > 0 ? inArray(demand.status, input.stage as never) : undefined,
    input.currency ? eq(demand.currency, input.currency) : undefined,
    input.waiting ? await waitsForMe(look) : undefined,
  )
  const columns = { updatedAt: demand.updatedAt, amount: demand.amountMinor, recruitEnd: demand.recruitEnd, number: demand.number }
  const order = orderOf(input, columns, 'updatedAt')
  return input.search === ''
    ? listed(look, and(within, where), order, input)
    : searched(look, input.search, { within, where, order, owned: true, pageNo: input.pageNo, pageSize: input.pageSize })
}

const NEEDS_SHOWN = 8

export async function needsYou(look: Look): Promise<DemandAnswer[]> {
  const where = and(eq(demand.companyId, look.actor.companyId ?? ''), await waitsForMe(look))
  const rows = await look.db.select(columnsAndApplicants).from(demand).where(where).orderBy(asc(demand.updatedAt)).limit(NEEDS_SHOWN)
  return presentRows(look, rows)
}

const joinedStates: Record<string, SQL> = {
  invited: sql`${demandApplication.state} = 'invited'`,
  open: sql`${demandApplication.state} = 'applied'`,
  serving: sql`(${demandApplication.state} = 'picked' or (${demandApplication.state} = 'served' and ${demand.status} in (4, 5)))`,
  settled: sql`(${demandApplication.state} = 'served' and ${demand.status} in (6, 7, 8))`,
  past: sql`${demandApplication.state} in ('withdrawn', 'unpicked', 'declined', 'overdue', 'lost')`,
}

export async function joinedDemands(
  look: Look,
  input: Input<'GET /ws/demand/joined'>,
): Promise<Page<DemandAnswer & { applicationState: ApplicationState }>> {
  const { search: text, pageNo, pageSize } = input
  const within = eq(demandApplication.accountId, look.actor.accountId)
  const where = input.state ? joinedStates[input.state] : undefined
  const columns = { updatedAt: demandApplication.updatedAt, amount: demand.amountMinor, expectedCompletion: demand.expectedCompletion }
  const order = orderOf(input, columns, 'updatedAt')
  const isOne = eq(demand.id, demandApplication.demandId)
  const found =
    text === ''
      ? undefined
      : await search(look, demandSearch, {
          text,
          within,
          where,
          order,
          owned: true,
          from: sql`${demandApplication} inner join ${demand} on ${isOne}`,
          pageNo,
          pageSize,
        })
  const chosen = found ? and(within, inArray(demand.id, found.ids)) : and(within, where)
  const [rows, [total]] = await Promise.all([
    look.db
      .select({ demand: columnsAndApplicants, state: demandApplication.state })
      .from(demandApplication)
      .innerJoin(demand, isOne)
      .where(chosen)
      .orderBy(...sqlOf(order ?? demandSearch.order))
      .limit(pageSize)
      .offset(found ? 0 : (pageNo - 1) * pageSize),
    found ? [] : look.db.select({ n: count() }).from(demandApplication).innerJoin(demand, isOne).where(chosen),
  ])
  const presented = await presentRows(
    look,
    rows.map((row) => row.demand),
  )
  const records = presented.flatMap((row, index) => {
    const applicationState = rows[index]?.state
    return applicationState ? [{ ...row, applicationState }] : []
  })
  if (!found) return page(records, total?.n ?? 0, input)
  return searchedPage(
    found,
    records.map((record) => ({ id: record.id, record })),
    input,
  )
}

export async function operatorDemands(look: Look, input: Input<'GET /ws/operator/demands'>) {
  const where = and(
    input.review === 'waiting' ? eq(demand.review, 'waiting') : undefined,
    input.stage.length > 0 ? inArray(demand.status, input.stage as never) : undefined,
  )
  const isQueue = input.review === 'waiting'
  const column = input.column !== 'updatedAt' && isQueue ? demand.reviewAskedAt : demand.updatedAt
  // The queue is worked off from its head, whatever is looked for in it.
  const isBestFirst = input.column === 'relevance' && input.search !== '' && !isQueue
  const order = isBestFirst ? undefined : sorted(column, isQueue ? 'asc' : input.order)
  const answer =
    input.search === ''
      ? await listed(look, where, order, input)
      : await searched(look, input.search, { within: undefined, where, order, pageNo: input.pageNo, pageSize: input.pageSize })
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
export const isOpen = and(eq(demand.status, 2), eq(demand.visibility, 'public'))

export async function hallList(
  look: Look,
  input: Input<'GET /ws/hall/list'>,
  bounds: { from: number | null; to: number | null },
): Promise<Page<DemandAnswer>> {
  const where = and(
    among(demand.category, input.category),
    among(demand.regionCode, input.region),
    among(demand.contractKind, input.contractKind),
    among(demand.workLanguage, input.workLanguage),
    input.currency ? eq(demand.currency, input.currency) : undefined,
    bounds.from === null ? undefined : sql`${demand.amountMinor} >= ${bounds.from}`,
    bounds.to === null ? undefined : sql`${demand.amountMinor} <= ${bounds.to}`,
  )
  const columns = { publishedAt: demand.publishedAt, amount: demand.amountMinor, recruitEnd: demand.recruitEnd }
  const order = orderOf(input, columns, 'publishedAt')
  const { pageNo, pageSize, column: _, order: __, search: text, ...filters } = input
  if (text !== '') return searched(look, text, { within: 'open', where, order, pageNo, pageSize })
  const open = and(isOpen, where)
  // Counting thousands costs more than finding the first twenty (decision 10).
  const total = () =>
    keptFor(
      look,
      `hall.count ${JSON.stringify(filters)}`,
      () => look.db.$count(demand, open),
      (count) => count >= 1_000,
    )
  return listed(look, open, order, input, total)
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
