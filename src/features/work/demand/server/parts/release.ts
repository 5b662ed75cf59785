import type { Look } from '../../../../../platform/server/services.ts'
import { releaseOf, supplementOf } from '../../contract/plan/money.ts'
import { funding, type Movement, movementOf, type Release } from '../money.ts'
import type { Reached } from '../reach.ts'
import { booksOf } from './books.ts'
import type { PartContext } from './move.ts'

interface Of extends Pick<PartContext, 'row' | 'part' | 'parts'> {
  demand: Pick<Reached, 'facts'>
}

interface PartRelease extends Release {
  /** Of a supplementary sheet: what comes from the wallet first. */
  funds: Movement | null
  fundMinor: number
}

/** One release of a part, up to an amount earned in all; `isLast` ends the part. Of one that is over, what a supplementary sheet adds. */
export async function releasingPart(
  look: Pick<Look, 'db' | 'services'>,
  { demand, row, part, parts }: Of,
  { uptoMinor, isLast }: { uptoMinor: number; isLast: boolean },
): Promise<PartRelease> {
  const known = await booksOf(look, row, demand.facts.heldMinor, parts)
  const at = known.rows.findIndex(({ id }) => id === part.id)
  const earnedMinor = uptoMinor - part.earnedMinor
  const step =
    part.state === 'supplemented'
      ? supplementOf(known.books, at, earnedMinor, known.rates)
      : { ...releaseOf(known.books, at, { earnedMinor, isLast, rest: part.rest }, known.rates), fundMinor: 0 }
  const { fundMinor } = step
  const made = movementOf(row, 'demand.release', known, step)
  const preview = { ...made.preview, heldAfterMinor: made.preview.heldAfterMinor + fundMinor }
  const money = made.money && { ...made.money, ofPart: true as const, release: made.money.release && preview }
  return { ...made, preview, money, fundMinor, funds: fundMinor > 0 ? funding(row, fundMinor) : null }
}
