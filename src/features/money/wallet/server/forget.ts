import { daysAfter } from '../../../../platform/server/clock.ts'
import { and, eq, inArray, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { BOOKS_KEPT_YEARS } from '../../../../rules/constants.ts'
import { dropSecrets } from '../../../base/secret/server/writes.ts'
import { bankAccount, moneyOrder, withdrawal } from './tables.ts'

/** The account of an individual is closed: their bank accounts go. What a payout was sent to stays with its order, as long as the books. */
export async function forgetBankAccounts(act: Act): Promise<void> {
  const owner = ownerOf(act.actor)
  if (owner.ownerType !== 'person') return
  const gone = await act.tx
    .delete(bankAccount)
    .where(and(eq(bankAccount.ownerType, owner.ownerType), eq(bankAccount.ownerId, owner.ownerId)))
    .returning({ id: bankAccount.id })
  await dropSecrets(
    act,
    { scope: owner.ownerId, table: 'bankAccount' },
    gone.map(({ id }) => id),
  )
}

const AT_ONCE = 500

/** Each night: the accounts of payouts that no book needs any more. */
export async function forgetOldPayouts(act: Act): Promise<number> {
  const over = await act.tx
    .select({ id: withdrawal.orderId, ownerId: moneyOrder.ownerId })
    .from(withdrawal)
    .innerJoin(moneyOrder, eq(moneyOrder.id, withdrawal.orderId))
    .where(and(lt(withdrawal.decidedAt, daysAfter(act.now, -365 * BOOKS_KEPT_YEARS)), sql`${withdrawal.bank}->>'holderName' <> ''`))
    .limit(AT_ONCE)
  if (over.length === 0) return 0
  for (const [scope, rows] of Map.groupBy(over, ({ ownerId }) => ownerId))
    await dropSecrets(
      act,
      { scope, table: 'withdrawal' },
      rows.map(({ id }) => id),
    )
  await act.tx
    .update(withdrawal)
    .set({ bank: sql`${withdrawal.bank} || '{"holderName": ""}'::jsonb` })
    .where(
      inArray(
        withdrawal.orderId,
        over.map(({ id }) => id),
      ),
    )
  return over.length
}
