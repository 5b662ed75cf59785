/**
 * Who counts as a second person. One person must not be able to make their own: neither by a role that they give somebody after they asked,
 * nor by taking the role from the only other one, asking alone, and giving it back.
 */
import { prepared, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, gt, isNull, ne, sql, unionAll } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Reason, reason, refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { SECOND_PERSON_DAYS } from '../../../../rules/constants.ts'
import { holds, type Permission } from '../../../../rules/permissions.ts'
import { memberCount } from './members.ts'
import { account, companyMember, formerMember, formerRole } from './tables.ts'

const since = (now: Temporal.Instant) => now.subtract({ hours: 24 * SECOND_PERSON_DAYS })

/** How many people count where one alone may do without a second: the members, and those who left in the last days. */
export async function membersLately(db: Reader, companyId: string, now: Temporal.Instant): Promise<number> {
  const [left, members] = await together(
    () =>
      db
        .selectDistinct({ id: formerMember.accountId })
        .from(formerMember)
        .innerJoin(account, eq(account.id, formerMember.accountId))
        .leftJoin(companyMember, and(eq(companyMember.accountId, formerMember.accountId), eq(companyMember.companyId, companyId)))
        .where(
          and(
            eq(formerMember.companyId, companyId),
            gt(formerMember.leftAt, since(now)),
            ne(account.status, 'closed'),
            isNull(companyMember.role),
          ),
        ),
    () => memberCount(db, companyId),
  )
  return members + left.length
}

const formerRoles = prepared((db) =>
  unionAll(
    db
      .select({ role: formerRole.role })
      .from(formerRole)
      .where(
        and(
          eq(formerRole.companyId, sql.placeholder('companyId')),
          ne(formerRole.accountId, sql.placeholder('accountId')),
          gt(formerRole.endedAt, sql.placeholder('since')),
        ),
      ),
    db
      .select({ role: formerMember.role })
      .from(formerMember)
      .where(
        and(
          eq(formerMember.companyId, sql.placeholder('companyId')),
          ne(formerMember.accountId, sql.placeholder('accountId')),
          gt(formerMember.leftAt, sql.placeholder('since')),
        ),
      ),
  ).prepare('former_roles'),
)

/** Whether somebody else held this permission in the company within the last days, by a role or a membership that has ended. */
export async function heldLatelyByOthers(
  db: Reader,
  companyId: string,
  permission: Permission,
  accountId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const ended = await formerRoles(db).execute({ companyId, accountId, since: since(now).toString() })
  return ended.some(({ role }) => holds(role, permission))
}

interface Asked {
  /** Null for operators, who are made by a command outside the product. */
  companyId: string | null
  by: readonly string[]
  at: Temporal.Instant
}

/**
 * Why this member may not decide what was asked: their role was given to them since by the one who asked, or by somebody whom that person
 * had given theirs since. Null if they may.
 */
async function whyNoSecond(db: Reader, accountId: string, { companyId, by, at }: Asked): Promise<Reason | null> {
  if (companyId === null) return null
  const given = await db
    .select({ id: companyMember.accountId, by: companyMember.roleBy })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), gt(companyMember.roleSince, at)))
  const made = new Set(by)
  // As long as somebody is added: few members have got a role since.
  for (let size = 0; size < made.size; ) {
    size = made.size
    for (const one of given) if (one.by !== null && made.has(one.by)) made.add(one.id)
  }
  return made.has(accountId) && !by.includes(accountId) ? reason('secondPersonMade') : null
}

export async function assertSecond(act: Act, asked: Asked): Promise<void> {
  const why = await whyNoSecond(act.db, act.actor.accountId, asked)
  if (why) throw refuseFor(why)
}
