import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../../platform/server/amounts.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { type Fields, fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { measuredEarned } from '../../contract/plan/earned.ts'
import { releaseOf } from '../../contract/plan/money.ts'
import { type SentLine, workEarned } from '../../contract/plan/work.ts'
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

/** What the company accepts instead of the claim, below it: a measured value, what counts of a sheet, else an amount. */
export function acceptedOf({ row, part }: Of, { value, amount }: { value?: string | undefined; amount?: string | undefined }) {
  const claimedMinor = part.claimedMinor ?? 0
  const { measure, work } = part
  const field = measure || work ? 'value' : 'amount'
  const typed = measure || work ? value : amount
  if (!typed) throw refuseFields({ [field]: 'required' })
  if (work && !isCount(typed)) throw refuseFields({ value: 'decimalText' })
  const acceptedMinor = measure
    ? measuredEarned(part.amountMinor, measure, typed)
    : work
      ? workEarned(work, Number(typed))
      : amountOf(typed, row.currency)
  if (acceptedMinor >= claimedMinor || acceptedMinor < part.earnedMinor) {
    const money = (minor: number) => formatMoney(minor, row.currency, 'en')
    throw refuseFields({ [field]: fieldError('notLower', { from: money(part.earnedMinor), to: money(claimedMinor) }) })
  }
  return { acceptedMinor, acceptedValue: measure ? typed : null }
}

const isCount = (text: string) => /^\d{1,6}$/.test(text)

/** A sheet with what the company accepts of its lines: less than was logged, never more. */
export function loweredSheet(sheet: readonly SentLine[], lowered: readonly { day: string; counted: number; answer: string }[]): SentLine[] {
  const fields: Fields = {}
  for (const [at, one] of lowered.entries()) {
    const line = sheet.find(({ day }) => day === one.day)
    if (!line || lowered.findIndex(({ day }) => day === one.day) < at) fields[`lines.${at}.day`] = 'lineOutside'
    else if (one.counted > line.counted) fields[`lines.${at}.counted`] = 'lineAbove'
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields)
  return sheet.map((line) => {
    const less = lowered.find(({ day }) => day === line.day)
    return less ? { ...line, accepted: less.counted, answer: less.answer } : { ...line, accepted: null, answer: '' }
  })
}
