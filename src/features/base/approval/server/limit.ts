import { type CashCurrency, digitsOf, type Money, moneyOf } from '../../../../platform/contract/amount.ts'
import { prepared, type Reader, together } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { roughlyCny, SECOND_PERSON_FROM_CNY } from '../../../../rules/constants.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { heldLatelyByOthers, memberIdsHolding, operatorIds } from '../../account/server/reads.ts'
import type { SecondRule } from '../contract/states.ts'
import { countInTurn, leftToday } from './day.ts'
import { approvalLimit } from './tables.ts'

export const wholeCny = (amount: number): Money => moneyOf(Math.round(amount * 10 ** digitsOf('CNY')), 'CNY')

interface Limit extends Money {
  version: number
  currency: CashCurrency
  off: boolean
  isDefault: boolean
}

const limits = prepared((db) =>
  db
    .select()
    .from(approvalLimit)
    .where(eq(approvalLimit.companyId, sql.placeholder('companyId')))
    .prepare('approval_limit'),
)

export async function limitOf(db: Reader, companyId: string): Promise<Limit> {
  const [row] = await limits(db).execute({ companyId })
  if (!row) return { version: 0, ...wholeCny(SECOND_PERSON_FROM_CNY), currency: 'CNY', off: false, isDefault: true }
  return { version: row.version, off: row.off, currency: row.currency, amountMinor: row.amountMinor, isDefault: false }
}

/** Compares amounts of any two currencies by the rough rates of the rules, which no money is ever converted by. */
export const reaches = (money: Money, from: Money): boolean => reachTogether([money], from)

const reachTogether = (list: readonly Money[], from: Money): boolean => total(list) >= roughly(from)

/** The sum of amounts in any currencies, in yuan by the rough rates: only to compare it with a limit. */
export const roughSum = (list: readonly Money[]): Money => wholeCny(total(list))

const total = (list: readonly Money[]): number => list.reduce((sum, one) => sum + roughly(one), 0)

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
  /**
   * Of what a company pays: the demand whose whole amount this is. With it counts what the actor alone has let leave the company today by
   * anything else.
   */
  wholeOf?: string
}

type Asking = Pick<Look, 'db' | 'actor' | 'now' | 'services'>

/** Whether what the actor is about to do needs a second person (product §1). */
export async function secondRule(look: Asking, question: Question): Promise<SecondRule> {
  const [below, someone, lately] = await together(
    () => isBelow(look, question),
    () => someoneElse(look, question.permission),
    () => look.actor.companyId !== null && someoneLately(look, question.permission),
  )
  if (below) return 'below'
  return someone || lately ? 'needed' : 'only'
}

/**
 * The same for what is being done. Refuses where nobody else may approve it now, but somebody could within the last days: the only other
 * approver must not be switched off and on again around it.
 */
export async function needsSecond(act: Act, question: Question): Promise<boolean> {
  if (question.wholeOf !== undefined) await countInTurn(act)
  if (await isBelow(act, question)) return false
  if (await someoneElse(act, question.permission)) return true
  if (act.actor.companyId && (await someoneLately(act, question.permission))) throw refuse('secondPersonLately')
  return false
}

/**
 * For what the company has ordered beforehand and nobody is there to approve: whether it may happen without a second person. It is funded
 * by nobody's hand and stays the company's own, so that no day of anybody counts with it: the release does.
 */
export async function goesWithoutSecond(
  { db, now }: Pick<Act, 'db' | 'now'>,
  companyId: string,
  permission: Permission,
  money: Money,
): Promise<boolean> {
  const limit = await limitOf(db, companyId)
  if (limit.off || !reaches(money, limit)) return true
  const [only, ...others] = await holdersOf(db, companyId, permission)
  if (others.length > 0) return false
  return only === undefined || !(await heldLatelyByOthers(db, companyId, permission, only, now))
}

async function isBelow(look: Asking, { money, from, wholeOf }: Question): Promise<boolean> {
  const { db, actor } = look
  if (!money) return false
  if (!actor.companyId) return !reaches(money, from ?? wholeCny(0))
  const { companyId } = actor
  const [limit, left] = await together(
    () => limitOf(db, companyId),
    () => (wholeOf === undefined ? [] : leftToday(look, wholeOf)),
  )
  return limit.off || !reachTogether([money, ...left], limit)
}

const someoneElse = async ({ db, actor }: Pick<Look, 'db' | 'actor'>, permission: Permission): Promise<boolean> =>
  (await holdersOf(db, actor.companyId, permission)).some((id) => id !== actor.accountId)

/** Whether another member held the permission within the last days and does not now. */
export const someoneLately = ({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>, permission: Permission): Promise<boolean> =>
  heldLatelyByOthers(db, companyOf(actor), permission, actor.accountId, now)
