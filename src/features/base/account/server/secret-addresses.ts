import { createHash, randomBytes } from 'node:crypto'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, isNull, lte, or } from '../../../../platform/server/data/drizzle.ts'
import type { SecretAddressTable } from '../../../../platform/server/data/secret-address.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Actor, type CompanyId, companyOf, type PersonId } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { holds, type Permission } from '../../../../rules/permissions.ts'
import { secretAddresses } from './hooks.ts'
import { account, companyMember } from './tables.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A kind of address that opens without a session, such as that of a calendar: its token is the secret. */
export interface SecretAddresses {
  /** The list of all of one's addresses names it so. */
  readonly name: Pair
  /** Since when the caller's own address has been open; null if there is none. */
  since(look: Pick<Look, 'db' | 'actor'>): Promise<{ since: string | null }>
  /** Makes a new address, which ends the old one; or only ends it. It is shown this once. */
  change(act: Act, wish: { revoke: boolean }): Promise<{ path: string | null }>
  /** The member whose address it is, as long as it opens; otherwise `notFound`, whatever the reason. */
  opened(db: Reader, token: string): Promise<Actor>
}

export function secretAddressesOf(table: SecretAddressTable, kind: { name: Pair; permission: Permission; path: string }): SecretAddresses {
  return {
    name: kind.name,
    async since({ db, actor }) {
      const [own] = await db.select().from(table).where(eq(table.accountId, actor.accountId))
      const opens = own && own.companyId === actor.companyId && (await memberBehind(db, own, kind.permission))
      return { since: opens ? own.createdAt.toString() : null }
    },
    async change(act, { revoke }) {
      const accountId = act.actor.accountId
      if (revoke) {
        await act.tx.delete(table).where(eq(table.accountId, accountId))
        return { path: null }
      }
      const token = randomBytes(32).toString('base64url')
      const set = { companyId: companyOf(act.actor), tokenHash: hashOf(token), createdAt: act.now }
      await act.tx
        .insert(table)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: table.accountId, set })
      return { path: `${kind.path}?token=${token}&lang=${act.lang}` }
    },
    async opened(db, token) {
      const [own] = await db
        .select()
        .from(table)
        .where(eq(table.tokenHash, hashOf(token)))
      const actor = own && (await memberBehind(db, own, kind.permission))
      if (!actor) throw refuse('notFound')
      return actor
    },
  }
}

/** All addresses of the caller that open now, whichever feature made them. */
export async function ownAddresses(look: Look): Promise<{ kind: string; name: string; since: string }[]> {
  const kinds = [...look.services.hooks.of(secretAddresses)]
  const found = await Promise.all(
    kinds.map(async ([kind, of]) => ({ kind, name: of.name[look.lang], since: (await of.since(look)).since })),
  )
  return found.filter((one): one is typeof one & { since: string } => one.since !== null)
}

export async function endAddress(act: Act, kind: string): Promise<void> {
  const of = act.services.hooks.of(secretAddresses).get(kind)
  if (!of) throw refuse('notFound')
  await of.change(act, { revoke: true })
}

/**
 * The member who made a secret address, as long as it opens: they are a member who holds the permission, their account is active, and
 * their sessions were not ended since, which is what people do who fear that somebody else has their account. Null otherwise.
 */
async function memberBehind(
  db: Reader,
  address: { accountId: PersonId; companyId: CompanyId; createdAt: Temporal.Instant },
  permission: Permission,
): Promise<Actor | null> {
  const [found] = await db
    .select({ role: companyMember.role })
    .from(account)
    .innerJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(
      and(
        eq(account.id, address.accountId),
        eq(account.status, 'active'),
        eq(companyMember.companyId, address.companyId),
        or(isNull(account.sessionsEndedAt), lte(account.sessionsEndedAt, address.createdAt)),
      ),
    )
  if (!found || !holds(found.role, permission)) return null
  return {
    accountId: address.accountId,
    kind: 'company',
    userType: userTypes.company,
    companyId: address.companyId,
    role: found.role,
    complete: true,
    sessionId: null,
    holds: (asked) => holds(found.role, asked),
  }
}
