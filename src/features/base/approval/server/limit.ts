import { type CashCurrency, digitsOf, type Money, moneyOf } from '../../../../platform/contract/amount.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { roughlyCny, SECOND_PERSON_FROM_CNY } from '../../../../rules/constants.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { memberIdsHolding, operatorIds } from '../../account/server/reads.ts'
import type { SecondRule } from '../contract/states.ts'
import { approvalLimit } from './tables.ts'

export const wholeCny = (amount: number): Money => moneyOf(amount * 10 ** digitsOf('CNY'), 'CNY')

interface Limit extends Money {
  version: number
  currency: CashCurrency
  off: boolean
  isDefault: boolean
}

export async function limitOf(db: Reader, companyId: string): Promise<Limit> {
  const [row] = await db.select().from(approvalLimit).where(eq(approvalLimit.companyId, companyId))
  if (!row) return { version: 0, ...wholeCny(SECOND_PERSON_FROM_CNY), currency: 'CNY', off: false, isDefault: true }
  return { version: row.version, off: row.off, currency: row.currency, amountMinor: row.amountMinor, isDefault: false }
}

/** Compares amounts of any two currencies by the rough rates of the rules, which no money is ever converted by. */
export const reaches = (money: Money, from: Money): boolean => roughly(money) >= roughly(from)

function roughly({ amountMinor, currency }: Money): number {
  if (currency === 'BEAN') throw new Error('beans have no limit')
  return (amountMinor / 10 ** digitsOf(currency)) * roughlyCny[currency]
}

/** Who holds the right in this scope: members of the company, or operators. */
export const holdersOf = (db: Reader, companyId: string | null, permission: Permission): Promise<string[]> =>
  companyId ? memberIdsHolding(db, companyId, permission) : operatorIds(db)

interface Question {
  permission: Permission
  /** Null for what has no amount: it always reaches the limit. */
  money: Money | null
  /** The platform's own limit; a company has one of its own. */
  from?: Money
}

/** Whether what the actor is about to do needs a second person (product §1). */
export async function secondRule(db: Reader, actor: Actor, { permission, money, from }: Question): Promise<SecondRule> {
  const companyId = actor.companyId
  if (money) {
    const limit: Money | Limit = companyId ? await limitOf(db, companyId) : (from ?? wholeCny(0))
    if (('off' in limit && limit.off) || !reaches(money, limit)) return 'below'
  }
  return (await holdersOf(db, companyId, permission)).some((id) => id !== actor.accountId) ? 'needed' : 'only'
}
