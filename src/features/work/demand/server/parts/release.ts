import type { Look } from '../../../../../platform/server/services.ts'
import { releaseOf } from '../../contract/plan/money.ts'
import { movementOf, type Release } from '../money.ts'
import type { Reached } from '../reach.ts'
import { booksOf } from './books.ts'
import type { PartContext } from './move.ts'

interface Of extends Pick<PartContext, 'row' | 'part' | 'parts'> {
  demand: Pick<Reached, 'facts'>
}

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
