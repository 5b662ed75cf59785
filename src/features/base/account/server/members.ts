import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql, unionAll } from '../../../../platform/server/data/drizzle.ts'
import { contains, paged } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { holds, type Permission, type TeamRole } from '../../../../rules/permissions.ts'
import type { Phone } from '../contract/phone.ts'
import { account, companyMember, formerMember, formerRole, session } from './tables.ts'

/** Members whose accounts are active. Never asked where a second person decides: that is `membersLately`. */
export async function memberCount(db: Reader, companyId: string): Promise<number> {
  const open = db.select({ id: account.id }).from(account).where(ne(account.status, 'closed'))
  return db.$count(companyMember, and(eq(companyMember.companyId, companyId), inArray(companyMember.accountId, open)))
}

export interface Member {
  accountId: string
  name: string
  areaCode: string
  phone: string
  email: string
  avatarFileId: string | null
  role: TeamRole
  status: (typeof account.$inferSelect)['status']
  joinedAt: Temporal.Instant
}

const member = {
  accountId: account.id,
  name: account.name,
  areaCode: sql<string>`coalesce(${account.areaCode}, '')`,
  phone: sql<string>`coalesce(${account.phone}, '')`,
  email: sql<string>`coalesce(${account.email}, '')`,
  avatarFileId: account.avatarFileId,
  role: companyMember.role,
  status: account.status,
  joinedAt: companyMember.joinedAt,
}

const selectMembers = (db: Reader) => db.select(member).from(companyMember).innerJoin(account, eq(account.id, companyMember.accountId))

const openIn = (companyId: string): SQL | undefined => and(eq(companyMember.companyId, companyId), ne(account.status, 'closed'))

/** All members of a company with an open account, in the order in which they joined. */
export const membersOf = (db: Reader, companyId: string): Promise<Member[]> =>
  selectMembers(db).where(openIn(companyId)).orderBy(companyMember.joinedAt, account.id)

/** A member of the company with an open account, or null. */
export async function memberIn(db: Reader, companyId: string, accountId: string): Promise<Member | null> {
  const [found] = await selectMembers(db).where(and(openIn(companyId), eq(account.id, accountId)))
  return found ?? null
}

/** Of these people, those who are members of the company now: what concerns a company is not sent to people who have left it. */
export async function membersAmong(db: Reader, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await selectMembers(db).where(and(openIn(companyId), anyOf(account.id, ids)))
  return rows.map((row) => row.accountId)
}

/** The company and role of a person, or null. */
export async function membershipOf(db: Reader, accountId: string): Promise<{ companyId: string; role: TeamRole } | null> {
  const [found] = await db
    .select({ companyId: companyMember.companyId, role: companyMember.role })
    .from(companyMember)
    .where(eq(companyMember.accountId, accountId))
  return found ?? null
}

/** The account that has this phone, or this confirmed e-mail address; null if none has. */
export async function accountAt(db: Reader, target: { phone: Phone } | { email: string }) {
  const where =
    'email' in target
      ? eq(account.email, target.email)
      : and(eq(account.areaCode, target.phone.areaCode), eq(account.phone, target.phone.phone))
  const [found] = await db.select({ id: account.id, lang: account.lang }).from(account).where(where)
  return found ?? null
}

export interface MemberFilter extends Paging {
  column: 'joinedAt' | 'name' | 'lastSeenAt'
  order: 'asc' | 'desc'
  search: string
  role?: TeamRole | undefined
  /** Only these people. */
  among?: readonly string[] | undefined
  /** All but these. */
  except?: readonly string[] | undefined
}

/** One page of the members of a company. `contacts`: the search includes phone and e-mail. */
export function membersPage<T>(
  db: Reader,
  companyId: string,
  filter: MemberFilter,
  contacts: boolean,
  map: (rows: (Member & { lastSeenAt: Temporal.Instant | null })[]) => T[] | Promise<T[]>,
): Promise<Page<T>> {
  const seen = sql<Temporal.Instant | null>`(select max(${session.lastSeenAt}) from ${session} where ${session.accountId} = ${account.id})`
  const where = and(
    openIn(companyId),
    filter.role && eq(companyMember.role, filter.role),
    filter.among && inArray(account.id, [...filter.among]),
    filter.except && filter.except.length > 0 ? notInArray(account.id, [...filter.except]) : undefined,
    contains(contacts ? [account.name, account.phone, account.email] : [account.name], filter.search),
  )
  const by = { joinedAt: companyMember.joinedAt, name: account.name, lastSeenAt: seen }[filter.column]
  const direction = filter.order === 'asc' ? asc : desc
  return paged(filter, {
    rows: db
      .select({ ...member, lastSeenAt: seen.mapWith(session.lastSeenAt) })
      .from(companyMember)
      .innerJoin(account, eq(account.id, companyMember.accountId))
      .where(where)
      .orderBy(sql`${direction(by)} nulls last`, direction(account.id)),
    total: db.$count(selectMembers(db).where(where).as('found')),
    map,
  })
}

const everybody = (db: Reader) =>
  unionAll(
    db.select({ companyId: companyMember.companyId, accountId: companyMember.accountId, at: companyMember.joinedAt }).from(companyMember),
    db.select({ companyId: formerMember.companyId, accountId: formerMember.accountId, at: formerMember.joinedAt }).from(formerMember),
  ).as('everybody')

/** The first member of each company, or of this one; it stays the founder after leaving. */
const founders = (db: Reader, companyId?: string) => {
  const all = everybody(db)
  return db
    .selectDistinctOn([all.companyId], { companyId: all.companyId, accountId: all.accountId })
    .from(all)
    .where(companyId === undefined ? undefined : eq(all.companyId, companyId))
    .orderBy(all.companyId, all.at, all.accountId)
}

/** The person who founded a company; null if it has never had a member. */
export async function founderOf(db: Reader, companyId: string): Promise<string | null> {
  const [first] = await founders(db, companyId)
  return first?.accountId ?? null
}

/** The companies that these people founded. */
export async function companiesFoundedBy(db: Reader, accountIds: readonly string[]): Promise<{ accountId: string; companyId: string }[]> {
  if (accountIds.length === 0) return []
  const first = founders(db).as('founders')
  return db
    .select({ accountId: first.accountId, companyId: first.companyId })
    .from(first)
    .where(inArray(first.accountId, [...accountIds]))
}

const roles = prepared((db) =>
  db
    .select({ accountId: companyMember.accountId, role: companyMember.role })
    .from(companyMember)
    .innerJoin(account, eq(account.id, companyMember.accountId))
    .where(and(eq(companyMember.companyId, sql.placeholder('companyId')), eq(account.status, 'active')))
    .prepare('member_roles'),
)

/** The members whose role has the permission: the recipients of notices about it. */
export async function memberIdsHolding(db: Reader, companyId: string, permission: Permission): Promise<string[]> {
  const rows = await roles(db).execute({ companyId })
  return rows.filter((row) => holds(row.role, permission)).map((row) => row.accountId)
}

/** When the person last left a company, or null. */
export async function whenLeft(db: Reader, accountId: string): Promise<Temporal.Instant | null> {
  const [last] = await db
    .select({ at: formerMember.leftAt })
    .from(formerMember)
    .where(eq(formerMember.accountId, accountId))
    .orderBy(desc(formerMember.leftAt))
    .limit(1)
  return last?.at ?? null
}

/** Members of a company under a lock. */
export type HeldMembers = ReadonlyMap<string, Pick<Member, 'accountId' | 'name' | 'role' | 'status'>>

/**
 * Locks the owners of a company and these members until the transaction ends, in one order for all, and returns them as they are now. Two
 * owners who demote each other, or leave at the same time, wait for each other here; the role of the caller may have changed meanwhile.
 */
export async function holdMembers(act: Act<unknown>, companyId: string, ids: readonly string[]): Promise<HeldMembers> {
  const locked = await act.tx
    .select({ accountId: companyMember.accountId, role: companyMember.role })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), sql`(${companyMember.role} = 'owner' or ${anyOf(companyMember.accountId, ids)})`))
    .orderBy(companyMember.accountId)
    .for('update')
  // After the wait: what others have just committed is visible to a new statement only.
  const people = await selectMembers(act.tx).where(
    and(
      openIn(companyId),
      anyOf(
        account.id,
        locked.map((row) => row.accountId),
      ),
    ),
  )
  return new Map(people.map(({ accountId, name, role, status }) => [accountId, { accountId, name, role, status }]))
}

/** Whether the company would be without an active owner if this one left or lost the role. */
export function isLastOwner(held: HeldMembers, accountId: string): boolean {
  if (held.get(accountId)?.role !== 'owner') return false
  return ![...held.values()].some((other) => other.accountId !== accountId && other.role === 'owner' && other.status === 'active')
}

/** Changes the role of a member held by `holdMembers`. */
export async function changeRole(act: Act, companyId: string, accountId: string, role: TeamRole): Promise<void> {
  const mine = and(eq(companyMember.companyId, companyId), eq(companyMember.accountId, accountId))
  const [before] = await act.tx.select({ role: companyMember.role }).from(companyMember).where(mine)
  if (!before) throw refuse('staleState')
  const ended = { endedAt: act.now, endedBy: act.actor.accountId }
  await act.tx.insert(formerRole).values({ companyId, accountId, role: before.role, ...ended })
  const changed = await act.tx
    .update(companyMember)
    .set({ role, roleSince: act.now, roleBy: act.actor.accountId })
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.accountId, accountId)))
    .returning({ accountId: companyMember.accountId })
  if (changed.length === 0) throw refuse('staleState')
}

/**
 * Ends a membership. The account stays; without a company its card is not complete, so that no call of a workbench accepts it. The caller
 * ends the sessions.
 */
export async function endMembership(act: Act, companyId: string, accountId: string): Promise<void> {
  const [ended] = await act.tx
    .delete(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.accountId, accountId)))
    .returning()
  if (!ended) throw refuse('staleState')
  const { roleSince: _since, roleBy: _by, ...was } = ended
  await act.tx.insert(formerMember).values({ ...was, leftAt: act.now, endedBy: act.actor.accountId })
  await act.tx.update(account).set({ whetherIntact: 'N', companyName: null }).where(eq(account.id, accountId))
}
