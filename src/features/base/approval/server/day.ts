/** What one member alone lets leave their company in a day counts together for the limit from which a second member has to agree. */
import type { Money } from '../../../../platform/contract/amount.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { prepared, together } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { APPROVAL_DAYS } from '../../../../rules/constants.ts'
import { type Left, leftBooks } from './hooks.ts'
import { approval } from './tables.ts'

const p = sql.placeholder

/** By the index of the company's requests: one that is approved was asked for within its time. */
const granted = prepared((db) =>
  db
    .select({ subject: approval.subject, at: approval.decidedAt })
    .from(approval)
    .where(
      and(
        eq(approval.companyId, p('companyId')),
        gte(approval.askedAt, p('askedSince')),
        eq(approval.state, 'approved'),
        eq(approval.decidedBy, p('memberId')),
        gte(approval.decidedAt, p('since')),
      ),
    )
    .prepare('approvals_granted'),
)

/** Of two that are decided at once, the later one counts the earlier. */
export const countInTurn = (act: Act) => takeTurn(act.tx, `left:${companyOf(act.actor)}:${act.actor.accountId}`)

/**
 * What the actor alone has let leave the company today, in the zone of the books: what they approved for somebody else is of two people,
 * and what is left out is in the amount already that it is added to.
 */
export async function leftToday(
  { db, actor, now, services }: Pick<Look, 'db' | 'actor' | 'now' | 'services'>,
  leftOut: string,
): Promise<Money[]> {
  const since = inBooksZone(now).startOfDay().toInstant()
  const asked = { companyId: companyOf(actor), memberId: actor.accountId, since }
  const books = [...services.hooks.of(leftBooks).values()]
  const [approved, ...left] = await together(
    () => granted(db).execute({ ...asked, askedSince: since.subtract({ hours: 24 * APPROVAL_DAYS }) }),
    ...books.map((find) => () => find(db, asked)),
  )
  const isOfTwo = ({ subject, at }: Left) => approved.some((one) => one.subject === subject && one.at?.equals(at))
  return left.flat().filter((one) => one.about !== leftOut && !isOfTwo(one))
}
