/** What one operator books for one owner, and one member lets leave their company, in a day counts together for a second person. */
import type { Money } from '../../../../platform/contract/amount.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { prepared, together } from '../../../../platform/server/data/database.ts'
import { and, eq, gte, inArray, isNull, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { LeftBook } from '../../../base/approval/server/hooks.ts'
import { roughSum } from '../../../base/approval/server/reads.ts'
import { type DecidedBook, decidedBooks } from './hooks.ts'
import { moneyOrder, topUp, withdrawal } from './tables.ts'

/**
 * This amount with all that this operator has booked for the owner today, in the zone of the books and over every book: roughly, in yuan.
 * Of two that are decided at once, the later one counts the earlier.
 */
export async function withToday(act: Act, ownerId: string, money: Money): Promise<Money> {
  await takeTurn(act.tx, `decided:${act.actor.accountId}:${ownerId}`)
  const since = inBooksZone(act.now).startOfDay().toInstant()
  const books = [...act.services.hooks.of(decidedBooks).values()]
  const decided = await together(...books.map((find) => () => find(act.db, { ownerId, operatorId: act.actor.accountId, since })))
  return roughSum([money, ...decided.flat()])
}

/** Top-ups that were credited, and payouts that were reported as paid. */
export const decidedHere: DecidedBook = (db, { ownerId, operatorId, since }) =>
  db
    .select({ amountMinor: moneyOrder.netMinor, currency: moneyOrder.currency })
    .from(moneyOrder)
    .leftJoin(topUp, eq(topUp.orderId, moneyOrder.id))
    .leftJoin(withdrawal, eq(withdrawal.orderId, moneyOrder.id))
    .where(
      and(
        eq(moneyOrder.ownerId, ownerId),
        inArray(moneyOrder.state, ['done', 'paid']),
        or(
          and(eq(topUp.decidedBy, operatorId), gte(topUp.decidedAt, since)),
          and(eq(withdrawal.decidedBy, operatorId), gte(withdrawal.decidedAt, since)),
        ),
      ),
    )

const withdrawnAlone = prepared((db) =>
  db
    .select({
      about: moneyOrder.id,
      subject: moneyOrder.id,
      at: moneyOrder.createdAt,
      currency: moneyOrder.currency,
      amountMinor: moneyOrder.amountMinor,
    })
    .from(moneyOrder)
    .innerJoin(withdrawal, eq(withdrawal.orderId, moneyOrder.id))
    .where(
      and(
        eq(moneyOrder.ownerId, sql.placeholder('companyId')),
        gte(moneyOrder.createdAt, sql.placeholder('since')),
        inArray(moneyOrder.state, ['approved', 'paid']),
        eq(withdrawal.preparedBy, sql.placeholder('memberId')),
        isNull(withdrawal.approvedBy),
      ),
    )
    .prepare('withdrawn_alone'),
)

/** Withdrawals that nobody else has approved: where there was one member. */
export const withdrawnHere: LeftBook = (db, asked) => withdrawnAlone(db).execute({ ...asked })
