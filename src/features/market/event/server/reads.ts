import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, inArray, ne, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed } from '../../../../platform/server/data/search/listed.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import type { EventCalls } from '../contract/calls.ts'
import { type EventKind, ticketCode } from '../contract/kinds.ts'
import type { EventCard, EventDetail, EventTicket } from '../contract/schema.ts'
import { isOver, isShut, tabSql } from './phase.ts'
import { cards, presentTicket } from './present.ts'
import { eventFields } from './search-fields.ts'
import { type EventRow, event, eventSignup } from './tables.ts'

/** The condition for being public; every public read begins with it. */
const isPublic = ne(event.state, 'draft')
const ofKind = (kind: EventKind | undefined) => (kind ? eq(event.kind, kind) : undefined)
const ofRegion = (region: string | undefined) => (region ? eq(event.region, region) : undefined)
const monthSql = sql<string>`to_char(${event.startsAt} at time zone ${event.zone}, 'YYYY-MM')`

/** Events by title, city, region, kind and description; equally good ones by date, the next first. */
export const eventSearch = (now: Temporal.Instant): Searchable => ({
  fields: eventFields,
  table: event,
  id: event.id,
  vocabulary,
  order: soonest(now).map((by) => ({ by })),
  last: eq(event.state, 'cancelled'),
})

/** Upcoming events first, soonest first; then past ones, latest first. */
const soonest = (now: Temporal.Instant): SQL[] => [
  sql`${isOver(now)}`,
  sql`case when ${isOver(now)} then -extract(epoch from ${event.startsAt}) else extract(epoch from ${event.startsAt}) end`,
  sql`${event.id}`,
]

type Public = Pick<Look<Actor | null>, 'db' | 'now'>

export async function listOf(
  look: Pick<Look<unknown>, 'db' | 'now' | 'services'>,
  input: ParsedOf<EventCalls['GET /ws/event/list']>,
): Promise<ResultOf<EventCalls['GET /ws/event/list']>> {
  const { db, now } = look
  const tab = tabSql(now)
  const searchable = eventSearch(now)
  const within = and(isPublic, ofKind(input.kind))
  const base = and(within, await searchCondition(look, searchable, input.search, within))
  const byTab = input.tab === 'all' ? undefined : sql`${tab} = ${input.tab}`
  const byMonth = input.month ? sql`${monthSql} = ${input.month}` : undefined
  const byRegion = ofRegion(input.region)
  const chosen = and(byTab, byMonth, byRegion)
  const count = sql<number>`count(*)::int`
  const [shown, tabs, regions, months] = await Promise.all([
    listed(look, searchable, input, {
      within,
      where: chosen,
      rows: (where) => db.select().from(event).where(where),
      id: (row) => row.id,
      total: (where) => db.$count(event, where),
      map: (rows) => cards(db, rows, now),
    }),
    db
      .select({ tab: tab.as('tab'), count })
      .from(event)
      .where(and(base, byMonth, byRegion))
      .groupBy(sql`1`),
    db
      .select({ code: event.region, count })
      .from(event)
      .where(and(base, byTab, byMonth))
      .groupBy(event.region)
      .orderBy(event.region),
    db
      .select({ month: monthSql.as('month'), count })
      .from(event)
      .where(and(base, byTab, byRegion))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ])
  const inTab = (name: string) => tabs.find((one) => one.tab === name)?.count ?? 0
  return {
    ...shown,
    tabs: {
      all: tabs.reduce((sum, one) => sum + one.count, 0),
      ongoing: inTab('ongoing'),
      forecast: inTab('forecast'),
      finished: inTab('finished'),
    },
    regions: regions.map(({ code, count: n }) => ({ ...namedArea(code), count: n })),
    months,
  }
}

interface Next {
  limit: number
  kind?: EventKind | undefined
  region?: string | undefined
}

export async function nextOf({ db, now }: Public, { limit, kind, region }: Next): Promise<EventCard[]> {
  const rows = await db
    .select()
    .from(event)
    .where(and(inArray(event.state, ['published', 'closed']), ofKind(kind), ofRegion(region), gt(event.startsAt, now)))
    // An event that nobody can join any more is of no use to a reader who is offered the next ones.
    .orderBy(sql`${isShut(now)}`, event.startsAt, event.id)
    .limit(limit)
  return cards(db, rows, now)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By the slug in its link, or by its id. */
export const isNamed = (name: string): SQL => (UUID.test(name) ? or(eq(event.id, name), eq(event.slug, name))! : eq(event.slug, name))

export async function publicEvent(db: Reader, name: string): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(event)
    .where(and(isPublic, isNamed(name)))
  if (!row) throw refuse('notFound')
  return row
}

export async function detailOf({ db, now, actor }: Look<Actor | null>, name: string): Promise<EventDetail> {
  const row = await publicEvent(db, name)
  const [[card], [mine]] = await Promise.all([
    cards(db, [row], now),
    actor
      ? db
          .select({ code: eventSignup.code, state: eventSignup.state })
          .from(eventSignup)
          .where(and(eq(eventSignup.eventId, row.id), eq(eventSignup.accountId, actor.accountId), ne(eventSignup.state, 'cancelled')))
      : [],
  ])
  return {
    ...card!,
    id: row.id,
    body: { cn: row.bodyCn, en: row.bodyEn },
    agenda: row.agenda,
    address: { cn: row.addressCn, en: row.addressEn },
    cancelReason: { cn: row.cancelReasonCn, en: row.cancelReasonEn },
    mine: mine ?? null,
  }
}

export async function ticketOf({ db, now }: Public, typed: string): Promise<EventTicket> {
  const code = ticketCode(typed)
  const [found] = code
    ? await db.select().from(eventSignup).innerJoin(event, eq(event.id, eventSignup.eventId)).where(eq(eventSignup.code, code))
    : []
  if (!found) throw refuse('notFound')
  return presentTicket(db, found.event_signup, found.event, now)
}

export async function ticketsOf({ db, now, actor }: Look): Promise<EventTicket[]> {
  const rows = await db
    .select()
    .from(eventSignup)
    .innerJoin(event, eq(event.id, eventSignup.eventId))
    .where(and(eq(eventSignup.accountId, actor.accountId), ne(eventSignup.state, 'cancelled')))
    .orderBy(...soonest(now))
    .limit(100)
  return Promise.all(rows.map((row) => presentTicket(db, row.event_signup, row.event, now)))
}

/** Public events, latest first: of a kind, of a region, or all. */
export async function publicEvents(
  db: Reader,
  limit: number,
  of: { kind?: EventKind; region?: string } = {},
): Promise<{ id: string; changedAt: Temporal.Instant; title: { cn: string; en: string }; isCancelled: boolean }[]> {
  const rows = await db
    .select({ id: event.slug, changedAt: event.changedAt, cn: event.titleCn, en: event.titleEn, state: event.state })
    .from(event)
    .where(and(isPublic, ofKind(of.kind), of.region ? eq(event.region, of.region) : undefined))
    .orderBy(sql`${event.startsAt} desc`, event.id)
    .limit(limit)
  return rows.map(({ cn, en, state, ...row }) => ({ ...row, title: { cn, en }, isCancelled: state === 'cancelled' }))
}

/** Number of uncancelled sign-ups with these channel codes. */
export async function signUpsByChannel(db: Reader, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: eventSignup.channel, n: sql<number>`count(*)::int` })
    .from(eventSignup)
    .where(and(inArray(eventSignup.channel, [...codes]), ne(eventSignup.state, 'cancelled')))
    .groupBy(eventSignup.channel)
  return new Map(rows.map((row) => [row.code, row.n]))
}
