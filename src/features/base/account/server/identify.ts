import { createHash } from 'node:crypto'
import { type Db, prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { type Actor, kindOf, memberOf, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { type UserType, userTypes } from '../../../../rules/constants.ts'
import { holds, type Role } from '../../../../rules/permissions.ts'
import { account, companyMember, session } from './tables.ts'

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const SEEN_EVERY_SECONDS = 60

/**
 * The actor of a token, or null if the session is unknown, expired or revoked, or its account is not active. One prepared query: every
 * request of a signed-in user begins with it.
 */
export async function identify(db: Db, token: string, now: Temporal.Instant): Promise<Actor | null> {
  const [found] = await lookup(db).execute({ hash: hashToken(token), now: now.toString() })
  if (!found) return null
  if (now.since(found.lastSeenAt).total('seconds') > SEEN_EVERY_SECONDS) {
    // Only the sessions page reads this: it must not delay the request, nor fail it. The next request tries again.
    void db
      .update(session)
      .set({ lastSeenAt: now })
      .where(eq(session.id, found.sessionId))
      .catch(() => undefined)
  }
  return actorFrom(found)
}

interface Found {
  accountId: string
  userType: UserType
  whetherIntact: 'Y' | 'N'
  companyId: string | null
  role: Role | null
  sessionId: string | null
}

function actorFrom({ accountId, userType, whetherIntact, companyId, role: memberRole, sessionId }: Found): Actor {
  const role = roleOf(userType, memberRole)
  return {
    accountId: storedPerson(accountId),
    kind: kindOf(userType),
    userType,
    companyId: memberOf(companyId),
    role,
    complete: whetherIntact === 'Y',
    sessionId,
    holds: (permission) => holds(role, permission),
  }
}

/** The account as an actor without a session, with the role it has now: a job goes on with what this person began. Null unless active. */
export async function actorOf(db: Reader, accountId: string): Promise<Actor | null> {
  const [found] = await db
    .select({
      accountId: account.id,
      userType: account.userType,
      whetherIntact: account.whetherIntact,
      companyId: companyMember.companyId,
      role: companyMember.role,
    })
    .from(account)
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(and(eq(account.id, accountId), eq(account.status, 'active')))
  return found ? actorFrom({ ...found, sessionId: null }) : null
}

/** The actor of a session that is live, by its id: a ticket names one instead of its token. */
export async function actorOfSession(db: Reader, sessionId: string, now: Temporal.Instant): Promise<Actor | null> {
  const [found] = await db
    .select({ accountId: session.accountId })
    .from(session)
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, now), isNull(session.revokedAt)))
  const actor = found && (await actorOf(db, found.accountId))
  return actor ? { ...actor, sessionId } : null
}

/** A company account without a company is the owner of the one that its business card will create. */
export const roleOf = (userType: UserType, memberRole: Role | null): Role =>
  userType === userTypes.company ? (memberRole ?? 'owner') : userType === userTypes.individual ? 'individual' : 'operator'

const lookup = prepared((db) =>
  db
    .select({
      accountId: account.id,
      userType: account.userType,
      whetherIntact: account.whetherIntact,
      companyId: companyMember.companyId,
      role: companyMember.role,
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        gt(session.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        isNull(session.revokedAt),
        eq(account.status, 'active'),
      ),
    )
    .prepare('account_identify'),
)
