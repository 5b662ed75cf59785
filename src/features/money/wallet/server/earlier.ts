import type { ResultOf } from '../../../../platform/contract/call.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { alias, and, eq, isNull, lt, ne, or, type PgColumn, sql } from '../../../../platform/server/data/drizzle.ts'
import type { walletCalls } from '../contract/calls.ts'
import { moneyOrder, type WithdrawalRow, withdrawal } from './tables.ts'

type Earlier = ResultOf<(typeof walletCalls)['GET /ws/operator/withdrawals']>['records'][number]['earlier']

const addedAt = (bank: PgColumn) => sql`${bank} ->> 'addedAt'`

/**
 * What each of these payouts' accounts has been paid before, by the order: an account is known by its owner and when it was added. The
 * payouts of an owner are found by `money_order_owner`.
 */
export async function earlierPayouts(db: Reader, payouts: readonly WithdrawalRow[]): Promise<Map<string, Earlier>> {
  if (payouts.length === 0) return new Map()
  const [own, other, paid] = [alias(moneyOrder, 'own'), alias(moneyOrder, 'other'), alias(withdrawal, 'paid')]
  const rows = await db
    .select({
      orderId: withdrawal.orderId,
      currency: other.currency,
      count: sql<number>`count(*)::int`,
      amountMinor: sql<number>`sum(${other.netMinor})::bigint`.mapWith(Number),
      lastAt: sql<string>`max(${paid.decidedAt})`,
    })
    .from(withdrawal)
    .innerJoin(own, eq(own.id, withdrawal.orderId))
    .innerJoin(other, and(eq(other.ownerId, own.ownerId), eq(other.type, 'withdrawal'), eq(other.state, 'paid'), ne(other.id, own.id)))
    .innerJoin(paid, and(eq(paid.orderId, other.id), eq(addedAt(paid.bank), addedAt(withdrawal.bank))))
    .where(
      and(
        anyOf(
          withdrawal.orderId,
          payouts.map(({ orderId }) => orderId),
        ),
        or(isNull(withdrawal.decidedAt), lt(paid.decidedAt, withdrawal.decidedAt)),
      ),
    )
    .groupBy(withdrawal.orderId, other.currency)
    .orderBy(other.currency)
  return new Map(
    payouts.map(({ orderId, bank }) => {
      const before = rows.filter((row) => row.orderId === orderId)
      const lastAt = before
        .map((row) => Temporal.Instant.from(row.lastAt))
        .sort(Temporal.Instant.compare)
        .at(-1)
      const earlier: Earlier = {
        count: before.reduce((sum, { count }) => sum + count, 0),
        lastAt: lastAt?.toString() ?? null,
        paid: before.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
      }
      return [orderId, bank.addedAt === undefined ? null : earlier] as const
    }),
  )
}
