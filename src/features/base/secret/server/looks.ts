import { inBooksZone } from '../../../../platform/server/clock.ts'
import { and, count, countDistinct, eq, gte, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { BULK_LOOKS, LOOKS_PER_HOUR } from '../../../../rules/constants.ts'
import { accountById, membersOf } from '../../account/server/reads.ts'
import { notify } from '../../notice/server/writes.ts'
import { secretNotices } from '../contract/notices.ts'
import type { Place } from '../contract/place.ts'
import { secretLook } from './tables.ts'

/**
 * Writes who looks and why, before the value leaves. `contains`: the places whose values the shown text contains; who looks at those
 * places sees the look, and all of them count as one. `secretLimit` after too many within an hour.
 */
export async function recordLook(act: Act, place: Place, reason: string, contains: readonly Place[] = []): Promise<void> {
  const { accountId, userType, kind } = act.actor
  // Looks of one account take turns: of many at the same time none slips past the limit.
  await takeTurn(act.tx, `look:${accountId}`)
  const most = LOOKS_PER_HOUR[kind === 'operator' ? 'operator' : 'member']
  const hourAgo = act.now.subtract({ hours: 1 })
  const own = and(eq(secretLook.accountId, accountId), isNull(secretLook.partOf))
  if ((await act.tx.$count(secretLook, and(own, gte(secretLook.at, hourAgo)))) >= most) throw refuse('secretLimit', { max: most })
  const before = await rowsToday(act, place)
  const look = { at: act.now, accountId, userType, reason, requestId: act.requestId, ip: act.ip }
  const [made] = await act.tx
    .insert(secretLook)
    .values({ ...look, ...lookedAt(place) })
    .returning({ id: secretLook.id })
  if (contains.length > 0)
    await act.tx.insert(secretLook).values(contains.map((each) => ({ ...look, ...lookedAt(each), partOf: made?.id })))
  const rows = before.seen ? before.rows : before.rows + 1
  if (!before.seen && rows % BULK_LOOKS === 0) await notifyOwners(act, place.scope, rows)
}

const lookedAt = ({ scope, table, column, row }: Place) => ({ scope, tableName: table, columnName: column, rowId: row })

/** How many things of this scope the caller has looked at today, and whether this is one of them. */
async function rowsToday({ tx, actor, now }: Act, { scope, row }: Place): Promise<{ rows: number; seen: boolean }> {
  const [found] = await tx
    .select({ rows: countDistinct(secretLook.rowId), same: count(sql`case when ${secretLook.rowId} = ${row} then 1 end`) })
    .from(secretLook)
    .where(
      and(
        eq(secretLook.accountId, actor.accountId),
        eq(secretLook.scope, scope),
        isNull(secretLook.partOf),
        gte(secretLook.at, inBooksZone(now).startOfDay().toInstant()),
      ),
    )
  return { rows: found?.rows ?? 0, seen: (found?.same ?? 0) > 0 }
}

/** The owners of the company, also one who looked themself: it may not have been them. */
async function notifyOwners(act: Act, scope: string, rows: number): Promise<void> {
  const owners = (await membersOf(act.db, scope)).filter((member) => member.role === 'owner')
  const who = (await accountById(act.db, act.actor.accountId))?.name ?? ''
  await notify(act, secretNotices.secretsSeenInBulk, {
    to: owners.map((owner) => owner.accountId),
    params: { who, count: rows },
    link: '',
  })
}
