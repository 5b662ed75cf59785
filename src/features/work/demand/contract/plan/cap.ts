import { type KeptPart, missingOf, moneyOfPart, type PartMoney } from './money.ts'
import { isUnsent } from './states.ts'
import { type Work, workEarned } from './work.ts'

/** A week as a change of its cap reads it: on the server and on screens. */
interface CappedPart extends KeptPart {
  startsOn: string | null
  dueOn: string
  work: Work | null
}

/** A week whose cap changes. */
interface Recapped {
  at: number
  work: Work
  after: PartMoney
}

/** What another cap a week comes to. Amounts in minor units. */
interface CapChange {
  weeks: Recapped[]
  /** Wallet → escrow: what weeks that are in escrow lack. */
  fundMinor: number
  /** Escrow → wallet: what they no longer need. */
  backMinor: number
  /** By how much the amount of the request changes. */
  byMinor: number
}

/** A higher cap holds from the week that runs, a lower one from the next one on. Weeks that were submitted keep theirs. */
export function capChangeOf(parts: readonly CappedPart[], cap: number, today: string): CapChange {
  const weeks = parts.flatMap((part, at): Recapped[] => {
    const { work, startsOn, dueOn } = part
    if (!work || !isUnsent(part) || work.cap === cap) return []
    if (cap > work.cap ? dueOn < today : startsOn! <= today) return []
    const amountMinor = Math.max(part.earnedMinor, workEarned(work, cap))
    const money = { ...moneyOfPart(part), amountMinor }
    const isHeld = part.state !== 'planned'
    const missing = isHeld ? missingOf(money) : 0
    const heldMinor = Math.min(part.heldMinor + missing, Math.max(0, amountMinor - part.earnedMinor - part.advancedMinor))
    return [{ at, work: { ...work, cap }, after: { ...money, heldMinor } }]
  })
  const changes = weeks.map(({ at, after }) => after.heldMinor - parts[at]!.heldMinor)
  return {
    weeks,
    fundMinor: changes.reduce((sum, change) => sum + Math.max(0, change), 0),
    backMinor: changes.reduce((sum, change) => sum + Math.max(0, -change), 0),
    byMinor: weeks.reduce((sum, { at, after }) => sum + after.amountMinor - parts[at]!.amountMinor, 0),
  }
}

/** The cap that holds from now on: of the last week that can still change, else of the last one. In what is counted. */
export const capNow = (parts: readonly CappedPart[]): number | null => (parts.findLast(isUnsent) ?? parts.at(-1))?.work?.cap ?? null
