import { type CashCurrency, parseAmount } from '../../../../platform/contract/amount.ts'
import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Paging } from '../../../../platform/contract/page.ts'
import { prepared, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, exists, inArray, not, or, type PgColumn, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed, orderOf } from '../../../../platform/server/data/search/listed.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Asked, Order, Searchable } from '../../../../platform/server/data/search/searchable.ts'
import { keptFor } from '../../../../platform/server/kept.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { companiesNamed, isCompanyVerified, isNotDisabled } from '../../../base/company/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import { isBookmarked } from '../../../base/saved/server/reads.ts'
import type { DemandCalls } from '../contract/calls.ts'
import type { Status } from '../contract/lifecycle.ts'
import { isBefore, pickableStates, stageNames, stageOf } from '../contract/lifecycle.ts'
import type { DemandRow as DemandAnswer } from '../contract/schema.ts'
import { moveNames } from '../contract/texts.ts'
import { moveOf, permissionFor } from './machine.ts'
import { overPart } from './parts/over.ts'
import { presentRows } from './present.ts'
import { briefColumns } from './reach.ts'
import { isUnsealed } from './sealed-sql.ts'
import { demandFields } from './search-fields.ts'
import { demand, demandApplication } from './tables.ts'

type Input<K extends keyof DemandCalls> = ParsedOf<DemandCalls[K]>

/** Titles, descriptions, deliverables and numbers, also by region, category and language. */
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

type Filters = Pick<Asked, 'within' | 'where' | 'owned'>

/** One page of demands, with the number of applicants. */
const demands = (look: Look, input: Paging & { search: string }, order: readonly Order[] | undefined, asked: Filters, keptAs?: string) =>
  listed(look, demandSearch, input, {
    ...asked,
    order,
    rows: (where) => look.db.select(briefColumns).from(demand).where(where),
    id: (row) => row.id,
    total: (where) => {
      const count = () => look.db.$count(demand, where)
      return keptAs === undefined ? count() : keptFor(look, keptAs, count)
    },
    map: (rows) => presentRows(look, rows),
  })

/** A part was sent, the next one is to be funded, or a supplementary sheet waits, which may outlive the work. */
const partsWait = sql`${demand.hostingMinor} is not null and exists (select from demand_part p where p.demand_id = ${demand.id} and (p.state = 'supplemented'
    or (${eq(demand.stage, 'service')} and ((p.state = 'sent' and not p.is_last) or (p.state = 'planned' and not exists (select from demand_part e
      where e.demand_id = p.demand_id and e.place < p.place and not ${overPart('e')}))))))`

/**
 * What waits for the publisher, as an SQL condition: of the moves that define one, those that the caller's role may make, and publishing
 * only once the company is verified.
 */
async function waitsForMe(look: Look): Promise<SQL> {
  const verified = await isCompanyVerified(look.db, companyOf(look.actor))
  const conditions = moveNames.flatMap((move) => {
    const { waitsForPublisher } = moveOf(move)
    const permission = permissionFor(move, look.actor)
    const may = (!permission || look.actor.holds(permission)) && (move !== 'publish' || verified)
    return may && waitsForPublisher ? [move === 'pick' ? (and(waitsForPublisher, isUnsealed) as SQL) : waitsForPublisher] : []
  })
  if (look.actor.holds('demand:confirm')) conditions.push(partsWait)
  return or(...conditions) ?? sql`false`
}

const inStages = (stages: readonly Status[]): SQL | undefined =>
  stages.length > 0 ? inArray(demand.stage, stages.map(stageOf)) : undefined

/** EUR 12,800 is not less than USD 13,500: amounts are compared within their currency. */
const byAmount = { by: demand.amountMinor, within: demand.currency }

export async function myDemands(look: Look, input: Input<'GET /ws/demand/mine'>) {
  const columns = { updatedAt: demand.updatedAt, amount: byAmount, recruitEnd: demand.recruitEnd, number: demand.number }
  return demands(look, input, orderOf(input, columns, 'updatedAt', demand.id), {
    within: eq(demand.companyId, companyOf(look.actor)),
    where: and(
      inStages(input.stage),
      input.currency ? eq(demand.currency, input.currency) : undefined,
      input.waiting ? await waitsForMe(look) : undefined,
    ),
    owned: true,
  })
}

const NEEDS_SHOWN = 8

/** The next step of a demand that the company serves, or to which it was invited, is its own. */
const jobsWait = (companyId: string, now: Temporal.Instant): SQL | undefined =>
  or(
    and(
      eq(demand.providerId, companyId),
      or(eq(demand.stage, 'selected'), and(inArray(demand.stage, ['confirmed', 'acceptance']), eq(demand.providerClosed, false))),
    ),
    and(
      eq(demand.stage, 'matching'),
      sql`${demand.id} in (select a.demand_id from demand_application a where a.account_id = ${companyId} and (a.state = 'invited'
        or a.state in ${[...pickableStates]} and (a.stale or a.counter_until > ${now.toString()})))`,
    ),
  )

/** What waits for the company: of its own demands, then of those that it serves. */
export async function needsYou(look: Look): Promise<DemandAnswer[]> {
  const companyId = companyOf(look.actor)
  const rowsOf = (where: SQL | undefined) =>
    look.db.select(briefColumns).from(demand).where(where).orderBy(asc(demand.updatedAt)).limit(NEEDS_SHOWN)
  const waits = await waitsForMe(look)
  const [own, jobs] = await together(
    () => rowsOf(and(eq(demand.companyId, companyId), waits)),
    () => (look.actor.holds('demand:serve') ? rowsOf(jobsWait(companyId, look.now)) : []),
  )
  return (await presentRows(look, [...own, ...jobs].slice(0, NEEDS_SHOWN))).filter((row) => row !== undefined)
}

type JoinedState = NonNullable<Input<'GET /ws/demand/joined'>['state']>

const isServed = eq(demandApplication.state, 'served')
/** Picked before, and not started. Rows older than this rule did not end when another provider began. */
const isPickableAgain = inArray(
  demandApplication.state,
  [...pickableStates].filter((state) => state !== 'applied'),
)
const hasBegun = inArray(
  demand.stage,
  stageNames.filter((stage) => !isBefore(stage, 'service')),
)
const joinedStates: Record<JoinedState, SQL | undefined> = {
  invited: eq(demandApplication.state, 'invited'),
  open: or(eq(demandApplication.state, 'applied'), and(isPickableAgain, not(hasBegun))),
  serving: or(eq(demandApplication.state, 'picked'), and(isServed, inArray(demand.stage, ['service', 'complete']))),
  settled: and(isServed, inArray(demand.stage, ['confirmed', 'acceptance', 'ended'])),
  past: or(inArray(demandApplication.state, ['withdrawn', 'turnedDown', 'lost']), and(isPickableAgain, hasBegun)),
}

export async function joinedDemands(look: Look, input: Input<'GET /ws/demand/joined'>) {
  // Who was not picked goes on reading what the demand said: the order must not tell what was agreed.
  const isTheirs = eq(demand.providerId, ownerOf(look.actor).ownerId)
  const amount = sql`case when ${isTheirs} then ${demand.amountMinor} else coalesce((${demand.asked} ->> 'amountMinor')::bigint, ${demand.amountMinor}) end`
  const due = sql`case when ${isTheirs} then ${demand.expectedCompletion} else coalesce((${demand.asked} ->> 'expectedCompletion')::date, ${demand.expectedCompletion}) end`
  const columns = { updatedAt: demandApplication.updatedAt, amount: { by: amount, within: demand.currency }, expectedCompletion: due }
  const isOne = eq(demand.id, demandApplication.demandId)
  return listed(look, demandSearch, input, {
    within: eq(demandApplication.partyId, ownerOf(look.actor).ownerId),
    where: input.state ? joinedStates[input.state] : undefined,
    owned: true,
    from: sql`${demandApplication} inner join ${demand} on ${isOne}`,
    order: orderOf(input, columns, 'updatedAt', demand.id),
    rows: (where) =>
      look.db
        .select({ ...briefColumns, applicationState: demandApplication.state })
        .from(demandApplication)
        .innerJoin(demand, isOne)
        .where(where),
    id: (row) => row.id,
    total: (where) => look.db.$count(look.db.select({ id: demand.id }).from(demandApplication).innerJoin(demand, isOne).where(where)),
    map: async (rows) => {
      const presented = await presentRows(look, rows)
      return presented.map((row, at) => row && { ...row, applicationState: rows[at]!.applicationState })
    },
  })
}

export async function operatorDemands(look: Look, input: Input<'GET /ws/operator/demands'>) {
  const isQueue = input.review === 'waiting'
  const column = isQueue && input.column !== 'updatedAt' ? 'reviewAskedAt' : 'updatedAt'
  // The queue keeps its order even in a search: oldest first.
  const sorting = isQueue ? { ...input, column, order: 'asc' as const } : { ...input, column: input.search === '' ? column : input.column }
  // An unchanged copy of what was published before takes a moment: it comes first.
  const columns = { reviewAskedAt: { by: demand.reviewAskedAt, within: demand.isUnchangedCopy }, updatedAt: demand.updatedAt }
  const answer = await demands(look, input, orderOf(sorting, columns, 'updatedAt', demand.id), {
    within: undefined,
    where: and(isQueue ? eq(demand.review, 'waiting') : undefined, inStages(input.stage)),
  })
  const asked = await look.db
    .select({ id: demand.id, at: demand.reviewAskedAt, isUnchangedCopy: demand.isUnchangedCopy })
    .from(demand)
    .where(
      inArray(
        demand.id,
        answer.records.map((row) => row.id),
      ),
    )
  const byId = new Map(asked.map((row) => [row.id, row]))
  return {
    ...answer,
    records: answer.records.map((row) => ({
      ...row,
      reviewAskedAt: byId.get(row.id)?.at?.toString() ?? null,
      isUnchangedCopy: byId.get(row.id)?.isUnchangedCopy ?? false,
    })),
  }
}

/** Open demands of all companies, including the caller's own: the hall shows the market. */
const isOpen = and(eq(demand.stage, 'matching'), eq(demand.visibility, 'public'))

/**
 * The condition that leaves out demands of disabled companies; none while no disabled company has an open one, so that the hall is read by
 * its ranked postings.
 */
async function notOfDisabled({ db }: Pick<Look, 'db'>): Promise<SQL | undefined> {
  const [one] = await openOfDisabled(db).execute()
  return one && isNotDisabled(demand.companyId)
}

const openOfDisabled = prepared((db) =>
  db
    .select({ id: demand.id })
    .from(demand)
    .where(and(isOpen, not(isNotDisabled(demand.companyId))))
    .limit(1)
    .prepare('open_of_disabled'),
)

/** What the hall shows to everybody. */
export const openToAll = async (look: Pick<Look, 'db'>): Promise<SQL | undefined> => and(isOpen, await notOfDisabled(look))

type HallFilters = Omit<Input<'GET /ws/hall/list'>, 'pageNo' | 'pageSize' | 'column' | 'order'>

/** An amount means nothing without its currency: bounds require one. */
function amountBound(currency: CashCurrency | undefined, text: string | undefined): number | null {
  if (!text) return null
  if (!currency) throw refuseFields({ currency: 'currencyUnknown' })
  return parseAmount(text, currency)
}

/** The filters of the hall besides its words. */
export async function hallFilters(look: Pick<Look, 'db' | 'actor'>, input: HallFilters): Promise<SQL | undefined> {
  const [from, to] = [amountBound(input.currency, input.amountFrom), amountBound(input.currency, input.amountTo)]
  return and(
    await notOfDisabled(look),
    among(demand.category, input.category),
    among(demand.regionCode, input.region),
    among(demand.contractKind, input.contractKind),
    among(demand.workLanguage, input.workLanguage),
    input.currency ? eq(demand.currency, input.currency) : undefined,
    from === null ? undefined : sql`${demand.amountMinor} >= ${from}`,
    to === null ? undefined : sql`${demand.amountMinor} <= ${to}`,
    input.bookmarked ? isBookmarked(look.actor, 'hall', demand.id) : undefined,
  )
}

export async function hallList(look: Look, input: Input<'GET /ws/hall/list'>) {
  const columns = { publishedAt: demand.publishedAt, amount: byAmount, recruitEnd: demand.recruitEnd }
  const { pageNo: _, pageSize: __, column: ___, order: ____, ...filters } = input
  const where = await hallFilters(look, filters)
  const ofNamed = await companiesNamed(look, input.search)
  if (ofNamed.length > 0) {
    const words = await searchCondition(look, demandSearch, input.search, 'open')
    const found = or(inArray(demand.companyId, ofNamed), words)
    return demands(look, { ...input, search: '' }, orderOf({ ...input, search: '' }, columns, 'publishedAt', demand.id), {
      within: 'open',
      where: and(where, found),
    })
  }
  const whose = input.bookmarked ? look.actor.accountId : ''
  // Counting thousands of matches costs more than finding the first twenty (decision 10).
  return demands(
    look,
    input,
    orderOf(input, columns, 'publishedAt', demand.id),
    { within: 'open', where },
    `hall.count ${whose} ${JSON.stringify(filters)}`,
  )
}

const among = (column: PgColumn, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined

export const hasApplied = (look: Look) =>
  exists(
    look.db
      .select({ one: sql`1` })
      .from(demandApplication)
      .where(and(eq(demandApplication.demandId, demand.id), eq(demandApplication.partyId, ownerOf(look.actor).ownerId))),
  )
