import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, isNull, lte, or } from '../../../../platform/server/data/drizzle.ts'
import { type Actor, memberOf } from '../../../../platform/server/wire/actor.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { holds, type Permission } from '../../../../rules/permissions.ts'
import { account, companyMember } from './tables.ts'

/** An address that opens without a session, such as that of a calendar: its token is the secret. */
interface SecretAddress {
  accountId: string
  companyId: string
  createdAt: Temporal.Instant
}

/**
 * The member who made a secret address, as long as it opens: they are a member who holds the permission, their account is active, and
 * their sessions were not ended since, which is what people do who fear that somebody else has their account. Null otherwise.
 */
export async function memberBehind(db: Reader, address: SecretAddress, permission: Permission): Promise<Actor | null> {
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
    companyId: memberOf(address.companyId),
    role: found.role,
    complete: true,
    sessionId: null,
    holds: (asked) => holds(found.role, asked),
  }
}
