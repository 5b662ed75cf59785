import type { Cycle } from '../../../../../rules/constants.ts'
import { type Books, dropOf, type KeptPart, moneyOfPart, noSums, type PartMoney } from './money.ts'
import { periodsOf } from './parts.ts'
import { isUnsent } from './states.ts'

/** A part as a notice reads it: on the server and on screens. */
interface NoticedPart extends KeptPart {
  startsOn: string | null
  dueOn: string
  /** What a whole period comes to at its price: a change of the plan leaves that of earlier ones. */
  periodMinor: number | null
}

/** The first day on which a contract can end by a notice: after its days of notice, and not before what was submitted already. */
export function noticeFrom(parts: readonly NoticedPart[], today: string, noticeDays: number): string {
  const busy = parts.findLastIndex((part) => !isUnsent(part))
  const days = [
    Temporal.PlainDate.from(today).add({ days: noticeDays }).toString(),
    busy === -1 ? (parts[0]?.startsOn ?? '') : Temporal.PlainDate.from(parts[busy]!.dueOn).add({ days: 1 }).toString(),
  ]
  return days.toSorted().at(-1)!
}

/** What a notice makes of a long-term contract. Amounts in minor units. */
interface Noticed {
  /** The part that becomes the last one, which ends on the last day. */
  at: number
  /** What it comes to by calendar days. */
  amountMinor: number
  dropped: number
  /** What returns to the company's wallet. */
  backMinor: number
  after: PartMoney[]
}

/**
 * Ends a plan on a day of one of its periods that was not submitted: that one by calendar days at its own price, those after it are
 * dropped.
 */
export function noticeOf(parts: readonly NoticedPart[], cycle: Cycle, lastDay: string): Noticed | null {
  const at = parts.findIndex((part) => part.startsOn !== null && part.startsOn <= lastDay && lastDay <= part.dueOn)
  if (at === -1 || !parts.slice(at).every(isUnsent)) return null
  const part = parts[at]!
  // What was released of it already stays earned.
  const amountMinor = Math.max(part.earnedMinor, lastDay === part.dueOn ? part.amountMinor : upTo(part, cycle, lastDay))
  let books: Books = { parts: parts.map(moneyOfPart), sums: noSums }
  let backMinor = 0
  for (let later = parts.length - 1; later > at; later--) {
    if (!books.parts[later]!.isOpen) continue
    const step = dropOf(books, later)
    books = step.books
    backMinor += step.split.backMinor
  }
  const money = books.parts[at]!
  const heldMinor = Math.min(money.heldMinor, Math.max(0, amountMinor - money.earnedMinor - money.advancedMinor))
  backMinor += money.heldMinor - heldMinor
  const after = books.parts.map((one, place) => (place === at ? { ...one, amountMinor, heldMinor } : one))
  return { at, amountMinor, dropped: parts.length - 1 - at, backMinor, after }
}

/** What a period comes to if it ends on an earlier day. */
function upTo({ startsOn, amountMinor, periodMinor }: NoticedPart, cycle: Cycle, lastDay: string): number {
  const [shorter] = periodsOf({ cycle, amountMinor: periodMinor ?? amountMinor, firstDay: startsOn!, lastDay }, 1)
  return Math.min(amountMinor, shorter!.amountMinor)
}
