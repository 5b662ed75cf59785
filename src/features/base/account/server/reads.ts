import type { Lang } from '../../../../platform/contract/texts.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, preparedSql, type Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNotNull, ne, type PgColumn, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { type UserType, userTypes } from '../../../../rules/constants.ts'
import { normalPhone } from '../contract/phone.ts'
import { account, companyMember } from './tables.ts'

export { actorOf, actorOfSession } from './identify.ts'
export { mailOffUrl, mailToken } from './mail-link.ts'
export {
  accountAt,
  companiesFoundedBy,
  founderOf,
  type Member,
  type MemberFilter,
  memberCount,
  memberIdsHolding,
  memberIn,
  membersAmong,
  membershipOf,
  membersOf,
  membersPage,
  whenLeft,
} from './members.ts'
export { heldLatelyByOthers, membersLately } from './second-persons.ts'
export { secretAddressesOf } from './secret-addresses.ts'

/** Accounts with these digits in their phone, as operators search: at least six of them. With the company of each member. */
export async function accountsByPhone(db: Reader, words: string): Promise<{ id: string; companyId: string | null }[]> {
  const digits = words.replaceAll(/[\s()+-]/g, '')
  if (!/^\d{6,20}$/.test(digits)) return []
  return db
    .select({ id: account.id, companyId: companyMember.companyId })
    .from(account)
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(sql`${account.areaCode} || ${account.phone} like ${`%${digits}`}`)
    .limit(PHONES_MOST)
}
const PHONES_MOST = 50

/** An active individual with a complete card, by id or by phone; null for anyone else. */
export async function findIndividual(
  db: Reader,
  whom: { accountId?: string | undefined; areaCode?: string | undefined; phone?: string | undefined; email?: string | undefined },
): Promise<string | null> {
  const phone = whom.phone ? normalPhone(whom.areaCode ?? '86', whom.phone) : null
  if (!whom.accountId && !phone && !whom.email) return null
  const named = whom.accountId
    ? eq(account.id, whom.accountId)
    : whom.email
      ? eq(account.email, whom.email)
      : and(eq(account.areaCode, phone!.areaCode), eq(account.phone, phone!.phone))
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(named, eq(account.userType, userTypes.individual), eq(account.status, 'active'), eq(account.whetherIntact, 'Y')))
  return row?.id ?? null
}

export async function operatorIds(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userType, userTypes.operator), eq(account.status, 'active')))
  return rows.map((row) => row.id)
}

/** Of these pairs of people, those who are members of one company and have open accounts. */
export const colleaguesAmong = preparedSql<{ a: string; b: string }>(
  'account_colleagues_among',
  sql`select q.a, q.b from unnest(${sql.placeholder('a')}::uuid[], ${sql.placeholder('b')}::uuid[]) as q(a, b)
    join ${companyMember} m on m.account_id = q.a join ${companyMember} n on n.account_id = q.b and n.company_id = m.company_id
    where not exists (select from ${account} closed where closed.id in (q.a, q.b) and closed.status = 'closed')`,
)

/** Of these pairs of people, those in which one is of the platform and the other is not, and both have open accounts. */
export const desksAmong = preparedSql<{ a: string; b: string }>(
  'account_desks_among',
  sql`select q.a, q.b from unnest(${sql.placeholder('a')}::uuid[], ${sql.placeholder('b')}::uuid[]) as q(a, b)
    join ${account} a on a.id = q.a join ${account} b on b.id = q.b
    where (a.user_type = ${sql.raw(String(userTypes.operator))}) <> (b.user_type = ${sql.raw(String(userTypes.operator))})
      and a.status <> 'closed' and b.status <> 'closed'`,
)

/** The companies of these people; a person without one is omitted. */
export async function companiesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ accountId: companyMember.accountId, companyId: companyMember.companyId })
    .from(companyMember)
    .where(anyOf(companyMember.accountId, ids))
  return new Map(rows.map((row) => [row.accountId, row.companyId]))
}

export interface AccountBrief {
  id: string
  userType: UserType
  name: string
  phone: string
  areaCode: string
  email: string | null
  status: 'active' | 'frozen' | 'underReview' | 'closed'
  avatarFileId: string | null
  companyName: string | null
  lang: Lang
}

const brief = {
  id: account.id,
  userType: account.userType,
  name: account.name,
  phone: account.phone,
  areaCode: account.areaCode,
  email: account.email,
  status: account.status,
  avatarFileId: account.avatarFileId,
  companyName: account.companyName,
  lang: account.lang,
}

const briefs = prepared((db) =>
  db
    .select(brief)
    .from(account)
    .where(anyOf(account.id, sql.placeholder('ids')))
    .prepare('accounts_by_ids'),
)

/** Public facts of accounts for other features, by id. */
export async function accountsByIds(db: Reader, ids: readonly string[]): Promise<Map<string, AccountBrief>> {
  if (ids.length === 0) return new Map()
  const rows = await briefs(db).execute({ ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, { ...row, phone: row.phone ?? '', areaCode: row.areaCode ?? '' }]))
}

/** The names of people, by their accounts. */
export const accountNames = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map([...(await accountsByIds(db, ids))].map(([id, { name }]) => [id, name]))

export async function accountById(db: Reader, id: string): Promise<AccountBrief | null> {
  return (await accountsByIds(db, [id])).get(id) ?? null
}

/** The companies whose members these people are. */
export async function companiesOfMembers(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(inArray(companyMember.accountId, [...ids]))
  return rows.map(({ companyId }) => companyId)
}

const blocked = prepared((db) =>
  db
    .select({ id: account.id, status: sql<'frozen' | 'underReview' | 'closed'>`${account.status}`, reason: account.statusReason })
    .from(account)
    .where(and(anyOf(account.id, sql.placeholder('ids')), ne(account.status, 'active')))
    .prepare('blocked_accounts'),
)

/** Of these people, those whose account is frozen, under review or closed, each with the operator's reason. */
export async function blockedAccounts(db: Reader, ids: readonly string[]) {
  return ids.length === 0 ? [] : blocked(db).execute({ ids: [...new Set(ids)] })
}

/** Of these people, those who want this kind of notice by e-mail, with their language. */
export async function mailReaders(
  db: Reader,
  ids: readonly string[],
  kind: string,
  unlessSaid: boolean,
): Promise<Array<{ accountId: string; email: string; lang: Lang }>> {
  const rows = await db
    .select({ accountId: account.id, email: account.email, lang: account.lang, mailKinds: account.mailKinds })
    .from(account)
    .where(and(inArray(account.id, [...ids]), eq(account.status, 'active'), isNotNull(account.email)))
  return rows
    .filter((row) => (row.mailKinds ? row.mailKinds.includes(kind) : unlessSaid))
    .map((row) => ({ accountId: row.accountId, email: row.email!, lang: row.lang }))
}

/** Of these people, those who do not want this kind of notice at the bell. */
export async function quietReaders(db: Reader, ids: readonly string[], kind: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, [...ids]), sql`${account.quietKinds} @> ${JSON.stringify([kind])}::jsonb`))
  return new Set(rows.map(({ id }) => id))
}

/** The name of an account, for a query of another feature; null if there is none. */
export const accountName = (id: SQL): SQL<string | null> =>
  sql<string | null>`(select ${account.name} from ${account} where ${account.id} = ${id})`

/** Whether the account in this column came with the demo world, for a query of another feature. */
export const isDemoAccount = (column: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${account} where ${account.id} = ${column.table}.${sql.identifier(column.name)} and ${account.demo})`

/** Whether the demo world was loaded into this database. */
export const hasDemoAccounts = async (db: Reader): Promise<boolean> => (await db.$count(account, eq(account.demo, true))) > 0
