import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, isNull, lte, type SQL } from '../../../../platform/server/data/drizzle.ts'
import { targetsOf } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds, operatorIds } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import type { LeadCase, LeadRow, leadCalls } from '../contract/calls.ts'
import { leadLifecycle } from './lifecycle.ts'
import { type LeadRecord, lead, leadEvent } from './tables.ts'

type Filter = ParsedOf<(typeof leadCalls)['GET /ws/operator/leads']>

function matching(look: Look, filter: Filter): SQL | undefined {
  const owner =
    filter.owner === 'me'
      ? eq(lead.ownerId, look.actor.accountId)
      : filter.owner === 'nobody'
        ? isNull(lead.ownerId)
        : filter.owner
          ? eq(lead.ownerId, filter.owner)
          : undefined
  return and(
    contains([lead.reference, lead.name, lead.company, lead.phone, lead.email, lead.message], filter.search),
    filter.state === 'open'
      ? inArray(lead.state, ['new', 'contacted', 'qualified'])
      : filter.state
        ? eq(lead.state, filter.state)
        : undefined,
    filter.topic ? eq(lead.topic, filter.topic) : undefined,
    filter.age ? lte(lead.createdAt, daysAfter(look.now, -Number(filter.age))) : undefined,
    owner,
  )
}

/** A page of the inbox, each row as `map` has it. */
export function findLeads<T>(look: Look, input: Filter, map: (rows: LeadRecord[]) => T[] | Promise<T[]>): Promise<Page<T>> {
  const where = matching(look, input)
  return paged(input, {
    rows: look.db
      .select()
      .from(lead)
      .where(where)
      .orderBy(...inOrder(input.order, lead.createdAt, lead.id)),
    total: look.db.$count(lead, where),
    map,
  })
}

export const leadQueue = (look: Look, input: Filter): Promise<Page<LeadRow>> => findLeads(look, input, (rows) => shown(look.db, rows))

async function shown(db: Reader, rows: readonly LeadRecord[]): Promise<LeadRow[]> {
  const owners = await accountsByIds(
    db,
    rows.flatMap((row) => row.ownerId ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    state: row.state,
    topic: row.topic,
    name: row.name,
    company: row.company,
    region: row.region ? namedArea(row.region) : null,
    lang: row.lang,
    owner: row.ownerId ? { id: row.ownerId, name: owners.get(row.ownerId)?.name ?? '' } : null,
    followUpOn: row.followUpOn,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
  }))
}

export async function leadCaseOf(db: Reader, id: string): Promise<LeadCase> {
  const [row] = await db.select().from(lead).where(eq(lead.id, id))
  if (!row) throw refuse('notFound')
  const events = await db.select().from(leadEvent).where(eq(leadEvent.leadId, id)).orderBy(desc(leadEvent.at), desc(leadEvent.id))
  const named = events.flatMap((event) => (event.what === 'owner' ? [event.fromValue, event.toValue].filter(Boolean) : []))
  const people = await accountsByIds(db, [...events.map((event) => event.actorId), ...named])
  const said = (what: string, value: string) => (what === 'owner' && value ? (people.get(value)?.name ?? '') : value)
  const [head] = await shown(db, [row])
  return {
    ...head!,
    areaCode: row.areaCode,
    phone: row.phone,
    email: row.email,
    callTime: row.callTime,
    message: row.message,
    summary: row.summary,
    from: row.cameFrom,
    channel: row.channel,
    accountId: row.accountId,
    doubt: row.doubt,
    next: [...targetsOf(leadLifecycle, row.state, 'move')],
    history: events.map((event) => ({
      id: event.id,
      at: event.at.toString(),
      who: people.get(event.actorId)?.name ?? '',
      what: event.what,
      from: said(event.what, event.fromValue),
      to: said(event.what, event.toValue),
      note: event.note,
    })),
  }
}

/** The operators that a lead can be assigned to. */
export async function leadOwners(db: Reader): Promise<{ id: string; name: string }[]> {
  const people = await accountsByIds(db, await operatorIds(db))
  return [...people.values()].map(({ id, name }) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name))
}
