import { preparedSql, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { companiesOf } from '../../../base/account/server/reads.ts'
import type { InvitationState } from '../contract/invitations.ts'
import { answering, stateOfInvitation } from './invitation-links.ts'
import { reachDemand } from './reach.ts'

export { peopleOf } from './parties.ts'

import { demand, demandApplication, demandInvitee } from './tables.ts'

/** The demands whose escrow is the company's money. */
export async function escrowsOf(db: Reader, companyId: string): Promise<string[]> {
  const rows = await db.select({ id: demand.id }).from(demand).where(eq(demand.companyId, companyId))
  return rows.map(({ id }) => id)
}

/** The demands of these companies that were ever fully funded, whatever their outcome, except cancelled ones. */
export async function fundedDemands(db: Reader, companyIds: readonly string[]): Promise<{ id: string; companyId: string }[]> {
  if (companyIds.length === 0) return []
  return db
    .select({ id: demand.id, companyId: demand.companyId })
    .from(demand)
    .where(
      and(
        inArray(demand.companyId, [...companyIds]),
        ne(demand.stage, 'created'),
        or(isNull(demand.outcome), ne(demand.outcome, 'cancelled')),
      ),
    )
}

const appliedTo = preparedSql<{ party: string; company: string }>(
  'demand_applied_to',
  sql`select q.party, q.company from unnest(${sql.placeholder('parties')}::uuid[], ${sql.placeholder('companies')}::uuid[]) as q(party, company)
    where exists (select from ${demandApplication} a join ${demand} d on d.id = a.demand_id
      where a.account_id = q.party and d.company_id = q.company and a.state not in ('invited', 'withdrawn') and (d.bidding <> 'sealed' or d.bids_opened_at is not null))`,
)

const OTHERS_MOST = 50
const publishersOf = preparedSql<{ id: string; company: string }>(
  'demand_publishers_of',
  sql`select d.created_by as id, d.company_id as company from ${demandApplication} a join ${demand} d on d.id = a.demand_id
    where a.account_id = ${sql.placeholder('id')} and a.state not in ('invited', 'withdrawn') and (d.bidding <> 'sealed' or d.bids_opened_at is not null)
    group by 1, 2 order by max(a.updated_at) desc limit ${sql.placeholder('most')}`,
)
const applicantsOf = preparedSql<{ id: string | null }>(
  'demand_applicants_of',
  sql`select case when a.party_type = 'person' then a.account_id else (select m.actor_id from demand_move m
      where m.demand_id = d.id and m.move = 'apply' and m.subject_id = a.account_id order by m.id desc limit 1) end as id
    from ${demandApplication} a join ${demand} d on d.id = a.demand_id
    where d.company_id = ${sql.placeholder('id')} and a.state not in ('invited', 'withdrawn') and (d.bidding <> 'sealed' or d.bids_opened_at is not null)
    group by 1 order by max(a.updated_at) desc limit ${sql.placeholder('most')}`,
)

/**
 * Whom somebody may write to because of an application, the latest first: a company's members its applicants, and those who applied for an
 * applying company; applicants those who published what they applied to, as long as they are members of the company.
 */
export async function otherSidesOf(db: Reader, actor: Pick<Actor, 'accountId' | 'companyId'>): Promise<string[]> {
  const [applicants, published] = await together(
    () => (actor.companyId ? applicantsOf(db, { id: actor.companyId, most: OTHERS_MOST }) : []),
    () => publishersOf(db, { id: actor.companyId ?? actor.accountId, most: OTHERS_MOST }),
  )
  const companies = await companiesOf(
    db,
    published.map(({ id }) => id),
  )
  const publishers = published.flatMap(({ id, company }) => (companies.get(id) === company ? [id] : []))
  return [...new Set([...applicants.flatMap(({ id }) => id ?? []), ...publishers])]
}

/** The titles of these demands by their ids. */
export async function demandTitles(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: demand.id, title: demand.title })
    .from(demand)
    .where(inArray(demand.id, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The title of a demand, for a query of another feature; null if there is none. */
export const demandTitle = (id: SQL): SQL<string | null> =>
  sql<string | null>`(select ${demand.title} from ${demand} where ${demand.id} = ${id})`

/**
 * Of these pairs of people, the two sides of an application: one, or the company of which one is a member, has applied to a demand of the
 * company whose member the other is.
 */
export async function sidesAmong(db: Reader, { a, b }: { a: string[]; b: string[] }): Promise<{ a: string; b: string }[]> {
  const companies = await companiesOf(db, [...a, ...b])
  const asked = a.flatMap((one, at) => {
    const other = b[at] ?? ''
    const pair = { a: one, b: other }
    return [
      { party: companies.get(one) ?? one, company: companies.get(other), pair },
      { party: companies.get(other) ?? other, company: companies.get(one), pair },
    ].flatMap((each) => (each.company === undefined ? [] : [{ ...each, company: each.company }]))
  })
  if (asked.length === 0) return []
  const found = await appliedTo(db, { parties: asked.map(({ party }) => party), companies: asked.map(({ company }) => company) })
  const known = new Set(found.map(({ party, company }) => `${party}:${company}`))
  return asked.filter(({ party, company }) => known.has(`${party}:${company}`)).map(({ pair }) => pair)
}

/** Whose a demand is, for a caller who sees it; others do not learn that it exists. */
export async function demandSeen(look: Look, id: string): Promise<{ companyId: string; createdBy: string }> {
  const { row } = await reachDemand(look, id)
  return { companyId: row.companyId, createdBy: row.createdBy }
}

const INVITABLE_MOST = 100

/** The demands to which a company can invite now, latest first. */
export const invitableBy = (db: Reader, companyId: string) =>
  db
    .select({ id: demand.id, number: demand.number, title: demand.title, recruitEnd: demand.recruitEnd })
    .from(demand)
    .where(and(eq(demand.companyId, companyId), eq(demand.stage, 'matching')))
    .orderBy(desc(demand.updatedAt), desc(demand.id))
    .limit(INVITABLE_MOST)

/** What became of this company's invitations of an entry of the directory, by demand. */
export async function invitationsToEntry(look: Look, entryId: string, companyId: string): Promise<Map<string, InvitationState>> {
  const rows = await look.db
    .select({
      invitee: demandInvitee,
      stage: demand.stage,
      bidding: demand.bidding,
      bidsOpenedAt: demand.bidsOpenedAt,
      state: demandApplication.state,
      appliedAt: demandApplication.appliedAt,
    })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .leftJoin(demandApplication, answering)
    .where(and(eq(demandInvitee.entryId, entryId), eq(demand.companyId, companyId)))
  return new Map(
    rows.map(({ invitee, state, appliedAt, ...row }) => [
      invitee.demandId,
      stateOfInvitation(invitee, state && { state, appliedAt }, row, look.now),
    ]),
  )
}
