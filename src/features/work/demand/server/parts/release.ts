import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../../platform/server/amounts.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { measuredEarned } from '../../contract/plan/earned.ts'
import { releaseOf } from '../../contract/plan/money.ts'
import { movementOf, type Release } from '../money.ts'
import { booksOf } from './books.ts'
import type { PartContext } from './move.ts'

type Of = Pick<PartContext, 'demand' | 'row' | 'part' | 'parts'>

/** One release of a part, up to an amount earned in all; `isLast` ends the part. */
export async function releasingPart(
  look: Pick<Look, 'db' | 'services'>,
  { demand, row, part, parts }: Of,
  { uptoMinor, isLast }: { uptoMinor: number; isLast: boolean },
): Promise<Release> {
  const known = await booksOf(look, row, demand.facts.heldMinor, parts)
  const at = known.rows.findIndex(({ id }) => id === part.id)
  const step = releaseOf(known.books, at, { earnedMinor: uptoMinor - part.earnedMinor, isLast, rest: part.rest }, known.rates)
  const made = movementOf(row, 'demand.release', known, step)
  return { ...made, money: made.money && { ...made.money, ofPart: true } }
}

/** What the company accepts instead of the claim, below it: a measured value, or an amount where nothing is measured. */
export function acceptedOf({ row, part }: Of, { value, amount }: { value?: string | undefined; amount?: string | undefined }) {
  const claimedMinor = part.claimedMinor ?? 0
  const field = part.measure ? 'value' : 'amount'
  const typed = part.measure ? value : amount
  if (!typed) throw refuseFields({ [field]: 'required' })
  const acceptedMinor = part.measure ? measuredEarned(part.amountMinor, part.measure, typed) : amountOf(typed, row.currency)
  if (acceptedMinor >= claimedMinor || acceptedMinor < part.earnedMinor) {
    const money = (minor: number) => formatMoney(minor, row.currency, 'en')
    throw refuseFields({ [field]: fieldError('notLower', { from: money(part.earnedMinor), to: money(claimedMinor) }) })
  }
  return { acceptedMinor, acceptedValue: part.measure ? typed : null }
}
